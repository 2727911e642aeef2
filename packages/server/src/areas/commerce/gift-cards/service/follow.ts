import { GiftCardUpdated } from '@vitrine/contract/gift-cards'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import { GIFT_CARD_PROVIDER, stillSpentOf, type TenderFact } from '../../payments/index.ts'
import { factOf } from '../rules/facts.ts'
import { moveBalance } from '../store/gift-cards.ts'
import { findSpent, insertMovement } from '../store/movements.ts'
import type { GiftCardDeps } from './deps.ts'

/** Returns the unused part of a payment to the gift card. The order is locked. */
export async function followPayment(
  tx: Tx,
  { events }: Pick<GiftCardDeps, 'events'>,
  { after }: Fact,
): Promise<void> {
  const payment = after as TenderFact
  const { id: paymentId } = payment
  if (payment.provider !== GIFT_CARD_PROVIDER) return
  const spent = await findSpent(tx, paymentId)
  if (!spent) return
  const returned = spent.amountMinor - stillSpentOf(payment)
  if (returned <= 0) return
  const card = await moveBalance(tx, spent.giftCardId, returned, { onlyUsable: false })
  if (!card) return
  const { orderId, orderNumber } = spent
  const movement = { kind: 'RETURNED', amountMinor: returned, orderId, orderNumber } as const
  await insertMovement(tx, card.id, { ...movement, paymentId })
  const before = {
    ...card,
    revision: card.revision - 1,
    balanceMinor: card.balanceMinor - returned,
  }
  await events.append(tx, {
    definition: GiftCardUpdated,
    entityId: card.id,
    before: factOf(before),
    after: factOf(card),
  })
}
