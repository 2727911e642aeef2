import { CartDeleted } from '@vitrine/contract/carts'
import { CheckoutDeleted } from '@vitrine/contract/checkouts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Events } from '../../../site/events/index.ts'
import { deleteCarts, findSitesWithExpired, lockExpired } from '../store/expired-carts.ts'
import { findLinesOf } from '../store/lines.ts'
import { factOf } from './save-cart.ts'

const SITES_AT_ONCE = 50
const CARTS_AT_ONCE = 200

interface ExpiryDeps extends Pick<Platform, 'db' | 'clock' | 'work'> {
  readonly events: Events
}

/** Deletes expired carts and checkouts, each with its fact; stops when the signal aborts. */
export async function expireCarts(
  { db, clock, work, events }: ExpiryDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  let sites = await findSitesWithExpired(db, clock.now(), SITES_AT_ONCE)
  while (sites.length > 0 && !signal?.aborted) {
    let deleted = 0
    for (const siteId of sites) {
      if (signal?.aborted) return
      deleted += await work({ siteId, actor: { type: 'system', id: 'carts' } }, async (tx) => {
        const carts = await lockExpired(tx, CARTS_AT_ONCE)
        const ids = carts.map(({ id }) => id)
        const lines = await findLinesOf(tx, ids)
        await deleteCarts(tx, ids)
        const facts = carts.map((cart) => {
          const own = (lines.get(cart.id) ?? []).map((line) => ({ line, resolution: null }))
          return {
            definition: cart.kind === 'cart' ? CartDeleted : CheckoutDeleted,
            entityId: cart.id,
            before: factOf({ cart, lines: own }),
          }
        })
        await events.append(tx, ...facts)
        return carts.length
      })
    }
    // Locked ones are left for the next run.
    if (deleted === 0) return
    sites = await findSitesWithExpired(db, clock.now(), SITES_AT_ONCE)
  }
}
