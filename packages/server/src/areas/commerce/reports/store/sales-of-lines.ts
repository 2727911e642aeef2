import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Page, SalesRow, Scope } from '../model.ts'
import { soldOrders } from './scope.ts'

interface Division {
  readonly key: RawBuilder<unknown>
  readonly name: RawBuilder<unknown>
  readonly joins?: RawBuilder<unknown>
}

/** Choices of a line in words, as they were sold: `L, Blue`. */
const choices = sql`(SELECT string_agg(part->>'value', ', ' ORDER BY place)
  FROM jsonb_array_elements(i.description_lines) WITH ORDINALITY AS d (part, place) WHERE part->>'kind' = 'choice')`

const divisions = {
  PRODUCT: {
    key: sql`COALESCE(i.product_id::text, '')`,
    name: sql`CASE WHEN i.product_id IS NULL THEN '' ELSE i.name END`,
  },
  VARIANT: {
    key: sql`COALESCE(i.variant_id::text, '')`,
    name: sql`CASE WHEN i.variant_id IS NULL THEN '' ELSE concat_ws(' · ', i.name, ${choices}, NULLIF(i.sku, '')) END`,
  },
  COLLECTION: {
    key: sql`COALESCE(c.id::text, '')`,
    name: sql`COALESCE(c.name, '')`,
    joins: sql`
      LEFT JOIN collection_products m ON m.site_id = i.site_id AND m.product_id = i.product_id
      LEFT JOIN collections c ON c.site_id = m.site_id AND c.id = m.collection_id`,
  },
} satisfies Record<string, Division>

export type LineDivision = keyof typeof divisions

type CountedRow = SalesRow & { readonly count: number }

/** Sales of lines by dimension; highest total first. */
export async function findSalesByLine(
  tx: Tx,
  scope: Scope,
  by: LineDivision,
  { limit, offset }: Page,
): Promise<{ readonly rows: SalesRow[]; readonly count: number }> {
  const { key, name, joins = sql`` }: Division = divisions[by]
  const amount = (field: string) => sql`(i.price->>${sql.lit(field)})::bigint`
  const { rows } = await sql<CountedRow>`
    SELECT ${key} AS key, (array_agg(${name} ORDER BY i.order_id DESC))[1] AS name,
           count(DISTINCT i.order_id)::int AS orders, sum(i.quantity)::float8 AS pieces,
           sum(i.refunded)::float8 AS "refundedPieces",
           sum(${amount('listed')} - CASE WHEN ${amount('afterTax')} = ${amount('total')} THEN ${amount('tax')} ELSE 0 END)::float8
             AS sales,
           sum(${amount('listed')} - ${amount('total')})::float8 AS discounts,
           sum(${amount('tax')})::float8 AS tax, sum(${amount('afterTax')})::float8 AS total,
           (count(*) OVER ())::int AS count
      FROM ${soldOrders(tx, scope)}
      JOIN order_lines i ON i.site_id = ${tx.siteId} AND i.order_id = sold.order_id ${joins}
     WHERE i.kind <> 'GIFT_CARD' GROUP BY 1 ORDER BY total DESC, key LIMIT ${limit} OFFSET ${offset}`.execute(
    tx.db,
  )
  return pageOf(rows)
}

/** Orders by discount, highest discount first. Their totals are those of whole orders. */
export async function findSalesByDiscount(
  tx: Tx,
  scope: Scope,
  { limit, offset }: Page,
): Promise<{ readonly rows: SalesRow[]; readonly count: number }> {
  const { rows } = await sql<CountedRow>`
    SELECT d->>'promotionId' AS key, (array_agg(d->>'name' ORDER BY o.created_date DESC))[1] AS name,
           count(DISTINCT o.id)::int AS orders, 0 AS pieces, 0 AS "refundedPieces", 0 AS sales, 0 AS tax,
           sum((d->>'amount')::bigint)::float8 AS discounts, sum(o.total_minor)::float8 AS total,
           (count(*) OVER ())::int AS count
      FROM ${soldOrders(tx, scope)}
      JOIN orders o ON o.site_id = ${tx.siteId} AND o.id = sold.order_id, jsonb_array_elements(o.discounts) AS d
     GROUP BY 1 ORDER BY discounts DESC, key LIMIT ${limit} OFFSET ${offset}`.execute(tx.db)
  return pageOf(rows)
}

const pageOf = (rows: readonly CountedRow[]) => ({
  rows: rows.map(({ count: _, ...row }) => row),
  count: rows[0]?.count ?? 0,
})
