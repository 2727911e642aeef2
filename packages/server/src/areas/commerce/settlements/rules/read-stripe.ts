import type { FileLine } from '../model.ts'
import type { FileFormat } from './file-format.ts'
import type { Row } from './rows.ts'

const kinds: Readonly<Record<string, FileLine['kind']>> = {
  charge: 'PAYMENT',
  payment: 'PAYMENT',
  refund: 'REFUND',
  payment_refund: 'REFUND',
  dispute: 'DISPUTE',
  dispute_reversal: 'DISPUTE',
  fee: 'FEE',
  network_cost: 'FEE',
  tax: 'FEE',
  stripe_fee: 'FEE',
  payout: 'PAYOUT',
  payout_reversal: 'PAYOUT',
}

/** The itemized reports "payout reconciliation" and "balance change from activity", and the export of all balance activity. */
export const stripe: FileFormat = {
  format: 'STRIPE',
  isHead: (columns) =>
    (columns.has('balance_transaction_id') && columns.has('reporting_category')) ||
    (columns.has('id') && columns.has('source') && columns.has('net') && columns.has('type')),
  providerOf: () => 'STRIPE',
  read: readRow,
}

function readRow(row: Row): FileLine {
  const currency = row.currency('currency')
  const kind = kinds[row.text('reporting_category', 'type').toLowerCase()] ?? 'OTHER'
  const gross = row.amount(currency, 'gross', 'amount')
  const fee = row.amount(currency, 'fee')
  const payout = row.text('automatic_payout_id')
  const source = row.text('source_id', 'source')
  const isFee = kind === 'FEE'
  return {
    key: row.text('balance_transaction_id', 'id'),
    kind,
    reference: kind === 'PAYMENT' ? row.text('payment_intent_id') || source : source,
    ids: [
      source,
      ...(kind === 'PAYMENT'
        ? [
            row.text('payment_intent_id'),
            row.text('payment_metadata[vitrine_payment]', 'vitrine_payment (metadata)'),
          ]
        : [row.text('refund_metadata[vitrine_refund]')]),
    ].filter(Boolean),
    day: row.day('created_utc', 'created', 'created (utc)'),
    ...customerFacing(row, currency, gross),
    grossMinor: isFee ? 0 : gross,
    feeMinor: isFee ? fee - gross : fee,
    paidOutMinor: kind === 'PAYOUT' ? -gross : payout === '' ? 0 : gross - fee,
    currency,
    payout: kind === 'PAYOUT' ? source : payout,
    payoutDay: row
      .text('automatic_payout_effective_at_utc', 'automatic_payout_effective_at')
      .slice(0, 10),
  }
}

/** The amount in the buyer's currency, where it was converted. */
function customerFacing(row: Row, currency: string, gross: number) {
  const written = row.text('customer_facing_currency')
  if (
    written === '' ||
    written.toUpperCase() === currency ||
    row.text('customer_facing_amount') === ''
  ) {
    return { amountMinor: gross, amountCurrency: currency }
  }
  const amountCurrency = row.currency('customer_facing_currency')
  return { amountMinor: row.amount(amountCurrency, 'customer_facing_amount'), amountCurrency }
}
