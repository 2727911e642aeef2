export interface MemberRole {
  readonly key: string
  readonly title: string
  readonly createdDate: Date
}

/** One role of one member. */
export interface Assignment {
  readonly memberId: string
  readonly key: string
  readonly title: string
}

/** Which assignments are meant; absent means all. */
export interface RoleFilter {
  readonly memberIds?: readonly string[]
  readonly keys?: readonly string[]
}
