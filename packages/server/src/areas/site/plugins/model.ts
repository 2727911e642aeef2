import type { Plugin } from '@vitrine/plugin'
import type { Platform } from '../../../platform/platform.ts'
import type { FetchLimits } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Caller } from '../../../transport/caller.ts'
import type { Events } from '../events/index.ts'

export type PluginDeliveryState = 'WAITING' | 'DONE' | 'FAILED'

/** One fact on its way to a plug-in. */
export interface PluginDelivery {
  readonly id: string
  readonly plugin: string
  readonly factSeq: string
  readonly fact: string
  readonly entityId: string
  readonly state: PluginDeliveryState
  readonly attempts: number
  readonly failure: string | null
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** Runs work in one transaction for one site. */
export type RunWork = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Answers a request in this process in the name of a caller. */
export type FetchAs = (caller: Caller, request: Request) => Promise<Response>

export interface PluginDeps
  extends Pick<Platform, 'clock' | 'config' | 'db' | 'jobs' | 'logger' | 'work'> {
  readonly plugins: readonly Plugin[]
  readonly events: Events
  readonly fetchAs: FetchAs
  readonly limits: FetchLimits
}

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    [deliver: `plugins.deliver.${string}`]: { siteId: string; id: string }
    'plugins:prune': Record<string, unknown>
  }
}
