import { findDue } from '../store/gift-cards.ts'
import { sendGiftCard } from './change.ts'
import type { GiftCardDeps } from './deps.ts'
import { requireGiftCard } from './read.ts'

const AT_ONCE = 200

/** Mails due gift cards, each in its own transaction. */
export async function sendDue(deps: GiftCardDeps, signal: AbortSignal | undefined): Promise<void> {
  const { db, clock, work, logger } = deps.platform
  for (const { siteId, id } of await findDue(db, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return
    const site = { siteId, actor: { type: 'system', id: 'gift-cards' } } as const
    try {
      await work(site, async (tx) => {
        const { mailedDate, disabledDate } = await requireGiftCard(tx, id, true)
        if (mailedDate === null && disabledDate === null) await sendGiftCard(tx, deps, id)
      })
    } catch (error) {
      // The next run retries; other gift cards are not blocked.
      logger.warn({ err: error, giftCardId: id }, 'a gift card could not be mailed')
    }
  }
}
