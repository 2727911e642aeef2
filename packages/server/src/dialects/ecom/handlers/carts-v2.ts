import type { cartV2 } from '@vitrine/contract/cart-v2'
import type { Handlers } from '@vitrine/contract/kit'
import { cartCallerOf } from '../../../areas/commerce/cart/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { CartV2Deps } from './cart-v2-calls.ts'
import { cartV2Changes } from './cart-v2-changes.ts'
import { orderCart } from './cart-v2-orders.ts'
import type { CheckoutOrderDeps } from './checkout-orders.ts'
import { checkoutPageOf } from './checkout-page.ts'

/** Includes ordered carts: calls that change them get a specific error. */
const byId = (id: string) => ({ kind: 'id', id, withOrdered: true }) as const

/** A named type, so that the type of the whole server stays small enough for declarations. */
export interface CartV2Handlers extends Handlers<typeof cartV2, HandlerContext> {}

export const cartV2Handlers = (deps: CartV2Deps & CheckoutOrderDeps): CartV2Handlers => {
  const { carts } = deps
  const calls = cartV2Changes(deps)
  const pageOf = checkoutPageOf(deps)
  return {
    createCart: (call) => calls.create(call, call.input, false),
    getCart: async (call) =>
      calls.answer(call, await carts.get(call.tx, cartCallerOf(call), byId(call.input.cartId))),
    updateCart: (call) => {
      const { id, ...info } = call.input.cart
      return calls.update(call, byId(id), info)
    },
    deleteCart: async (call) => {
      await carts.delete(call.tx, cartCallerOf(call), byId(call.input.cartId))
      return {}
    },
    refreshCart: (call) => calls.refresh(call, byId(call.input.cartId)),
    estimateCart: (call) => calls.estimate(call, byId(call.input.cartId), call.input),
    calculateCart: (call) => calls.calculate(call, byId(call.input.cartId), call.input),
    getCheckoutUrl: async (call) => {
      const { cartId, currencyCode } = call.input
      return { checkoutUrl: await pageOf(call, byId(cartId), currencyCode) }
    },
    placeOrder: (call) => orderCart(deps, call, byId(call.input.cartId), call.input),
    addLineItems: (call) => calls.add(call, byId(call.input.cartId), call.input),
    removeLineItems: (call) => calls.remove(call, byId(call.input.cartId), call.input.lineItemIds),
    updateLineItems: (call) =>
      calls.updateLines(call, byId(call.input.cartId), call.input.lineItems),
    addCoupon: (call) => calls.addCoupon(call, byId(call.input.cartId), call.input.coupon.code),
    removeCoupon: (call) => calls.removeCoupon(call, byId(call.input.cartId), call.input.couponId),
    setDeliveryMethod: (call) =>
      calls.chooseDelivery(call, byId(call.input.cartId), call.input.deliveryMethod),
    removeDeliveryMethod: (call) => calls.removeDelivery(call, byId(call.input.cartId)),
    addGiftCard: (call) => calls.addGiftCard(call, byId(call.input.cartId), call.input.giftCard),
    removeGiftCard: (call) =>
      calls.removeGiftCard(call, byId(call.input.cartId), call.input.giftCardId),
    markCartAsCompleted: async (call) => {
      const { cartId, orderId = null } = call.input
      const caller = cartCallerOf(call)
      return calls.answer(call, await carts.markOrdered(call.tx, caller, byId(cartId), orderId))
    },
  }
}
