import { IdentityStatusChanged } from '../../authentication/facts.ts'
import { type ErrorDefinition, Guid, operation, POST, Type } from '../../kit/index.ts'
import {
  MemberMoveNotAllowed,
  MemberNotFound,
  MemberSelfBlockForbidden,
  OwnerMemberBlockForbidden,
} from '../errors.ts'
import { MemberUpdated } from '../facts.ts'
import type { MemberMove } from '../moves.ts'
import { MemberReply } from '../schemas.ts'

const moderation = (move: MemberMove, summary: string, more: readonly ErrorDefinition[] = []) =>
  operation({
    route: POST(`/v1/members/{id}/${move}`),
    permission: 'admin',
    writes: true,
    summary,
    request: Type.Object({ id: Guid() }),
    response: MemberReply,
    errors: [MemberNotFound, MemberMoveNotAllowed, ...more],
    facts: [MemberUpdated, IdentityStatusChanged],
  })

const blockErrors = [MemberSelfBlockForbidden, OwnerMemberBlockForbidden]

export const approveMember = moderation(
  'approve',
  'Approve a member that waits for approval or is blocked',
)
export const blockMember = moderation('block', 'Block a member and end its sign-ins', blockErrors)
export const disconnectMember = moderation('disconnect', 'Close a member’s login for good')
export const muteMember = moderation('mute', 'Stop a member from posting; it can still sign in')
export const unmuteMember = moderation('unmute', 'Allow a muted member to post again')
