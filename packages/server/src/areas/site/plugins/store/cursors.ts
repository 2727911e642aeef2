import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { LedgerPosition } from '../../events/index.ts'

/** Remembers where a plug-in begins, unless it was started here before. */
export async function savePlugin(tx: Tx, name: string, position: LedgerPosition): Promise<void> {
  await sql`
    INSERT INTO plugins (name, from_tx, until_tx, seq, installed_date)
    VALUES (${name}, ${position.fromTx}::xid8, ${position.untilTx}::xid8, ${position.seq}::bigint,
            ${tx.now})
    ON CONFLICT DO NOTHING`.execute(tx.db)
}

/**
 * The position of a plug-in in the ledger of the site, locked so that only one process continues; undefined
 * while another one does.
 */
export async function lockCursor(tx: Tx, plugin: string): Promise<LedgerPosition | undefined> {
  await sql`
    INSERT INTO plugin_cursors (site_id, plugin, from_tx, until_tx, seq)
    SELECT ${tx.siteId}, name, from_tx, until_tx, seq FROM plugins WHERE name = ${plugin}
    ON CONFLICT DO NOTHING`.execute(tx.db)
  const { rows } = await sql<LedgerPosition>`
    SELECT from_tx AS "fromTx", until_tx AS "untilTx", seq::text AS seq FROM plugin_cursors
     WHERE site_id = ${tx.siteId} AND plugin = ${plugin} FOR UPDATE SKIP LOCKED`.execute(tx.db)
  return rows[0]
}

export async function moveCursor(
  tx: Tx,
  plugin: string,
  { fromTx, untilTx, seq }: LedgerPosition,
): Promise<void> {
  await sql`
    UPDATE plugin_cursors
       SET from_tx = ${fromTx}::xid8, until_tx = ${untilTx}::xid8, seq = ${seq}::bigint
     WHERE site_id = ${tx.siteId} AND plugin = ${plugin}`.execute(tx.db)
}

/** Sites that have data. */
export async function listSites(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('sites')
    .select('id')
    .where((where) => where.or([where('deletion', 'is', null), where('deletion', '=', 'TRASH')]))
    .execute()
  return rows.map(({ id }) => id)
}
