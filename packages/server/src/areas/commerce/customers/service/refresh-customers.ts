import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Due } from '../model.ts'
import { findDueSites, insertDue, takeDue } from '../store/due.ts'
import {
  addGuests,
  addMemberEmails,
  addMembers,
  assignOrders,
  countCustomers,
  lockCounting,
} from '../store/refresh.ts'

/** Maximum number of members and orders per transaction. */
const DUE_AT_ONCE = 500
/** Changes within this time are counted together. */
const DELAY_MS = 200

/** Recounts customers shortly after their orders or their identity changed. */
export function createRefresher({ work, db, logger }: Pick<Platform, 'work' | 'db' | 'logger'>) {
  const waiting = new Set<string>()

  async function refreshSite(siteId: string, signal?: AbortSignal): Promise<void> {
    const site = { siteId, actor: { type: 'system', id: 'customers' } } as const
    while (!signal?.aborted) {
      const taken = await work(site, refresh)
      if (taken < DUE_AT_ONCE) return
    }
  }

  function refreshSoon(siteId: string): void {
    if (waiting.has(siteId)) return
    waiting.add(siteId)
    const timer = setTimeout(() => {
      waiting.delete(siteId)
      // The job that runs every minute retries.
      refreshSite(siteId).catch((error: unknown) =>
        logger.warn({ err: error, siteId }, 'customers could not be counted'),
      )
    }, DELAY_MS)
    timer.unref()
  }

  return {
    async note(tx: Tx, kind: Due['kind'], ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await insertDue(tx, kind, ids)
      tx.afterCommit.push(() => refreshSoon(tx.siteId))
    },
    /** Counts changes left behind by a process that ended. */
    async refreshAll(signal: AbortSignal | undefined): Promise<void> {
      for (const siteId of await findDueSites(db)) await refreshSite(siteId, signal)
    },
  }
}

/** Processes due changes; returns how many. */
async function refresh(tx: Tx): Promise<number> {
  await lockCounting(tx)
  const due = await takeDue(tx, DUE_AT_ONCE)
  const idsOf = (kind: Due['kind']) => [
    ...new Set(due.filter((one) => one.kind === kind).map(({ id }) => id)),
  ]
  const members = idsOf('MEMBER')
  const customers = members.length > 0 ? await addMembers(tx, members) : []
  if (customers.length > 0) await addMemberEmails(tx, customers)
  customers.push(...idsOf('CUSTOMER'))
  const orders = idsOf('ORDER')
  if (orders.length > 0) {
    await addGuests(tx, orders)
    customers.push(...(await assignOrders(tx, orders)))
  }
  if (customers.length > 0) await countCustomers(tx, customers)
  return due.length
}
