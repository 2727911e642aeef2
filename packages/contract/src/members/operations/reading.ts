import {
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  OneOf,
  operation,
  Paging,
  POST,
  Query,
  Sorting,
  Text,
  Type,
} from '../../kit/index.ts'
import { MemberNotFound } from '../errors.ts'
import { fieldSets, MemberReply, MembersReply, memberSearchFields } from '../schemas.ts'

/** A list of sort orders; a lone one arrives as an object when it is spelt in the address. */
const Sortings = () => Maybe(Type.Union([Type.Array(Sorting, { maxItems: 10 }), Sorting]))

export const getCurrentMember = operation({
  route: GET('/v1/members/my'),
  permission: 'member',
  summary: 'The member who calls',
  request: Type.Object(fieldSets),
  response: MemberReply,
  errors: [MemberNotFound],
})

export const getMember = operation({
  route: GET('/v1/members/{id}'),
  permission: 'anyone',
  summary: 'One member; visitors and other members see public ones only',
  request: Type.Object({ id: Guid(), ...fieldSets }),
  response: MemberReply,
  errors: [MemberNotFound],
})

export const listMembers = operation({
  route: GET('/v1/members'),
  permission: 'anyone',
  summary: 'Members page by page, newest first; 50 at once unless asked, 1000 at most',
  request: Type.Object({ ...fieldSets, paging: Maybe(Paging(1000)), sorting: Sortings() }),
  response: MembersReply,
})

export const queryMembers = operation({
  route: POST('/v1/members/query'),
  permission: 'anyone',
  summary: 'Members that fit a filter and a search; 50 at once unless asked, 100 at most',
  request: Type.Object({
    query: Maybe(Type.Object({ ...Query(100).properties, sorting: Sortings() })),
    ...fieldSets,
    search: Maybe(
      Type.Object({
        expression: Maybe(Text(0, 100)),
        fields: Maybe(Type.Array(OneOf(memberSearchFields), { maxItems: 6 })),
      }),
    ),
  }),
  response: MembersReply,
  errors: [InvalidFilter],
})
