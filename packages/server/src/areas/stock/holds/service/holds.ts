import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { movedItemFacts, moveFacts } from '../../events.ts'
import type { MovePolicy } from '../../items/model/item.ts'
import type { InventoryDeps, Movement, QuantityChange } from '../../items/model/stock.ts'
import { movementsOf } from '../../items/service/move-stock.ts'
import { type LineResult, moveQuantities } from '../../items/store/move-quantities.ts'
import type { HeldStock, HoldLine, HoldProblem, HoldRequest, ReturnedStock } from '../model/hold.ts'
import {
  deleteExpiredHolds,
  deleteExpiredHoldsOf,
  deleteHolds,
  findExpiredHolders,
  insertHolds,
  postponeHolds,
} from '../store/holds.ts'

/** Sold out is refused, and what is sold out and accepts preorders is counted as preordered. */
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
 * Takes stock for a holder, all lines or none; returns why lines cannot be held, and an empty list when they
 * are. Expired holds of the same products are returned to stock before, whether or not anything cleans them up.
 */
export async function reserve(
  tx: Tx,
  deps: InventoryDeps,
  { holderId, expiresDate, lines }: HoldRequest,
): Promise<HoldProblem[]> {
  const unknown = lines.flatMap(({ productId }, line) =>
    isGuid(productId) ? [] : [{ line, reason: 'GONE' as const, available: 0 }],
  )
  if (unknown.length > 0) return unknown
  await returnToStock(tx, deps, await deleteExpiredHoldsOf(tx, lines))
  const results = await moveQuantities(tx, lines.map(toTaking), {
    id: newId(),
    reason: 'ORDER',
    policy: asSold,
  })
  const problems = problemsOf(tx, results)
  if (problems.length > 0) return problems
  const movements = movementsOf(results)
  await insertHolds(tx, holderId, expiresDate ?? null, movements.map(toTaken).filter(isAnything))
  await appendFacts(tx, deps, movements)
  return []
}

const toTaking = ({ variantId, quantity, ...line }: HoldLine): QuantityChange => ({
  ...line,
  ...(variantId !== undefined && variantId !== DEFAULT_VARIANT_ID && { variantId }),
  delta: -quantity,
  preorder: true,
})

const toTaken = ({ productId, variantId, locationId, ...one }: Movement) => ({
  productId,
  variantId,
  locationId,
  quantity: one.before - one.after,
  preordered: one.counterAfter - one.counterBefore,
})
const isAnything = ({ quantity, preordered }: ReturnType<typeof toTaken>) =>
  quantity + preordered > 0

function problemsOf({ siteId }: Tx, results: readonly LineResult[]): HoldProblem[] {
  return results.flatMap((result): HoldProblem[] => {
    const { place: line, productId, variantId, refusal, before, locationId } = result
    if (!productId || !variantId) return [{ line, reason: 'GONE', available: 0 }]
    // A variant without a row is in stock at the default location.
    if (refusal === null || (refusal === 'UNTRACKED' && locationId === siteId)) return []
    return [{ line, reason: 'SHORT', available: Math.max(0, before) }]
  })
}

/** Ends a hold as sold: its stock stays taken. Returns what was held; nothing when it has expired before. */
export const commit = (tx: Tx, holderId: string): Promise<HeldStock[]> => deleteHolds(tx, holderId)

/** Returns what a holder holds to stock; returns what it was. */
export async function release(tx: Tx, deps: InventoryDeps, holderId: string): Promise<HeldStock[]> {
  const held = await deleteHolds(tx, holderId)
  await returnToStock(tx, deps, held)
  return held
}

/** Adds sold stock again, such as of a cancelled order. */
export const giveBack = (
  tx: Tx,
  deps: InventoryDeps,
  sold: readonly ReturnedStock[],
): Promise<void> => returnToStock(tx, deps, sold)

/** Changes when a hold expires; undefined is never. Returns whether anything is held. */
export const postpone = async (tx: Tx, holderId: string, expiresDate?: Date): Promise<boolean> =>
  (await postponeHolds(tx, holderId, expiresDate ?? null)) > 0

/**
 * Adds held stock again. What has been deleted or is no longer tracked is passed over, and a quantity never
 * exceeds the maximum.
 */
async function returnToStock(
  tx: Tx,
  deps: InventoryDeps,
  held: readonly ReturnedStock[],
): Promise<void> {
  if (held.length === 0) return
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

/** Returns expired holds of all sites to stock, each holder in a transaction of its own; stops when the signal does. */
export async function releaseExpired(
  { db, clock, work, events }: Pick<Platform, 'db' | 'clock' | 'work'> & InventoryDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  let holders = await findExpiredHolders(db, clock.now(), HOLDERS_AT_ONCE)
  while (holders.length > 0 && !signal?.aborted) {
    let released = 0
    for (const { siteId, holderId } of holders) {
      if (signal?.aborted) return
      released += await work({ siteId, actor: { type: 'system', id: 'stock' } }, async (tx) => {
        const held = await deleteExpiredHolds(tx, holderId)
        await returnToStock(tx, { events }, held)
        return held.length
      })
    }
    // What others are changing stays for the next run.
    if (released === 0) return
    holders = await findExpiredHolders(db, clock.now(), HOLDERS_AT_ONCE)
  }
}
