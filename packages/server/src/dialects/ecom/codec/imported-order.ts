import { type Static, violation } from '@vitrine/contract/kit'
import type { ImportedOrderV1 } from '@vitrine/contract/orders-v1'
import type { EarlierOrder } from '../../../areas/commerce/orders/index.ts'
import { decodeNewOrder } from './new-order.ts'
import { decodeAmount } from './order-shop.ts'

type WireOrder = Static<typeof ImportedOrderV1>

interface Shop {
  readonly currency: string
  readonly pricesIncludeTax: boolean
  readonly now: Date
}

/** A complete order of another system. */
export function decodeImportedOrder(sent: WireOrder, shop: Shop): EarlierOrder {
  const {
    isPlaced: _,
    purchasedDate,
    lines,
    ...sold
  } = decodeNewOrder({ ...sent, status: 'APPROVED' }, shop)
  const bought = purchasedDate ?? sent.createdDate ?? shop.now
  if (bought > shop.now) {
    throw violation('order.purchasedDate', 'VALIDATION', 'must not be in the future')
  }
  const isSent = sent.fulfillmentStatus === 'FULFILLED'
  const { externalReference } = sold
  return {
    ...sold,
    externalReference: externalReference?.id ? externalReference : null,
    id: sent.id?.toLowerCase(),
    number: sent.number ? Number(sent.number) : undefined,
    state: stateOf(sent),
    purchasedDate: bought,
    lines: lines.map((line) => ({ ...line, fulfilled: isSent ? line.quantity : 0 })),
    ...moneyOf(sent, sold.totals.total, sold.currency),
    paymentMethod: '',
  }
}

function stateOf({ status = 'APPROVED' }: WireOrder): EarlierOrder['state'] {
  if (status === 'APPROVED') return 'PLACED'
  if (status === 'CANCELED' || status === 'REJECTED') return 'CANCELLED'
  const reason =
    'must be APPROVED, CANCELED or REJECTED: an open order is finished where it was made'
  throw violation('order.status', 'VALIDATION', reason)
}

/** Paid and refunded amounts, from the status or from the amounts that it requires. */
function moneyOf({ paymentStatus, balanceSummary }: WireOrder, total: number, currency: string) {
  const amount = (name: 'paid' | 'refunded') => {
    const given = balanceSummary?.[name]?.amount
    const field = `order.balanceSummary.${name}.amount`
    if (given === undefined)
      throw violation(field, 'REQUIRED_FIELD', `is needed with ${paymentStatus}`)
    return decodeAmount(given, currency, field)
  }
  const isRefunded = paymentStatus === 'FULLY_REFUNDED' || paymentStatus === 'PARTIALLY_REFUNDED'
  const isPaid = isRefunded || paymentStatus === 'PAID'
  const paidMinor = paymentStatus === 'PARTIALLY_PAID' ? amount('paid') : isPaid ? total : 0
  const refundedMinor =
    paymentStatus === 'PARTIALLY_REFUNDED' ? amount('refunded') : isRefunded ? total : 0
  if (refundedMinor <= paidMinor) return { paidMinor, refundedMinor }
  throw violation('order.balanceSummary.refunded.amount', 'MAX', 'is more than was paid')
}
