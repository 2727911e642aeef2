import type { SettlementPayout, SettlementTotals } from '@vitrine/contract/settlements'
import { currencyExponent } from '@vitrine/money'
import type { EntryGroup } from '../../ledger/index.ts'
import type { FileLine } from '../model.ts'

const sums = {
  PAYMENT: 'payments',
  REFUND: 'refunds',
  DISPUTE: 'disputes',
  OTHER: 'other',
} as const

/** The totals of lines by currency. */
export function totalsOf(lines: readonly FileLine[]): SettlementTotals[] {
  const totals = new Map<string, SettlementTotals>()
  for (const { currency, kind, grossMinor, feeMinor, paidOutMinor } of lines) {
    const one = totals.get(currency) ?? {
      currency,
      exponent: currencyExponent(currency),
      payments: 0,
      refunds: 0,
      disputes: 0,
      other: 0,
      fees: 0,
      paidOut: 0,
    }
    const name = kind === 'FEE' || kind === 'PAYOUT' ? undefined : sums[kind]
    totals.set(currency, {
      ...one,
      ...(name && { [name]: one[name] + grossMinor }),
      fees: one.fees + feeMinor,
      paidOut: one.paidOut + paidOutMinor,
    })
  }
  return [...totals.values()]
}

/** The payouts of lines; the day is the provider's, or that of the last line. */
export function payoutsOf(lines: readonly FileLine[]): SettlementPayout[] {
  const payouts = new Map<string, SettlementPayout>()
  for (const { payout: reference, payoutDay, day, currency, paidOutMinor } of lines) {
    if (paidOutMinor === 0) continue
    const key = `${reference} ${currency}`
    const known = payouts.get(key)
    const on = payoutDay || day
    payouts.set(key, {
      reference,
      currency,
      exponent: currencyExponent(currency),
      day: known && known.day > on ? known.day : on,
      amount: (known?.amount ?? 0) + paidOutMinor,
    })
  }
  return [...payouts.values()].filter(({ amount }) => amount !== 0)
}

interface BookedSettlement {
  readonly id: string
  readonly provider: string
  readonly totals: readonly SettlementTotals[]
  readonly payouts: readonly SettlementPayout[]
}

/**
 * The entries of a settlement; with -1 their reversal. The payout refers to the transfer on the bank
 * statement.
 */
export function entriesOf(
  { id, provider, totals, payouts }: BookedSettlement,
  sign: 1 | -1,
): EntryGroup[] {
  const clearing = (amountMinor: number) => ({
    account: 'CLEARING' as const,
    detail: provider,
    amountMinor,
  })
  const fees = totals
    .filter((one) => one.fees !== 0)
    .map(({ currency, fees: amount }) => ({
      settlementId: id,
      kind: 'PROVIDER_FEE' as const,
      currency,
      entries: [
        clearing(-sign * amount),
        { account: 'PROVIDER_FEES' as const, detail: provider, amountMinor: sign * amount },
      ],
    }))
  const paidOut = payouts.map(({ reference, day, currency, amount }) => ({
    settlementId: id,
    kind: 'PAYOUT' as const,
    currency,
    entries: [
      clearing(-sign * amount),
      {
        account: 'BANK' as const,
        detail: `${reference} ${day}`.trim(),
        amountMinor: sign * amount,
      },
    ],
  }))
  return [...fees, ...paidOut]
}
