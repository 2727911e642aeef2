import { type Member, type MemberMove, memberMoves } from '@vitrine/contract/members'

/** Why a move is not possible: it changed nothing, or the account is closed. */
export type Refusal = 'already-done' | 'closed'

/** Why a move is not possible for a member; undefined when it is. Reads the table of the contract. */
export function refusalOf(move: MemberMove, member: Member): Refusal | undefined {
  const { from, to } = memberMoves[move]
  if (!(from as readonly string[]).includes(member.status)) return 'closed'
  const isAlreadyDone =
    'status' in to ? to.status === member.status : to.activityStatus === activity(member)
  return isAlreadyDone ? 'already-done' : undefined
}

/** An unknown activity status counts as active. */
const activity = ({ activityStatus }: Member) => (activityStatus === 'MUTED' ? 'MUTED' : 'ACTIVE')

/** Bulk actions on members. */
export const bulkKinds = ['approve', 'block', 'delete'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** The jobs that do it with all that fit a filter. */
export const bulkCalls = {
  approve: 'members.bulkApproveMembers',
  block: 'members.bulkBlockMembers',
  delete: 'members.bulkDeleteMembersByFilter',
} as const

/** The moves offered in a row: those about approval, as far as possible. */
export const rowMoves = (member: Member): readonly MemberMove[] =>
  (['approve', 'block'] as const).filter((move) => refusalOf(move, member) === undefined)

/** All moves in the order of the page; mute and unmute share one position. */
export const movesOf = (member: Member): readonly MemberMove[] => [
  'approve',
  'block',
  activity(member) === 'MUTED' ? 'unmute' : 'mute',
  'disconnect',
]

/** The name people see, or else the e-mail. */
export function memberName({ contact, profile, loginEmail }: Member): string {
  const full = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return full || profile?.nickname || loginEmail || ''
}
