import type { ArrangedFilter } from '@vitrine/contract/shop'
import type { Messages } from '../../messages/index.ts'
import type { Setting } from './spec.ts'

/** The stored order of filters; empty: the default order. */
export type FilterOrder = readonly { readonly facet: string; readonly shown: boolean }[]

const isStored = (one: unknown): one is FilterOrder[number] =>
  typeof one === 'object' && one !== null && 'facet' in one && 'shown' in one

export const filtersSetting: Setting<FilterOrder> = {
  path: 'search.filters',
  read: (stored) => (Array.isArray(stored) ? stored.filter(isStored) : []),
  write: (order) => order.map(({ facet, shown }) => ({ facet, shown })),
  check: () => undefined,
}

/** The filters for the form: those not in the stored order come last, and are visible. */
export function inOrder(filters: readonly ArrangedFilter[], order: FilterOrder): ArrangedFilter[] {
  const places = new Map(order.map(({ facet }, at) => [facet, at]))
  const hidden = new Set(order.flatMap(({ facet, shown }) => (shown ? [] : [facet])))
  const placeOf = ({ facet }: ArrangedFilter) => places.get(facet) ?? order.length
  return filters
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((one) => ({ ...one, shown: !hidden.has(one.facet) }))
}

/** Moves a filter up or down. */
export function withMoved(rows: FilterOrder, at: number, by: -1 | 1): FilterOrder {
  const one = rows[at]
  return one ? rows.toSpliced(at, 1).toSpliced(at + by, 0, one) : rows
}

export const withShown = (rows: FilterOrder, facet: string, shown: boolean): FilterOrder =>
  rows.map((one) => (one.facet === facet ? { facet, shown } : one))

/** The name of a filter. */
export function filterName({ kind, name, facet }: ArrangedFilter, messages: Messages): string {
  const { kinds } = messages.filterSettings
  return kind === 'OPTION' || kind === 'FIELD' ? name || facet : kinds[kind]
}
