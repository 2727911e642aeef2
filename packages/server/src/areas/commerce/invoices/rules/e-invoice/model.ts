import type { InvoiceTax } from '@vitrine/contract/invoices'
import { multiplyDecimals, normalizeDecimal } from '@vitrine/money'
import type { Invoice } from '../../model.ts'
import { amountsOf } from '../taxes.ts'

/** Categories of VAT (UNCL 5305). */
export type Category = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'

/** A rate as the norm writes it. */
export interface NormRate {
  readonly category: Category
  /** Such as `19`. */
  readonly percent: string
}

export interface NormTax extends NormRate {
  readonly net: number
  readonly tax: number
  /** Reasons for charging no tax; empty where tax is charged or no reason is required. */
  readonly reasons: readonly InvoiceTax['reason'][]
}

const categories: Readonly<Record<InvoiceTax['reason'], Category>> = {
  standard: 'S',
  reduced: 'S',
  zero: 'Z',
  'no-rate': 'Z',
  exempt: 'E',
  'not-registered': 'E',
  'reverse-charge': 'AE',
  'intra-community': 'K',
  export: 'G',
  'outside-scope': 'O',
}

const NEEDS_NO_REASON: readonly Category[] = ['S', 'Z']

type TaxRate = Pick<InvoiceTax, 'rate' | 'reason'>

/**
 * How an invoice classifies its rates: "outside of the scope of tax" cannot be combined with other
 * categories.
 */
export function ratesOf({ content }: Pick<Invoice, 'content'>): (one: TaxRate) => NormRate {
  const isMixed = new Set(content.taxes.map(({ reason }) => categories[reason] === 'O')).size > 1
  return ({ rate, reason }) => {
    const percent = normalizeDecimal(multiplyDecimals(rate, '100'))
    const known = categories[reason]
    if (Number(percent) !== 0) return { category: 'S', percent }
    const category = known === 'S' ? 'Z' : known === 'O' && isMixed ? 'E' : known
    return { category, percent: '0' }
  }
}

/** The amounts by category and rate, as the norm wants them: each once. */
export function normTaxes(invoice: Pick<Invoice, 'content'>): NormTax[] {
  const rate = ratesOf(invoice)
  const sums = new Map<string, NormTax>()
  for (const one of invoice.content.taxes) {
    const own = rate(one)
    const key = `${own.category} ${own.percent}`
    const known = sums.get(key)
    const { net, tax } = amountsOf((known?.net ?? 0) + one.net, (known?.tax ?? 0) + one.tax)
    const reasons = NEEDS_NO_REASON.includes(own.category)
      ? []
      : [...new Set([...(known?.reasons ?? []), one.reason])]
    sums.set(key, { ...own, net, tax, reasons })
  }
  return [...sums.values()]
}

/** A document has a line at least: where only deliveries are credited, these are its lines. */
export function withLines<I extends Pick<Invoice, 'content'>>(invoice: I): I {
  const { content } = invoice
  if (content.lines.length > 0) return invoice
  const lines = content.charges.map(({ kind: _, chargeId: __, ...charge }) => ({
    ...charge,
    lineId: null,
    details: [],
    sku: null,
    quantity: 1,
    listedNet: charge.net,
    allowances: [],
  }))
  const totals = { ...content.totals, lines: content.totals.charges, charges: 0 }
  return { ...invoice, content: { ...content, lines, charges: [], totals } }
}
