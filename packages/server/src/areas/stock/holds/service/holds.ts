import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { inSavepoint } from '../../../../platform/savepoint.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { bookDrops } from '../../drops/service/book.ts'
import { claimDrops, perDrop } from '../../drops/service/claim.ts'
import { type SplitLines, withoutDrops } from '../../drops/service/without-drops.ts'
import { type ClaimResult, type DropMove, returnToBuckets } from '../../drops/store/claims.ts'
import { movedItemFacts, moveFacts } from '../../events.ts'
import type { MovePolicy, StockKey } from '../../items/model/item.ts'
import type { InventoryDeps, Movement, QuantityChange } from '../../items/model/stock.ts'
import { itemIdOf } from '../../items/rules/item-id.ts'
import { movementsOf } from '../../items/service/movements.ts'
import { type LineResult, moveQuantities } from '../../items/store/move-quantities.ts'
import type {
  HeldStock,
  HoldLine,
  HoldOutcome,
  HoldProblem,
  HoldRequest,
  ReturnedStock,
  TakenStock,
} from '../model/hold.ts'
import {
  deleteExpiredHolds,
  deleteExpiredHoldsOf,
  deleteHolds,
  findExpiredHolders,
  insertHolds,
  postponeHolds,
} from '../store/holds.ts'

export interface HoldDeps extends InventoryDeps {
  /** Schedules booking the stock taken from drops soon after the commit. */
  readonly bookSoon: (tx: Tx) => void
}

/** Refuses sold-out items; counts preorders for those that accept them. */
const asSold: MovePolicy = {
  whole: true,
  ahead: 'counter',
  countedOnly: false,
  inStockOnly: true,
  restrict: true,
}
const asReturned: MovePolicy = {
  whole: false,
  ahead: 'counter',
  countedOnly: false,
  inStockOnly: false,
  restrict: false,
}

/**
 * Reserves stock, all lines or none; returns the problems, empty if it succeeded. First returns expired
 * reservations of the same products to stock, whether or not the cleanup has run.
 */
export async function reserve(
  tx: Tx,
  deps: HoldDeps,
  { holderId, expiresDate, lines }: HoldRequest,
): Promise<HoldOutcome> {
  const unknown = lines.flatMap(({ productId }, line) =>
    isGuid(productId) ? [] : [{ line, reason: 'GONE' as const, available: 0 }],
  )
  if (unknown.length > 0) return refused(unknown)
  const expired = await deleteExpiredHoldsOf(tx, lines)
  const hold = { holderId, expiresDate: expiresDate ?? null }
  const wanted = await withoutDrops(tx, lines.map(toNamed))
  if (wanted.drops.length === 0) {
    await returnToStock(tx, deps, expired)
    return reserveCounted(tx, deps, hold, wanted)
  }
  const back = await withoutDrops(tx, expired)
  // Products are locked before buckets, in the same order as booking.
  await returnToStock(tx, deps, back.others)
  const outcome = await allOrNone(tx, async () => {
    const counted = await reserveCounted(tx, deps, hold, wanted)
    await returnDrops(tx, deps, back.drops)
    const drops = await reserveDrops(tx, deps, hold, wanted.drops)
    return {
      problems: [...counted.problems, ...drops.problems],
      taken: [...counted.taken, ...drops.taken],
    }
  })
  // Expired reservations are returned in any case.
  if (outcome.problems.length > 0) await returnDrops(tx, deps, back.drops)
  return outcome
}

const refused = (problems: readonly HoldProblem[]): HoldOutcome => ({ problems, taken: [] })

interface Hold {
  readonly holderId: string
  readonly expiresDate: Date | null
}

interface NamedLine extends Omit<HoldLine, 'variantId'> {
  /** Absent for the product's only variant. */
  readonly variantId?: string
  /** The place in the request. */
  readonly line: number
}

const toNamed = ({ variantId, ...line }: HoldLine, at: number): NamedLine => ({
  ...line,
  line: at,
  ...(variantId !== undefined && variantId !== DEFAULT_VARIANT_ID && { variantId }),
})

/** Rolls back everything when a line cannot be reserved. */
async function allOrNone(tx: Tx, reserve: () => Promise<HoldOutcome>): Promise<HoldOutcome> {
  let outcome = refused([])
  const takeBack = new Error('Some lines cannot be held')
  try {
    await inSavepoint(tx, async () => {
      outcome = await reserve()
      if (outcome.problems.length > 0) throw takeBack
    })
  } catch (error) {
    if (error !== takeBack) throw error
    return refused(outcome.problems)
  }
  return outcome
}

async function reserveCounted(
  tx: Tx,
  deps: HoldDeps,
  { holderId, expiresDate }: Hold,
  { others: lines, needsBooking }: Pick<SplitLines<NamedLine>, 'others' | 'needsBooking'>,
): Promise<HoldOutcome> {
  if (lines.length === 0) return refused([])
  if (needsBooking) await bookDrops(tx, deps, productsOf(lines))
  const results = await moveQuantities(tx, lines.map(toTaking), {
    id: newId(),
    reason: 'ORDER',
    policy: asSold,
  })
  const problems = problemsOf(tx, lines, results)
  if (problems.length > 0) return refused(problems)
  const movements = movementsOf(results)
  const taken = movements.map(toTaken).filter(isAnything)
  await insertHolds(tx, holderId, expiresDate, taken)
  await appendFacts(tx, deps, movements)
  return { problems: [], taken }
}

/** Takes stock of drops from their buckets; entries and facts follow with the booking. */
async function reserveDrops(
  tx: Tx,
  deps: HoldDeps,
  { holderId, expiresDate }: Hold,
  lines: readonly (NamedLine & StockKey)[],
): Promise<HoldOutcome> {
  const moves = perDrop(lines)
  const results = await claimDrops(tx, holderId, moves)
  const isNone = results.some(({ left }) => left === null)
  if (isNone) {
    const counted = { others: lines, needsBooking: true }
    return reserveCounted(tx, deps, { holderId, expiresDate }, counted)
  }
  const short = results.filter(({ isTaken }) => !isTaken)
  if (short.length > 0) return refused(problemsOfDrops(lines, moves, results))
  const taken = moves.map((move) => ({ ...move, preordered: 0 }))
  await insertHolds(tx, holderId, expiresDate, taken)
  deps.bookSoon(tx)
  return { problems: [], taken }
}

function problemsOfDrops(
  lines: readonly (NamedLine & StockKey)[],
  moves: readonly DropMove[],
  results: readonly ClaimResult[],
): HoldProblem[] {
  const leftOf = new Map(moves.map((move, at) => [itemIdOf(move), results[at]?.left ?? 0]))
  const wantedOf = new Map(moves.map((move) => [itemIdOf(move), move.quantity]))
  return lines.flatMap((line): HoldProblem[] => {
    const id = itemIdOf(line)
    const available = leftOf.get(id) ?? 0
    const isShort = available < (wantedOf.get(id) ?? 0)
    return isShort ? [{ line: line.line, reason: 'SHORT', available }] : []
  })
}

const productsOf = (lines: readonly { readonly productId: string }[]) =>
  lines.map(({ productId }) => productId)

const toTaking = ({ line: _, quantity, ...named }: NamedLine): QuantityChange => ({
  ...named,
  delta: -quantity,
  preorder: true,
})

const toTaken = ({ productId, variantId, locationId, ...one }: Movement): TakenStock => ({
  productId,
  variantId,
  locationId,
  quantity: one.before - one.after,
  preordered: one.counterAfter - one.counterBefore,
})
const isAnything = ({ quantity, preordered }: TakenStock) => quantity + preordered > 0

function problemsOf(
  { siteId }: Tx,
  lines: readonly NamedLine[],
  results: readonly LineResult[],
): HoldProblem[] {
  return results.flatMap((result): HoldProblem[] => {
    const line = lines[result.place]?.line ?? 0
    const { productId, variantId, refusal, before, locationId } = result
    if (!productId || !variantId) return [{ line, reason: 'GONE', available: 0 }]
    // A variant without a row is in stock at the default location.
    if (refusal === null || (refusal === 'UNTRACKED' && locationId === siteId)) return []
    return [{ line, reason: 'SHORT', available: Math.max(0, before) }]
  })
}

/**
 * Ends a reservation as sold: its stock stays taken. Returns what was reserved; empty when it has expired
 * before.
 */
export const commit = (tx: Tx, holderId: string): Promise<HeldStock[]> => deleteHolds(tx, holderId)

/** Returns a reservation to stock; returns what it was. */
export async function release(tx: Tx, deps: HoldDeps, holderId: string): Promise<HeldStock[]> {
  const held = await deleteHolds(tx, holderId)
  await giveBack(tx, deps, held)
  return held
}

/** Adds sold or held stock again, such as of a cancelled order. */
export async function giveBack(
  tx: Tx,
  deps: HoldDeps,
  sold: readonly ReturnedStock[],
): Promise<void> {
  const { drops, others } = await withoutDrops(tx, sold)
  await returnToStock(tx, deps, others)
  await returnDrops(tx, deps, drops)
}

/** Returns stock of drops to their buckets; if the item is not a drop any more, to the item. */
async function returnDrops(
  tx: Tx,
  deps: HoldDeps,
  returned: readonly (ReturnedStock & StockKey)[],
): Promise<void> {
  const pieces = returned.filter(({ quantity }) => quantity > 0)
  if (pieces.length === 0) return
  const lost = new Set(await returnToBuckets(tx, pieces))
  await returnToStock(
    tx,
    deps,
    pieces.filter((_, at) => lost.has(at)),
  )
  deps.bookSoon(tx)
}

/** Changes the expiry of a reservation; undefined is never. Returns whether there is one. */
export const postpone = async (tx: Tx, holderId: string, expiresDate?: Date): Promise<boolean> =>
  (await postponeHolds(tx, holderId, expiresDate ?? null)) > 0

/** Adds reserved stock again. Skips deleted and untracked items, and a quantity never exceeds the maximum. */
async function returnToStock(
  tx: Tx,
  deps: HoldDeps,
  held: readonly ReturnedStock[],
): Promise<void> {
  if (held.length === 0) return
  await bookDrops(tx, deps, productsOf(held))
  const lines = held.map(({ productId, variantId, locationId, quantity, preordered }) => ({
    productId,
    variantId,
    ...(locationId !== undefined && { locationId }),
    delta: quantity,
    preordered: -preordered,
  }))
  const batch = { id: newId(), reason: 'ORDER', policy: asReturned } as const
  await appendFacts(tx, deps, movementsOf(await moveQuantities(tx, lines, batch)))
}

const appendFacts = (tx: Tx, { events }: InventoryDeps, movements: readonly Movement[]) =>
  events.append(tx, ...moveFacts(tx, movements, 'ORDER'), ...movedItemFacts(movements, 'ORDER'))

const HOLDERS_AT_ONCE = 200

/**
 * Returns expired reservations of all sites to stock, each in its own transaction; stops when the signal
 * aborts.
 */
export async function releaseExpired(
  { db, clock, work, ...deps }: Pick<Platform, 'db' | 'clock' | 'work'> & HoldDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  let holders = await findExpiredHolders(db, clock.now(), HOLDERS_AT_ONCE)
  while (holders.length > 0 && !signal?.aborted) {
    let released = 0
    for (const { siteId, holderId } of holders) {
      if (signal?.aborted) return
      released += await work({ siteId, actor: { type: 'system', id: 'stock' } }, async (tx) => {
        const held = await deleteExpiredHolds(tx, holderId)
        await giveBack(tx, deps, held)
        return held.length
      })
    }
    // Locked ones are left for the next run.
    if (released === 0) return
    holders = await findExpiredHolders(db, clock.now(), HOLDERS_AT_ONCE)
  }
}
