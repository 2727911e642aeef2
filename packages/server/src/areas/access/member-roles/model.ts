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

/** Filters assignments; an absent field matches all. */
export interface RoleFilter {
  readonly memberIds?: readonly string[]
  readonly keys?: readonly string[]
}
