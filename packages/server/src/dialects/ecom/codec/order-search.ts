import { readQuery } from '@vitrine/contract/catalog'
import type { FieldTest, FilterNode } from '@vitrine/contract/kit'
import { publishedOrderFields } from '@vitrine/contract/orders-v1'
import type { OrderQuery } from '../../../areas/commerce/orders/index.ts'
import type { PagedQuery } from '../../../transport/query-pages.ts'
import { inMinorUnits } from './order-shop.ts'
import { fulfillmentStatusOf, orderStatusOf, paymentStatusOf, statesOf } from './order-statuses.ts'

type Filter = OrderQuery['filter']

const names: Readonly<Record<string, string>> = {
  status: 'state',
  paymentStatus: 'paymentState',
  fulfillmentStatus: 'fulfillmentState',
  'channelInfo.type': 'channel',
  'channelInfo.externalOrderId': 'externalOrderId',
  'priceSummary.total.amount': 'total',
  'buyerInfo.email': 'email',
  'buyerInfo.memberId': 'memberId',
  'buyerInfo.contactId': 'contactId',
  'billingInfo.contactDetails.firstName': 'billingFirstName',
  'billingInfo.contactDetails.lastName': 'billingLastName',
  'shippingInfo.title': 'deliveryTitle',
  'shippingInfo.logistics.deliveryTime': 'deliveryTime',
  'shippingInfo.logistics.deliveryTimeSlot.from': 'deliverySlot',
  'shippingInfo.logistics.deliveryTimeSlot.to': 'deliverySlot',
  'taxInfo.totalTax.amount': 'totalTax',
  'balanceSummary.authorized.amount': 'authorized',
  'balanceSummary.pending.amount': 'pending',
  'balanceSummary.pendingRefund.amount': 'refunding',
  seenByAHuman: 'seen',
  'createdBy.userId': 'staffId',
  'lineItems.catalogReference.appId': 'appId',
  'lineItems.catalogReference.catalogItemId': 'productId',
  'lineItems.productName.original': 'lineName',
}

const statuses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: orderStatusOf,
  paymentStatus: paymentStatusOf,
  fulfillmentStatus: fulfillmentStatusOf,
}

/** A search of orders in terms of the domain. Amounts are compared in the shop's currency. */
export function decodeOrderSearch(
  { query, walk }: PagedQuery,
  currency: string,
): Omit<OrderQuery, 'search'> {
  const { filter, sort, ...page } = readQuery(publishedOrderFields, query)
  const keys = sort.map((one) => ({ ...one, field: names[one.field] ?? one.field }))
  const parts: Filter[] = [
    toDomain(filter, currency),
    isNot(namesStatus(filter) ? ['AWAITING_PAYMENT'] : unfinished),
  ]
  return {
    ...page,
    walk,
    filter: { kind: 'and', parts },
    sort: keys.length > 0 ? keys : [{ field: 'createdDate', descending: true }],
  }
}

/** Only found if a filter names the status; orders that await payment are never found. */
const unfinished = ['AWAITING_PAYMENT', 'IN_REVIEW', 'REJECTED']
const isNot = (states: readonly string[]): Filter => ({
  kind: 'test',
  field: 'state',
  operator: '$nin',
  value: states,
})

function namesStatus(node: FilterNode): boolean {
  if (node.kind === 'test') return node.field === 'status'
  return node.kind === 'not' ? namesStatus(node.part) : node.parts.some(namesStatus)
}

export function toDomain(node: FilterNode, currency: string): Filter {
  if (node.kind === 'not') return { kind: 'not', part: toDomain(node.part, currency) }
  if (node.kind !== 'test') {
    return { kind: node.kind, parts: node.parts.map((part) => toDomain(part, currency)) }
  }
  return testOf(node, currency)
}

function testOf(test: FieldTest, currency: string): Filter {
  const { field, value } = test
  const table = statuses[field]
  if (table) return statusTest(test, table)
  if (field === 'demo') return neverSet(test)
  if (field === 'buyerInfo.email') return { ...test, field: 'email', value: inLowerCase(value) }
  const known = { ...test, field: names[field] ?? field }
  return amounts.has(known.field) ? { ...known, value: inMinorUnits(value, currency) } : known
}

/** Fields with amounts. */
const amounts = new Set(['total', 'totalTax', 'authorized', 'pending', 'refunding'])

const lists: Readonly<Record<string, string>> = { $eq: '$in', $ne: '$nin', $hasSome: '$in' }

/** A status may map to several states, an unknown one to none. */
function statusTest(test: FieldTest, table: Readonly<Record<string, string>>): Filter {
  const field = names[test.field] ?? test.field
  if (test.operator === '$exists') return { ...test, field }
  const sent = [test.value].flat().map(String)
  const states = sent.flatMap((status) => statesOf(table, status))
  return { ...test, field, operator: lists[test.operator] ?? test.operator, value: states }
}

/** No order is a demonstration. */
function neverSet({ operator, value }: FieldTest): Filter {
  const isFalse = [value].flat().includes(false)
  const isNegated = operator === '$ne' || operator === '$nin'
  const fits = operator === '$exists' ? value === true : isFalse !== isNegated
  return { kind: fits ? 'and' : 'or', parts: [] }
}

const inLowerCase = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inLowerCase)
    : typeof value === 'string'
      ? value.toLowerCase()
      : value
