import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { expiryEntries } from '../rules/entries.ts'
import { isOver, sumOf } from '../rules/lots.ts'
import { lockBalance, moveBalance } from '../store/balance.ts'
import { findLotsLeft, findToExpire, moveLots } from '../store/lots.ts'
import { noteEntry, type StoreCreditDeps } from './deps.ts'

const AT_ONCE = 200

/** Removes expired credit, each balance in its own transaction. */
export async function expireCredit(
  deps: StoreCreditDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, work, logger } = deps.platform
  for (const { siteId, id } of await findToExpire(db, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return
    const site = { siteId, actor: { type: 'system', id: 'store-credit' } } as const
    try {
      await work(site, (tx) => expireOne(tx, deps, id))
    } catch (error) {
      // The next run retries; other balances are not blocked.
      logger.warn({ err: error, storeCreditId: id }, 'the end of store credit could not be booked')
    }
  }
}

async function expireOne(tx: Tx, deps: StoreCreditDeps, id: string): Promise<void> {
  await lockBalance(tx, id)
  const over = (await findLotsLeft(tx, id)).filter((lot) => isOver(lot, tx.now))
  const parts = over.map(({ id: lotId, leftMinor: amountMinor }) => ({ lotId, amountMinor }))
  const amountMinor = sumOf(parts)
  const after = amountMinor > 0 && (await moveBalance(tx, id, -amountMinor))
  if (!after) return
  await moveLots(tx, parts, -1)
  const entry = { id: newId(), kind: 'EXPIRED', amountMinor: -amountMinor } as const
  await noteEntry(tx, deps, after, { ...entry, parts })
  await deps.ledger.post(tx, {
    storeCreditId: id,
    kind: 'EXPIRY',
    currency: after.currency,
    entries: expiryEntries(amountMinor),
  })
}
