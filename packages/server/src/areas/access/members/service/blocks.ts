import {
  MemberBlockChanged,
  MemberNotFound,
  MemberSelfBlockForbidden,
  MemberToMemberBlocked,
} from '@vitrine/contract/members'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Member, Viewer } from '../model.ts'
import { isSelf, isVisibleTo } from '../rules/visibility.ts'
import { blocksBetween, deleteBlock, insertBlock } from '../store/blocks.ts'
import { findMember } from '../store/members.ts'

/**
 * A member that the viewer can see; others are not found. A member whom the viewer has blocked fails with an
 * error that says so; one who has blocked the viewer is not found (§9.6).
 */
export async function getVisibleMember(tx: Tx, viewer: Viewer, id: string): Promise<Member> {
  const member = await findMember(tx, id)
  if (!member || !isVisibleTo(viewer, member)) throw MemberNotFound({ id })
  if (viewer.kind !== 'member' || isSelf(viewer, member)) return member
  const { byViewer, byOther } = await blocksBetween(tx, viewer.id, id)
  if (byViewer) throw MemberToMemberBlocked({ memberId: id })
  if (byOther) throw MemberNotFound({ id })
  return member
}

export async function blockForMe(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  ownId: string,
  id: string,
): Promise<void> {
  if (id === ownId) throw MemberSelfBlockForbidden({ memberId: id })
  const member = await findMember(tx, id)
  if (!member || !isVisibleTo({ kind: 'member', id: ownId }, member)) throw MemberNotFound({ id })
  if (!(await insertBlock(tx, ownId, id))) return
  const after = { blockerId: ownId, blockedId: id }
  await events.append(tx, { definition: MemberBlockChanged, entityId: ownId, after })
}

export async function unblockForMe(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  ownId: string,
  id: string,
): Promise<void> {
  if (!(await deleteBlock(tx, ownId, id))) return
  const before = { blockerId: ownId, blockedId: id }
  await events.append(tx, { definition: MemberBlockChanged, entityId: ownId, before })
}
