import { operation, POST, Type } from '../../kit/index.ts'
import { MemberNotFound } from '../errors.ts'
import { MemberUpdated } from '../facts.ts'
import { MemberReply } from '../schemas.ts'

export const joinCommunity = operation({
  route: POST('/v1/members/join-community'),
  permission: 'member',
  writes: true,
  summary: 'Make the caller’s profile public',
  request: Type.Object({}),
  response: MemberReply,
  errors: [MemberNotFound],
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
