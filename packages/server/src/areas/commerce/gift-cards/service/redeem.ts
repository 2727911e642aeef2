import { GiftCardNotRedeemed, GiftCardUpdated } from '@vitrine/contract/gift-cards'
import type { Tx } from '../../../../platform/tx.ts'
import type { Redemption } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { moveBalance } from '../store/gift-cards.ts'
import { insertMovement } from '../store/movements.ts'
import type { GiftCardDeps } from './deps.ts'

/**
 * Subtracts an amount from a gift card with a sufficient balance; concurrent calls wait for this transaction.
 */
export async function redeem(
  tx: Tx,
  { events }: Pick<GiftCardDeps, 'events'>,
  { id, amountMinor, ...order }: Redemption,
): Promise<void> {
  const after = await moveBalance(tx, id, -amountMinor, { onlyUsable: true })
  if (!after) throw GiftCardNotRedeemed({ giftCardId: id })
  await insertMovement(tx, id, { kind: 'REDEEMED', amountMinor: -amountMinor, ...order })
  const before = {
    ...after,
    revision: after.revision - 1,
    balanceMinor: after.balanceMinor + amountMinor,
  }
  await events.append(tx, {
    definition: GiftCardUpdated,
    entityId: id,
    before: factOf(before),
    after: factOf(after),
  })
}
