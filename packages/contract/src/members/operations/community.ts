import { Guid, operation, POST, Type } from '../../kit/index.ts'
import { CommunityJoinImpossible, MemberNotFound, MemberSelfBlockForbidden } from '../errors.ts'
import { MemberBlockChanged, MemberUpdated } from '../facts.ts'
import { MemberReply } from '../schemas.ts'

export const joinCommunity = operation({
  route: POST('/v1/members/join-community'),
  permission: 'member',
  writes: true,
  summary: 'Make the caller’s profile public',
  request: Type.Object({}),
  response: MemberReply,
  errors: [MemberNotFound, CommunityJoinImpossible],
  facts: [MemberUpdated],
})

export const leaveCommunity = operation({
  route: POST('/v1/members/leave-community'),
  permission: 'member',
  writes: true,
  summary: 'Make the caller’s profile private',
  request: Type.Object({}),
  response: MemberReply,
  errors: [MemberNotFound],
  facts: [MemberUpdated],
})

export const blockForMe = operation({
  route: POST('/v1/members/{id}/block-for-me'),
  permission: 'member',
  writes: true,
  summary: 'Block another member: the two no longer see each other',
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  errors: [MemberNotFound, MemberSelfBlockForbidden],
  facts: [MemberBlockChanged],
})

export const unblockForMe = operation({
  route: POST('/v1/members/{id}/unblock-for-me'),
  permission: 'member',
  writes: true,
  summary: 'Unblock a member; no change if there is no block',
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  facts: [MemberBlockChanged],
})
