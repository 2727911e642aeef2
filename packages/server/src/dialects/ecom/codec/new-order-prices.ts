import type { NewOrderV1 } from '@vitrine/contract/ecom'
import { violation } from '@vitrine/contract/kit'
import { allocateAmount } from '@vitrine/money'
import type { PricedDelivery, PricedLine, TaxLine, Totals } from '@vitrine/pricing'
import type { OrderFee } from '../../../areas/commerce/orders/index.ts'
import { newId } from '../../../platform/ids.ts'
import { decodeAmount } from './order-shop.ts'

type SentLine = NewOrderV1['lineItems'][number]
type SentTax = SentLine['taxInfo']

/** The amounts of an order that was sold elsewhere, in minor units. */
export interface GivenPrices {
  readonly lines: readonly PricedLine[]
  readonly delivery: readonly PricedDelivery[]
  readonly fees: readonly OrderFee[]
  readonly totals: Totals
}

interface Money {
  readonly pricesIncludeTax: boolean
  read(sent: { readonly amount: string } | undefined | null, field: string): number | undefined
}

/** Reads the given amounts and derives those that are absent. */
export function decodePrices(
  sent: NewOrderV1,
  ids: readonly string[],
  { currency, pricesIncludeTax }: { currency: string; pricesIncludeTax: boolean },
): GivenPrices {
  const money: Money = {
    pricesIncludeTax,
    read: (price, field) =>
      price ? decodeAmount(price.amount, currency, `order.${field}.amount`) : undefined,
  }
  const rough = sent.lineItems.map((line, at) => lineOf(money, line, ids[at] ?? '', at))
  const delivery = deliveryOf(money, sent)
  const fees = feesOf(money, sent)
  const totals = totalsOf(money, sent, { lines: rough, delivery, fees })
  return { lines: settle(money, rough, { delivery, fees, totals }), delivery, fees, totals }
}

/** A line before its share of what was only given for the whole order. */
interface RoughLine {
  readonly id: string
  readonly quantity: number
  readonly unitPrice: number
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly rate: string
}

function lineOf({ read }: Money, line: SentLine, id: string, at: number): RoughLine {
  const field = `lineItems[${at}]`
  const price = read(line.price, `${field}.price`) ?? 0
  return {
    id,
    quantity: line.quantity,
    unitPrice: read(line.priceBeforeDiscounts, `${field}.priceBeforeDiscounts`) ?? price,
    subtotal: price * line.quantity,
    discount: read(line.totalDiscount, `${field}.totalDiscount`) ?? 0,
    tax: taxOf(read, line.taxInfo ?? line.taxDetails, `${field}.taxInfo`),
    rate: (line.taxInfo ?? line.taxDetails)?.taxRate ?? '0',
  }
}

const taxOf = (read: Money['read'], sent: SentTax, field: string): number =>
  read(sent?.taxAmount ?? sent?.totalTax, `${field}.taxAmount`) ?? 0

function deliveryOf({ read, pricesIncludeTax }: Money, sent: NewOrderV1): PricedDelivery[] {
  const { shippingInfo: info, priceSummary } = sent
  const price =
    read(info?.cost?.price, 'shippingInfo.cost.price') ??
    read(priceSummary.shipping, 'priceSummary.shipping')
  if (!info && !price) return []
  const discount = read(info?.cost?.discount, 'shippingInfo.cost.discount') ?? 0
  const tax = taxOf(
    read,
    info?.cost?.taxInfo ?? info?.cost?.taxDetails,
    'shippingInfo.cost.taxInfo',
  )
  const total = (price ?? 0) - discount
  return [
    {
      groupId: 'given',
      optionId: info?.code ?? 'given',
      title: info?.title ?? '',
      price: price ?? 0,
      discount,
      total,
      ...taxed(pricesIncludeTax, total, tax, '0'),
      lineIds: [],
    },
  ]
}

function feesOf(
  { read, pricesIncludeTax }: Money,
  { additionalFees = [] }: NewOrderV1,
): OrderFee[] {
  return additionalFees.map((fee, at) => {
    const field = `additionalFees[${at}]`
    const price = read(fee.price ?? fee.priceBeforeTax, `${field}.price`) ?? 0
    const tax = taxOf(read, fee.taxInfo ?? fee.taxDetails, `${field}.taxInfo`)
    const { beforeTax, afterTax } = taxed(pricesIncludeTax, price, tax, '0')
    const { id = newId(), code = '', name } = fee
    return { id, code, name, beforeTax, tax, afterTax }
  })
}

const sumOf = <T>(items: readonly T[], amountOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0)

interface Parts {
  readonly lines: readonly RoughLine[]
  readonly delivery: readonly PricedDelivery[]
  readonly fees: readonly OrderFee[]
}

/** `total = subtotal + shipping + fees + tax − discount`; tax that prices contain is not added. */
function totalsOf(
  money: Money,
  { priceSummary: sent, appliedDiscounts }: NewOrderV1,
  parts: Parts,
): Totals {
  const { read, pricesIncludeTax } = money
  const { lines, delivery, fees } = parts
  const given = (name: keyof NewOrderV1['priceSummary']) => read(sent[name], `priceSummary.${name}`)
  const subtotal = given('subtotal') ?? sumOf(lines, (line) => line.subtotal)
  const shipping = given('shipping') ?? sumOf(delivery, ({ price }) => price)
  const feeTotal = given('totalAdditionalFees') ?? sumOf(fees, (fee) => feePrice(money, fee))
  const tax =
    given('tax') ??
    sumOf(lines, (line) => line.tax) +
      sumOf(delivery, (one) => one.tax) +
      sumOf(fees, (fee) => fee.tax)
  const ofLines = sumOf(lines, (line) => line.discount) + sumOf(delivery, (one) => one.discount)
  const ofDiscounts = sumOf(appliedDiscounts ?? [], (one) => discountAmount(money, one))
  const discount = given('discount') ?? Math.max(ofLines, ofDiscounts)
  const total = subtotal + shipping + feeTotal + (pricesIncludeTax ? 0 : tax) - discount
  checkTotal(total, given('total'))
  return {
    listed: subtotal,
    subtotal,
    discount,
    delivery: shipping,
    deliveryDiscount: 0,
    fees: feeTotal,
    tax: pricesIncludeTax ? 0 : tax,
    includedTax: pricesIncludeTax ? tax : 0,
    total,
  }
}

const feePrice = ({ pricesIncludeTax }: Money, fee: OrderFee) =>
  pricesIncludeTax ? fee.afterTax : fee.beforeTax

export function discountAmount(
  { read }: Pick<Money, 'read'>,
  { coupon, merchantDiscount, discountRule }: NonNullable<NewOrderV1['appliedDiscounts']>[number],
): number {
  const amount = coupon?.amount ?? merchantDiscount?.amount ?? discountRule?.amount
  return read(amount, 'appliedDiscounts.amount') ?? 0
}

function checkTotal(total: number, given: number | undefined): void {
  if (total < 0) {
    throw violation('order.priceSummary.discount', 'MAX', 'is more than the order costs')
  }
  if (given === undefined || given === total) return
  const sentence =
    'is not subtotal + shipping + totalAdditionalFees + tax − discount (tax that prices include is not added)'
  throw violation('order.priceSummary.total', 'VALIDATION', sentence, { expectedMinor: total })
}

/** Gives lines their share, by price, of discounts and taxes that were only given for the whole order. */
function settle(
  { pricesIncludeTax }: Money,
  lines: readonly RoughLine[],
  { delivery, fees, totals }: Omit<GivenPrices, 'lines'>,
): PricedLine[] {
  const elsewhere = sumOf(delivery, ({ tax }) => tax) + sumOf(fees, ({ tax }) => tax)
  const otherTax = totals.tax + totals.includedTax - elsewhere - sumOf(lines, ({ tax }) => tax)
  const deliveryDiscount = sumOf(delivery, ({ discount }) => discount)
  const lineDiscount = sumOf(lines, ({ discount }) => discount)
  const otherDiscount = totals.discount - deliveryDiscount - lineDiscount
  const weights = lines.map(({ subtotal, discount }) => Math.max(0, subtotal - discount))
  const most = sumOf(weights, (weight) => weight)
  const shares = (amount: number) =>
    amount > 0 && most > 0 ? allocateAmount(Math.min(amount, most), weights) : []
  const [taxes, discounts] = [shares(otherTax), shares(otherDiscount)]
  return lines.map((line, at) => {
    const discount = line.discount + (discounts[at] ?? 0)
    const total = Math.max(0, line.subtotal - discount)
    const amounts = taxed(pricesIncludeTax, total, line.tax + (taxes[at] ?? 0), line.rate)
    return {
      id: line.id,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      listed: line.subtotal,
      subtotal: line.subtotal,
      discount,
      total,
      ...amounts,
      units: unitsOf(line.quantity, line.subtotal, amounts),
    }
  })
}

function taxed(pricesIncludeTax: boolean, total: number, tax: number, rate: string) {
  const beforeTax = pricesIncludeTax ? total - tax : total
  const line: TaxLine = {
    rateId: 'given',
    name: '',
    rate,
    country: '',
    reason: tax === 0 ? 'no-rate' : 'standard',
    base: beforeTax,
    amount: tax,
  }
  return { beforeTax, tax, afterTax: beforeTax + tax, taxes: [line] }
}

/** Equal pieces; what does not divide evenly belongs to the last one. */
function unitsOf(
  quantity: number,
  listed: number,
  { beforeTax, tax }: { readonly beforeTax: number; readonly tax: number },
): PricedLine['units'] {
  const part = (amount: number) => Math.floor(amount / quantity)
  const last = (amount: number) => amount - part(amount) * (quantity - 1)
  const unit = (count: number, of: (amount: number) => number) => ({
    count,
    listed: of(listed),
    discounts: [],
    beforeTax: of(beforeTax),
    tax: of(tax),
    afterTax: of(beforeTax) + of(tax),
  })
  return quantity === 1 ? [unit(1, last)] : [unit(quantity - 1, part), unit(1, last)]
}
