import type { JobItemError, JobState } from '@vitrine/contract/jobs'
import type { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor, Tx } from '../../../platform/tx.ts'
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
  /** Before it the job does not begin; null: as soon as its turn comes. */
  readonly scheduledDate: Date | null
  readonly startedDate: Date | null
  readonly runStartedDate: Date | null
  readonly runStartedCount: number
  readonly updatedDate: Date
  readonly finishedDate: Date | null
}

/** An item that a job acts on, and its position in the order of all. */
export interface JobItem {
  readonly id: string
  /** The cursor of the next items; nothing that the job changes moves it. */
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
  /** Items added after the job was created are left alone. */
  readonly createdUntil: Date
}

/** The definition of a kind of job. The input is JSON, stored as it was sent. */
export interface JobKind<Input> {
  /** How many items fit now, for the progress; refuses what can never be done by throwing. */
  count(tx: Tx, input: Input): Promise<number>
  /** The next items that fit, in an order that the job itself does not change. */
  next(tx: Tx, input: Input, page: ItemPage): Promise<readonly JobItem[]>
  /**
   * Acts on these items, all in the transaction that also advances the job. Returns those that
   * failed; each other one succeeded. A domain error that is thrown rolls the batch back, which
   * is then tried in smaller ones until the failing item is found.
   */
  act(tx: Tx, input: Input, ids: readonly string[]): Promise<readonly ItemFailure[]>
  /** What a key must be let do that asks for it, such as `catalog-v3:write`; any living key unless given. */
  readonly scope?: string
  /** What a job shows of an input that is large, and stores once it is over; all of it unless given. */
  readonly shownInput?: (input: Input) => unknown
  /** Items of one transaction; 100 unless given. */
  readonly batch?: number
  /**
   * All or nothing: every batch runs in one transaction, which ends the job as well. A domain
   * error that `act` throws refuses the whole job; this returns, after the rollback, the
   * conflicts.
   */
  readonly atomic?: (tx: Tx, input: Input, error: Refusal) => Promise<readonly ItemFailure[]>
}

/** An error that was promised. */
export type Refusal = ApplicationError | ValidationError

/** Begins jobs of one kind, in the transaction of the call that asks; with a date, not before it. */
export type StartJob<Input> = (tx: Tx, input: Input, scheduledDate?: Date | null) => Promise<Job>

/** Whether the actor of a unit of work still has the permission with which it was started. */
export type IsStillAllowed = (tx: Tx, scope: string | undefined) => Promise<boolean>

/** Dependencies of the operations of this feature. */
export interface JobEngineDeps {
  readonly platform: Platform
  readonly events: Events
  readonly isStillAllowed: IsStillAllowed
  readonly kindOf: (name: string) => JobKind<unknown> | undefined
}

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'jobs.run': { siteId: string; id: string }
    'jobs:due': Record<string, unknown>
  }
}
