import { settlementLineKinds } from '@vitrine/contract/settlements'
import { type FileLine, UnreadableSettlement } from '../model.ts'
import type { FileFormat } from './file-format.ts'
import type { Row } from './rows.ts'

/**
 * A table of any provider: `Provider`, `Type` (payment, refund, dispute, fee, payout, other), `Reference`,
 * `Date`, `Currency`, `Gross` (signed as it changes the balance), and optionally `Fee` and `Payout`, the
 * payout that contains the line.
 */
export const table: FileFormat = {
  format: 'TABLE',
  isHead: (columns) =>
    ['provider', 'type', 'reference', 'date', 'currency', 'gross'].every((one) => columns.has(one)),
  providerOf: (row) => row.text('provider').toUpperCase().slice(0, 50),
  read: readRow,
}

function readRow(row: Row): FileLine {
  const currency = row.currency('currency')
  const word = row.text('type').toUpperCase()
  const kind = settlementLineKinds.find((one) => one === word)
  const reference = row.text('reference')
  if (!kind || reference === '') throw new UnreadableSettlement('NO_COLUMNS', row.line)
  const gross = row.amount(currency, 'gross')
  const fee = row.amount(currency, 'fee')
  const payout = row.text('payout')
  const isFee = kind === 'FEE'
  return {
    key: `${reference} ${kind}`,
    kind,
    reference,
    ids: [reference],
    day: row.day('date'),
    amountMinor: gross,
    amountCurrency: currency,
    grossMinor: isFee ? 0 : gross,
    feeMinor: isFee ? fee - gross : fee,
    paidOutMinor: kind === 'PAYOUT' ? -gross : payout === '' ? 0 : gross - fee,
    currency,
    payout: kind === 'PAYOUT' ? reference : payout,
    payoutDay: kind === 'PAYOUT' ? row.day('date') : '',
  }
}
