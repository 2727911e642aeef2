import { createHash } from 'node:crypto'
import type { OrderForMoney } from '../../orders/index.ts'
import type { MatchedEntry, StatementEntry } from '../model.ts'

/** A line with an id that stays the same each time its statement is read. */
export interface NamedEntry {
  readonly id: string
  readonly entry: StatementEntry
}

/** The most orders that are proposed by their amount. */
const MAX_PROPOSED = 5

/** Ids of lines, derived from their content; equal lines of one statement are numbered. */
export function nameEntries(entries: readonly StatementEntry[]): NamedEntry[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const { bankReference, date, amountMinor, currency, payer, text } = entry
    const parts = bankReference
      ? [bankReference, amountMinor, currency]
      : [date, amountMinor, currency, payer, text]
    const key = JSON.stringify(parts)
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    const id = createHash('sha256').update(`${key} ${count}`).digest('hex').slice(0, 40)
    return { id, entry }
  })
}

/** Possible order numbers: every number of the text that is not part of a longer one. */
export const numbersIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/(?<!\d)\d{3,9}(?!\d)/g)].map(([digits]) => Number(digits))),
]

/** Finds the orders that money is for; `recorded` names the orders of lines that are payments already. */
export function matchEntries(
  entries: readonly NamedEntry[],
  orders: readonly OrderForMoney[],
  recorded: ReadonlyMap<string, string>,
): MatchedEntry[] {
  const byNumber = new Map(orders.map((order) => [order.number, order]))
  const byId = new Map(orders.map((order) => [order.id, order]))
  const waiting = new Map<string, OrderForMoney[]>()
  for (const order of orders.filter(isWaiting)) {
    const key = amountKey(order.due, order.currency)
    waiting.set(key, [...(waiting.get(key) ?? []), order])
  }
  return entries.map(({ id, entry }) => {
    const earlier = recorded.get(id)
    if (earlier !== undefined) {
      const order = byId.get(earlier)
      return { id, entry, match: 'RECORDED', orders: order ? [order] : [] }
    }
    const named = numbersIn(entry.text).flatMap((number) => byNumber.get(number) ?? [])
    const sameAmount = (waiting.get(amountKey(entry.amountMinor, entry.currency)) ?? []).slice(
      0,
      MAX_PROPOSED,
    )
    return { id, entry, ...matchEntry(entry, named, sameAmount) }
  })
}

const isWaiting = ({ due, cancelled }: OrderForMoney): boolean => due > 0 && !cancelled
const amountKey = (amount: number, currency: string): string => `${amount} ${currency}`

function matchEntry(
  { amountMinor, currency }: StatementEntry,
  named: readonly OrderForMoney[],
  sameAmount: readonly OrderForMoney[],
): Pick<MatchedEntry, 'match' | 'orders'> {
  const exact = named.filter(
    (order) => isWaiting(order) && order.due === amountMinor && order.currency === currency,
  )
  if (exact.length === 1) return { match: 'MATCHED', orders: exact }
  const [first, second] = named
  if (!first) {
    return { match: sameAmount.length > 0 ? 'SAME_AMOUNT' : 'NOT_FOUND', orders: sameAmount }
  }
  if (second) return { match: 'SEVERAL_ORDERS', orders: named }
  if (!isWaiting(first)) return { match: 'NOTHING_DUE', orders: named }
  return { match: first.currency === currency ? 'OTHER_AMOUNT' : 'OTHER_CURRENCY', orders: named }
}
