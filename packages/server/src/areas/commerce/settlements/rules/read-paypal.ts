import { isCurrency } from '@vitrine/money'
import { type FileLine, UnreadableSettlement } from '../model.ts'
import type { FileFormat } from './file-format.ts'
import type { Row } from './rows.ts'

/** The reference that PayPal was sent with a payment: the site and our id of it. */
const ownId = (custom: string): string => custom.split(':')[1] ?? ''

interface Movement {
  readonly row: Row
  readonly kind: FileLine['kind']
  readonly id: string
  readonly custom: string
  readonly day: string
  readonly currency: string
  readonly gross: number
  /** Above 0 for fees charged by PayPal. */
  readonly fee: number
}

function lineOf({ kind, id, custom, day, currency, gross, fee }: Movement): FileLine {
  const isFee = kind === 'FEE'
  const isPayout = kind === 'PAYOUT'
  return {
    key: `${id} ${kind}`,
    kind,
    reference: id,
    ids: [id, kind === 'PAYMENT' ? ownId(custom) : custom].filter(Boolean),
    day,
    amountMinor: gross,
    amountCurrency: currency,
    grossMinor: isFee ? 0 : gross,
    feeMinor: isFee ? fee - gross : fee,
    paidOutMinor: isPayout ? -gross : 0,
    currency,
    payout: isPayout ? id : '',
    payoutDay: isPayout ? day : '',
  }
}

function kindOfCode(code: string, gross: number): FileLine['kind'] {
  if (/^T04/.test(code)) return 'PAYOUT'
  if (/^T01/.test(code) || /^T110[89]/.test(code)) return 'FEE'
  if (code === 'T1107') return 'REFUND'
  if (/^T(1106|1110|1111|1201|1202)/.test(code)) return 'DISPUTE'
  return /^T00/.test(code) && gross > 0 ? 'PAYMENT' : 'OTHER'
}

/** The settlement report: a two-letter code before each line, amounts in minor units without a sign. */
export const paypalSettlement: FileFormat = {
  format: 'PAYPAL',
  isHead: (columns) =>
    columns.has('transaction event code') && columns.has('gross transaction amount'),
  providerOf: () => 'PAYPAL',
  read(row) {
    if (row.text('ch', 'column type') !== 'SB') return undefined
    const currency = row.currency('gross transaction currency')
    const gross = signed(row, 'transaction debit or credit', 'gross transaction amount')
    return lineOf({
      row,
      kind: kindOfCode(row.text('transaction event code'), gross),
      id: row.text('transaction id'),
      custom: row.text('custom field'),
      day: row.day('transaction completion date', 'transaction initiation date'),
      currency,
      gross,
      fee: 0 - signed(row, 'fee debit or credit', 'fee amount'),
    })
  },
}

function signed(row: Row, side: string, amount: string): number {
  const written = row.text(amount)
  if (written === '') return 0
  if (!/^\d{1,15}$/.test(written)) throw new UnreadableSettlement('AMOUNT', row.line)
  return row.text(side).toUpperCase().startsWith('D') ? -Number(written) : Number(written)
}

const kindsByWord: readonly (readonly [RegExp, FileLine['kind']])[] = [
  [/conversion|hold|reserve|umrechnung|einbehalt/i, 'OTHER'],
  [/refund|rückzahlung|erstattung/i, 'REFUND'],
  [/chargeback|dispute|reversal|rückbuchung|konflikt/i, 'DISPUTE'],
  [/withdraw|transfer to bank|bank transfer|abbuchung|auf bankkonto/i, 'PAYOUT'],
  [/\bfee\b|gebühr/i, 'FEE'],
]

const kindOfWords = (type: string, gross: number): FileLine['kind'] =>
  kindsByWord.find(([words]) => words.test(type))?.[1] ?? (gross > 0 ? 'PAYMENT' : 'OTHER')

/** The download of activity, in English or German. */
export const paypalActivity: FileFormat = {
  format: 'PAYPAL',
  isHead: (columns) =>
    (columns.has('transaction id') && columns.has('gross') && columns.has('fee')) ||
    (columns.has('transaktionscode') && columns.has('brutto')),
  providerOf: () => 'PAYPAL',
  read(row) {
    const currency = row.text('currency', 'währung').toUpperCase()
    const isNoBalance = /memo|notiz/i.test(row.text('balance impact', 'auswirkung auf guthaben'))
    const isOpen = /pending|ausstehend|denied|abgelehnt|offen/i.test(row.text('status'))
    if (isNoBalance || isOpen) return undefined
    if (!isCurrency(currency)) throw new UnreadableSettlement('CURRENCY', row.line)
    const gross = row.amount(currency, 'gross', 'brutto')
    return lineOf({
      row,
      kind: kindOfWords(row.text('type', 'typ', 'description', 'beschreibung'), gross),
      id: row.text('transaction id', 'transaktionscode'),
      custom: row.text('custom number', 'benutzerdefinierte nummer', 'custom'),
      day: row.day('date', 'datum'),
      currency,
      gross,
      fee: 0 - row.amount(currency, 'fee', 'gebühr', 'entgelt'),
    })
  },
}
