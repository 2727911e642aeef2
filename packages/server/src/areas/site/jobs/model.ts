import type { JobItemError, JobState } from '@vitrine/contract/jobs'
import type { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import type { Reason } from '@vitrine/contract/reasons'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor, Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'

/** Why a whole job failed: the English text, and the reason for readers of any language. */
export interface JobFailure {
  readonly text: string
  readonly cause: Reason
}

/** One action on all matching items, with its progress. */
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
  readonly failureCause: Reason | null
  readonly actor: Actor
  readonly createdDate: Date
  /** Earliest start; null: as soon as possible. */
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
  /** Items created later are not included. */
  readonly createdUntil: Date
}

/** The definition of a kind of job. The input is JSON, stored as sent. */
export interface JobKind<Input> {
  /** The number of matching items, for the progress; throws if the job can never succeed. */
  count(tx: Tx, input: Input): Promise<number>
  /** The next items that fit, in an order that the job itself does not change. */
  next(tx: Tx, input: Input, page: ItemPage): Promise<readonly JobItem[]>
  /**
   * Processes these items, in the transaction that also updates the job. Returns the failed ones; all others
   * succeeded. A domain error rolls the batch back, which is then retried in smaller ones until the failing
   * item is found.
   */
  act(tx: Tx, input: Input, ids: readonly string[]): Promise<readonly ItemFailure[]>
  /** The scope that an API key needs, such as `catalog-v3:write`; any valid key by default. */
  readonly scope?: string
  /** The part of a large input that a job shows, and stores after its end; all of it by default. */
  readonly shownInput?: (input: Input) => unknown
  /** Items per transaction; 100 by default. */
  readonly batch?: number
  /**
   * All or nothing: all batches run in one transaction, which also ends the job. A domain error thrown by
   * `act` refuses the whole job; this returns the conflicts after the rollback.
   */
  readonly atomic?: (tx: Tx, input: Input, error: Refusal) => Promise<readonly ItemFailure[]>
}

/** An error that was promised. */
export type Refusal = ApplicationError | ValidationError

/** Starts jobs of one kind, in the transaction of the call; with a date, not before it. */
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
