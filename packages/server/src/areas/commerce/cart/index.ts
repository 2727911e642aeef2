import type { DeliveryChoice } from '@vitrine/contract/carts'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Listener } from '../../site/events/index.ts'
import type { Cart, CartCaller, CartTarget } from './model/cart.ts'
import type { EstimateRequest } from './model/estimate.ts'
import type { CartView } from './model/view.ts'
import { type Additions, addToCart, changeQuantities, removeLines } from './service/change-lines.ts'
import { type NewCheckoutLink, openLink, saveLink } from './service/checkout-links.ts'
import { chooseDelivery } from './service/choose-delivery.ts'
import { applyCode, type CodePolicy, couponsOf, removeCode } from './service/codes.ts'
import { copyToCheckout } from './service/copy-to-checkout.ts'
import type { CartDeps } from './service/deps.ts'
import { estimateCart, estimateView } from './service/estimate.ts'
import { expireCarts } from './service/expire-carts.ts'
import { applyGiftCard, type EnteredGiftCard, removeGiftCard } from './service/gift-cards.ts'
import { markOrdered } from './service/mark-ordered.ts'
import { mergeAtSignIn } from './service/merge-carts.ts'
import { newOwner } from './service/new-owner.ts'
import { noteCalculation } from './service/note-calculation.ts'
import { alreadyOrdered, lockCheckout, openCart, requireCart } from './service/open-cart.ts'
import { orderCart, reopenCart } from './service/ordered-carts.ts'
import { type ItemsToPrice, priceItems } from './service/price-items.ts'
import { priceRecent, type RecentToPrice } from './service/price-recent.ts'
import { refreshCart } from './service/refresh-cart.ts'
import { type RestoredLine, restoreLines } from './service/restore-lines.ts'
import { type CartOrigin, type NewCart, startCart } from './service/start-cart.ts'
import {
  type CartChanges,
  removeCart,
  type UpdateOptions,
  updateCart,
} from './service/update-cart.ts'
import { getCart, readCart, viewCart } from './service/view-cart.ts'
import { deleteOfGuest, deleteRehearsed } from './store/carts.ts'
import * as untouched from './store/untouched-carts.ts'

export { type CartEncoding, decodeLines, encodeCart } from './codec/cart.ts'
export { encodeEstimate, encodeReasons } from './codec/estimate.ts'
export type * from './model/cart.ts'
export type { ReturnAddresses } from './model/checkout-link.ts'
export type * from './model/estimate.ts'
export type * from './model/view.ts'
export { cartCallerOf } from './rules/caller.ts'
export { giftCardUses } from './rules/gift-card-uses.ts'
export { latePaymentOf } from './rules/late-payment.ts'
export { planOf, type SubscriptionPlan } from './rules/plan.ts'
export { isPriceToken, priceTokenOf } from './rules/price-token.ts'
export { repeatable } from './rules/repeatable.ts'
export { type ShownStock, shownQuantity } from './rules/shown-stock.ts'
export {
  DEFAULT_TAX_GROUP,
  GIFT_CARD_TAX_GROUP,
  giftCardTaxes,
  placeOf,
} from './rules/snapshot.ts'
export { storeCreditUse } from './rules/store-credit-use.ts'
export {
  findLinkOwner,
  findReturnAddresses,
  type NewCheckoutLink,
} from './service/checkout-links.ts'
export type {
  CartDeps,
  CostSources,
  GiftCardSource,
  LineToDeliver,
  LineToTax,
} from './service/deps.ts'
export type { ItemsToPrice, ItemToPrice } from './service/price-items.ts'
export type { TimeRange } from './store/untouched-carts.ts'
export type {
  Additions,
  CartChanges,
  CartOrigin,
  CodePolicy,
  EnteredGiftCard,
  NewCart,
  RestoredLine,
}
export { alreadyOrdered }

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'carts:expire': Record<string, unknown>
  }
}

/** Deletes expired carts every hour; entry of the server's crontab. */
export const cartCrontab = '23 * * * * carts:expire'

export type CartFeature = ReturnType<typeof createCarts>

/**
 * Carts of visitors and members. Callers use their own carts and those without an owner; merchants use all.
 */
export const createCarts = (deps: CartDeps) => ({
  /** Undefined where the caller has none. */
  /**
   * Saves a link that gives the first browser that opens it access to one checkout on behalf of the caller.
   */
  saveLink: (tx: Tx, link: NewCheckoutLink) => saveLink(tx, deps.platform, link),
  openLink: (tx: Tx, caller: CartCaller, token: string) =>
    openLink(tx, deps.platform, caller, token),
  read: (tx: Tx, caller: CartCaller, target: CartTarget) => readCart(tx, deps, caller, target),
  get: (tx: Tx, caller: CartCaller, target: CartTarget) => getCart(tx, deps, caller, target),
  /** Locks it until the transaction ends. */
  lock: (tx: Tx, caller: CartCaller, target: CartTarget) => requireCart(tx, caller, target, true),
  /** Creates a separate cart with its first items. */
  create: (tx: Tx, caller: CartCaller, cart: NewCart) => startCart(tx, deps, caller, cart),
  /** The lines and the contact of a new checkout. */
  startCheckout: (tx: Tx, caller: CartCaller, cart: NewCart) =>
    startCart(tx, deps, caller, cart, 'checkout'),
  /** Copies the lines of a cart to its checkout, or to a new one. */
  copyToCheckout: (tx: Tx, caller: CartCaller, source: CartTarget, checkoutId: string | null) =>
    copyToCheckout(tx, deps, caller, source, checkoutId),
  add: (tx: Tx, caller: CartCaller, target: CartTarget, additions: Additions) =>
    addToCart(tx, deps, caller, target, additions),
  setQuantities: (
    tx: Tx,
    caller: CartCaller,
    target: CartTarget,
    quantities: ReadonlyMap<string, number>,
  ) => changeQuantities(tx, deps, caller, target, quantities),
  removeLines: (tx: Tx, caller: CartCaller, target: CartTarget, ids: readonly string[]) =>
    removeLines(tx, deps, caller, target, ids),
  update: (
    tx: Tx,
    caller: CartCaller,
    target: CartTarget,
    changes: CartChanges,
    options?: UpdateOptions,
  ) => updateCart(tx, deps, caller, target, changes, options),
  applyCode: (tx: Tx, caller: CartCaller, target: CartTarget, code: string, policy: CodePolicy) =>
    applyCode(tx, deps, caller, target, code, policy),
  /** Removes a code, or all of them. */
  removeCode: (tx: Tx, caller: CartCaller, target: CartTarget, code: string | null) =>
    removeCode(tx, deps, caller, target, code),
  /** The gift card of a code; refuses one that pays nothing. */
  findGiftCard: async (tx: Tx, code: string) =>
    deps.giftCards.findUsable(tx, code, (await deps.catalog.shopOf(tx)).currency),
  applyGiftCard: (tx: Tx, caller: CartCaller, target: CartTarget, entered: EnteredGiftCard) =>
    applyGiftCard(tx, deps, caller, target, entered),
  /** Removes one gift card, or all of them. */
  removeGiftCard: (tx: Tx, caller: CartCaller, target: CartTarget, giftCardId: string | null) =>
    removeGiftCard(tx, deps, caller, target, giftCardId),
  /** The coupons of a cart that are still there, with their ids. */
  couponsOf: (tx: Tx, view: CartView) => couponsOf(tx, deps, view),
  /** The owner of new data: a visitor who has just signed in is the member. */
  newOwner,
  /** Whether the shop's prices contain their tax. */
  pricesIncludeTax: (tx: Tx) => deps.costs.pricesIncludeTax(tx),
  /** Accepts current prices, and raises quantities to the requested ones as far as available. */
  refresh: (tx: Tx, caller: CartCaller, target: CartTarget) =>
    refreshCart(tx, deps, caller, target),
  /** Chooses a delivery that is offered. */
  chooseDelivery: (tx: Tx, caller: CartCaller, target: CartTarget, choice: DeliveryChoice) =>
    chooseDelivery(tx, deps, caller, target, choice),
  /** Marks it as ordered: it cannot change, and is not a current cart any more. */
  markOrdered: (tx: Tx, caller: CartCaller, target: CartTarget, orderId: string | null) =>
    markOrdered(tx, deps, caller, target, orderId),
  /** The price of a loaded cart. Read-only. */
  price: (tx: Tx, view: CartView, request: EstimateRequest) =>
    estimateView(tx, deps, view, request),
  estimate: (tx: Tx, caller: CartCaller, target: CartTarget, request: EstimateRequest) =>
    estimateCart(tx, deps, caller, target, request),
  /** The prices of lines as if they were in a cart. Nothing is stored. */
  priceItems: (tx: Tx, items: ItemsToPrice) => priceItems(tx, deps, items),
  /** Records a complete calculation of a cart. */
  noteCalculation: (tx: Tx, { cart }: CartView, summary: object) =>
    noteCalculation(tx, deps, cart, summary),
  /** Prices recent carts with the given promotions. */
  priceRecent: (tx: Tx, wanted: RecentToPrice) => priceRecent(tx, deps, wanted),
  /** Adds lines of an earlier cart to the current one, unless they are present. Returns its id. */
  restore: (tx: Tx, caller: CartCaller, lines: readonly RestoredLine[]) =>
    restoreLines(tx, deps, caller, lines),
  /** Inactive carts and checkouts with an e-mail address. */
  untouched: {
    sites: untouched.findSitesWithUntouched,
    find: untouched.findUntouched,
    lock: untouched.lockUntouched,
    mark: untouched.markAbandoned,
    lastChange: untouched.findLastChange,
  },
  delete: (tx: Tx, caller: CartCaller, target: CartTarget) => removeCart(tx, deps, caller, target),
  /** The cart of a checkout, locked together with its source cart. */
  lockCheckout: (tx: Tx, caller: CartCaller, checkoutId: string, sourceCartId: string | null) =>
    lockCheckout(tx, caller, checkoutId, sourceCartId),
  /** A cart that was locked, with prices, stock and problems of this moment. */
  view: async (tx: Tx, cart: Cart) => viewCart(tx, deps, await openCart(tx, deps, cart)),
  /** Deletes the carts and checkouts of rehearsals. */
  deleteRehearsed,
  /** Deletes the carts and checkouts of guests. */
  eraseGuest: deleteOfGuest,
  /** Marks a cart as ordered: it is not a current cart any more. */
  orderById: (tx: Tx, id: string, orderId: string) => orderCart(tx, deps, id, orderId),
  /** Returns the cart of a cancelled order to the buyer, unless there is another one by now. */
  reopen: (tx: Tx, id: string, orderId: string) => reopenCart(tx, deps, id, orderId),
  tasks: {
    'carts:expire': async (_payload, { signal }) => {
      await expireCarts({ ...deps.platform, events: deps.events }, signal)
    },
  } satisfies Pick<Tasks<JobPayloads>, 'carts:expire'>,
  /** Takes over the cart of a visitor who signs in. */
  onSignedIn: (async (tx, { entityId }) => {
    const { actor } = tx
    if (actor.type !== 'visitor' || !isGuid(actor.id)) return
    await mergeAtSignIn(tx, deps, { visitorId: actor.id, memberId: entityId })
  }) satisfies Listener,
})
