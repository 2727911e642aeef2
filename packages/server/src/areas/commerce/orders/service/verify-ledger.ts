import { ENGINE_VERSION, price, replayTrace } from '@vitrine/pricing'
import type { Tx } from '../../../../platform/tx.ts'
import { findBooks, type OrderBooks } from '../store/verification.ts'

/** A contradiction between an order, its payments, its price and the ledger. Amounts in minor units. */
export interface LedgerDifference {
  readonly orderNumber: number
  readonly what: 'GROUPS' | 'TOTAL' | 'PAYMENTS' | 'EVENTS' | 'TRACE' | 'PRICE'
  readonly expected: number
  readonly found: number
}

export interface LedgerReport {
  readonly orders: number
  readonly differences: readonly LedgerDifference[]
}

const ORDERS_AT_ONCE = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Verifies every order of a site: groups add up to zero, the total is the booked amount, cleared amounts
 * match payments and their events, the trace adds up to the total, and the engine computes the same result.
 */
export async function verifyLedger(tx: Tx): Promise<LedgerReport> {
  const differences: LedgerDifference[] = []
  let orders = 0
  let after = { number: 0, id: FIRST_ID }
  for (;;) {
    const books = await findBooks(tx, after, ORDERS_AT_ONCE)
    const last = books.at(-1)
    if (!last) return { orders, differences }
    orders += books.length
    after = last
    differences.push(...books.flatMap(differencesOf))
  }
}

function differencesOf(order: OrderBooks): LedgerDifference[] {
  const checks = [
    ['GROUPS', 0, order.unbalanced],
    ['TOTAL', order.total, order.sold],
    ['PAYMENTS', order.captured - order.returned, order.cleared],
    ['EVENTS', order.events, order.captured - order.returned],
    ...priceChecks(order),
  ] as const
  return checks
    .filter(([, expected, found]) => expected !== found)
    .map(([what, expected, found]) => ({ orderNumber: order.number, what, expected, found }))
}

/** Orders that were not priced here, such as imported ones, have no trace. */
function priceChecks({ total, trace, snapshot, engineVersion }: OrderBooks) {
  const replayed = trace && ([['TRACE', total, totalOf(trace)]] as const)
  const isSameEngine = engineVersion === ENGINE_VERSION
  const priced =
    snapshot && isSameEngine && ([['PRICE', total, price(snapshot).totals.total]] as const)
  return [...(replayed || []), ...(priced || [])]
}

/** A trace that was changed does not add up. */
function totalOf(trace: NonNullable<OrderBooks['trace']>): number {
  try {
    return replayTrace(trace).total
  } catch {
    return Number.NaN
  }
}
