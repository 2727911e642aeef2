import { type RawBuilder, sql } from 'kysely'
import { countToSql, knownTotal, type Page, pageToSql } from '../../../platform/db/page-to-sql.ts'
import { type Filter, filterToSql } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import { isOrderedBy, listOf, type Named, namedBy } from './product-lists.ts'

/** A filter as the list it leads to and what is left to test of each product. */
interface Plan {
  readonly named?: Named
  readonly visibleOnly: boolean
  readonly rest: readonly Filter[]
}

/**
 * The total as `counted`, and beside it the ids of one page as `page`, in the order of its `rank`. Ids
 * come first, out of indexes that hold the order; rows are joined to the page alone.
 */
export function pageOfProducts(tx: Tx, query: Page & { readonly filter: Filter }) {
  const plan = planOf(query.filter)
  const sorted = query.sort.map(({ field }) => field)
  const isInOrder = plan.named !== undefined && isOrderedBy(plan.named, sorted)
  const { list, id, columns } = rowsOf(tx, isInOrder ? plan : wholly(query.filter), sorted)
  const { order, beyond, slice, place } = pageToSql(query, columns, ['numericId'])
  return sql`(${countOf(tx, plan, query)}) counted
      LEFT JOIN (SELECT listed.*, row_number() OVER () AS rank
                   FROM (SELECT ${id} AS id, ${place} AS place FROM ${list} AND ${beyond}
                          ORDER BY ${order} ${slice}) listed) page ON TRUE`
}

/** What a plan leads to, after FROM. */
function rowsOf(tx: Tx, { named, visibleOnly, rest }: Plan, sorted: readonly string[] = []) {
  const { tables, own, id, columns } = listOf(tx, named, [...rest.flatMap(fieldsOf), ...sorted])
  const visible = visibleOnly ? [sql`${columns('visible')?.value}`] : []
  const tests = rest.map((part) => filterToSql(part, columns))
  const list = sql`${tables} WHERE ${sql.join([own, ...visible, ...tests], sql` AND `)}`
  return { list, id, columns }
}

/** Parts that must all hold, one level up. */
const partsOf = (filter: Filter): readonly Filter[] =>
  filter.kind === 'and' ? filter.parts.flatMap(partsOf) : [filter]

/** Through a list, when the filter names one. */
function planOf(filter: Filter): Plan {
  const parts = partsOf(filter)
  const lists = parts.map(namedBy)
  // A collection's list carries more.
  const ofCollection = lists.findIndex((list) => list?.kind === 'collection')
  const at = ofCollection >= 0 ? ofCollection : lists.findIndex((list) => list !== undefined)
  const named = lists[at]
  const { visibleOnly, rest } = wholly(filter)
  return { ...(named && { named }), visibleOnly, rest: rest.filter((part) => part !== parts[at]) }
}

/** Through all products: in an order that the list does not have, one that is long is not sorted first. */
function wholly(filter: Filter): Plan {
  const parts = partsOf(filter)
  const rest = parts.filter((part) => !isVisibleTest(part))
  return { visibleOnly: rest.length < parts.length, rest }
}

const isVisibleTest = (part: Filter) =>
  part.kind === 'test' && part.field === 'visible' && part.operator === '$eq' && part.value === true

const fieldsOf = (filter: Filter): readonly string[] => {
  if (filter.kind === 'test') return [filter.field]
  return filter.kind === 'not' ? fieldsOf(filter.part) : filter.parts.flatMap(fieldsOf)
}

/** Whole lists are counted as they change; only what is filtered further is counted here. */
function countOf(tx: Tx, plan: Plan, query: Page): RawBuilder<unknown> {
  const { named, visibleOnly, rest } = plan
  if (rest.length > 0 || named?.kind === 'choice' || knownTotal(query) !== undefined) {
    return countToSql(query, rowsOf(tx, plan).list)
  }
  const column = sql.ref(visibleOnly ? 'visible_product_count' : 'product_count')
  const kept = named
    ? sql`SELECT ${column} FROM collections WHERE site_id = ${tx.siteId} AND id = ${named.id}`
    : sql`SELECT ${column} FROM catalog_totals WHERE site_id = ${tx.siteId}`
  return sql`SELECT COALESCE((${kept}), 0)::bigint AS total`
}
