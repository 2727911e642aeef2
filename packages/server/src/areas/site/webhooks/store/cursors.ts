import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { LedgerPosition } from '../../events/index.ts'

/** The position up to which a site's facts have deliveries; locked, so that one process at a time continues. */
export async function lockCursor(tx: Tx): Promise<LedgerPosition | undefined> {
  const row = await tx.db
    .selectFrom('webhook_cursors')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && { fromTx: row.from_tx, untilTx: row.until_tx, seq: String(row.seq) }
}

/** Begins at a position, unless the site has started before. */
export async function beginCursor(tx: Tx, { fromTx, untilTx, seq }: LedgerPosition): Promise<void> {
  await sql`
    INSERT INTO webhook_cursors (site_id, from_tx, until_tx, seq)
    VALUES (${tx.siteId}, ${fromTx}::xid8, ${untilTx}::xid8, ${seq}::bigint)
    ON CONFLICT DO NOTHING`.execute(tx.db)
}

export async function moveCursor(tx: Tx, { fromTx, untilTx, seq }: LedgerPosition): Promise<void> {
  await sql`
    UPDATE webhook_cursors
       SET from_tx = ${fromTx}::xid8, until_tx = ${untilTx}::xid8, seq = ${seq}::bigint
     WHERE site_id = ${tx.siteId}`.execute(tx.db)
}
