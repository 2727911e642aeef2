import type { FileLine } from '../model.ts'
import type { FileFormat } from './file-format.ts'
import type { Row } from './rows.ts'

/** The CSV of a settlement: its payments, refunds and chargebacks, and Mollie's fees. */
export const mollie: FileFormat = {
  format: 'MOLLIE',
  isHead: (columns) =>
    columns.has('payment method') &&
    columns.has('amount') &&
    columns.has('id') &&
    columns.has('settlement amount'),
  providerOf: () => 'MOLLIE',
  read: readRow,
}

function kindOf(row: Row, settled: number): FileLine['kind'] {
  const id = row.text('id')
  const words = `${row.text('payment method')} ${row.text('description')}`
  if (id.startsWith('chb_') || /chargeback/i.test(words)) return 'DISPUTE'
  if (id.startsWith('re_')) return 'REFUND'
  if (id.startsWith('tr_')) return settled < 0 ? 'REFUND' : 'PAYMENT'
  return /fee|withheld|cost|commission/i.test(words) ? 'FEE' : 'OTHER'
}

function readRow(row: Row): FileLine {
  const currency = row.currency('settlement currency', 'currency')
  const amountCurrency = row.currency('currency', 'settlement currency')
  const settled = row.amount(currency, 'settlement amount', 'amount')
  const id = row.text('id')
  const kind = kindOf(row, settled)
  const isFee = kind === 'FEE'
  const payout = row.text('settlement reference')
  const day = row.day('date')
  return {
    key:
      id === ''
        ? [payout, day, row.text('payment method', 'description'), settled].join(' ')
        : `${id} ${kind}`,
    kind,
    reference: id,
    ids: [id].filter(Boolean),
    day,
    amountMinor: row.amount(amountCurrency, 'amount'),
    amountCurrency,
    grossMinor: isFee ? 0 : settled,
    feeMinor: isFee ? -settled : 0,
    paidOutMinor: payout === '' ? 0 : settled,
    currency,
    payout,
    payoutDay: '',
  }
}
