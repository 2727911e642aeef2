import { type CustomerKind, customerKinds } from '@vitrine/contract/customers'
import { toMinorUnits } from '@vitrine/money'
import type { InputOf, OutputOf } from '../../api/client.ts'
import { readViewSearch, type ViewSearch } from '../../shared/views/view-search.ts'

export type CustomerSummary = OutputOf<'customers.queryCustomers'>['customers'][number]

export const customerSorts = ['lastOrderDate', 'spent', 'orders', 'name', 'createdDate'] as const
export type CustomerSort = (typeof customerSorts)[number]

/** Columns that can be hidden. */
export const customerColumns = [
  'email',
  'kind',
  'country',
  'firstOrder',
  'lastOrder',
  'orders',
  'average',
  'spent',
  'since',
] as const
export type CustomerColumn = (typeof customerColumns)[number]
export const usualCustomerColumns: readonly CustomerColumn[] = [
  'kind',
  'lastOrder',
  'orders',
  'spent',
]

/** Search parameters of the list of customers. Empty means any. */
export type CustomersSearch = ViewSearch & {
  readonly q: string
  readonly kind: '' | CustomerKind
  /** The id of a segment. */
  readonly segment: string
  readonly sort: '' | CustomerSort
  /** Minimum number of orders. */
  readonly orders: string
  /** Minimum amount, in the site's currency. */
  readonly spent: string
  /** Number of days within which they ordered. */
  readonly within: string
  /** Number of days since the last order. */
  readonly since: string
  readonly tag: string
  /** Counted from 1. */
  readonly page: number
}

const textOf = (value: unknown, max: number) =>
  typeof value === 'string' ? value.slice(0, max) : ''
const countOf = (value: unknown) =>
  typeof value === 'string' && /^[0-9]{1,6}$/.test(value) ? value : ''

export const readCustomersSearch = (raw: Readonly<Record<string, unknown>>): CustomersSearch => ({
  q: textOf(raw.q, 100),
  kind: customerKinds.find((one) => one === raw.kind) ?? '',
  segment: textOf(raw.segment, 36),
  sort: customerSorts.find((one) => one === raw.sort) ?? '',
  orders: countOf(raw.orders),
  spent: countOf(raw.spent),
  within: countOf(raw.within),
  since: countOf(raw.since),
  tag: textOf(raw.tag, 50),
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
  ...readViewSearch(raw, customerColumns, usualCustomerColumns),
})

/** The parameters of a segment: all except search text and order. */
export const ruleOf = ({ kind, orders, spent, within, since, tag }: CustomersSearch) => ({
  kind,
  orders,
  spent,
  within,
  since,
  tag,
})

export const noRule = { kind: '', orders: '', spent: '', within: '', since: '', tag: '' } as const

export const hasRule = (search: CustomersSearch): boolean =>
  Object.values(ruleOf(search)).some((value) => value !== '')

/** Whether anything narrows the list. */
export const isFiltered = (search: CustomersSearch): boolean =>
  search.q !== '' || search.segment !== '' || hasRule(search)

export const CUSTOMERS_PAGE = 50

/** The rule as the filter of a query, and of a segment. */
export function filterOf(search: CustomersSearch, currency: string): Record<string, unknown> {
  const { kind, orders, spent, within, since, tag } = search
  const days = {
    ...(within !== '' && { $lte: Number(within) }),
    ...(since !== '' && { $gte: Number(since) }),
  }
  return {
    ...(kind !== '' && { kind }),
    ...(orders !== '' && { orders: { $gte: Number(orders) } }),
    ...(spent !== '' && { spent: { $gte: Number(toMinorUnits(spent, currency)) } }),
    ...(Object.keys(days).length > 0 && { daysSinceLastOrder: days }),
    ...(tag !== '' && { tag }),
  }
}

/** The address as a query of one page. */
export function customersQuery(
  search: CustomersSearch,
  currency: string,
): InputOf<'customers.queryCustomers'> {
  const { q, segment, sort, page } = search
  const sorting =
    sort === '' ? [] : [{ fieldName: sort, order: sort === 'name' ? 'ASC' : 'DESC' } as const]
  return {
    ...(q.trim() !== '' && { search: q.trim() }),
    ...(segment !== '' && { segmentId: segment }),
    query: {
      filter: filterOf(search, currency),
      sort: sorting,
      paging: { limit: CUSTOMERS_PAGE, offset: (page - 1) * CUSTOMERS_PAGE },
    },
  }
}
