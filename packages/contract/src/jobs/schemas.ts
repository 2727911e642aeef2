import { Guid, Json, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

/** QUEUED → RUNNING → DONE or FAILED; CANCELLED from the first two. */
export const jobStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const
export type JobState = (typeof jobStates)[number]

/** How many of its errors a job shows; `failed` counts all. */
export const SHOWN_ERRORS = 100

/** Why one item failed, with the error of the operation for a single item. */
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
  /** What it does, such as `products.adjustVariants`. */
  kind: Type.String(),
  /** What was asked, as it was sent. */
  input: Json(),
  state: OneOf(jobStates),
  /** Items that fitted when the job was asked for; those that are added later are left alone. */
  total: Type.Integer(),
  /** Items that are decided: `succeeded` and `failed`. */
  processed: Type.Integer(),
  /** Items it has changed, or that were as asked already. */
  succeeded: Type.Integer(),
  failed: Type.Integer(),
  /** The first 100 of the items that failed, in the order they were met. */
  errors: Type.Array(JobItemError),
  /** Measured over the present run; absent until something is measured. */
  itemsPerSecond: Type.Optional(Type.Number()),
  /** While it is running and its pace is known. */
  secondsLeft: Type.Optional(Type.Integer()),
  /** Why the whole job was given up. */
  failure: Type.Optional(Type.String()),
  /** Who started the job; it acts with their permissions. */
  actor: Type.Object({ type: Type.String(), id: Type.String() }),
  createdDate: Timestamp(),
  /** Before this date it does not begin; absent: it begins when its turn comes. */
  scheduledDate: Type.Optional(Timestamp()),
  startedDate: Type.Optional(Timestamp()),
  updatedDate: Timestamp(),
  finishedDate: Type.Optional(Timestamp()),
})
export type Job = Static<typeof Job>
