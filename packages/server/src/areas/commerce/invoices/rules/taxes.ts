import type {
  InvoiceCharge,
  InvoiceLine,
  InvoiceTax,
  InvoiceTotals,
} from '@vitrine/contract/invoices'
import {
  addDecimals,
  allocateAmount,
  type Decimal,
  divideDecimals,
  isZero,
  normalizeDecimal,
} from '@vitrine/money'
import type { TaxedAmount } from '@vitrine/pricing'

/** The rate of an amount, and why it is charged. */
export type Rate = Pick<InvoiceTax, 'rate' | 'reason' | 'taxName' | 'country'>
export type Amounts = Pick<InvoiceTax, 'net' | 'tax' | 'gross'>

/** Decimals of a rate that is computed from its amounts: `0.1900` is 19.00 %. */
const RATE_DIGITS = 4

/** The rate of a priced amount. Taxes that are charged on the same amount together are one rate. */
export function rateOf({ taxes, tax, beforeTax }: Omit<TaxedAmount, 'afterTax'>): Rate {
  const [first] = taxes
  const given = taxes.reduce<Decimal>((sum, one) => addDecimals(sum, one.rate), '0')
  // An order that was sold elsewhere may name a tax without its rate.
  const rate = isZero(given) && tax !== 0 && beforeTax !== 0 ? quotient(tax, beforeTax) : given
  if (!first) return { rate, reason: tax === 0 ? 'no-rate' : 'standard', taxName: '', country: '' }
  return {
    rate,
    reason: first.reason === 'no-rate' && tax !== 0 ? 'standard' : first.reason,
    taxName: [...new Set(taxes.map(({ name }) => name))].filter(Boolean).join(' + '),
    country: first.country,
  }
}

const quotient = (part: number, whole: number): Decimal =>
  normalizeDecimal(divideDecimals(String(part), String(whole), RATE_DIGITS, 'half-up'))

export const amountsOf = (net: number, tax: number): Amounts => ({ net, tax, gross: net + tax })

const keyOf = ({ rate, reason, country }: Rate) => `${rate} ${reason} ${country}`

export const isSameRate = (one: Rate, other: Rate): boolean => keyOf(one) === keyOf(other)

/** The parts of a document that have a price. */
export interface PricedParts {
  readonly lines: InvoiceLine[]
  readonly charges: InvoiceCharge[]
  readonly allowances: InvoiceCharge[]
}

/** All amounts by rate; allowances are taken off. */
export function taxesOf({ lines, charges, allowances }: PricedParts): InvoiceTax[] {
  const sums = new Map<string, InvoiceTax>()
  const add = (one: Rate & Amounts, sign: 1 | -1) => {
    const { rate, reason, taxName, country } = one
    const known = sums.get(keyOf(one))
    const amounts = amountsOf(
      (known?.net ?? 0) + sign * one.net,
      (known?.tax ?? 0) + sign * one.tax,
    )
    sums.set(keyOf(one), { ...(known ?? { rate, reason, taxName, country }), ...amounts })
  }
  for (const one of [...lines, ...charges]) add(one, 1)
  for (const one of allowances) add(one, -1)
  return [...sums.values()]
}

const sumOf = (amounts: readonly Amounts[]) => amounts.reduce((sum, { net }) => sum + net, 0)

/** The totals of the parts. `total` is given: the difference to the sum is `rounding`. */
export function totalsOf(
  priced: PricedParts,
  total: number | undefined,
  paid: number,
): InvoiceTotals {
  const lines = sumOf(priced.lines)
  const charges = sumOf(priced.charges)
  const allowances = sumOf(priced.allowances)
  const net = lines - allowances + charges
  const tax = taxesOf(priced).reduce((sum, one) => sum + one.tax, 0)
  const gross = net + tax
  const whole = total ?? gross
  const rounding = whole - gross
  return {
    lines,
    allowances,
    charges,
    net,
    tax,
    gross,
    rounding,
    total: whole,
    paid,
    payable: whole - paid,
  }
}

/** An amount in parts that are like the whole; also one below zero, and with nothing to go by. */
export function share(amount: number, weights: readonly number[]): number[] {
  const sizes = weights.map(Math.abs)
  const isEmpty = sizes.every((size) => size === 0)
  const shares = allocateAmount(Math.abs(amount), isEmpty ? sizes.map(() => 1) : sizes)
  return amount < 0 ? shares.map((one) => 0 - one) : shares
}
