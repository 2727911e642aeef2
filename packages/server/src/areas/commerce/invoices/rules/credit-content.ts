import type { InvoiceCharge, InvoiceLine } from '@vitrine/contract/invoices'
import { portionOf } from '@vitrine/money'
import type { RefundPart } from '@vitrine/pricing'
import { counts, type OrderView, partsOf } from '../../orders/index.ts'
import type { Refund } from '../../payments/index.ts'
import type { Invoice, InvoiceContent } from '../model.ts'
import { type DocumentOptions, framing } from './invoice-content.ts'
import {
  type Amounts,
  amountsOf,
  isSameRate,
  type PricedParts,
  type Rate,
  share,
  taxesOf,
  totalsOf,
} from './taxes.ts'

/** The amount paid back by a refund, once all of its payments are done or failed. */
export function doneAmount({ payments }: Refund): number | undefined {
  if (payments.some(({ state }) => state !== 'DONE' && state !== 'FAILED')) return undefined
  return payments
    .filter(({ state }) => state === 'DONE')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** The content of a refund's credit note, which reverses what the refund has booked. */
export function refundContent(
  invoice: Invoice,
  view: OrderView,
  refund: Refund,
  writing: DocumentOptions,
): InvoiceContent {
  const done = doneAmount(refund) ?? 0
  const isWhole = done === refund.amountMinor
  const parts = isWhole ? refundedParts(view, refund) : []
  const tax = isWhole ? refund.taxMinor : portionOf(refund.taxMinor, ratio(done, refund), 'half-up')
  const lines = parts.flatMap((part) => creditedLine(invoice, part))
  const charges = parts.flatMap((part) => creditedCharge(invoice, part))
  const exact = [...lines, ...charges]
  const rest = amountsOf(
    done - tax - exact.reduce((sum, one) => sum + one.net, 0),
    tax - exact.reduce((sum, one) => sum + one.tax, 0),
  )
  const general = generalParts(invoice, rest, refund.reason)
  return creditContent(
    invoice,
    view,
    {
      lines: [...lines, ...general.lines],
      charges,
      allowances: general.allowances,
    },
    writing,
  )
}

const ratio = (done: number, { amountMinor }: Refund) => ({
  numerator: done,
  denominator: Math.max(amountMinor, 1),
})

/** The lines and deliveries of a refund, as of its request. */
function refundedParts(view: OrderView, refund: Refund): RefundPart[] {
  const earlier = view.refunds.slice(
    0,
    view.refunds.findIndex(({ id }) => id === refund.id),
  )
  const before = (lineId: string) =>
    earlier
      .filter(counts)
      .flatMap(({ lines }) => lines)
      .filter((one) => one.lineId === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const lines = view.lines.map((line) => ({ ...line, refunded: before(line.id) }))
  const pieces = new Map(refund.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const isLeft = lines.every((line) => line.refunded + (pieces.get(line.id) ?? 0) <= line.quantity)
  return isLeft ? partsOf({ ...view, lines }, pieces, refund) : []
}

function creditedLine(
  { content }: Invoice,
  { kind, id, count, beforeTax, tax }: RefundPart,
): InvoiceLine[] {
  const sold = kind === 'line' && content.lines.find(({ lineId }) => lineId === id)
  if (!sold) return []
  const amounts = amountsOf(beforeTax, tax)
  return [{ ...sold, ...amounts, quantity: count, listedNet: beforeTax, allowances: [] }]
}

function creditedCharge(
  { content }: Invoice,
  { kind, id, beforeTax, tax }: RefundPart,
): InvoiceCharge[] {
  const sold = kind === 'delivery' && content.charges.find(({ chargeId }) => chargeId === id)
  return sold ? [{ ...sold, ...amountsOf(beforeTax, tax) }] : []
}

/** An amount that belongs to no line of the order: as a line or, below zero, as a discount. */
function amountAlone(one: Rate & Pick<Amounts, 'net' | 'tax'>, name: string) {
  const { rate, reason, taxName, country, net, tax } = one
  const isLess = net < 0 || (net === 0 && tax < 0)
  const amounts = isLess ? amountsOf(0 - net, 0 - tax) : amountsOf(net, tax)
  const alone = { rate, reason, taxName, country, ...amounts, name }
  const line: InvoiceLine = {
    ...alone,
    lineId: null,
    details: [],
    sku: null,
    quantity: 1,
    listedNet: amounts.net,
    allowances: [],
  }
  const allowance: InvoiceCharge = { ...alone, kind: 'OTHER', chargeId: null }
  return isLess ? { lines: [], allowances: [allowance] } : { lines: [line], allowances: [] }
}

/** Money beyond lines and deliveries, by the rates of the whole invoice; less than these is taken off. */
function generalParts({ content }: Invoice, rest: Amounts, name: string) {
  if (rest.net === 0 && rest.tax === 0) return { lines: [], allowances: [] }
  const rates = content.taxes.filter(({ gross }) => gross !== 0)
  const nets = share(
    rest.net,
    rates.map(({ net }) => net),
  )
  const taxes = share(
    rest.tax,
    rates.map(({ tax }) => tax),
  )
  const parts = rates.map((one, at) =>
    amountAlone({ ...one, net: nets[at] ?? 0, tax: taxes[at] ?? 0 }, name),
  )
  return {
    lines: parts.flatMap((one) => one.lines),
    allowances: parts.flatMap((one) => one.allowances),
  }
}

/** The content of a credit note for the rest of an invoice. */
export function restContent(
  invoice: Invoice,
  earlier: readonly Invoice[],
  view: OrderView,
  writing: DocumentOptions,
): InvoiceContent {
  const credited = earlier.map(({ content }) => content)
  const lines = invoice.content.lines.flatMap((line) => restOfLine(line, credited))
  const charges = invoice.content.charges.flatMap((charge) => restOfCharge(charge, credited))
  const left = leftByRate(invoice.content, credited)
  const named = taxesOf({ lines, charges, allowances: [] })
  const corrections = left.flatMap((rate) => {
    const own = named.find((one) => isSameRate(one, rate))
    const net = rate.net - (own?.net ?? 0)
    const tax = rate.tax - (own?.tax ?? 0)
    return net === 0 && tax === 0 ? [] : [amountAlone({ ...rate, net, tax }, '')]
  })
  const priced = {
    lines: [...lines, ...corrections.flatMap((one) => one.lines)],
    charges,
    allowances: corrections.flatMap((one) => one.allowances),
  }
  const total = credited.reduce(
    (sum, { totals }) => sum - totals.total,
    invoice.content.totals.total,
  )
  return creditContent(invoice, view, priced, writing, total)
}

function leftByRate({ taxes }: InvoiceContent, credited: readonly InvoiceContent[]) {
  const back = credited.flatMap((one) => one.taxes)
  return taxes.map((one) => {
    const own = back.filter((other) => isSameRate(one, other))
    return {
      rate: one.rate,
      reason: one.reason,
      taxName: one.taxName,
      country: one.country,
      net: own.reduce((sum, { net }) => sum - net, one.net),
      tax: own.reduce((sum, { tax }) => sum - tax, one.tax),
    }
  })
}

function restOfLine(line: InvoiceLine, credited: readonly InvoiceContent[]): InvoiceLine[] {
  const own = credited.flatMap(({ lines }) => lines).filter(({ lineId }) => lineId === line.lineId)
  if (own.length === 0) return [line]
  const quantity = own.reduce((sum, one) => sum - one.quantity, line.quantity)
  if (quantity <= 0) return []
  const net = own.reduce((sum, one) => sum - one.net, line.net)
  const tax = own.reduce((sum, one) => sum - one.tax, line.tax)
  return [{ ...line, ...amountsOf(net, tax), quantity, listedNet: net, allowances: [] }]
}

function restOfCharge(charge: InvoiceCharge, credited: readonly InvoiceContent[]): InvoiceCharge[] {
  const own = credited
    .flatMap(({ charges }) => charges)
    .filter(({ chargeId }) => chargeId !== null && chargeId === charge.chargeId)
  const net = own.reduce((sum, one) => sum - one.net, charge.net)
  const tax = own.reduce((sum, one) => sum - one.tax, charge.tax)
  return net === 0 && tax === 0 ? [] : [{ ...charge, ...amountsOf(net, tax) }]
}

const creditContent = (
  { number, issueDate, content }: Invoice,
  { order }: OrderView,
  priced: PricedParts,
  writing: DocumentOptions,
  total?: number,
): InvoiceContent => ({
  ...framing(order, writing),
  buyer: content.buyer,
  delivery: content.delivery,
  ...priced,
  taxes: taxesOf(priced),
  totals: totalsOf(priced, total, 0),
  corrects: { number, issueDate },
  deliveryDate: content.deliveryDate,
  dueDate: null,
  payments: [],
})
