import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { AwaitedReference, AwaitedStock } from '../model.ts'

export interface AwaitedPage {
  /** Each has to be in the name or the choices. */
  readonly words: readonly string[]
  readonly limit: number
  readonly offset: number
}

export interface AwaitedList {
  readonly items: readonly AwaitedStock[]
  readonly total: number
  readonly requestCount: number
}

const isIn = (word: string) =>
  sql`r.name || ' ' || r.choices ILIKE ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`

/** Requested items, most requests first; names are those of the latest request. */
export async function listAwaited(
  tx: Tx,
  { words, limit, offset }: AwaitedPage,
): Promise<AwaitedList> {
  const found = words.length === 0 ? sql`TRUE` : sql.join(words.map(isIn), sql` AND `)
  const { rows } = await sql<
    AwaitedStock & { total: number; requestCount: number; isItem: boolean }
  >`
    WITH items AS (
      SELECT r.product_id AS "productId", r.variant_id AS "variantId",
             (array_agg(r.name ORDER BY r.created_date DESC, r.id))[1] AS name,
             (array_agg(r.choices ORDER BY r.created_date DESC, r.id))[1] AS choices,
             count(*)::int AS count, min(r.created_date) AS "firstDate",
             max(r.created_date) AS "lastDate"
        FROM back_in_stock_requests r
       WHERE r.site_id = ${tx.siteId} AND r.status = 'RECEIVED' AND ${found}
       GROUP BY r.product_id, r.variant_id)
    SELECT sums.*, page.*, page.count IS NOT NULL AS "isItem"
      FROM (SELECT count(*)::int AS total, COALESCE(sum(count), 0)::int AS "requestCount"
              FROM items) sums
      LEFT JOIN (SELECT * FROM items
                  ORDER BY count DESC, "firstDate", "productId", "variantId"
                  LIMIT ${limit} OFFSET ${offset}) page ON TRUE
     ORDER BY page.count DESC, page."firstDate", page."productId", page."variantId"`.execute(tx.db)
  const { total = 0, requestCount = 0 } = rows[0] ?? {}
  const items = rows
    .filter(({ isItem }) => isItem)
    .map(({ total: _, requestCount: __, isItem: ___, ...item }) => item)
  return { items, total, requestCount }
}

/** How many wait for each of some items, in their order. An item without a variant counts all of its variants. */
export async function countAwaited(
  tx: Tx,
  references: readonly AwaitedReference[],
): Promise<number[]> {
  const { rows } = await sql<{ place: number; count: number }>`
    SELECT w.place, count(DISTINCT lower(r.email))::int AS count
      FROM jsonb_to_recordset(${JSON.stringify(references.map((one, place) => ({ ...one, place })))}::jsonb)
        AS w (place integer, "productId" uuid, "variantId" uuid)
      JOIN back_in_stock_requests r
        ON r.site_id = ${tx.siteId} AND r.product_id = w."productId" AND r.status = 'RECEIVED'
       AND (w."variantId" IS NULL OR r.variant_id = w."variantId")
     GROUP BY w.place`.execute(tx.db)
  const counts = new Map(rows.map(({ place, count }) => [place, count]))
  return references.map((_, place) => counts.get(place) ?? 0)
}
