import { type RawBuilder, sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql, isGuid } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import { productColumns } from './product-columns.ts'

/** A filter as the list it leads to and what is left to test of each product. */
interface Plan {
  readonly collectionId?: string
  readonly visibleOnly: boolean
  readonly rest: readonly Filter[]
}

/**
 * The total as `counted`, and beside it the ids of one page as `page`, in the order of its `rank`. Ids
 * come first, out of indexes that hold the order; rows are joined to the page alone.
 */
export function pageOfProducts(tx: Tx, query: Page & { readonly filter: Filter }) {
  const plan = planOf(query.filter)
  const { from, id, columns } = listOf(tx, plan, query)
  const tests = plan.rest.map((part) => filterToSql(part, columns))
  const visible = plan.visibleOnly ? [sql`${columns('visible')?.value}`] : []
  const where = sql.join([from.own, ...visible, ...tests], sql` AND `)
  const { order, beyond, slice, place } = pageToSql(query, columns, ['numericId'])
  const list = sql`${from.tables} WHERE ${where}`
  return sql`(${countOf(tx, plan, query, list)}) counted
      LEFT JOIN (SELECT listed.*, row_number() OVER () AS rank
                   FROM (SELECT ${id} AS id, ${place} AS place FROM ${list} AND ${beyond}
                          ORDER BY ${order} ${slice}) listed) page ON TRUE`
}

/** Parts that must all hold, one level up. */
const partsOf = (filter: Filter): readonly Filter[] =>
  filter.kind === 'and' ? filter.parts.flatMap(partsOf) : [filter]

function planOf(filter: Filter): Plan {
  const parts = partsOf(filter)
  const shown = parts.filter(isVisibleTest)
  const collection = parts.find((part) => collectionOf(part) !== undefined)
  const collectionId = collection && collectionOf(collection)
  return {
    ...(collectionId && { collectionId }),
    visibleOnly: shown.length > 0,
    rest: parts.filter((part) => part !== collection && !isVisibleTest(part)),
  }
}

const isVisibleTest = (part: Filter) =>
  part.kind === 'test' && part.field === 'visible' && part.operator === '$eq' && part.value === true

/** The collection that a test keeps to, when it is a single one. */
function collectionOf(part: Filter): string | undefined {
  if (part.kind !== 'test' || part.field !== 'collectionIds') return undefined
  if (!['$eq', '$in', '$hasSome', '$hasAll'].includes(part.operator)) return undefined
  const [one, ...others] = Array.isArray(part.value) ? part.value : [part.value]
  return others.length === 0 && isGuid(one) ? String(one) : undefined
}

/** What the members of a collection carry of their products. */
const carried: Record<string, Column> = {
  id: { type: 'uuid', value: sql`cp.product_id`, required: true },
  numericId: { type: 'bigint', value: sql`cp.numeric_id`, required: true },
  price: { type: 'numeric', value: sql`cp.price`, required: true },
  paidPrice: { type: 'numeric', value: sql`cp.paid_price`, required: true },
  visible: { type: 'boolean', value: sql`cp.visible`, required: true },
}

interface List {
  readonly from: { readonly tables: RawBuilder<unknown>; readonly own: RawBuilder<unknown> }
  readonly id: RawBuilder<unknown>
  readonly columns: (field: string) => Column | undefined
}

/** Products, or the members of a collection, with their products only where more is asked of them. */
function listOf(tx: Tx, { collectionId, rest }: Plan, { sort }: Page): List {
  if (!collectionId) {
    const from = { tables: sql`products p`, own: sql`p.site_id = ${tx.siteId}` }
    return { from, id: sql`p.id`, columns: productColumns }
  }
  const fields = [...rest.flatMap(fieldsOf), ...sort.map(({ field }) => field)]
  const members = sql`collection_products cp`
  const tables = fields.every((field) => Object.hasOwn(carried, field))
    ? members
    : sql`${members} JOIN products p ON p.site_id = cp.site_id AND p.id = cp.product_id`
  return {
    from: { tables, own: sql`cp.site_id = ${tx.siteId} AND cp.collection_id = ${collectionId}` },
    id: sql`cp.product_id`,
    columns: (field) => (Object.hasOwn(carried, field) ? carried[field] : productColumns(field)),
  }
}

const fieldsOf = (filter: Filter): readonly string[] => {
  if (filter.kind === 'test') return [filter.field]
  return filter.kind === 'not' ? fieldsOf(filter.part) : filter.parts.flatMap(fieldsOf)
}

/** Whole lists are counted as they change; only what is filtered further is counted here. */
function countOf(
  tx: Tx,
  { collectionId, visibleOnly, rest }: Plan,
  query: Page,
  list: RawBuilder<unknown>,
) {
  if (rest.length > 0 || query.walk?.total !== undefined) return countToSql(query, list)
  const column = sql.ref(visibleOnly ? 'visible_product_count' : 'product_count')
  const kept = collectionId
    ? sql`SELECT ${column} FROM collections WHERE site_id = ${tx.siteId} AND id = ${collectionId}`
    : sql`SELECT ${column} FROM catalog_totals WHERE site_id = ${tx.siteId}`
  return sql`SELECT COALESCE((${kept}), 0)::bigint AS total`
}
