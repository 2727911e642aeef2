import { GiftCardUpdated, SoldGiftCardIsSpent } from '@vitrine/contract/gift-cards'
import type { Tx } from '../../../../platform/tx.ts'
import type { GiftCard, Movement, SoldGiftCards } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { chooseUnspent } from '../rules/sold.ts'
import { lockSold, moveBalance, updateGiftCard } from '../store/gift-cards.ts'
import { insertMovement } from '../store/movements.ts'
import type { GiftCardDeps } from './deps.ts'
import { writeGiftCard } from './issue.ts'

/** Issues the missing gift cards of a line of a paid order. The order is locked. */
export async function issueSold(
  tx: Tx,
  deps: GiftCardDeps,
  { order, pieces, card }: SoldGiftCards,
): Promise<void> {
  const earlier = (await lockSold(tx, order.id)).filter(({ sold }) => sold?.lineId === order.lineId)
  const valid = earlier.filter(({ cancelledDate }) => cancelledDate === null).length
  const last = Math.max(0, ...earlier.map(({ sold }) => sold?.piece ?? 0))
  for (let piece = last + 1; piece <= last + pieces - valid; piece += 1) {
    const sold = { orderId: order.id, lineId: order.lineId, piece, orderNumber: order.number }
    await writeGiftCard(tx, deps, { ...card, origin: 'ORDER' }, { sold })
  }
}

/** Cancels a number of unspent gift cards of each line; refuses if there are fewer. */
export async function cancelSold(
  tx: Tx,
  deps: GiftCardDeps,
  orderId: string,
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  const issued = await lockSold(tx, orderId)
  const chosen = chooseUnspent(issued, pieces)
  if (chosen.spent.length > 0) {
    throw SoldGiftCardIsSpent({ lastFour: chosen.spent.map(({ lastFour }) => lastFour) })
  }
  for (const card of chosen.cards) {
    await change(tx, deps, { ...card, cancelledDate: tx.now }, 'CANCELLED', -card.balanceMinor)
  }
}

/** Restores cancelled gift cards after their refund failed. */
export async function restoreSold(
  tx: Tx,
  deps: GiftCardDeps,
  orderId: string,
  lines: readonly { readonly lineId: string; readonly quantity: number }[],
): Promise<void> {
  const issued = await lockSold(tx, orderId)
  for (const { lineId, quantity } of lines) {
    const cancelled = issued.filter(
      ({ sold, cancelledDate }) => sold?.lineId === lineId && cancelledDate !== null,
    )
    for (const card of cancelled.slice(0, quantity)) {
      await change(tx, deps, { ...card, cancelledDate: null }, 'RESTORED', card.initialMinor)
    }
  }
}

async function change(
  tx: Tx,
  { events }: GiftCardDeps,
  card: GiftCard,
  kind: Movement['kind'],
  amountMinor: number,
): Promise<void> {
  await updateGiftCard(tx, card)
  const after = await moveBalance(tx, card.id, amountMinor, { onlyUsable: false })
  if (!after) return
  await insertMovement(tx, card.id, { kind, amountMinor })
  await events.append(tx, {
    definition: GiftCardUpdated,
    entityId: card.id,
    before: factOf(card),
    after: factOf(after),
  })
}
