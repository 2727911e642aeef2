import type { ExportLinkContent } from '@vitrine/contract/exports'
import type { Timetable } from '@vitrine/contract/kit'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor, Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { Exports } from '../exports/index.ts'
import type { Right } from './rules/rights.ts'

/** A link for fetching the newest export. */
export interface ExportLink {
  readonly id: string
  readonly name: string
  readonly tokenHash: string
  /** Who made it or renewed its address last; null once they have left the staff. */
  readonly maker: Actor | null
  readonly content: ExportLinkContent
  readonly onlyVisible: boolean
  readonly timetable: Timetable
  readonly paused: boolean
  readonly nextDate: Date | null
  /** The export that the link serves. */
  readonly exportId: string | null
  /** The running export. */
  readonly runningExportId: string | null
  readonly failures: number
  readonly createdDate: Date
  readonly updatedDate: Date
}

export interface ExportLinkDeps {
  readonly platform: Pick<Platform, 'clock' | 'config' | 'db' | 'logger' | 'work'>
  readonly events: Events
  readonly exports: Pick<Exports, 'start' | 'findMany' | 'serveLinked' | 'dropOrders'>
  /** Whether the actor of the transaction has a right today. */
  readonly isStillAllowed: (tx: Tx, right: Right) => Promise<boolean>
  readonly timeZoneOf: (tx: Tx) => Promise<string>
}

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'exportLinks:due': Record<string, unknown>
  }
}
