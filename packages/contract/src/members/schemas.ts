import {
  Email,
  Guid,
  Json,
  MapOf,
  Maybe,
  OneOf,
  PagingMetadata,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import {
  activityStatuses,
  memberFieldSets,
  memberStatuses,
  privacyStatuses,
} from '../vocabulary/index.ts'

/** A postal address of a member. A street, or a line of text. */
export const MemberAddress = Type.Object({
  /** Given by the server; an address that comes back with it is the same one, changed. */
  id: Maybe(Guid()),
  streetAddress: Maybe(Type.Object({ number: Maybe(Text(0, 100)), name: Maybe(Text(0, 200)) })),
  addressLine: Maybe(Text(0, 200)),
  addressLine2: Maybe(Text(0, 200)),
  city: Maybe(Text(0, 200)),
  /** ISO 3166-2. */
  subdivision: Maybe(Text(0, 20)),
  /** ISO 3166-1, two letters. */
  country: Maybe(Text(0, 2, { pattern: '^([a-zA-Z]{2})?$' })),
  postalCode: Maybe(Text(0, 50)),
})

/** How to reach a member. In a change, an empty text clears and an empty list changes nothing. */
export const MemberContact = Type.Object({
  /** The member's `contactId` once more; read-only. */
  contactId: Maybe(Guid()),
  firstName: Maybe(Text(0, 100)),
  lastName: Maybe(Text(0, 100)),
  phones: Maybe(Type.Array(Text(1, 50), { maxItems: 50 })),
  emails: Maybe(Type.Array(Email(), { maxItems: 50 })),
  addresses: Maybe(Type.Array(MemberAddress, { maxItems: 50 })),
  /** Calendar day, `YYYY-MM-DD`. */
  birthdate: Maybe(Text(0, 100)),
  company: Maybe(Text(0, 100)),
  jobTitle: Maybe(Text(0, 100)),
  /** The site's own fields by their keys. Only fields the owner added are stored and shown; `name` is read-only. */
  customFields: Maybe(MapOf(Type.Object({ name: Maybe(Text(0, 255)), value: Json() }))),
})

/** Largest photo that a member may send, in bytes: 5 MiB. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** A picture of a profile. */
export const MemberPicture = Type.Object({
  id: Maybe(Text(0, 255)),
  url: Maybe(Text(0, 2048)),
  height: Maybe(Type.Integer({ minimum: 0 })),
  width: Maybe(Type.Integer({ minimum: 0 })),
  offsetX: Maybe(Type.Integer()),
  offsetY: Maybe(Type.Integer()),
})

/** What other people see of a public member. */
export const MemberProfile = Type.Object({
  nickname: Maybe(Text(0, 255)),
  /** Unique in its site; changed by its own calls. */
  slug: Maybe(Text(0, 255)),
  title: Maybe(Text(0, 255)),
  photo: Maybe(MemberPicture),
  cover: Maybe(MemberPicture),
})

/**
 * A member of a site (specification §3). Its id is its identity's.
 * Which fields are present depends on the field set: PUBLIC hides the statuses behind UNKNOWN,
 * EXTENDED adds them and the login e-mail, FULL has everything.
 */
export const Member = Type.Object({
  id: Guid(),
  loginEmail: Type.Optional(Type.String()),
  loginEmailVerified: Type.Optional(Type.Boolean()),
  status: OneOf(memberStatuses),
  contactId: Type.Optional(Guid()),
  contact: Type.Optional(MemberContact),
  profile: Type.Optional(MemberProfile),
  privacyStatus: OneOf(privacyStatuses),
  activityStatus: OneOf(activityStatuses),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  lastLoginDate: Type.Optional(Timestamp()),
})
export type Member = Static<typeof Member>

/** Changes of a member. Absent fields stay; read-only fields may be sent and are ignored. */
export const MemberChanges = Type.Object({
  contact: Maybe(MemberContact),
  profile: Maybe(MemberProfile),
  privacyStatus: Maybe(OneOf(privacyStatuses)),
})
export type MemberChanges = Static<typeof MemberChanges>

export const NewMember = Type.Object({
  loginEmail: Email(),
  ...MemberChanges.properties,
})
export type NewMember = Static<typeof NewMember>

/** Field sets asked for; the widest wins, and what the caller may not see is left out silently. */
export const fieldSets = {
  fieldsets: Maybe(Type.Array(OneOf(memberFieldSets), { maxItems: 3 })),
  fieldSet: Maybe(OneOf(memberFieldSets)),
}

export const MemberReply = Type.Object({ member: Member })
/** Without `member` for a visitor. */
export const CurrentMemberReply = Type.Object({ member: Type.Optional(Member) })
/** What paging by cursor answers: where the pages before and after begin. */
export const CursorPagingMetadata = Type.Object({
  count: Type.Integer(),
  cursors: Type.Object({
    next: Type.Optional(Type.String()),
    prev: Type.Optional(Type.String()),
  }),
  hasNext: Type.Boolean(),
})

/** Of cursor pages, `metadata.total` is what was counted for the first. */
export const MembersReply = Type.Object({
  members: Type.Array(Member),
  metadata: PagingMetadata,
  cursorPagingMetadata: Type.Optional(CursorPagingMetadata),
})

/** How a field is compared: text, an id, a moment, or one of a list of values. */
export type MemberFieldKind = 'text' | 'id' | 'moment' | readonly string[]

/** Fields that a filter may test, and what they are compared with. */
export const memberFilterFields = {
  id: 'id',
  contactId: 'id',
  loginEmail: 'text',
  status: memberStatuses,
  privacyStatus: privacyStatuses,
  activityStatus: activityStatuses,
  'contact.firstName': 'text',
  'contact.lastName': 'text',
  'profile.nickname': 'text',
  'profile.slug': 'text',
  'profile.title': 'text',
  createdDate: 'moment',
  updatedDate: 'moment',
  lastLoginDate: 'moment',
} as const satisfies Record<string, MemberFieldKind>

/** Fields that can order a list. */
export const memberSortFields = [
  'profile.nickname',
  'contact.firstName',
  'contact.lastName',
  'loginEmail',
  'createdDate',
  'updatedDate',
  'lastLoginDate',
] as const

/** Fields that a search may look into; `profile.nickname` unless named. */
export const memberSearchFields = [
  'loginEmail',
  'contact.firstName',
  'contact.lastName',
  'profile.title',
  'profile.nickname',
  'profile.slug',
] as const

/** Text to search for, anywhere in the fields, ignoring case. */
export const MemberSearch = Type.Object({
  expression: Maybe(Text(1, 100)),
  fields: Maybe(Type.Array(OneOf(memberSearchFields), { maxItems: 4 })),
})
