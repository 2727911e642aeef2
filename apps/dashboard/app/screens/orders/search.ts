import {
  type FulfillmentState,
  fulfillmentStates,
  type OrderPaymentState,
  type OrderState,
  orderPaymentStates,
  orderStates,
} from '@vitrine/contract/orders'
import type { InputOf } from '../../api/client.ts'
import { readFieldTests, testsOf } from '../../shared/field-tests.ts'
import { readViewSearch, type ViewSearch } from '../../shared/views/view-search.ts'

export const orderViews = ['', 'new', 'archived', 'rehearsal'] as const
export type OrderView = (typeof orderViews)[number]

export const preorderChoices = ['yes', 'no'] as const

/** Columns that can be hidden. */
export const orderColumns = [
  'date',
  'buyer',
  'products',
  'state',
  'payment',
  'sent',
  'total',
] as const
export type OrderColumn = (typeof orderColumns)[number]

/** Search parameters of the list of orders. Empty means any. */
export type OrdersSearch = ViewSearch & {
  readonly q: string
  readonly show: OrderView
  readonly state: '' | OrderState
  readonly payment: '' | OrderPaymentState
  readonly sent: '' | FulfillmentState
  /** Whether something in it was ordered ahead. */
  readonly preorder: '' | 'yes' | 'no'
  readonly tag: string
  /** Tests of custom fields, as JSON. */
  readonly fields: string
  /** Counted from 1. */
  readonly page: number
}

const textOf = (value: unknown, max: number) =>
  typeof value === 'string' ? value.slice(0, max) : ''

export const readOrdersSearch = (raw: Readonly<Record<string, unknown>>): OrdersSearch => ({
  q: textOf(raw.q, 100),
  show: orderViews.find((one) => one === raw.show) ?? '',
  state: orderStates.find((one) => one === raw.state) ?? '',
  payment: orderPaymentStates.find((one) => one === raw.payment) ?? '',
  sent: fulfillmentStates.find((one) => one === raw.sent) ?? '',
  preorder: preorderChoices.find((one) => one === raw.preorder) ?? '',
  tag: textOf(raw.tag, 50),
  fields: readFieldTests(raw.fields),
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
  ...readViewSearch(raw, orderColumns),
})

/** Whether more than the view narrows the list. */
export const isFiltered = ({
  q,
  state,
  payment,
  sent,
  preorder,
  tag,
  fields,
}: OrdersSearch): boolean =>
  [q, state, payment, sent, preorder, tag, fields].some((value) => value !== '')

export const ORDERS_PAGE = 50

/** The address as a query of one page. */
export function ordersQuery(search: OrdersSearch): InputOf<'orders.queryOrders'> {
  const { q, fields, page } = search
  return {
    ...(q.trim() !== '' && { search: q.trim() }),
    ...(fields !== '' && { staffFields: testsOf(fields) }),
    ...(search.show === 'rehearsal' && { rehearsal: true }),
    query: {
      filter: filterOf(search),
      paging: { limit: ORDERS_PAGE, offset: (page - 1) * ORDERS_PAGE },
    },
  }
}

/** All orders of the list, without its pages. */
export function exportQuery(search: OrdersSearch): {
  readonly search?: string
  readonly query?: { readonly filter: ReturnType<typeof filterOf> }
} {
  const q = search.q.trim()
  return { ...(q !== '' && { search: q }), query: { filter: filterOf(search) } }
}

/** Counts unseen orders without loading them. */
export const unseenQuery: InputOf<'orders.queryOrders'> = {
  query: { filter: { seen: false, archived: false }, paging: { limit: 0 } },
}

const filterOf = ({ show, state, payment, sent, preorder, tag }: OrdersSearch) => ({
  archived: show === 'archived',
  ...(show === 'new' && { seen: false }),
  ...(state !== '' && { state }),
  ...(payment !== '' && { paymentState: payment }),
  ...(sent !== '' && { fulfillmentState: sent }),
  ...(preorder !== '' && { preorder: preorder === 'yes' }),
  ...(tag !== '' && { tag }),
})
