import {
  CommunityJoinImpossible,
  type MemberMove,
  MemberMoveNotAllowed,
  memberMoves,
} from '@vitrine/contract/members'
import type { IdentityStatus, MemberStatus } from '@vitrine/contract/vocabulary'
import type { Member } from '../model.ts'

/** The member after a move; throws when the table has no such move from where it stands. */
export function applyMove(member: Member, move: MemberMove): Member {
  const { from, to } = memberMoves[move]
  if (!(from as readonly MemberStatus[]).includes(member.status)) {
    const message = `The move "${move}" is not possible while the member is ${member.status}`
    throw MemberMoveNotAllowed({ move, status: member.status, from }, message)
  }
  return { ...member, ...to }
}

/** Whoever waits or is kept out has no place in the community yet. */
export function requireApproved({ status }: Pick<Member, 'status'>): void {
  if (status !== 'APPROVED') throw CommunityJoinImpossible({ status })
}

/** What a member's status means for proving who they are. */
export const identityStatusOf: Partial<Record<MemberStatus, IdentityStatus>> = {
  APPROVED: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
}

/** The same from the other side, for what happened to the identity alone. OFFLINE is final. */
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
