import { currencyExponent } from '@vitrine/money'
import { type Calculation, createCalculation } from './calculation.ts'
import { checkSnapshot } from './check-snapshot.ts'
import { applyFreeDelivery, type ChosenDelivery, priceDelivery } from './delivery.ts'
import { applyDiscounts } from './discounts.ts'
import { normalizeCode } from './eligibility.ts'
import { planPayment, useTenders } from './payment.ts'
import type { PricedLine, PriceResult, TaxedAmount, Totals } from './result.ts'
import type { Fee, PriceSnapshot } from './snapshot.ts'
import { computeTaxes, type TaxItem } from './tax.ts'
import { toPricedLine } from './units.ts'

/** Stored with an order next to the hash of its snapshot. Increased with every change of how a snapshot is priced. */
export const ENGINE_VERSION = '2'

/**
 * The price of a snapshot and its explanation: price, line discounts, set discounts, order discounts,
 * delivery, fees, tax, tenders, in this order. Pure: the same snapshot always gives the same result.
 *
 * Throws a RangeError that names the field for an amount or a quantity that is not an integer, is negative,
 * or is so large that a sum is not a safe integer; a percent above 100; a duplicate id.
 */
export function price(snapshot: PriceSnapshot): PriceResult {
  checkSnapshot(snapshot)
  const calculation = createCalculation(snapshot)
  applyDiscounts(calculation)
  const { offers, chosen } = priceDelivery(calculation)
  applyFreeDelivery(calculation, chosen)
  const fees = priceFees(calculation)
  refuseUnknownCodes(calculation)
  const { lines } = calculation.basket
  const taxes = computeTaxes(
    [...lines.map(lineItem), ...chosen.map(deliveryItem), ...fees.map(feeItem)],
    snapshot.taxes,
    snapshot.settings,
  )
  calculation.trace.push(...taxes.trace)
  const taxOf = (index: number) => taxes.taxed[index] as TaxedAmount
  const priced = lines.map((entry, index) => toPricedLine(entry, taxOf(index)))
  const totals = sumUp(priced, chosen, fees, taxes.taxed, calculation)
  const byId = new Map(priced.map((line) => [line.id, line]))
  const payment = planPayment(snapshot.lines, byId, totals)
  const { tenders, due } = useTenders(calculation, byId, payment.now.total)
  return {
    engineVersion: ENGINE_VERSION,
    currency: snapshot.currency,
    exponent: currencyExponent(snapshot.currency),
    lines: priced,
    discounts: calculation.discounts,
    delivery: chosen.map(({ amount, taxGroupId, ...offer }, index) => ({
      ...offer,
      discount: offer.price - amount,
      total: amount,
      ...taxOf(lines.length + index),
    })),
    deliveryOffers: offers,
    fees: fees.map(({ id, name, amount }, index) => ({
      id,
      name,
      amount,
      ...taxOf(lines.length + chosen.length + index),
    })),
    taxes: taxes.totals,
    totals,
    payment,
    tenders,
    due,
    trace: calculation.trace,
    verdicts: calculation.verdicts,
  }
}

const lineItem = ({ line, amount }: Calculation['basket']['lines'][number]): TaxItem => ({
  target: { kind: 'line', id: line.id },
  amount,
  taxGroupId: line.taxGroupId,
})

const deliveryItem = ({ groupId, amount, taxGroupId }: ChosenDelivery): TaxItem => ({
  target: { kind: 'delivery', id: groupId },
  amount,
  taxGroupId,
})

const feeItem = ({ id, amount, taxGroupId }: Fee): TaxItem => ({
  target: { kind: 'fee', id },
  amount,
  taxGroupId,
})

/** The fees in the order of their ids. */
function priceFees({ snapshot, trace }: Calculation): readonly Fee[] {
  const fees = [...snapshot.fees].sort((one, other) => (one.id < other.id ? -1 : 1))
  for (const { id, amount } of fees) {
    trace.push({ phase: 'fee', rule: id, target: { kind: 'fee', id }, base: amount, amount })
  }
  return fees
}

/** Codes that no promotion has. */
function refuseUnknownCodes({ snapshot, verdicts }: Calculation): void {
  const known = new Set(snapshot.promotions.map(({ code }) => code && normalizeCode(code)))
  for (const code of [...snapshot.codes].sort()) {
    if (known.has(normalizeCode(code))) continue
    verdicts.push({ subject: 'code', id: code, applies: false, reason: 'code-unknown' })
  }
}

const sumOf = <T>(items: readonly T[], amountOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0)

function sumUp(
  lines: readonly PricedLine[],
  deliveries: readonly ChosenDelivery[],
  fees: readonly Fee[],
  taxed: readonly TaxedAmount[],
  { trace }: Calculation,
): Totals {
  const delivery = sumOf(deliveries, ({ price: before }) => before)
  const amounts = {
    listed: sumOf(lines, ({ listed }) => listed),
    subtotal: sumOf(lines, ({ subtotal }) => subtotal),
    discount: sumOf(lines, ({ discount }) => discount),
    delivery,
    deliveryDiscount: delivery - sumOf(deliveries, ({ amount }) => amount),
    fees: sumOf(fees, ({ amount }) => amount),
  }
  const includedTax = sumOf(trace, ({ contained = 0 }) => contained)
  const tax = sumOf(taxed, (one) => one.tax) - includedTax
  const { subtotal, discount, deliveryDiscount } = amounts
  const total = subtotal - discount + delivery - deliveryDiscount + amounts.fees + tax
  if (!Number.isSafeInteger(total)) throw new RangeError('total: must be a safe integer')
  return { ...amounts, tax, includedTax, total }
}
