import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { OrderLine } from '../model/order.ts'

const columns = sql`
  id, position, product_id AS "productId", variant_id AS "variantId", reference, name,
  description_lines AS "descriptionLines", image, sku, kind, shippable, weight, quantity, price, payment,
  taken, preordered, restocked, preorder, sources, refunded, fulfilled, returned`

/** The lines of an order in their order. */
export const findLines = async (tx: Tx, orderId: string): Promise<OrderLine[]> =>
  (await findLinesOf(tx, [orderId])).get(orderId) ?? []

/** The lines of orders by the ids of these, in one statement. */
export async function findLinesOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  const { rows } = await sql<OrderLine & { orderId: string }>`
    SELECT order_id AS "orderId", ${columns} FROM order_lines
     WHERE site_id = ${tx.siteId} AND order_id = ANY (${[...orderIds]}::uuid[])
     ORDER BY position, id`.execute(tx.db)
  const lines = new Map<string, OrderLine[]>()
  for (const { orderId, ...line } of rows) lines.set(orderId, [...(lines.get(orderId) ?? []), line])
  return lines
}

/** Any number of lines in one statement. */
export async function insertLines(
  tx: Tx,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  await sql`
    INSERT INTO order_lines (site_id, order_id, id, position, product_id, variant_id, reference, name,
                             description_lines, image, sku, kind, shippable, weight, quantity, price,
                             payment, taken, preordered, preorder, sources)
    SELECT ${tx.siteId}::uuid, ${orderId}::uuid, id, position, "productId", "variantId",
           NULLIF(reference, 'null'), name, "descriptionLines", NULLIF(image, 'null'), sku, kind, shippable,
           weight, quantity, price, NULLIF(payment, 'null'), taken, preordered,
           NULLIF(preorder, 'null'), sources
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line (
             id uuid, position integer, "productId" uuid, "variantId" uuid, reference jsonb, name text,
             "descriptionLines" jsonb, image jsonb, sku text, kind text, shippable boolean, weight numeric,
             quantity integer, price jsonb, payment jsonb, taken integer, preordered integer,
             preorder jsonb, sources jsonb)`.execute(tx.db)
}

/**
 * Counts pieces as shipped, or as not shipped if negative, in one statement: never more than ordered; with a location
 * also at that source. Returns the lines that it has counted.
 */
export async function moveFulfilled(
  tx: Tx,
  orderId: string,
  pieces: ReadonlyMap<string, number>,
  locationId: string | null,
): Promise<ReadonlySet<string>> {
  const moves = [...pieces].map(([id, quantity]) => ({ id, quantity }))
  const { rows } = await sql<{ id: string }>`
    UPDATE order_lines l SET fulfilled = l.fulfilled + m.quantity, sources = (
      SELECT COALESCE(jsonb_agg(CASE WHEN s ->> 'locationId' = ${locationId}::text
               THEN s || jsonb_build_object('fulfilled', GREATEST(0, COALESCE((s ->> 'fulfilled')::int, 0) + m.quantity))
               ELSE s END ORDER BY place), '[]')
        FROM jsonb_array_elements(l.sources) WITH ORDINALITY AS one (s, place))
      FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS m (id uuid, quantity integer)
     WHERE l.site_id = ${tx.siteId} AND l.order_id = ${orderId}::uuid AND l.id = m.id
       AND l.fulfilled + m.quantity BETWEEN 0 AND l.quantity
    RETURNING l.id`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Counts pieces as returned, or as not returned if negative, in one statement: never more than shipped, or with
 * `evenUnsent` than ordered. Returns the lines that it has counted.
 */
export async function moveReturned(
  tx: Tx,
  orderId: string,
  pieces: ReadonlyMap<string, number>,
  evenUnsent: boolean,
): Promise<ReadonlySet<string>> {
  const moves = [...pieces].map(([id, quantity]) => ({ id, quantity }))
  const limit = evenUnsent ? sql`l.quantity` : sql`l.fulfilled`
  const { rows } = await sql<{ id: string }>`
    UPDATE order_lines l SET returned = l.returned + m.quantity
      FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS m (id uuid, quantity integer)
     WHERE l.site_id = ${tx.siteId} AND l.order_id = ${orderId}::uuid AND l.id = m.id
       AND l.returned + m.quantity >= 0 AND (m.quantity < 0 OR l.returned + m.quantity <= ${limit})
    RETURNING l.id`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}

type Counts = Pick<
  OrderLine,
  'id' | 'variantId' | 'taken' | 'preordered' | 'restocked' | 'sources' | 'refunded'
>

/** Saves the counters of lines and of their sources, and the variant of one that only named its product. */
export async function updateCounts(
  tx: Tx,
  orderId: string,
  lines: readonly Counts[],
): Promise<void> {
  if (lines.length === 0) return
  const counts = lines.map(
    ({ id, variantId, taken, preordered, restocked, sources, refunded }) => ({
      id,
      variantId,
      taken,
      preordered,
      restocked,
      sources,
      refunded,
    }),
  )
  await sql`
    UPDATE order_lines l
       SET variant_id = COALESCE(l.variant_id, c."variantId"), taken = c.taken, preordered = c.preordered, restocked = c.restocked, sources = c.sources,
           refunded = c.refunded
      FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS c (
             id uuid, "variantId" uuid, taken integer, preordered integer, restocked integer,
             sources jsonb, refunded integer)
     WHERE l.site_id = ${tx.siteId} AND l.order_id = ${orderId}::uuid AND l.id = c.id`.execute(
    tx.db,
  )
}
