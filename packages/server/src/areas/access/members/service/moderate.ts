import {
  type MemberMove,
  MemberSelfBlockForbidden,
  OwnerMemberBlockForbidden,
} from '@vitrine/contract/members'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Member } from '../model.ts'
import { applyMove, identityStatusOf } from '../rules/moves.ts'
import { memberToChange, save } from './update.ts'

/** Applies a move; does nothing if the member already has its target status. */
export async function moderate(tx: Tx, deps: Deps, id: string, move: MemberMove): Promise<Member> {
  const before = await memberToChange(tx, id)
  const { status, activityStatus } = applyMove(before, move)
  if (activityStatus !== before.activityStatus) return save(tx, deps, before, { activityStatus })
  if (status === before.status) return before
  if (move === 'block') await requireNotOwner(tx, deps, before)
  const after = await save(tx, deps, before, { status })
  const identityStatus = identityStatusOf[status]
  if (identityStatus) await deps.identity.changeStatus(tx, id, identityStatus)
  return after
}

/** Staff cannot block themselves, and nobody can block the owner. */
async function requireNotOwner(tx: Tx, { staff }: Deps, { id, loginEmail }: Member): Promise<void> {
  const staffMembers = await staff.amongStaff(tx, [loginEmail])
  const isSelf = staffMembers.some((one) => tx.actor.type === 'staff' && tx.actor.id === one.id)
  if (isSelf) throw MemberSelfBlockForbidden({ memberId: id })
  if (staffMembers.some(({ role }) => role === 'owner'))
    throw OwnerMemberBlockForbidden({ memberId: id })
}
