import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart } from '../model/cart.ts'
import { selection } from './carts.ts'

/** Sites with expired carts or checkouts. */
export async function findSitesWithExpired(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ siteId: string }>`
    SELECT site_id AS "siteId" FROM carts WHERE expires_date <= ${now}::timestamptz
     GROUP BY site_id ORDER BY min(expires_date) LIMIT ${limit}`.execute(db)
  return rows.map(({ siteId }) => siteId)
}

/** Locks expired ones of a site; skips locked ones. */
export async function lockExpired(tx: Tx, limit: number): Promise<Cart[]> {
  const { rows } = await sql<Cart>`
    SELECT ${selection} FROM carts
     WHERE site_id = ${tx.siteId} AND expires_date <= ${tx.now}::timestamptz
     ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(tx.db)
  return rows
}

/** With their lines. */
export async function deleteCarts(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM carts WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::uuid[])`.execute(
    tx.db,
  )
}
