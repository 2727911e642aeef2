import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts'
import { findAllConnections } from '../store/connections.ts'
import { openConnection } from './connections.ts'
import type { MessageDeps } from './deps.ts'
import { gatewayOf } from './receive.ts'

/** Disputes changed within this time are read again, in case a message was lost. */
const DAYS = 7

/** Queries the providers of all sites for disputes, because their messages may have been lost. */
export async function askDisputes(
  deps: MessageDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, sealing, logger } = deps.platform
  const since = clock.after(clock.now(), { days: -DAYS })
  for (const connection of await findAllConnections(db)) {
    if (signal?.aborted) return
    const { siteId, provider } = connection
    const open = openConnection(sealing, connection)
    try {
      const gateway = gatewayOf(deps, provider)
      for (const reference of (await gateway.disputes?.(open, since)) ?? []) {
        const isAwaited = (paymentId: string) => deps.isAwaited(siteId, paymentId)
        await deps.receive(siteId, await gateway.follow(open, reference, isAwaited))
      }
    } catch (error) {
      if (!(error instanceof ProviderRefused || error instanceof ProviderUnavailable)) throw error
      // The next run retries; other sites are not blocked.
      logger.warn({ err: error, siteId, provider }, 'a payment provider does not list its disputes')
    }
  }
}
