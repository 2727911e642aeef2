import { readMoment } from '@vitrine/contract/kit'
import { createReason, type Reason } from '@vitrine/contract/reasons'
import { escapeFormula, unescapeFormula } from '../../../../platform/csv/escape-formulas.ts'
import type { ColumnPath } from './columns.ts'

/** A parsed cell, or its error. */
export type ParsedCell = { readonly value: unknown } | { readonly wrong: Reason }

const yes = new Set(['true', 'yes', 'y', '1', 'ja', 'wahr', 'fulfilled', 'shipped'])
const no = new Set(['false', 'no', 'n', '0', 'nein', 'falsch', 'unfulfilled', 'partial'])
const payments: Readonly<Record<string, string>> = {
  PENDING: 'UNPAID',
  AUTHORIZED: 'UNPAID',
  VOIDED: 'UNPAID',
  BEZAHLT: 'PAID',
  OFFEN: 'UNPAID',
}
const states: Readonly<Record<string, string>> = {
  APPROVED: 'PLACED',
  COMPLETED: 'PLACED',
  PROCESSING: 'PLACED',
  CANCELED: 'CANCELLED',
}

const amounts = new Set<ColumnPath>([
  ...(['items.price', 'items.discount', 'items.tax', 'deliveryPrice', 'deliveryTax'] as const),
  ...(['discount', 'tax', 'total', 'paid', 'refunded'] as const),
])

/** The value of a cell of a table, as a line of JSON would have it. */
export function readCell(path: ColumnPath, cell: string): ParsedCell {
  const text = unescapeFormula(cell).trim()
  if (amounts.has(path)) return { value: decimalOf(text) }
  switch (path) {
    case 'items.quantity':
    case 'items.sent':
      return /^[0-9]+$/.test(text)
        ? { value: Number(text) }
        : { wrong: createReason('NOT_WHOLE_NUMBER') }
    case 'items.taxRate':
      return { value: decimalOf(text) }
    case 'pricesIncludeTax':
    case 'sent':
      return readBoolean(text)
    case 'purchasedDate':
      return readDate(text)
    case 'number':
      return { value: text.replace(/^#/, '') }
    case 'state':
      return { value: wordOf(text, states) }
    case 'paymentState':
      return { value: wordOf(text, payments) }
    case 'tags':
      return { value: text.split(';').flatMap((part) => part.trim() || []) }
    case 'currency':
    case 'shipping.address.country':
    case 'billing.address.country':
      return { value: text.toUpperCase() }
    default:
      return { value: text }
  }
}

/** A comma before one or two digits at the end is that of a decimal. */
const decimalOf = (text: string): string =>
  /^[0-9]+,[0-9]{1,2}$/.test(text) ? text.replace(',', '.') : text

function wordOf(text: string, others: Readonly<Record<string, string>>): string {
  const word = text.toUpperCase()
  return others[word] ?? word
}

function readBoolean(text: string): ParsedCell {
  const word = text.toLowerCase()
  if (yes.has(word)) return { value: true }
  return no.has(word) ? { value: false } : { wrong: createReason('NOT_BOOLEAN') }
}

/** ISO 8601, or as databases write it: a blank before the time, and before the zone. */
function readDate(text: string): ParsedCell {
  const iso = text.replace(/^(\d{4}-\d\d-\d\d) (\d)/, '$1T$2').replace(/ ?(UTC|Z)$/, 'Z')
  const moment = readMoment(iso.replace(/ ([+-]\d\d:?\d\d)$/, '$1'))
  return moment ? { value: moment.toISOString() } : { wrong: createReason('MOMENT') }
}

/** A value of a line of JSON as the cell that `readCell` makes it from again. */
export function writeCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return value.toISOString()
  return escapeFormula(Array.isArray(value) ? value.join('; ') : String(value))
}
