import type { Member, MemberMove } from '@vitrine/contract/members'
import type { Messages } from '../../messages/en.ts'

type Refusal = keyof Messages['members']['refusals']

/**
 * Why a move is not possible for a member; undefined when it is. Mirrors the server's own table:
 * what is shown as possible here is decided again there.
 */
const rules: Readonly<Record<MemberMove, (member: Member) => Refusal | undefined>> = {
  approve: ({ status }) =>
    status === 'APPROVED' ? 'approved' : status === 'OFFLINE' ? 'closed' : undefined,
  block: ({ status }) =>
    status === 'BLOCKED' ? 'blocked' : status === 'OFFLINE' ? 'closed' : undefined,
  mute: ({ status, activityStatus }) =>
    status === 'OFFLINE' ? 'closed' : activityStatus === 'MUTED' ? 'muted' : undefined,
  unmute: ({ status, activityStatus }) =>
    status === 'OFFLINE' ? 'closed' : activityStatus === 'MUTED' ? undefined : 'notMuted',
  disconnect: ({ status }) => (status === 'OFFLINE' ? 'closed' : undefined),
}

export const refusalOf = (move: MemberMove, member: Member): Refusal | undefined =>
  rules[move](member)

/** Moves a row offers: the two sides of muting share one place. */
export const movesOf = ({ activityStatus }: Member): readonly MemberMove[] => [
  'approve',
  'block',
  activityStatus === 'MUTED' ? 'unmute' : 'mute',
]

/** The name people see, or else the e-mail. */
export function memberName({ contact, profile, loginEmail }: Member): string {
  const full = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return full || profile?.nickname || loginEmail || ''
}
