import type { Tx } from '../../../platform/tx.ts'
import type {
  Additions,
  CartCaller,
  CartTarget,
  CartView,
  CodePolicy,
  EnteredGiftCard,
  Estimate,
  NewCart,
} from '../cart/index.ts'
import type { Checkout, LockedCheckout } from './model.ts'
import {
  addItems,
  applyCode,
  type CheckoutChanges,
  changeCheckout,
  complete,
  removeCode,
  setQuantities,
} from './service/change-checkout.ts'
import { checkOutCart, checkOutItems, type NewCheckout } from './service/create-checkout.ts'
import type { CheckoutDeps } from './service/deps.ts'
import { applyGiftCard, removeGiftCard } from './service/gift-cards.ts'
import {
  completeOrdered,
  lockForOrder,
  markOrdered,
  reopenOrdered,
} from './service/ordered-checkouts.ts'
import {
  getCheckout,
  reviewCheckout,
  validateBasket,
  validateBuyer,
  validateCart,
  viewCheckout,
  viewLockedCheckout,
} from './service/view-checkout.ts'
import { findCheckout } from './store.ts'

export { encodeViolation } from './codec/checkout.ts'
export type * from './model.ts'
export type { CheckoutChanges, NewCheckout }

export type CheckoutFeature = ReturnType<typeof createCheckouts>

/**
 * Checkouts of visitors and members. Callers use their own checkouts and those without an owner; merchants
 * use all.
 */
export const createCheckouts = (deps: CheckoutDeps) => ({
  get: (tx: Tx, caller: CartCaller, id: string) => getCheckout(tx, deps, caller, id),
  /** Without lines and prices, regardless of the owner. */
  find: findCheckout,
  /** The open checkout of a cart, updated from it, or a new one. */
  ofCart: (tx: Tx, caller: CartCaller, source: CartTarget, fields: NewCheckout) =>
    checkOutCart(tx, deps, caller, source, fields),
  /** Creates a checkout of items, besides the current cart. */
  ofItems: (tx: Tx, caller: CartCaller, items: Omit<NewCart, 'changes'>, fields: NewCheckout) =>
    checkOutItems(tx, deps, caller, items, fields),
  change: (tx: Tx, caller: CartCaller, id: string, changes: CheckoutChanges) =>
    changeCheckout(tx, deps, caller, id, changes),
  add: (tx: Tx, caller: CartCaller, id: string, additions: Additions) =>
    addItems(tx, deps, caller, id, additions),
  setQuantities: (
    tx: Tx,
    caller: CartCaller,
    id: string,
    quantities: ReadonlyMap<string, number>,
  ) => setQuantities(tx, deps, caller, id, quantities),
  applyCode: (
    tx: Tx,
    caller: CartCaller,
    id: string,
    code: { readonly code: string; readonly policy: CodePolicy },
  ) => applyCode(tx, deps, caller, id, code),
  /** Removes a code, or all of them. */
  removeCode: (tx: Tx, caller: CartCaller, id: string, code: string | null) =>
    removeCode(tx, deps, caller, id, code),
  applyGiftCard: (tx: Tx, caller: CartCaller, id: string, entered: EnteredGiftCard) =>
    applyGiftCard(tx, deps, caller, id, entered),
  /** Removes one gift card, or all of them. */
  removeGiftCard: (tx: Tx, caller: CartCaller, id: string, giftCardId: string | null) =>
    removeGiftCard(tx, deps, caller, id, giftCardId),
  /** The checkout in the state to be ordered, if its total is the expected one in minor units. */
  review: (tx: Tx, caller: CartCaller, id: string, expectedTotal: number | undefined) =>
    reviewCheckout(tx, deps, caller, id, expectedTotal),
  /** Violations of limits per buyer, counting all orders except one. */
  validateBuyer: (tx: Tx, cart: CartView, exceptOrderId: string) =>
    validateBuyer(tx, deps, cart, exceptOrderId),
  /** Reasons that prevent ordering a cart priced with its delivery. */
  validateCart: (tx: Tx, estimate: Estimate) => validateCart(tx, deps, estimate),
  /** The violations that rules of plug-ins find in a basket, before its buyer is known. */
  validateBasket: (tx: Tx, estimate: Estimate) => validateBasket(tx, deps, estimate),
  complete: (tx: Tx, caller: CartCaller, id: string) => complete(tx, deps, caller, id),
  /** A checkout in any state, locked together with its source cart. */
  lockForOrder: (tx: Tx, caller: CartCaller, id: string) => lockForOrder(tx, deps, caller, id),
  /** With its current price and missing data. */
  view: (tx: Tx, caller: CartCaller, checkout: Checkout) =>
    viewCheckout(tx, deps, caller, checkout),
  /** One that was locked; `check` sees its cart before it is priced. */
  viewLocked: (tx: Tx, locked: LockedCheckout, check: (cart: CartView) => void) =>
    viewLockedCheckout(tx, deps, locked, check),
  markOrdered: (
    tx: Tx,
    checkout: Checkout,
    order: { readonly id: string; readonly isPlaced: boolean },
  ) => markOrdered(tx, deps, checkout, order),
  completeOrdered: (tx: Tx, id: string) => completeOrdered(tx, deps, id),
  reopen: reopenOrdered,
})
