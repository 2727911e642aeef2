import { Guid, Json, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

/** What a job does to each member that fits its filter. */
export const memberJobActions = ['APPROVE', 'BLOCK', 'DELETE'] as const
export type MemberJobAction = (typeof memberJobActions)[number]

/** QUEUED → RUNNING → DONE or FAILED; CANCELLED from the first two. */
export const memberJobStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const
export type MemberJobState = (typeof memberJobStates)[number]

/** Members that stayed as they were, for one reason. */
export const MemberJobFailure = Type.Object({
  /** Code of the error that the call for one member would have given. */
  code: Type.String(),
  description: Type.String(),
  count: Type.Integer(),
  /** The first 20 of them. */
  memberIds: Type.Array(Guid()),
})
export type MemberJobFailure = Static<typeof MemberJobFailure>

/** One action on all members that fit a filter, with its progress. */
export const MemberJob = Type.Object({
  id: Guid(),
  action: OneOf(memberJobActions),
  state: OneOf(memberJobStates),
  /** The filter and search as they were sent. */
  filter: Json(),
  search: Type.Optional(Json()),
  /** Members that fitted when the job was asked for; those who join later are left alone. */
  total: Type.Integer(),
  /** Members it has moved or removed, or that were there already. */
  done: Type.Integer(),
  failed: Type.Integer(),
  failures: Type.Array(MemberJobFailure),
  /** Measured over the present run; absent until something is measured. */
  membersPerSecond: Type.Optional(Type.Number()),
  /** While it is running and its pace is known. */
  secondsLeft: Type.Optional(Type.Integer()),
  /** Why the whole job was given up. */
  failure: Type.Optional(Type.String()),
  createdDate: Timestamp(),
  startedDate: Type.Optional(Timestamp()),
  updatedDate: Timestamp(),
  finishedDate: Type.Optional(Timestamp()),
})
export type MemberJob = Static<typeof MemberJob>
