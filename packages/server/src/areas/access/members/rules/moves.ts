import {
  CommunityJoinImpossible,
  type MemberMove,
  MemberMoveNotAllowed,
  memberMoves,
} from '@vitrine/contract/members'
import type { IdentityStatus, MemberStatus } from '@vitrine/contract/vocabulary'
import type { Member } from '../model.ts'

/** The member after a move; throws when the move is not allowed in its current status. */
export function applyMove(member: Member, move: MemberMove): Member {
  const { from, to } = memberMoves[move]
  if (!(from as readonly MemberStatus[]).includes(member.status)) {
    const message = `The move "${move}" is not possible while the member is ${member.status}`
    throw MemberMoveNotAllowed({ move, status: member.status, from }, message)
  }
  return { ...member, ...to }
}

/** Pending and blocked members cannot take part in the community. */
export function requireApproved({ status }: Pick<Member, 'status'>): void {
  if (status !== 'APPROVED') throw CommunityJoinImpossible({ status })
}

/** The status of the identity for each status of the member. */
export const identityStatusOf: Partial<Record<MemberStatus, IdentityStatus>> = {
  APPROVED: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
}

/** The same in the other direction, after a change of the identity alone. OFFLINE is final. */
export function statusAfter(before: MemberStatus, identity: IdentityStatus): MemberStatus {
  if (before === 'OFFLINE') return before
  const memberStatusOf: Partial<Record<IdentityStatus, MemberStatus>> = {
    PENDING: 'PENDING',
    ACTIVE: 'APPROVED',
    BLOCKED: 'BLOCKED',
    OFFLINE: 'OFFLINE',
  }
  return memberStatusOf[identity] ?? before
}
