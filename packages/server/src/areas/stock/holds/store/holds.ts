import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { StockKey } from '../../items/model/item.ts'
import type { HeldStock, HoldLine } from '../model/hold.ts'

/** Stores reserved stock of a holder; adds up the same item, and the latest expiry applies to all. */
export async function insertHolds(
  tx: Tx,
  holderId: string,
  expiresDate: Date | null,
  taken: readonly (StockKey & Pick<HeldStock, 'quantity' | 'preordered'>)[],
): Promise<void> {
  if (taken.length === 0) return
  await sql`
    INSERT INTO stock_holds (site_id, holder_id, product_id, variant_id, location_id, quantity, preordered,
                             created_date, expires_date)
    SELECT ${tx.siteId}::uuid, ${holderId}::uuid, "productId", "variantId", "locationId", quantity, preordered,
           ${tx.now}::timestamptz, ${expiresDate}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) AS t (
             "productId" uuid, "variantId" uuid, "locationId" uuid, quantity bigint, preordered integer)
    ON CONFLICT (site_id, holder_id, product_id, variant_id, location_id) DO UPDATE
       SET quantity = stock_holds.quantity + excluded.quantity,
           preordered = stock_holds.preordered + excluded.preordered,
           expires_date = excluded.expires_date`.execute(tx.db)
}

/** The reserved stock of a holder, by item. */
export async function findHolds(tx: Tx, holderId: string): Promise<HeldStock[]> {
  const { rows } = await sql<HeldStock>`
    SELECT ${heldColumns(sql.ref('h'))} FROM stock_holds h
     WHERE h.site_id = ${tx.siteId} AND h.holder_id = ${holderId}::uuid
     ORDER BY h.product_id, h.variant_id, h.location_id`.execute(tx.db)
  return rows
}

export async function postponeHolds(
  tx: Tx,
  holderId: string,
  expiresDate: Date | null,
): Promise<number> {
  const { numUpdatedRows } = await tx.db
    .updateTable('stock_holds')
    .set({ expires_date: expiresDate })
    .where('site_id', '=', tx.siteId)
    .where('holder_id', '=', holderId)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes the reservations of a holder and returns them. Waits for concurrent releases. */
export const deleteHolds = (tx: Tx, holderId: string): Promise<HeldStock[]> =>
  deleteThose(tx, sql`holder_id = ${holderId}::uuid`, sql`FOR UPDATE`)

/** The same for expired ones; skips locked ones. */
export const deleteExpiredHolds = (tx: Tx, holderId: string): Promise<HeldStock[]> =>
  deleteThose(tx, sql`holder_id = ${holderId}::uuid AND ${hasExpired(tx)}`, skipLocked)

/** Deletes expired reservations of these variants of any holder; skips locked ones. */
export const deleteExpiredHoldsOf = (tx: Tx, lines: readonly HoldLine[]): Promise<HeldStock[]> =>
  deleteThose(
    tx,
    sql`product_id = ANY (${lines.map(({ productId }) => productId)}::uuid[]) AND ${hasExpired(tx)}`,
    skipLocked,
  )

const skipLocked = sql`FOR UPDATE SKIP LOCKED`
const hasExpired = (tx: Tx) => sql`expires_date <= ${tx.now}::timestamptz`

async function deleteThose(
  tx: Tx,
  condition: RawBuilder<unknown>,
  lock: RawBuilder<unknown>,
): Promise<HeldStock[]> {
  const { rows } = await sql<HeldStock>`
    WITH due AS MATERIALIZED (
      SELECT site_id, holder_id, product_id, variant_id, location_id FROM stock_holds
       WHERE site_id = ${tx.siteId} AND ${condition}
       ORDER BY holder_id, product_id, variant_id, location_id ${lock}
    )
    DELETE FROM stock_holds h USING due
     WHERE h.site_id = due.site_id AND h.holder_id = due.holder_id AND h.product_id = due.product_id
       AND h.variant_id = due.variant_id AND h.location_id = due.location_id
    RETURNING ${heldColumns(sql.ref('h'))}`.execute(tx.db)
  return rows
}

const heldColumns = (h: RawBuilder<unknown>) => sql`
  ${h}.holder_id AS "holderId", ${h}.product_id AS "productId", ${h}.variant_id AS "variantId",
  ${h}.location_id AS "locationId", ${h}.quantity, ${h}.preordered, ${h}.expires_date AS "expiresDate"`

/** Holders of expired reservations on all sites, earliest expiry first. */
export async function findExpiredHolders(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<{ siteId: string; holderId: string }[]> {
  const { rows } = await sql<{ siteId: string; holderId: string }>`
    SELECT site_id AS "siteId", holder_id AS "holderId" FROM stock_holds
     WHERE expires_date <= ${now}::timestamptz
     GROUP BY site_id, holder_id ORDER BY min(expires_date) LIMIT ${limit}`.execute(db)
  return rows
}
