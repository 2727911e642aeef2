import type { NewOrderV1 } from '@vitrine/contract/ecom'
import { violation } from '@vitrine/contract/kit'
import type { PricedDelivery, Totals } from '@vitrine/pricing'
import {
  type GivenPrices,
  type OrderFee,
  type RoughLine,
  shareOut,
  sumOf,
  taxedAmount,
} from '../../../areas/commerce/orders/index.ts'
import { newId } from '../../../platform/ids.ts'
import { decodeAmount } from './order-shop.ts'

type SentLine = NewOrderV1['lineItems'][number]
type SentTax = SentLine['taxInfo']

interface Money {
  readonly pricesIncludeTax: boolean
  read(sent: { readonly amount: string } | undefined | null, field: string): number | undefined
}

/** Parses the given amounts and computes absent ones. */
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
  return {
    lines: shareOut(pricesIncludeTax, rough, { delivery, fees, totals }),
    delivery,
    fees,
    totals,
  }
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
      ...taxedAmount(pricesIncludeTax, total, tax, '0'),
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
    const { beforeTax, afterTax } = taxedAmount(pricesIncludeTax, price, tax, '0')
    const { id = newId(), code = '', name } = fee
    return { id, code, name, beforeTax, tax, afterTax }
  })
}

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
