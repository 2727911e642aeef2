import { Guid, Json, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'
import { Reason } from '../reasons/index.ts'

/** QUEUED → RUNNING → DONE or FAILED; CANCELLED from the first two. */
export const jobStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const
export type JobState = (typeof jobStates)[number]

/** How many of its errors a job shows; `failed` counts all. */
export const SHOWN_ERRORS = 100

/**
 * Why one item failed, with the error of the operation for a single item. For lines of files `data.cause` is the reason
 * for readers of any language.
 */
export const JobItemError = Type.Object({
  /** Id of the product, inventory item or whatever else the job is about. */
  itemId: Type.String(),
  code: Type.String(),
  description: Type.String(),
  data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})
export type JobItemError = Static<typeof JobItemError>

/** One action on everything that fits a filter, with its progress. */
export const Job = Type.Object({
  id: Guid(),
  /** The kind of work, such as `products.adjustVariants`. */
  kind: Type.String(),
  /** The request as sent. */
  input: Json(),
  state: OneOf(jobStates),
  /** Number of items that matched at the request; items added later are not included. */
  total: Type.Integer(),
  /** Items that are decided: `succeeded` and `failed`. */
  processed: Type.Integer(),
  /** Items that were changed, or needed no change. */
  succeeded: Type.Integer(),
  failed: Type.Integer(),
  /** The first 100 of the items that failed, in the order they were met. */
  errors: Type.Array(JobItemError),
  /** Measured over the present run; absent until something is measured. */
  itemsPerSecond: Type.Optional(Type.Number()),
  /** While it is running and its pace is known. */
  secondsLeft: Type.Optional(Type.Integer()),
  /** Why the whole job failed. */
  failure: Type.Optional(Type.String()),
  /** `failure` for readers of any language; absent where there is only the text. */
  failureCause: Type.Optional(Reason),
  /** The actor that started the job; it runs with their permissions. */
  actor: Type.Object({ type: Type.String(), id: Type.String() }),
  createdDate: Timestamp(),
  /** Earliest start; absent: as soon as possible. */
  scheduledDate: Type.Optional(Timestamp()),
  startedDate: Type.Optional(Timestamp()),
  updatedDate: Timestamp(),
  finishedDate: Type.Optional(Timestamp()),
})
export type Job = Static<typeof Job>
