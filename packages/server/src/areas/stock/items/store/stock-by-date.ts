import { type RawBuilder, sql } from 'kysely'
import { type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { column, productJoins, type StockSearch, testsOf } from './stock-columns.ts'

interface DatedQuery extends StockSearch, Page {}

/** Whether the sort is by the items' date only, which is the default of lists. */
export const isByDate = ({ sort }: Pick<Page, 'sort'>): boolean =>
  sort.length === 1 && sort[0]?.field === 'createdDate'

/** A set of items that one index provides ordered by date. */
interface DatedItems {
  readonly rows: RawBuilder<unknown>
  readonly test: RawBuilder<unknown>
  readonly date: RawBuilder<unknown>
  /** The sort keys its index has: the part of a cursor it can start from. */
  readonly start: readonly Key[]
}
type Key = readonly [value: RawBuilder<unknown>, type: 'timestamptz' | 'bigint']

/** Items created with their products: those of variants at the default location. */
const withProduct = (tx: Tx): DatedItems => ({
  rows: sql`
    SELECT v.*, v.site_id AS location_id,
           inventory_item_id(v.product_id, v.id, v.site_id) AS item_id
      FROM variants v WHERE v.site_id = ${tx.siteId}`,
  test: sql`i.has_own_date IS NOT TRUE`,
  date: sql`p.created_date`,
  start: [
    [sql`p.created_date`, 'timestamptz'],
    [sql`p.numeric_id`, 'bigint'],
  ],
})

/** Items with a separate date: those at other locations, and recreated ones. */
const byThemselves = (tx: Tx): DatedItems => ({
  rows: sql`
    SELECT v.*, e.location_id, e.id AS item_id, e.created_date AS own_date
      FROM inventory_items e
      JOIN variants v ON v.site_id = e.site_id AND v.product_id = e.product_id AND v.id = e.variant_id
     WHERE e.site_id = ${tx.siteId} AND e.has_own_date`,
  test: sql`TRUE`,
  date: sql`v.own_date`,
  start: [[sql`v.own_date`, 'timestamptz']],
})

const tieBreakers = ['number', 'ownId']

/**
 * A page ordered by date, then product: each part is limited to the page size, so that the number of rows
 * read does not grow with the number of items.
 */
export function stockByDate(tx: Tx, query: DatedQuery): RawBuilder<unknown> {
  const parts = [withProduct(tx), byThemselves(tx)].map((part) => firstOf(tx, query, part))
  const { order, slice } = pageToSql(query, columnsOf(sql`v.created`, sql`v.number`), tieBreakers)
  return sql`SELECT v.* FROM (${sql.join(parts, sql` UNION ALL `)}) v ORDER BY ${order} ${slice}`
}

function firstOf(tx: Tx, query: DatedQuery, part: DatedItems): RawBuilder<unknown> {
  const page = { ...query, limit: query.limit + query.offset, offset: 0 }
  const columns = columnsOf(part.date, sql`p.numeric_id`)
  const { order, beyond, slice, place } = pageToSql(page, columns, tieBreakers)
  return sql`
    (SELECT v.site_id, v.product_id, v.id, v.choice_ids, v.sku, v.barcode, v.visible, v.location_id,
            v.item_id, ${part.date} AS created, p.numeric_id AS number, ${place} AS place
       FROM (${part.rows}) v ${productJoins(tx)}
      WHERE ${testsOf(query)} AND ${part.test} AND ${startOf(query, part)} AND ${beyond}
      ORDER BY ${order} ${slice})`
}

const columnsOf = (date: RawBuilder<unknown>, number: RawBuilder<unknown>) => (field: string) =>
  ({
    createdDate: column('timestamptz', date),
    number: column('bigint', number),
    ownId: column('uuid', sql`v.item_id`),
  })[field]

/** Where to start reading an index: the cursor compares columns of several tables, which no index covers. */
function startOf({ walk, sort }: DatedQuery, { start }: DatedItems): RawBuilder<unknown> {
  const { place, backwards } = walk ?? {}
  if (!place) return sql`TRUE`
  const sign = sql.raw(sort[0]?.descending === backwards ? '>=' : '<=')
  const bounds = start.map(([, type], at) => sql`${place[at]}::${sql.raw(type)}`)
  return sql`(${sql.join(start.map(([value]) => value))}) ${sign} (${sql.join(bounds)})`
}
