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
  summary: 'Read the current member; visitors get an empty response',
  description:
    'Websites call this on every page. Visitors get `{}` with status 200, because an error would appear in the browser console. Merchants get 403.',
  request: Type.Object(fieldSets),
  response: CurrentMemberReply,
  errors: [MemberNotFound],
})

export const getMember = operation({
  route: GET('/v1/members/{id}'),
  permission: 'anyone',
  summary: 'Read a member; visitors and other members see public members only',
  request: Type.Object({ id: Guid(), ...fieldSets }),
  response: MemberReply,
  errors: [MemberNotFound, MemberToMemberBlocked],
})

export const listMembers = operation({
  route: GET('/v1/members'),
  permission: 'anyone',
  summary: 'List members, newest first; 50 per page by default, up to 1000',
  description:
    'Visitors and members can list the first 10,000 public members; merchants can list all.',
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
  summary: 'Find members by filter and search, up to 100 per page; by offset or by cursor',
  description:
    'A cursor contains filter, search, sort order and position; send only a limit with it. For visitors and members a field that they cannot see has no value.',
  request: Type.Object({
    query: Type.Optional(Type.Object({ ...Query(100).properties, sorting: Sortings() })),
    ...fieldSets,
    search: Maybe(MemberSearch),
  }),
  response: MembersReply,
  errors: [InvalidFilter],
})
