import type { cartV1 } from '@vitrine/contract/cart-v1'
import { CartNotFound } from '@vitrine/contract/carts'
import type { Handlers } from '@vitrine/contract/kit'
import { cartCallerOf } from '../../../areas/commerce/cart/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { cartCalls } from './cart-calls.ts'
import { type CheckoutCallDeps, checkoutOfCart } from './checkout-calls.ts'

const byId = (id: string) => ({ kind: 'id', id }) as const

/** A named type, so that the type of the whole server stays small enough for declarations. */
export interface CartV1Handlers extends Handlers<typeof cartV1, HandlerContext> {}

export const cartV1Handlers = (deps: CheckoutCallDeps): CartV1Handlers => {
  const calls = cartCalls(deps)
  const createOf = checkoutOfCart(deps)
  return {
    createCart: (call) => calls.create(call, call.input),
    getCart: (call) => calls.get(call, byId(call.input.id)),
    getCartByCheckoutId: async (call) => {
      const { checkout } = await deps.checkouts.get(call.tx, cartCallerOf(call), call.input.id)
      if (checkout.sourceCartId === null) throw CartNotFound({ checkoutId: checkout.id })
      return calls.get(call, byId(checkout.sourceCartId))
    },
    updateCart: (call) => calls.update(call, byId(call.input.cartInfo.id), call.input),
    createCheckout: (call) => createOf(call, byId(call.input.id), call.input),
    deleteCart: (call) => calls.delete(call, byId(call.input.id)),
    addToCart: (call) => calls.add(call, byId(call.input.id), call.input),
    removeLineItems: (call) => calls.remove(call, byId(call.input.id), call.input.lineItemIds),
    updateLineItemsQuantity: (call) =>
      calls.setQuantities(call, byId(call.input.id), call.input.lineItems),
    removeCoupon: (call) => calls.removeCoupon(call, byId(call.input.id)),
    removeBusinessLocation: (call) =>
      calls.update(call, byId(call.input.id), { cartInfo: { businessLocationId: null } }),
    estimateTotals: (call) => calls.estimate(call, byId(call.input.id), call.input),
  }
}
