import { newId } from '../../../../platform/ids.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { movedItemFacts, moveFacts } from '../../events.ts'
import type { MovePolicy } from '../../items/model/item.ts'
import type { InventoryDeps } from '../../items/model/stock.ts'
import { movementsOf } from '../../items/service/movements.ts'
import { lockStock } from '../../items/store/items.ts'
import { moveQuantities } from '../../items/store/move-quantities.ts'
import { findDropProducts, takeUnbooked } from '../store/drops.ts'
import { findUnbookedProducts } from '../store/unbooked.ts'

/** Stock taken from buckets is sold, so booking it is never refused. */
const asTaken: MovePolicy = {
  whole: false,
  ahead: 'counter',
  countedOnly: false,
  inStockOnly: false,
  restrict: false,
}

/**
 * Books the stock taken from the buckets of these products to their items, with entries and facts. Locks the
 * buckets until the transaction ends. Call it before reading the quantity of an item in order to change it.
 */
export async function bookDrops(
  tx: Tx,
  { events }: InventoryDeps,
  productIds: readonly string[],
): Promise<void> {
  const drops = await findDropProducts(tx, productIds)
  if (drops.length === 0) return
  // All of them: the caller locks the others, too, and products are locked in one order.
  await lockStock(tx, productIds)
  const unbooked = await takeUnbooked(tx, drops)
  if (unbooked.length === 0) return
  const lines = unbooked.map(({ taken, ...key }) => ({ ...key, delta: -taken }))
  const batch = { id: newId(), reason: 'ORDER', policy: asTaken } as const
  const movements = movementsOf(await moveQuantities(tx, lines, batch))
  await events.append(
    tx,
    ...moveFacts(tx, movements, 'ORDER'),
    ...movedItemFacts(movements, 'ORDER'),
  )
}

const PRODUCTS_AT_ONCE = 100

/**
 * Books everything unbooked on all sites, each product in its own transaction; stops when the signal aborts.
 */
export async function bookAllDrops(
  { db, work, events }: Pick<Platform, 'db' | 'work'> & InventoryDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const { siteId, productId } of await findUnbookedProducts(db, PRODUCTS_AT_ONCE)) {
    if (signal?.aborted) return
    await work({ siteId, actor: { type: 'system', id: 'stock' } }, (tx) =>
      bookDrops(tx, { events }, [productId]),
    )
  }
}

/** Has the same done within a second of a commit, once for all commits of a second. */
export function createBookSoon({
  jobs,
  direct,
  clock,
  logger,
}: Pick<Platform, 'jobs' | 'direct' | 'clock' | 'logger'>): (tx: Tx) => void {
  let planned = 0
  const plan = () => {
    const second = Math.floor(clock.now().getTime() / 1000) + 1
    if (second === planned) return
    planned = second
    const options = { key: `stock:book ${second}`, runAt: new Date(second * 1000) }
    jobs
      .add({ db: direct }, 'stock:book', {}, options)
      .catch((error) => logger.warn({ error }, 'What was taken of drops is booked a minute later'))
  }
  return (tx) => tx.afterCommit.push(plan)
}
