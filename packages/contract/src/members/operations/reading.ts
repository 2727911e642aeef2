import {
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  operation,
  Paging,
  POST,
  Query,
  Sorting,
  Type,
} from '../../kit/index.ts'
import { MemberNotFound, MemberToMemberBlocked } from '../errors.ts'
import {
  CurrentMemberReply,
  fieldSets,
  MemberReply,
  MemberSearch,
  MembersReply,
} from '../schemas.ts'

/** A list of sort orders; a lone one arrives as an object when it is spelt in the address. */
const Sortings = () => Maybe(Type.Union([Type.Array(Sorting, { maxItems: 10 }), Sorting]))

export const getCurrentMember = operation({
  route: GET('/v1/members/my'),
  permission: 'anyone',
  summary: 'The member who calls; visitors get an empty answer',
  description:
    'Websites ask on every page who is there. To a visitor the answer is `{}` with status 200, because an error would show in the console of every browser. Merchants are refused with 403.',
  request: Type.Object(fieldSets),
  response: CurrentMemberReply,
  errors: [MemberNotFound],
})

export const getMember = operation({
  route: GET('/v1/members/{id}'),
  permission: 'anyone',
  summary: 'One member; visitors and other members see public ones only',
  request: Type.Object({ id: Guid(), ...fieldSets }),
  response: MemberReply,
  errors: [MemberNotFound, MemberToMemberBlocked],
})

export const listMembers = operation({
  route: GET('/v1/members'),
  permission: 'anyone',
  summary: 'Members page by page, newest first; 50 at once unless asked, 1000 at most',
  description:
    'Visitors and members reach the first 10,000 of the public members; merchants reach all.',
  request: Type.Object({
    ...fieldSets,
    paging: Type.Optional(Paging(1000)),
    sorting: Sortings(),
  }),
  response: MembersReply,
})

export const queryMembers = operation({
  route: POST('/v1/members/query'),
  permission: 'anyone',
  summary: 'Members that fit a filter and a search, 100 at most; by offset or by cursor',
  description:
    'A cursor carries filter, search, order and place, and needs nothing beside it but a limit. For visitors and members a field that they may not see has no value.',
  request: Type.Object({
    query: Type.Optional(Type.Object({ ...Query(100).properties, sorting: Sortings() })),
    ...fieldSets,
    search: Maybe(MemberSearch),
  }),
  response: MembersReply,
  errors: [InvalidFilter],
})
