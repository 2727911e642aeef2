import { GiftCardIsLocked } from '@vitrine/contract/gift-cards'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, EnteredGiftCard } from '../../cart/index.ts'
import type { Checkout, CheckoutView } from '../model.ts'
import { requireOpen } from './change-checkout.ts'
import type { CheckoutDeps } from './deps.ts'
import { targetOf, viewCheckout } from './view-checkout.ts'

/** Pays with a gift card, as far as it goes. */
export async function applyGiftCard(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  id: string,
  entered: EnteredGiftCard,
): Promise<CheckoutView> {
  const { checkout } = await requireOpen(tx, deps, caller, id)
  refuseLocked(caller, checkout)
  await deps.carts.applyGiftCard(tx, caller, targetOf(id), entered)
  return viewCheckout(tx, deps, caller, checkout)
}

/** Removes one gift card of a checkout, or all of them. */
export async function removeGiftCard(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  id: string,
  giftCardId: string | null,
): Promise<CheckoutView> {
  const { checkout } = await requireOpen(tx, deps, caller, id)
  refuseLocked(caller, checkout)
  await deps.carts.removeGiftCard(tx, caller, targetOf(id), giftCardId)
  return viewCheckout(tx, deps, caller, checkout)
}

/** Gift cards that the merchant has fixed are only the merchant's to change. */
function refuseLocked(caller: CartCaller, { settings }: Checkout): void {
  if (settings?.lockGiftCard && caller.kind === 'owner') throw GiftCardIsLocked()
}
