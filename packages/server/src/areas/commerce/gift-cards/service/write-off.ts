import type { Tx } from '../../../../platform/tx.ts'
import type { GiftCard } from '../model.ts'
import { expiredMinor, expiryEntries } from '../rules/entries.ts'
import { findToWriteOff } from '../store/gift-cards.ts'
import { type GiftCardDeps, saveGiftCard } from './deps.ts'
import { requireGiftCard } from './read.ts'

const AT_ONCE = 200

/** Books the change of liability after a gift card expired or its expiry was moved. */
export async function bookExpiry(
  tx: Tx,
  { ledger }: Pick<GiftCardDeps, 'ledger'>,
  card: GiftCard,
): Promise<GiftCard> {
  const breakageMinor = expiredMinor(card, tx.now)
  const change = breakageMinor - card.breakageMinor
  if (change === 0) return card
  await ledger.post(tx, {
    giftCardId: card.id,
    kind: 'EXPIRY',
    currency: card.currency,
    entries: expiryEntries(change),
  })
  return { ...card, breakageMinor }
}

/** Books the remaining balance of expired gift cards, each in its own transaction. */
export async function writeOffExpired(
  deps: GiftCardDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, work, logger } = deps.platform
  for (const { siteId, id } of await findToWriteOff(db, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return
    const site = { siteId, actor: { type: 'system', id: 'gift-cards' } } as const
    try {
      await work(site, async (tx) => {
        const before = await requireGiftCard(tx, id, true)
        const after = await bookExpiry(tx, deps, before)
        if (after !== before) await saveGiftCard(tx, deps, before, after)
      })
    } catch (error) {
      // The next run retries; other gift cards are not blocked.
      logger.warn({ err: error, giftCardId: id }, 'the end of a gift card could not be booked')
    }
  }
}
