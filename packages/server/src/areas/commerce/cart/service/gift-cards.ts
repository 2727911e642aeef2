import {
  GiftCardCannotBuyGiftCards,
  GiftCardIsLocked,
  GiftCardNotFoundInCart,
  MAX_GIFT_CARDS,
  TooManyGiftCards,
} from '@vitrine/contract/gift-cards'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart, CartCaller, CartGiftCard, CartTarget } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import { isOnlyGiftCards } from '../rules/snapshot.ts'
import { findCart } from '../store/carts.ts'
import { claimed } from './create-cart.ts'
import type { CartDeps } from './deps.ts'
import { openCart, requireCart } from './open-cart.ts'
import { saveCart } from './save-cart.ts'
import { viewCart } from './view-cart.ts'

/** A gift card as a buyer enters it. */
export interface EnteredGiftCard {
  readonly code: string
  /** Maximum amount to use, in minor units; null: the amount due. */
  readonly requestedMinor: number | null
}

/**
 * Adds a gift card to a cart, which pays as much as possible; one that is present only gets the new amount.
 */
export async function applyGiftCard(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  { code, requestedMinor }: EnteredGiftCard,
): Promise<CartView> {
  const { currency } = await deps.catalog.shopOf(tx)
  const { id, lastFour } = await deps.giftCards.findUsable(tx, code, currency)
  const view = await changeGiftCards(tx, deps, caller, target, (before) => {
    const entered = { id, lastFour, requestedMinor }
    if (before.some((one) => one.id === id)) {
      return before.map((one) => (one.id === id ? entered : one))
    }
    if (before.length >= MAX_GIFT_CARDS) throw TooManyGiftCards()
    return [...before, entered]
  })
  if (isOnlyGiftCards(view)) throw GiftCardCannotBuyGiftCards()
  return view
}

/** Removes one gift card of a cart, or all of them; from its open checkout, too. */
export async function removeGiftCard(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  giftCardId: string | null,
): Promise<CartView> {
  const view = await changeGiftCards(tx, deps, caller, target, (before) => {
    const after = without(before, giftCardId)
    if (giftCardId !== null && after.length === before.length) {
      throw GiftCardNotFoundInCart({ giftCardId })
    }
    return after
  })
  const { kind, checkoutId } = view.cart
  if (kind === 'cart' && checkoutId) await removeFromCheckout(tx, deps, checkoutId, giftCardId)
  return view
}

const without = (giftCards: readonly CartGiftCard[], giftCardId: string | null) =>
  giftCards.filter(({ id }) => giftCardId !== null && id !== giftCardId)

async function removeFromCheckout(
  tx: Tx,
  deps: CartDeps,
  checkoutId: string,
  giftCardId: string | null,
): Promise<void> {
  const checkout = await findCart(tx, checkoutId, { lock: true, kind: 'checkout' })
  if (!checkout || checkout.giftCards.length === 0) return
  const before = await openCart(tx, deps, checkout)
  const giftCards = without(checkout.giftCards, giftCardId)
  await saveCart(tx, deps, before, { ...before, cart: { ...checkout, giftCards } })
}

async function changeGiftCards(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  change: (before: readonly CartGiftCard[]) => readonly CartGiftCard[],
): Promise<CartView> {
  const cart = claimed(await requireCart(tx, caller, target, true), caller)
  refuseLocked(caller, cart)
  const before = await openCart(tx, deps, cart)
  const after = { ...before, cart: { ...cart, giftCards: change(cart.giftCards) } }
  return viewCart(tx, deps, await saveCart(tx, deps, before, after))
}

/**
 * Gift cards that the creator of a cart has locked can only be changed by a merchant. A checkout has its own settings.
 */
function refuseLocked(caller: CartCaller, { kind, settings }: Cart): void {
  if (kind === 'cart' && settings?.lockGiftCard && caller.kind === 'owner') throw GiftCardIsLocked()
}
