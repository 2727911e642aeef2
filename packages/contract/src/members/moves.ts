import type { ActivityStatus, MemberStatus } from '../vocabulary/index.ts'

interface Move {
  /** Statuses in which the move is possible; in its own target it changes nothing. */
  readonly from: readonly MemberStatus[]
  readonly to: { readonly status: MemberStatus } | { readonly activityStatus: ActivityStatus }
}

const reachable = ['PENDING', 'APPROVED', 'BLOCKED'] as const

/**
 * What a merchant may do to a member's standing, and from where (specification §4). A move that is not
 * here does not exist; OFFLINE is final. The server obeys this table and the dashboard shows it.
 */
export const memberMoves = {
  approve: { from: reachable, to: { status: 'APPROVED' } },
  block: { from: reachable, to: { status: 'BLOCKED' } },
  disconnect: { from: [...reachable, 'OFFLINE'], to: { status: 'OFFLINE' } },
  mute: { from: reachable, to: { activityStatus: 'MUTED' } },
  unmute: { from: reachable, to: { activityStatus: 'ACTIVE' } },
} as const satisfies Record<string, Move>

export type MemberMove = keyof typeof memberMoves
