import type { OrderFileItem, OrderFileLine } from '@vitrine/contract/order-files'
import { createReason, type Reason } from '@vitrine/contract/reasons'
import { currencyDigits, fromMinorUnits, scaleOf, toMinorUnits } from '@vitrine/money'
import type { PricedDelivery, Totals } from '@vitrine/pricing'
import { newId } from '../../../../platform/ids.ts'
import {
  type GivenPrices,
  type OrderLine,
  type RoughLine,
  shareOut,
  sumOf,
  taxedAmount,
} from '../../orders/index.ts'

type Wrong = readonly [field: string, reason: Reason]

/** The amounts of an order of a file in minor units, or their errors. */
export interface PricedFile {
  readonly prices: GivenPrices
  readonly paidMinor: number
  readonly refundedMinor: number
  readonly wrong: readonly Wrong[]
}

interface Money {
  readonly currency: string
  readonly pricesIncludeTax: boolean
}

/** Parses amounts to minor units, and collects those with too many decimals for the currency. */
function readerOf(currency: string) {
  const wrong: Wrong[] = []
  const read = (amount: string | null | undefined, field: string): number => {
    if (amount === null || amount === undefined) return 0
    const minor = Number(toMinorUnits(amount, currency, 'half-up'))
    if (
      scaleOf(amount) > currencyDigits(currency) &&
      fromMinorUnits(BigInt(minor), currency) !== amount
    )
      wrong.push([field, createReason('MORE_DECIMALS_THAN_CURRENCY', { currency })])
    if (!Number.isSafeInteger(minor)) wrong.push([field, createReason('MORE_THAN_ORDER_HOLDS')])
    return minor
  }
  return { read, wrong }
}

type ReadAmount = ReturnType<typeof readerOf>['read']

export function pricesOf(sent: OrderFileLine, { currency, pricesIncludeTax }: Money): PricedFile {
  const { read, wrong } = readerOf(currency)
  const rough = sent.items.map((item, at) => roughLine(read, item, at))
  const delivery = deliveryOf(read, sent, pricesIncludeTax)
  const totals = totalsOf(read, sent, { rough, delivery, pricesIncludeTax })
  const parts = { delivery, fees: [], totals }
  const prices = { ...parts, lines: shareOut(pricesIncludeTax, rough, parts) }
  const isPaid = sent.paymentState === 'PAID' || sent.paymentState === 'REFUNDED'
  const paidMinor = sent.paid ? read(sent.paid, 'paid') : isPaid ? totals.total : 0
  const isRefunded = sent.paymentState === 'REFUNDED' && !sent.refunded
  const refundedMinor = isRefunded ? paidMinor : read(sent.refunded, 'refunded')
  if (refundedMinor > paidMinor) wrong.push(['refunded', createReason('MORE_THAN_PAID')])
  wrong.push(...wrongTotals(read, sent, totals, currency))
  return { prices, paidMinor, refundedMinor, wrong }
}

function roughLine(read: ReadAmount, item: OrderFileItem, at: number): RoughLine {
  const field = (name: string) => `items[${at}].${name}`
  const unitPrice = read(item.price, field('price'))
  return {
    id: newId(),
    quantity: item.quantity,
    unitPrice,
    subtotal: unitPrice * item.quantity,
    discount: read(item.discount, field('discount')),
    tax: read(item.tax, field('tax')),
    rate: item.taxRate ?? '0',
  }
}

function deliveryOf(
  read: ReadAmount,
  sent: OrderFileLine,
  pricesIncludeTax: boolean,
): PricedDelivery[] {
  if (!sent.deliveryTitle && !sent.deliveryPrice) return []
  const price = read(sent.deliveryPrice, 'deliveryPrice')
  const tax = read(sent.deliveryTax, 'deliveryTax')
  return [
    {
      groupId: 'given',
      optionId: 'given',
      title: sent.deliveryTitle ?? '',
      price,
      discount: 0,
      total: price,
      ...taxedAmount(pricesIncludeTax, price, tax, '0'),
      lineIds: [],
    },
  ]
}

/** `total = subtotal − discount + delivery + tax`; tax that prices contain is not added. */
function totalsOf(
  read: ReadAmount,
  sent: OrderFileLine,
  {
    rough,
    delivery,
    pricesIncludeTax,
  }: {
    readonly rough: readonly RoughLine[]
    readonly delivery: readonly PricedDelivery[]
    readonly pricesIncludeTax: boolean
  },
): Totals {
  const subtotal = sumOf(rough, (line) => line.subtotal)
  const discount = sumOf(rough, (line) => line.discount) + read(sent.discount, 'discount')
  const ofParts = sumOf(rough, (line) => line.tax) + sumOf(delivery, (one) => one.tax)
  const tax = sent.tax ? read(sent.tax, 'tax') : ofParts
  const shipping = sumOf(delivery, ({ price }) => price)
  return {
    listed: subtotal,
    subtotal,
    discount,
    delivery: shipping,
    deliveryDiscount: 0,
    fees: 0,
    tax: pricesIncludeTax ? 0 : tax,
    includedTax: pricesIncludeTax ? tax : 0,
    total: subtotal - discount + shipping + (pricesIncludeTax ? 0 : tax),
  }
}

function wrongTotals(
  read: ReadAmount,
  sent: OrderFileLine,
  { total, includedTax }: Totals,
  currency: string,
): Wrong[] {
  if (!Number.isSafeInteger(total)) return [['total', createReason('MORE_THAN_ORDER_HOLDS')]]
  if (total < 0) return [['discount', createReason('MORE_THAN_ORDER_COSTS')]]
  if (includedTax > total) return [['tax', createReason('MORE_THAN_ORDER_COSTS')]]
  if (!sent.total || read(sent.total, 'total') === total) return []
  const expected = fromMinorUnits(BigInt(total), currency)
  return [['total', createReason('TOTAL_DIFFERS', { expected })]]
}

/** The lines as bought, with sent quantities. */
export const linesOf = (sent: OrderFileLine, { prices }: PricedFile): OrderLine[] =>
  sent.items.flatMap((item, position): OrderLine[] => {
    const price = prices.lines[position]
    if (!price) return []
    const { productId, variantId, quantity } = item
    return [
      {
        id: price.id,
        position,
        productId: productId ?? null,
        variantId: variantId ?? null,
        reference: productId
          ? { productId, ...(variantId && { variantId }), choices: {}, texts: {} }
          : null,
        name: item.name,
        descriptionLines: [],
        image: null,
        sku: item.sku || null,
        kind: 'PHYSICAL',
        shippable: true,
        weight: null,
        quantity,
        price,
        payment: null,
        taken: 0,
        preordered: 0,
        restocked: 0,
        preorder: null,
        sources: [],
        refunded: 0,
        fulfilled: item.sent ?? (sent.sent ? quantity : 0),
        returned: 0,
      },
    ]
  })
