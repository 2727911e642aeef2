import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { MovePolicy, Preorder } from '../model/item.ts'
import type { QuantityChange, Reason } from '../model/stock.ts'
import { onlyVariant } from './only-variant.ts'

/**
 * Why a line was refused: no item, untracked, too little left, or below the minimum or above the maximum
 * afterwards.
 */
export type Refusal = 'ABSENT' | 'UNTRACKED' | 'SHORT' | 'MIN' | 'MAX'

/** The result of one line of a batch. */
export interface LineResult {
  readonly place: number
  /** Null where the product does not exist. */
  readonly productId: string | null
  /** Null where the product has no such variant. */
  readonly variantId: string | null
  readonly locationId: string
  readonly isDefault: boolean
  readonly visible: boolean
  /** The quantity before the batch. */
  readonly before: number
  readonly counterBefore: number
  /** The sum of all lines of this item. */
  readonly delta: number
  readonly refusal: Refusal | null
  /** The item afterwards; all null when nothing was moved. */
  readonly id: string | null
  readonly after: number | null
  readonly counterAfter: number | null
  readonly revision: number | null
  readonly preorder: Preorder
}

interface Batch {
  readonly id: string
  readonly reason: Reason
  readonly policy: MovePolicy
}

const MAX_QUANTITY = 99_999

/**
 * Moves quantities in one conditional statement that finds the variants, adds up lines of the same item,
 * locks the rows, and writes them with their ledger entries. Products are locked by number and then their
 * stock, so batches cannot deadlock.
 */
export async function moveQuantities(
  tx: Tx,
  lines: readonly QuantityChange[],
  { id, reason, policy }: Batch,
): Promise<LineResult[]> {
  const { rows } = await sql<LineResult>`
    WITH ${linesFound(tx, lines, locks)}, ${stockOf(tx, policy, locks)}, moved AS (
      UPDATE inventory_items i
         SET quantity = h.quantity + h.taken,
             preorder_counter = GREATEST(0, h.counter + h.counted + h.preordered),
             updated_date = ${tx.now}::timestamptz, revision = i.revision + 1
        FROM held h
       WHERE i.site_id = ${tx.siteId} AND i.product_id = h.product_id
         AND i.variant_id = h.variant_id AND i.location_id = h.location_id
         AND h.tracked AND h.refusal IS NULL ${policy.whole ? orNone : sql``}
      RETURNING i.id, i.product_id, i.variant_id, i.location_id, i.quantity, i.preorder_counter,
                i.revision, h.taken, i.preorder_counter - h.counter AS preordered, h.reverts
    ), ledger AS (
      INSERT INTO inventory_changes (site_id, product_id, variant_id, location_id, reason, delta,
                                     quantity_after, preordered, actor, request_id, at, batch_id,
                                     reverts)
      SELECT ${tx.siteId}::uuid, product_id, variant_id, location_id, ${reason}, taken, quantity,
             preordered, ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.now}::timestamptz,
             ${id}::uuid, reverts
        FROM moved WHERE taken <> 0 OR preordered <> 0 OR reverts IS NOT NULL
       ORDER BY product_id, variant_id, location_id
    )
    SELECT f.place, f.product_id AS "productId", f.variant_id AS "variantId",
           f.location_id AS "locationId", COALESCE(f.is_default, FALSE) AS "isDefault",
           COALESCE(f.visible, FALSE) AS visible, COALESCE(h.quantity, 0) AS before,
           COALESCE(h.counter, 0) AS "counterBefore", COALESCE(h.delta, f.delta) AS delta,
           CASE WHEN h.product_id IS NOT NULL THEN h.refusal
                WHEN f.location_id <> ${tx.siteId} THEN 'ABSENT'
                ELSE 'UNTRACKED' END AS refusal,
           m.id, m.quantity AS after, m.preorder_counter AS "counterAfter", m.revision,
           jsonb_build_object('enabled', COALESCE(h.preorder_enabled, FALSE),
             'message', h.preorder_message, 'limit', h.preorder_limit,
             'shipsAt', h.preorder_ships_at) AS preorder
      FROM found f
      LEFT JOIN held h ON h.product_id = f.product_id AND h.variant_id = f.variant_id
       AND h.location_id = f.location_id
      LEFT JOIN moved m ON m.product_id = f.product_id AND m.variant_id = f.variant_id
       AND m.location_id = f.location_id
     ORDER BY f.place`.execute(tx.db)
  return rows
}

/** The results of the lines against the committed state, without locks and without writing. */
export async function previewMoves(
  tx: Tx,
  lines: readonly QuantityChange[],
  policy: MovePolicy,
): Promise<LinePreview[]> {
  const { rows } = await sql<LinePreview>`
    WITH ${linesFound(tx, lines, noLocks)}, ${stockOf(tx, policy, noLocks)}
    SELECT f.place, f.product_id AS "productId", f.variant_id AS "variantId",
           COALESCE(h.quantity, 0) AS before, COALESCE(h.delta, f.delta) AS delta, h.refusal
      FROM found f
      LEFT JOIN held h ON h.product_id = f.product_id AND h.variant_id = f.variant_id
       AND h.location_id = f.location_id
     ORDER BY f.place`.execute(tx.db)
  return rows
}

export type LinePreview = Pick<
  LineResult,
  'place' | 'productId' | 'variantId' | 'before' | 'delta' | 'refusal'
>

/** Row locks: for a move, or none for a preview. */
const locks = { products: sql`FOR NO KEY UPDATE`, items: sql`FOR NO KEY UPDATE OF i` }
const noLocks: typeof locks = { products: sql``, items: sql`` }

const orNone = sql`
  AND NOT EXISTS (SELECT FROM held WHERE refusal IS NOT NULL)
  AND NOT EXISTS (SELECT FROM found WHERE variant_id IS NULL)`

/**
 * The lines with their products and variants. LIMIT shows the planner how few they are: by default it would
 * assume a hundred rows and read whole tables for one.
 */
const linesFound = (tx: Tx, lines: readonly QuantityChange[], { products }: typeof locks) => sql`
  line AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(lines.map(toRow(tx)))}::jsonb) AS l (
      place integer, product_id uuid, variant_id uuid, location_id uuid, delta bigint,
      preorder boolean, preordered integer, reverts bigint)
     LIMIT ${lines.length}
  ), product AS MATERIALIZED (
    SELECT id FROM products
     WHERE site_id = ${tx.siteId} AND id IN (SELECT product_id FROM line)
     ORDER BY numeric_id ${products}
  ), found AS MATERIALIZED (
    SELECT l.place, l.location_id, l.delta, l.preorder, l.preordered, l.reverts, p.id AS product_id,
           v.id AS variant_id, v.is_default, v.visible
      FROM line l
      LEFT JOIN product p ON p.id = l.product_id
      LEFT JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = p.id
       AND v.id = COALESCE(l.variant_id, ${onlyVariant(tx, sql.ref('p.id'))})
  )`

const toRow = (tx: Tx) => (line: QuantityChange, place: number) => ({
  place,
  product_id: line.productId,
  variant_id: line.variantId ?? null,
  location_id: line.locationId ?? tx.siteId,
  delta: line.delta,
  preorder: line.preorder ?? false,
  preordered: line.preordered ?? 0,
  reverts: line.reverts ?? null,
})

/** Stock of the variants with the sum of their lines and the resulting quantity. */
const stockOf = (tx: Tx, policy: MovePolicy, { items }: typeof locks) => sql`
  input AS (
    SELECT product_id, variant_id, location_id, sum(delta)::bigint AS delta,
           sum(preordered)::integer AS preordered, min(reverts) AS reverts,
           COALESCE(sum(delta) FILTER (WHERE NOT preorder), 0)::bigint AS firm
      FROM found WHERE variant_id IS NOT NULL GROUP BY product_id, variant_id, location_id
  ), item AS MATERIALIZED (
    SELECT w.*, i.track_quantity AS tracked, COALESCE(i.quantity, 0) AS quantity, i.absent,
           i.in_stock,
           i.preorder_enabled, i.preorder_message, i.preorder_limit, i.preorder_ships_at,
           i.preorder_counter AS counter
      FROM input w
      JOIN inventory_items i
        ON i.site_id = ${tx.siteId} AND i.product_id = w.product_id
       AND i.variant_id = w.variant_id AND i.location_id = w.location_id
     ORDER BY i.product_id, i.variant_id, i.location_id ${items}
  ), share AS (
    SELECT *, ${policy.ahead === 'counter' ? countedAhead : sql`0`}::integer AS counted FROM item
  ), held AS MATERIALIZED (
    SELECT *, delta + counted AS taken, ${refusalOf(policy)} AS refusal FROM share
  )`

/** Orders count as preorders only if the item is sold out. */
const countedAhead = sql`
  CASE WHEN tracked AND preorder_enabled AND quantity <= 0 AND delta < firm THEN firm - delta ELSE 0 END`

const refusalOf = ({
  ahead,
  countedOnly,
  inStockOnly,
  restrict,
}: MovePolicy): RawBuilder<unknown> => sql`
  CASE ${inStockOnly ? soldOut : sql``}
       ${countedOnly ? sql`WHEN absent THEN 'ABSENT' WHEN NOT tracked THEN 'UNTRACKED'` : sql`WHEN NOT tracked THEN NULL`}
       ${ahead === 'counter' ? counterLimits(restrict) : fallLimits} END`

const soldOut = sql`WHEN NOT tracked AND (absent OR NOT in_stock) AND NOT preorder_enabled THEN 'SHORT'`

/**
 * Lines without preorder must be covered by the quantity; with preorder, the sum may reach the limit minus
 * the preorders counted already.
 */
const fallLimits = sql`
  WHEN delta < 0 AND ((firm < 0 AND quantity + firm < 0)
    OR quantity + delta < CASE WHEN preorder_enabled
         THEN LEAST(0, counter - COALESCE(preorder_limit, 2147483647)::bigint) ELSE 0 END) THEN 'SHORT'
  WHEN delta > 0 AND quantity + delta > ${MAX_QUANTITY} THEN 'MAX'`

const counterLimits = (restrict: boolean) => sql`
  WHEN counted > preorder_left(quantity, preorder_limit, counter) THEN 'SHORT'
  ${restrict ? sql`WHEN delta + counted < 0 AND quantity + delta + counted < 0 THEN 'SHORT'` : sql``}
  WHEN quantity + delta + counted < ${-MAX_QUANTITY} THEN 'MIN'
  WHEN delta > 0 AND quantity + delta + counted > ${MAX_QUANTITY} THEN 'MAX'`
