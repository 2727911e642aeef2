import type { InvoiceTax } from '@vitrine/contract/invoices'
import type { Invoice, InvoiceContent } from '../../model.ts'
import type { Formats } from './formats.ts'
import type { DocumentMessages } from './locale.ts'

export interface ItemRow {
  readonly name: string
  /** Below the name. */
  readonly details: readonly string[]
  readonly quantity: string
  readonly unit: string
  readonly rate: string
  readonly net: string
  readonly gross: string
}

/** Lines, deliveries and fees, and discounts on the whole document. */
export function itemRows(content: InvoiceContent, formats: Formats): ItemRow[] {
  const { messages, money, percent } = formats
  const alone = { details: [], quantity: '', unit: '' }
  return [
    ...content.lines.map((line) => ({
      name: line.name || messages.refund,
      details: [
        ...(line.sku ? [line.sku] : []),
        ...line.details,
        ...line.allowances.map(
          ({ reason, amount }) => `${reason || messages.discount} ${money(0 - amount)}`,
        ),
      ],
      quantity: String(line.quantity),
      unit: money(Math.round(line.listedNet / line.quantity)),
      rate: percent(line.rate),
      net: money(line.net),
      gross: money(line.gross),
    })),
    ...content.charges.map((charge) => ({
      ...alone,
      name: charge.name || (charge.kind === 'DELIVERY' ? messages.delivery : messages.fee),
      rate: percent(charge.rate),
      net: money(charge.net),
      gross: money(charge.gross),
    })),
    ...content.allowances.map((one) => ({
      ...alone,
      name: one.name || messages.discount,
      rate: percent(one.rate),
      net: money(0 - one.net),
      gross: money(0 - one.gross),
    })),
  ]
}

export interface SumRow {
  readonly label: string
  readonly value: string
  readonly isStrong?: boolean
}

export function sumRows({ kind, content }: Invoice, formats: Formats): SumRow[] {
  const { messages, money, percent } = formats
  const { totals, taxes } = content
  return [
    { label: messages.sum, value: money(totals.net) },
    ...taxes
      .filter(({ tax }) => tax !== 0)
      .map((one) => ({
        label: messages.tax({ rate: percent(one.rate), net: money(one.net) }),
        value: money(one.tax),
      })),
    ...(totals.rounding === 0 ? [] : [{ label: messages.rounding, value: money(totals.rounding) }]),
    {
      label: kind === 'INVOICE' ? messages.total : messages.credited,
      value: money(totals.total),
      isStrong: true,
    },
    ...(totals.paid === 0
      ? []
      : [
          { label: messages.paid, value: money(0 - totals.paid) },
          { label: messages.payable, value: money(totals.payable), isStrong: true },
        ]),
  ]
}

/** Reasons for charging no tax, and payment terms of the rest. */
export function closingNotes(invoice: Invoice, formats: Formats): string[] {
  const { messages } = formats
  const { payments, taxes } = invoice.content
  const reasons = new Set(taxes.map(({ reason }) => reasonText(reason, messages)).filter(Boolean))
  const owed = dueNote(invoice, formats)
  return [
    ...reasons,
    ...(payments.length > 0 ? [messages.paidBy({ methods: payments.join(', ') })] : []),
    ...(owed ? [owed] : []),
  ]
}

/** Payment terms of the amount due; empty without one. */
export function dueNote({ kind, number, content }: Invoice, formats: Formats): string {
  const { messages, money, day } = formats
  const { totals, dueDate } = content
  return kind === 'INVOICE' && totals.payable > 0 && dueDate !== null
    ? messages.payBy({ amount: money(totals.payable), date: day(dueDate), number })
    : ''
}

export function reasonText(reason: InvoiceTax['reason'], { reasons }: DocumentMessages): string {
  switch (reason) {
    case 'exempt':
      return reasons.exempt
    case 'reverse-charge':
      return reasons.reverseCharge
    case 'export':
      return reasons.export
    case 'intra-community':
      return reasons.intraCommunity
    case 'not-registered':
      return reasons.notRegistered
    case 'outside-scope':
      return reasons.outsideScope
    default:
      return ''
  }
}
