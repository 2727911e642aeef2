import { inventoryReasons } from '@vitrine/contract/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { StockKey } from '../../items/model/item.ts'
import type { EntryCursor, EntryFilter, StockEntry } from '../../items/model/stock.ts'
import { itemIdOf } from '../../items/rules/item-id.ts'
import { onlyVariant } from '../../items/store/only-variant.ts'

interface EntryQuery extends EntryFilter {
  readonly after?: EntryCursor | undefined
  readonly limit: number
}

/** Matching entries, newest first, with the names of their products and variants: one statement. */
export async function findEntries(tx: Tx, request: EntryQuery): Promise<StockEntry[]> {
  const { rows } = await sql<StockEntry>`
    WITH entry AS MATERIALIZED (${latest(tx, request)})
    SELECT c.seq::text AS id, c.batch_id AS "batchId", c.product_id AS "productId",
           p.name AS "productName", c.variant_id AS "variantId", c.location_id AS "locationId",
           a.name AS "locationName",
           COALESCE(v.is_default, FALSE) AS "isDefault",
           ARRAY(SELECT o.description FROM unnest(v.choice_ids) WITH ORDINALITY AS k (id, place)
                   JOIN product_choices o ON o.site_id = c.site_id
                    AND o.product_id = c.product_id AND o.id = k.id
                  ORDER BY k.place) AS choices,
           c.reason, c.delta, c.quantity_after AS after, c.preordered,
           CASE WHEN s.id IS NULL THEN c.actor
                ELSE c.actor || jsonb_build_object('name', COALESCE(NULLIF(s.name, ''), s.email)) END AS actor,
           c.request_id AS "requestId", c.at, c.reverts::text AS reverts,
           r.seq::text AS "revertedBy"
      FROM entry c
      LEFT JOIN products p ON p.site_id = c.site_id AND p.id = c.product_id
      LEFT JOIN variants v ON v.site_id = c.site_id AND v.product_id = c.product_id
       AND v.id = c.variant_id
      LEFT JOIN inventory_changes r ON r.site_id = c.site_id AND r.reverts = c.seq
      LEFT JOIN locations a ON a.site_id = c.site_id AND a.id = c.location_id AND a.id <> a.site_id
      LEFT JOIN staff s ON c.actor ->> 'type' = 'staff' AND s.id::text = c.actor ->> 'id'
     ORDER BY c.at DESC, c.seq DESC`.execute(tx.db)
  return rows
}

/** The latest entries of a product, a batch, or each reason: these are prefixes of the ledger's indexes. */
function latest(tx: Tx, { reason, ...request }: EntryQuery): RawBuilder<unknown> {
  const some = (test: RawBuilder<unknown>) => sql`
    SELECT c.* FROM inventory_changes c
     WHERE c.site_id = ${tx.siteId} AND ${sql.join([test, ...tests(request)], sql` AND `)}
     ORDER BY c.at DESC, c.seq DESC LIMIT ${request.limit}`
  if (request.productId || request.batchId)
    return some(reason ? sql`c.reason = ${reason}` : sql`TRUE`)
  return sql`
    SELECT c.* FROM unnest(${reason ? [reason] : [...inventoryReasons]}::text[]) AS one (reason)
     CROSS JOIN LATERAL (${some(sql`c.reason = one.reason`)}) c
     ORDER BY c.at DESC, c.seq DESC LIMIT ${request.limit}`
}

function tests({
  productId,
  variantId,
  locationId,
  batchId,
  from,
  to,
  after,
}: Omit<EntryQuery, 'reason'>) {
  return [
    ...(productId ? [sql`c.product_id = ${productId}::uuid`] : []),
    ...(variantId ? [sql`c.variant_id = ${variantId}::uuid`] : []),
    ...(locationId ? [sql`c.location_id = ${locationId}::uuid`] : []),
    ...(batchId ? [sql`c.batch_id = ${batchId}::uuid`] : []),
    ...(from ? [sql`c.at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`c.at <= ${to}::timestamptz`] : []),
    ...(after ? [sql`(c.at, c.seq) < (${after.at}::timestamptz, ${after.id}::bigint)`] : []),
  ]
}

/** The only variant of a product, for which the wire uses the nil GUID. */
export async function findOnlyVariant(tx: Tx, productId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    SELECT ${onlyVariant(tx, sql`${productId}::uuid`)} AS id`.execute(tx.db)
  return rows[0]?.id ?? null
}

/** An entry to revert. */
export interface LockedEntry {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly locationId: string
  readonly delta: number
  readonly preordered: number
  readonly revertedBy: string | null
  /** Whether its variant still exists, and whether its stock is tracked. */
  readonly exists: boolean
  readonly tracked: boolean
}

/**
 * Entries to revert, locked until the end of the transaction, so that none is reverted twice. Their state is
 * read by a second statement, after the lock wait.
 */
export async function lockEntries(
  tx: Tx,
  which: { readonly id: string } | { readonly batchId: string },
): Promise<LockedEntry[]> {
  const test =
    'id' in which ? sql`seq = ${which.id}::bigint` : sql`batch_id = ${which.batchId}::uuid`
  const locked = await sql<{ seq: string }>`
    SELECT c.seq::text FROM inventory_changes c WHERE site_id = ${tx.siteId} AND ${test}
     ORDER BY c.seq FOR UPDATE`.execute(tx.db)
  const ids = locked.rows.map(({ seq }) => seq)
  const { rows } = await sql<LockedEntry>`
    SELECT c.seq::text AS id, c.product_id AS "productId", c.variant_id AS "variantId",
           c.location_id AS "locationId", c.delta, c.preordered,
           r.seq::text AS "revertedBy", v.id IS NOT NULL AS exists,
           COALESCE(i.track_quantity, FALSE) AS tracked
      FROM inventory_changes c
      LEFT JOIN inventory_changes r ON r.site_id = c.site_id AND r.reverts = c.seq
      LEFT JOIN variants v ON v.site_id = c.site_id AND v.product_id = c.product_id
       AND v.id = c.variant_id
      LEFT JOIN inventory_items i ON i.site_id = c.site_id AND i.product_id = c.product_id
       AND i.variant_id = c.variant_id AND i.location_id = c.location_id
     WHERE c.site_id = ${tx.siteId} AND c.seq = ANY(${ids}::bigint[])
     ORDER BY c.seq`.execute(tx.db)
  return rows
}

/** The state of the entries that calls have made for an item. */
export interface EntryState {
  /** The last entry that moves the same pieces again, or back. */
  readonly latest: string
  /** Whether it is moved back now. */
  readonly isReverted: boolean
}

/**
 * Entries of calls with their states, by item, the newest first: one statement. An entry can be reverted, and its
 * reversal too.
 */
export async function findEntryStates(
  tx: Tx,
  requestIds: readonly string[],
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EntryState[]>> {
  const { rows } = await sql<EntryState & StockKey>`
    WITH RECURSIVE chain AS (
      SELECT c.seq AS first, c.seq AS latest, c.product_id, c.variant_id, c.location_id, 0 AS steps
        FROM inventory_changes c
       WHERE c.site_id = ${tx.siteId} AND c.product_id = ANY (${[...productIds]}::uuid[])
         AND c.request_id = ANY (${[...requestIds]}::text[])
      UNION ALL
      SELECT k.first, r.seq, k.product_id, k.variant_id, k.location_id, k.steps + 1
        FROM chain k
        JOIN inventory_changes r ON r.site_id = ${tx.siteId} AND r.reverts = k.latest
    )
    SELECT DISTINCT ON (first) latest::text AS latest, steps % 2 = 1 AS "isReverted",
           product_id AS "productId", variant_id AS "variantId", location_id AS "locationId"
      FROM chain ORDER BY first DESC, steps DESC`.execute(tx.db)
  const states = new Map<string, EntryState[]>()
  for (const { latest, isReverted, ...key } of rows) {
    const id = itemIdOf(key)
    states.set(id, [...(states.get(id) ?? []), { latest, isReverted }])
  }
  return states
}
