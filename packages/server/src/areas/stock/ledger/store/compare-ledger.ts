import { sql } from 'kysely'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'

export async function countProducts(tx: Tx): Promise<number> {
  const { total } = await tx.db
    .selectFrom('products')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('site_id', '=', tx.siteId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The next products after a number; locked when they are to be repaired. */
export async function nextProducts(
  tx: Tx,
  { after, limit, lock }: { after: number; limit: number; lock: boolean },
): Promise<{ id: string; number: number }[]> {
  const { rows } = await sql<{ id: string; number: number }>`
    SELECT id, numeric_id AS number FROM products
     WHERE site_id = ${tx.siteId} AND numeric_id > ${after}
     ORDER BY numeric_id LIMIT ${limit} ${lock ? sql`FOR NO KEY UPDATE` : sql``}`.execute(tx.db)
  return rows
}

/** A counter with the sum of its entries. */
export interface ComparedCounter {
  readonly productId: string
  readonly variantId: string
  readonly locationId: string
  readonly counter: number
  readonly ledger: number
  readonly mayBeNegative: boolean
}

/** Stock of these products whose counter differs from the sum of its entries: one statement, one snapshot. */
export async function findDifferences(
  tx: Tx,
  productIds: readonly string[],
): Promise<ComparedCounter[]> {
  const { rows } = await sql<ComparedCounter>`
    SELECT i.product_id AS "productId", i.variant_id AS "variantId", i.location_id AS "locationId",
           COALESCE(i.quantity, 0) AS counter, l.total AS ledger,
           i.preorder_enabled AS "mayBeNegative"
      FROM inventory_items i
     CROSS JOIN LATERAL (
       SELECT COALESCE(sum(c.delta), 0)::bigint AS total FROM inventory_changes c
        WHERE c.site_id = i.site_id AND c.product_id = i.product_id
          AND c.variant_id = i.variant_id AND c.location_id = i.location_id) l
     WHERE i.site_id = ${tx.siteId} AND i.product_id = ANY(${productIds}::uuid[])
       AND COALESCE(i.quantity, 0) <> l.total
     ORDER BY i.product_id, i.variant_id, i.location_id`.execute(tx.db)
  return rows
}

/** Sets counters to the sums of the ledger. */
export async function correctCounters(tx: Tx, wrong: readonly ComparedCounter[]): Promise<void> {
  if (wrong.length === 0) return
  await sql`
    UPDATE inventory_items i
       SET quantity = w.ledger, updated_date = ${tx.now}::timestamptz, revision = i.revision + 1
      FROM jsonb_to_recordset(${JSON.stringify(wrong)}::jsonb) AS w (
             "productId" uuid, "variantId" uuid, "locationId" uuid, ledger bigint)
     WHERE i.site_id = ${tx.siteId} AND i.product_id = w."productId"
       AND i.variant_id = w."variantId" AND i.location_id = w."locationId"`.execute(tx.db)
}

/** Adds entries that make the ledger match the counters. */
export async function correctLedger(tx: Tx, wrong: readonly ComparedCounter[]): Promise<void> {
  if (wrong.length === 0) return
  await sql`
    INSERT INTO inventory_changes (site_id, product_id, variant_id, location_id, reason, delta, quantity_after,
                                   actor, request_id, at, batch_id)
    SELECT ${tx.siteId}::uuid, "productId", "variantId", "locationId", 'MANUAL', counter - ledger, counter,
           ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.now}::timestamptz,
           ${newId()}::uuid
      FROM jsonb_to_recordset(${JSON.stringify(wrong)}::jsonb) AS w (
             "productId" uuid, "variantId" uuid, "locationId" uuid, counter bigint, ledger bigint)`.execute(
    tx.db,
  )
}
