import type { Filter } from '../../../platform/db/query-to-sql.ts'

const nothing: Filter = { kind: 'or', parts: [] }
const FIELD = 'collectionIds'

/** The collections that a filter names. */
export function collectionsIn(filter: Filter): string[] {
  if (filter.kind === 'not') return collectionsIn(filter.part)
  if (filter.kind !== 'test') return filter.parts.flatMap(collectionsIn)
  if (filter.field !== FIELD) return []
  return [filter.value].flat().filter((one): one is string => typeof one === 'string')
}

/** The filter of somebody for whom these collections are not there: nothing is in them. */
export function withoutCollections(filter: Filter, hidden: ReadonlySet<string>): Filter {
  if (filter.kind === 'not') return { ...filter, part: withoutCollections(filter.part, hidden) }
  if (filter.kind !== 'test') {
    return { ...filter, parts: filter.parts.map((part) => withoutCollections(part, hidden)) }
  }
  if (filter.field !== FIELD) return filter
  const named = [filter.value].flat()
  const seen = named.filter((one) => !hidden.has(String(one).toLowerCase()))
  if (seen.length === named.length) return filter
  if (filter.operator === '$hasAll') return nothing
  const isNegative = filter.operator === '$ne' || filter.operator === '$nin'
  return { ...filter, operator: isNegative ? '$nin' : '$in', value: seen }
}
