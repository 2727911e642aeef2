import type { ActivityStatus, MemberStatus } from '../vocabulary/index.ts'

interface Move {
  /** Statuses in which the move is possible; in its own target it changes nothing. */
  readonly from: readonly MemberStatus[]
  readonly to: { readonly status: MemberStatus } | { readonly activityStatus: ActivityStatus }
}

const targetStatuses = ['PENDING', 'APPROVED', 'BLOCKED'] as const

/**
 * The status changes that a merchant can make, and from which statuses (specification §4). A move that is not
 * here does not exist; OFFLINE is final. The server obeys this table and the dashboard shows it.
 */
export const memberMoves = {
  approve: { from: targetStatuses, to: { status: 'APPROVED' } },
  block: { from: targetStatuses, to: { status: 'BLOCKED' } },
  disconnect: { from: [...targetStatuses, 'OFFLINE'], to: { status: 'OFFLINE' } },
  mute: { from: targetStatuses, to: { activityStatus: 'MUTED' } },
  unmute: { from: targetStatuses, to: { activityStatus: 'ACTIVE' } },
} as const satisfies Record<string, Move>

export type MemberMove = keyof typeof memberMoves
