import type { JobItemError, JobState } from '@vitrine/contract/jobs'
import type { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import type { Platform } from '../../platform/platform.ts'
import type { Actor, Tx } from '../../platform/tx.ts'
import type { Events } from '../events/index.ts'

/** One action on everything that fits, as far as it has come. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly input: unknown
  readonly state: JobState
  /** The last item that is decided. */
  readonly cursor: string | null
  readonly total: number
  readonly succeeded: number
  readonly failed: number
  readonly errors: readonly JobItemError[]
  readonly failure: string | null
  readonly actor: Actor
  readonly createdDate: Date
  readonly startedDate: Date | null
  readonly runStartedDate: Date | null
  readonly runStartedCount: number
  readonly updatedDate: Date
  readonly finishedDate: Date | null
}

/** Something a job acts on, and where it stands in the order of all. */
export interface JobItem {
  readonly id: string
  /** Whoever asks for what comes after it says this; nothing that the job changes moves it. */
  readonly cursor: string
}

export interface ItemFailure {
  readonly id: string
  readonly error: ApplicationError
}

export interface ItemPage {
  /** The last item of the page before; null at the start. */
  readonly after: string | null
  readonly limit: number
  /** What was added after the job was asked for is left alone. */
  readonly createdUntil: Date
}

/** What jobs of one kind do. The input is JSON, kept as it was asked. */
export interface JobKind<Input> {
  /** How many items fit now, for the progress; refuses what can never be done by throwing. */
  count(tx: Tx, input: Input): Promise<number>
  /** The next items that fit, in an order that the job itself does not change. */
  next(tx: Tx, input: Input, page: ItemPage): Promise<readonly JobItem[]>
  /**
   * Acts on these items, all in the transaction that also moves the job on. Answers with those that
   * could not be done; each other one succeeded. A promised error that is thrown undoes the batch, which
   * is then tried in smaller ones until it is known whose error it is.
   */
  act(tx: Tx, input: Input, ids: readonly string[]): Promise<readonly ItemFailure[]>
  /** What a key must be let do that asks for it, such as `catalog-v3:write`; any living key unless given. */
  readonly scope?: string
  /** Items of one transaction; 100 unless given. */
  readonly batch?: number
  /**
   * All of it or nothing: every batch is done in one transaction, which ends the job as well. A promised
   * error that `act` throws refuses the whole job; this says, when nothing of it is left, what stands
   * against it.
   */
  readonly whole?: (tx: Tx, input: Input, error: Refusal) => Promise<readonly ItemFailure[]>
}

/** An error that was promised. */
export type Refusal = ApplicationError | ValidationError

/** Begins jobs of one kind, in the transaction of the call that asks. */
export type StartJob<Input> = (tx: Tx, input: Input) => Promise<Job>

/** Whether the actor of a unit of work may do today what it once asked for. */
export type MayStill = (tx: Tx, scope: string | undefined) => Promise<boolean>

/** What the verbs of this feature stand on. */
export interface JobWorld {
  readonly platform: Platform
  readonly events: Events
  readonly mayStill: MayStill
  readonly kindOf: (name: string) => JobKind<unknown> | undefined
}

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'jobs.run': { siteId: string; id: string }
  }
}
