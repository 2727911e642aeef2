import { currencyExponent, multiplyDecimals, roundDecimal } from '@vitrine/money'
import type { Invoice } from '../../model.ts'
import { normTaxes, ratesOf, withLines } from './model.ts'

/** Decimals of an amount in the norm. */
const NORM_DIGITS = 2

/** Whether the norm supports the amounts of a currency: those of dinars have too many decimals. */
export const isWritable = (currency: string): boolean => currencyExponent(currency) <= NORM_DIGITS

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

/**
 * The deviation that the norm's validation accepts between a tax and base times rate: less than one unit of
 * the currency.
 */
const TAX_TOLERANCE = 100

/** The business rules of EN 16931 that the amounts of a document break, by their ids; none of a sound one. */
export function brokenRules(issued: Pick<Invoice, 'content'>): string[] {
  const invoice = withLines(issued)
  const { lines, charges, allowances, totals } = invoice.content
  const taxes = normTaxes(invoice)
  const rules: Readonly<Record<string, boolean>> = {
    'BR-16': lines.length > 0,
    'BR-CO-10': totals.lines === sum(lines.map(({ net }) => net)),
    'BR-CO-11': totals.allowances === sum(allowances.map(({ net }) => net)),
    'BR-CO-12': totals.charges === sum(charges.map(({ net }) => net)),
    'BR-CO-13': totals.net === totals.lines - totals.allowances + totals.charges,
    'BR-CO-14': totals.tax === sum(taxes.map(({ tax }) => tax)),
    'BR-CO-15': totals.gross === totals.net + totals.tax,
    'BR-CO-16': totals.payable === totals.gross - totals.paid + totals.rounding,
    'BR-CO-17': taxes.every(
      ({ net, percent, tax }) => Math.abs(tax - taxIn(net, percent)) < TAX_TOLERANCE,
    ),
    'BR-CO-18': taxes.length > 0,
    'BR-27': lines.every(({ listedNet, quantity }) => listedNet >= 0 && quantity > 0),
    'BR-S-08': basesHold(invoice),
    'BR-E-09': taxes.every(({ category, tax }) => category === 'S' || tax === 0),
    'BR-E-10': taxes.every(
      ({ category, reasons }) => category === 'S' || category === 'Z' || reasons.length > 0,
    ),
    'BR-O-11': !taxes.some(({ category }) => category === 'O') || taxes.length === 1,
  }
  return Object.keys(rules).filter((id) => !rules[id])
}

const taxIn = (net: number, percent: string): number =>
  Number(
    roundDecimal(multiplyDecimals(multiplyDecimals(String(net), percent), '0.01'), 0, 'half-up'),
  )

/** Whether each rate is charged on just the amounts that have it. */
function basesHold(invoice: Pick<Invoice, 'content'>): boolean {
  const { lines, charges, allowances } = invoice.content
  const rate = ratesOf(invoice)
  return normTaxes(invoice).every(({ category, percent, net }) => {
    const own = (of: readonly (Parameters<typeof rate>[0] & { readonly net: number })[]) =>
      sum(
        of
          .filter((one) => rate(one).category === category && rate(one).percent === percent)
          .map((one) => one.net),
      )
    return own(lines) + own(charges) - own(allowances) === net
  })
}
