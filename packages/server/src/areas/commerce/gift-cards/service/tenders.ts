import type { Tender } from '@vitrine/pricing'
import type { Tx } from '../../../../platform/tx.ts'
import { statusAt } from '../rules/status.ts'
import { findGiftCards } from '../store/gift-cards.ts'

/** A gift card that a cart names. */
interface RequestedCard {
  readonly id: string
  /** Maximum amount to use, in minor units; null: all. */
  readonly requestedMinor: number | null
}

/** Gift cards in the form of the price engine, in order; unusable ones have no balance. One statement. */
export async function tendersOf(
  tx: Tx,
  named: readonly RequestedCard[],
  currency: string,
): Promise<Tender[]> {
  if (named.length === 0) return []
  const found = new Map(
    (
      await findGiftCards(
        tx,
        named.map(({ id }) => id),
      )
    ).map((card) => [card.id, card]),
  )
  return named.map(({ id, requestedMinor }) => {
    const card = found.get(id)
    const isUsable = card?.currency === currency && statusAt(card, tx.now) === 'ACTIVE'
    return {
      id,
      kind: 'gift-card',
      balance: isUsable ? card.balanceMinor : 0,
      ...(requestedMinor !== null && { requested: requestedMinor }),
    }
  })
}
