import { type RawBuilder, sql } from 'kysely'
import {
  countToSql,
  knownTotal,
  type Page,
  pageToSql,
} from '../../../../platform/db/page-to-sql.ts'
import { type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { isOrderedBy, listOf, type NamedList, namedBy } from './product-lists.ts'

/** A filter split into a list to scan and the remaining test on each product. */
interface Plan {
  readonly named?: NamedList
  readonly visibleOnly: boolean
  readonly rest: readonly Filter[]
}

/**
 * The total as `counted` and the ids of one page as `page`, with `rank` for the order. Ids are read from
 * ordered indexes first; rows are joined for the page only.
 */
export function pageOfProducts(tx: Tx, query: Page & { readonly filter: Filter }) {
  const plan = planOf(query.filter)
  const sorted = query.sort.map(({ field }) => field)
  const isInOrder = plan.named !== undefined && isOrderedBy(plan.named, sorted)
  const { list, id, columns } = rowsOf(tx, isInOrder ? plan : planWithoutList(query.filter), sorted)
  const { order, beyond, slice, place } = pageToSql(query, columns, ['numericId'])
  return sql`(${countOf(tx, plan, query)}) counted
      LEFT JOIN (SELECT listed.*, row_number() OVER () AS rank
                   FROM (SELECT ${id} AS id, ${place} AS place FROM ${list} AND ${beyond}
                          ORDER BY ${order} ${slice}) listed) page ON TRUE`
}

/** The FROM clause of a plan. */
function rowsOf(tx: Tx, { named, visibleOnly, rest }: Plan, sorted: readonly string[] = []) {
  const { tables, own, id, columns } = listOf(tx, named, [...rest.flatMap(fieldsOf), ...sorted])
  const visible = visibleOnly ? [sql`${columns('visible')?.value}`] : []
  const tests = rest.map((part) => filterToSql(part, columns))
  const list = sql`${tables} WHERE ${sql.join([own, ...visible, ...tests], sql` AND `)}`
  return { list, id, columns }
}

/** The top-level conjuncts of a filter. */
const partsOf = (filter: Filter): readonly Filter[] =>
  filter.kind === 'and' ? filter.parts.flatMap(partsOf) : [filter]

/** Scans a list when the filter names one. */
function planOf(filter: Filter): Plan {
  const parts = partsOf(filter)
  const lists = parts.map(namedBy)
  // Members of a collection have more columns, so prefer a collection.
  const ofCollection = lists.findIndex((list) => list?.kind === 'collection')
  const at = ofCollection >= 0 ? ofCollection : lists.findIndex((list) => list !== undefined)
  const named = lists[at]
  const { visibleOnly, rest } = planWithoutList(filter)
  return { ...(named && { named }), visibleOnly, rest: rest.filter((part) => part !== parts[at]) }
}

/** Scans all products: where the list lacks the requested order, a long list need not be sorted first. */
function planWithoutList(filter: Filter): Plan {
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

/** The totals of whole lists are maintained counters; only further filters are counted here. */
function countOf(tx: Tx, plan: Plan, query: Page): RawBuilder<unknown> {
  const { named, visibleOnly, rest } = plan
  if (rest.length > 0 || named?.kind === 'choice' || knownTotal(query) !== undefined) {
    return countToSql(query, rowsOf(tx, plan).list)
  }
  const column = sql.ref(visibleOnly ? 'visible_product_count' : 'product_count')
  const stored = named
    ? sql`SELECT ${column} FROM collections WHERE site_id = ${tx.siteId} AND id = ${named.id}`
    : sql`SELECT ${column} FROM catalog_totals WHERE site_id = ${tx.siteId}`
  return sql`SELECT COALESCE((${stored}), 0)::bigint AS total`
}
