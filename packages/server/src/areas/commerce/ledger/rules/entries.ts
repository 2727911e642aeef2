import { allocateAmount } from '@vitrine/money'
import type { Entry, StoredEntry } from '../model.ts'

/** Merges entries of the same account and detail; drops zero amounts. */
export function mergeEntries(entries: readonly Entry[]): Required<Entry>[] {
  const sums = new Map<string, Required<Entry>>()
  for (const { account, detail = '', amountMinor } of entries) {
    const key = `${account} ${detail}`
    const amount = (sums.get(key)?.amountMinor ?? 0) + amountMinor
    sums.set(key, { account, detail, amountMinor: amount })
  }
  return [...sums.values()].filter(({ amountMinor }) => amountMinor !== 0)
}

/** Accounts of sales; the others are for payments. */
const soldAccounts = new Set<string>(['SALES', 'DISCOUNT', 'DELIVERY', 'FEES', 'TAX', 'REFUNDS'])

/** The detail of liabilities for gift cards sold with an order; other details are payment sources. */
export const SOLD_WITH_ORDER = 'SOLD'

const isSold = ({ account, detail }: Entry) =>
  soldAccounts.has(account) || (account === 'GIFT_CARDS' && detail === SOLD_WITH_ORDER)

/** The entries that reverse everything still sold. */
export function reversalOf(entries: readonly StoredEntry[]): Entry[] {
  const sold = entries.filter(isSold)
  const reversed = negated(mergeEntries(sold))
  const total = reversed.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return [...reversed, { account: 'RECEIVABLE', amountMinor: -total }]
}

export const negated = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }))

/** The share of a group for an amount on the buyer's account, divided proportionally. */
export function partOf(group: readonly StoredEntry[], amountMinor: number): Entry[] {
  const others = group.filter(({ account }) => account !== 'RECEIVABLE')
  const whole = others.reduce((sum, entry) => sum + entry.amountMinor, 0)
  if (whole === 0) return []
  const weights = others.map((entry) => Math.abs(entry.amountMinor))
  const shares = allocateAmount(amountMinor, weights)
  const sign = whole < 0 ? -1 : 1
  return [
    ...others.map((entry, at) => ({ ...entry, amountMinor: sign * (shares[at] ?? 0) })),
    { account: 'RECEIVABLE', amountMinor: -sign * amountMinor },
  ]
}
