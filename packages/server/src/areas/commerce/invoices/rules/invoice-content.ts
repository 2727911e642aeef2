import type { InvoiceCharge, InvoiceLine } from '@vitrine/contract/invoices'
import {
  addFractions,
  divideFractions,
  fraction,
  fractionOf,
  multiplyDecimals,
  portionOf,
  roundDecimal,
  roundFraction,
} from '@vitrine/money'
import type { TaxedAmount } from '@vitrine/pricing'
import { balanceOf, type Order, type OrderLine, type OrderView } from '../../orders/index.ts'
import type { InvoiceContent, InvoiceSettings } from '../model.ts'
import { dayOf, daysLater } from './days.ts'
import { buyerOf, deliveryOf } from './parties.ts'
import { amountsOf, type PricedParts, rateOf, share, taxesOf, totalsOf } from './taxes.ts'

/** Parameters of a document. */
export interface DocumentOptions {
  readonly settings: InvoiceSettings
  readonly language: string
  readonly now: Date
}

/** The content of an invoice: the frozen amounts of its order. */
export function invoiceContent(view: OrderView, writing: DocumentOptions): InvoiceContent {
  const { order } = view
  const priced: PricedParts = {
    lines: view.lines.map((line) => lineOf(line, order)),
    charges: chargesOf(order),
    allowances: [],
  }
  const { paid: received } = balanceOf(order.totals.total, view)
  const paid = Math.min(received, order.totals.total)
  const totals = totalsOf(priced, order.totals.total, paid)
  const { timeZone, dueDays } = writing.settings
  return {
    ...framing(order, writing),
    ...priced,
    taxes: taxesOf(priced),
    totals,
    corrects: null,
    deliveryDate: deliveryDay(view, timeZone),
    dueDate: totals.payable > 0 ? daysLater(dayOf(writing.now, timeZone), dueDays) : null,
    payments: paid > 0 ? paymentNames(view) : [],
  }
}

/** The parts of a document besides its amounts. */
export const framing = (order: Order, { settings, language }: DocumentOptions) => ({
  language,
  orderDate: dayOf(order.purchasedDate ?? order.createdDate, settings.timeZone),
  seller: settings.seller,
  footer: settings.footer,
  buyer: buyerOf(order),
  delivery: deliveryOf(order),
})

const paymentNames = ({ payments }: OrderView): string[] => [
  ...new Set(payments.filter((one) => one.capturedMinor > 0).map(({ name }) => name)),
]

/** The day of the last parcel, once everything is sent. */
function deliveryDay({ order, activities }: OrderView, timeZone: string): string | null {
  if (order.fulfillmentState !== 'ALL') return null
  const sent = activities.findLast(({ kind }) => kind === 'FULFILLED')
  return sent ? dayOf(sent.createdDate, timeZone) : null
}

export function lineOf(line: OrderLine, { discounts }: Pick<Order, 'discounts'>): InvoiceLine {
  const { price } = line
  const listedNet = Math.max(listedWithoutTax(price), price.beforeTax)
  const off = listedNet - price.beforeTax
  return {
    ...rateOf(price),
    ...amountsOf(price.beforeTax, price.tax),
    lineId: line.id,
    name: line.name,
    details: line.descriptionLines.map(({ name, value }) => (name ? `${name}: ${value}` : value)),
    sku: line.sku,
    quantity: line.quantity,
    listedNet,
    allowances: allowancesOf(off, line.id, discounts),
  }
}

/** The price of all pieces before discounts, without included tax. */
function listedWithoutTax(price: OrderLine['price']): number {
  const { listed, total, beforeTax, afterTax } = price
  const isIncluded = afterTax === total
  if (!isIncluded) return listed
  if (afterTax > 0) {
    return portionOf(listed, { numerator: beforeTax, denominator: afterTax }, 'half-up')
  }
  const whole = addFractions(fraction(1n), fractionOf(rateOf(price).rate))
  return Number(roundFraction(divideFractions(fraction(BigInt(listed)), whole), 'half-up'))
}

/** The discounts of a line, with their names. */
function allowancesOf(off: number, lineId: string, discounts: Order['discounts']) {
  if (off <= 0) return []
  const own = discounts.flatMap(({ name, lines }) => {
    const amount = lines
      .filter((one) => one.lineId === lineId)
      .reduce((sum, one) => sum + one.amount, 0)
    return amount > 0 ? [{ name, amount }] : []
  })
  if (own.length === 0) return [{ reason: '', amount: off }]
  const shares = share(
    off,
    own.map(({ amount }) => amount),
  )
  return own.map(({ name: reason }, at) => ({ reason, amount: shares[at] ?? 0 }))
}

/** Deliveries and fees that cost something. */
export function chargesOf({
  delivery,
  fees,
  taxes,
}: Pick<Order, 'delivery' | 'fees' | 'taxes'>): InvoiceCharge[] {
  const charge = (
    one: Omit<TaxedAmount, 'afterTax'>,
    what: Pick<InvoiceCharge, 'kind' | 'chargeId' | 'name'>,
  ): InvoiceCharge => ({ ...rateOf(one), ...amountsOf(one.beforeTax, one.tax), ...what })
  return [
    ...delivery.map((one) =>
      charge(one, { kind: 'DELIVERY', chargeId: one.groupId, name: one.title }),
    ),
    ...fees.map((one) =>
      charge(
        { ...one, taxes: rateOfFee(one, taxes) },
        { kind: 'FEE', chargeId: one.id, name: one.name },
      ),
    ),
  ].filter(({ gross }) => gross !== 0)
}

/** A fee has a tax amount but no rate: finds a rate of the order with the same result, if any. */
const rateOfFee = (
  { beforeTax, tax }: Pick<TaxedAmount, 'beforeTax' | 'tax'>,
  taxes: Order['taxes'],
) =>
  taxes
    .filter(
      ({ rate }) =>
        roundDecimal(multiplyDecimals(String(beforeTax), rate), 0, 'half-up') === String(tax),
    )
    .slice(0, 1)
