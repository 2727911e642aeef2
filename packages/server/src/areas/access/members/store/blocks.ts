import type { Tx } from '../../../../platform/tx.ts'

/** False when the block exists already. */
export async function insertBlock(tx: Tx, blockerId: string, blockedId: string): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('member_blocks')
    .values({
      site_id: tx.siteId,
      blocker_id: blockerId,
      blocked_id: blockedId,
      created_date: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0
}

/** False when there was none. */
export async function deleteBlock(tx: Tx, blockerId: string, blockedId: string): Promise<boolean> {
  const deleted = await tx.db
    .deleteFrom('member_blocks')
    .where('site_id', '=', tx.siteId)
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows) > 0
}

/** Which of two members blocks the other: the viewer, the viewed, or both. */
export async function blocksBetween(
  tx: Tx,
  viewerId: string,
  otherId: string,
): Promise<{ byViewer: boolean; byOther: boolean }> {
  const rows = await tx.db
    .selectFrom('member_blocks')
    .select('blocker_id')
    .where('site_id', '=', tx.siteId)
    .where('blocker_id', 'in', [viewerId, otherId])
    .where('blocked_id', 'in', [viewerId, otherId])
    .execute()
  const blockers = rows.map((row) => row.blocker_id)
  return { byViewer: blockers.includes(viewerId), byOther: blockers.includes(otherId) }
}
