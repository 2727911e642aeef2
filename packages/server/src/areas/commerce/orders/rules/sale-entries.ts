import { allocateAmount, portionOf } from '@vitrine/money'
import type { PriceResult, RefundPart, TaxedAmount, TaxLine } from '@vitrine/pricing'
import { type Entry, SOLD_WITH_ORDER } from '../../ledger/index.ts'
import type { Order, OrderLine } from '../model/order.ts'

type SaleAmounts = Pick<PriceResult, 'lines' | 'delivery' | 'fees' | 'totals'>

/**
 * The entries of a sale: receivable, revenue and tax. They add up to zero. Lines that sell gift cards are not
 * revenue yet: their price is a liability to the holders.
 */
export function saleEntries(
  { lines, delivery, fees, totals }: SaleAmounts,
  giftCardLines: ReadonlySet<string> = new Set(),
): Entry[] {
  const withoutTax = (price: number, one: TaxedAmount, total: number) =>
    price - (one.afterTax === total ? one.tax : 0)
  return [
    { account: 'RECEIVABLE', amountMinor: totals.total },
    ...lines.flatMap((line) => [
      {
        ...(giftCardLines.has(line.id) ? soldGiftCards : ({ account: 'SALES' } as const)),
        amountMinor: -withoutTax(line.listed, line, line.total),
      },
      { account: 'DISCOUNT', amountMinor: line.listed - line.total } as const,
    ]),
    ...delivery.flatMap((one) => [
      { account: 'DELIVERY', amountMinor: -withoutTax(one.price, one, one.total) } as const,
      { account: 'DISCOUNT', amountMinor: one.discount } as const,
    ]),
    ...fees.map((fee) => ({ account: 'FEES', amountMinor: -fee.beforeTax }) as const),
    ...[...lines, ...delivery, ...fees].flatMap(({ taxes }) => taxes.map(taxEntry)),
  ]
}

const soldGiftCards = { account: 'GIFT_CARDS', detail: SOLD_WITH_ORDER } as const

const taxEntry = (tax: TaxLine): Entry => ({
  account: 'TAX',
  detail: taxDetail(tax),
  amountMinor: -tax.amount,
})

const taxDetail = ({ country, rate, reason }: TaxLine) => `${country} ${rate} ${reason}`.trim()

type SoldOrder = Pick<Order, 'delivery' | 'taxes'> & { readonly lines: readonly OrderLine[] }

/**
 * The entries of a refund: for lines and deliveries the tax charged on exactly these, for any amount beyond a
 * share of the tax of the whole order. Ends the liability of cancelled gift cards.
 */
export function refundEntries(
  sold: SoldOrder,
  parts: readonly RefundPart[],
  amountMinor: number,
): { readonly entries: Entry[]; readonly taxMinor: number } {
  const taxes = parts.flatMap((part) => shareTaxes(taxesOf(sold, part), part.tax))
  const beyond = amountMinor - parts.reduce((sum, { afterTax }) => sum + afterTax, 0)
  const general = beyond === 0 ? [] : shareTaxes(sold.taxes, taxOf(sold, beyond))
  const all = [...taxes, ...general]
  const taxMinor = all.reduce((sum, entry) => sum + entry.amountMinor, 0)
  const giftCardMinor = parts.reduce((sum, part) => sum + giftCardValue(sold, part), 0)
  return {
    taxMinor,
    entries: [
      { account: 'RECEIVABLE', amountMinor: -amountMinor },
      { account: 'REFUNDS', amountMinor: amountMinor - taxMinor - giftCardMinor },
      { ...soldGiftCards, amountMinor: giftCardMinor },
      ...all,
    ],
  }
}

/** The value of the gift cards of a part. */
function giftCardValue({ lines }: SoldOrder, { kind, id, count }: RefundPart): number {
  const line = kind === 'line' ? lines.find((one) => one.id === id) : undefined
  return line?.kind === 'GIFT_CARD' ? line.price.unitPrice * count : 0
}

function taxesOf({ lines, delivery }: SoldOrder, { kind, id }: RefundPart): readonly TaxLine[] {
  if (kind === 'line') return lines.find((line) => line.id === id)?.price.taxes ?? []
  return delivery.find(({ groupId }) => groupId === id)?.taxes ?? []
}

/** The tax in an amount, if the whole order were refunded at its average rate. */
function taxOf({ lines, delivery }: SoldOrder, amount: number): number {
  const all: readonly TaxedAmount[] = [...lines.map(({ price }) => price), ...delivery]
  const tax = all.reduce((sum, one) => sum + one.tax, 0)
  const total = all.reduce((sum, one) => sum + one.afterTax, 0)
  if (total === 0) return 0
  const share = portionOf(Math.abs(amount), { numerator: tax, denominator: total }, 'half-up')
  return amount < 0 ? -share : share
}

/** Divides a tax by the charged rates; the shares add up to it. */
function shareTaxes(taxes: readonly TaxLine[], amount: number): Entry[] {
  const weights = taxes.map(({ amount: charged }) => charged)
  if (amount === 0 || weights.every((weight) => weight === 0)) return []
  const shares = allocateAmount(Math.abs(amount), weights)
  return taxes.map((tax, at) => ({
    account: 'TAX',
    detail: taxDetail(tax),
    amountMinor: amount < 0 ? -(shares[at] ?? 0) : (shares[at] ?? 0),
  }))
}
