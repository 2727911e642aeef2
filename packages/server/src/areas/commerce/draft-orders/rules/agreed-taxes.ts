import { divideDecimals, portionOf } from '@vitrine/money'
import type { TaxedAmount, TaxGroupRates, TaxLine, TaxRate } from '@vitrine/pricing'

/** Maximum number of decimals of a rate in the price engine. */
const RATE_DIGITS = 6
const RATE_UNITS = 10 ** RATE_DIGITS

/** The rates that something was sold with, whatever they are by now. */
export const agreedRates = (
  taxGroupId: string,
  { taxes, afterTax }: TaxedAmount,
  total: number,
): TaxGroupRates => ({
  taxGroupId,
  includedInPrice: afterTax === total,
  rates: taxes.map(rateOf),
})

function rateOf(tax: TaxLine): TaxRate {
  const { rateId: id, base: _, amount: __, ...rate } = tax
  return { ...rate, id, rate: agreedRate(tax) }
}

/** The recorded rate; computed from the amount where only that is known. */
function agreedRate({ rate, base, amount }: TaxLine): string {
  if (base === 0) return rate
  const ratio = { numerator: Math.round(Number(rate) * RATE_UNITS), denominator: RATE_UNITS }
  const named = portionOf(base, ratio, 'half-up')
  // Taxes that are rounded once for all lines differ by one unit.
  if (Math.abs(named - amount) <= 1 || amount > base) return rate
  return divideDecimals(String(amount), String(base), RATE_DIGITS)
}
