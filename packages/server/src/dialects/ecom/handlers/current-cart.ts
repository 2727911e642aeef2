import type { currentCart as currentCartService } from '@vitrine/contract/current-cart'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { cartCalls } from './cart-calls.ts'
import { type CheckoutCallDeps, checkoutOfCart } from './checkout-calls.ts'

const current = { kind: 'current' } as const

/** A named type, so that the type of the whole server stays small enough for declarations. */
export interface CurrentCartHandlers extends Handlers<typeof currentCartService, HandlerContext> {}

export const currentCartHandlers = (deps: CheckoutCallDeps): CurrentCartHandlers => {
  const calls = cartCalls(deps)
  const createOf = checkoutOfCart(deps)
  return {
    getCurrentCart: (call) => calls.get(call, current),
    updateCurrentCart: (call) => calls.update(call, current, call.input),
    addToCurrentCart: (call) => calls.add(call, current, call.input),
    removeLineItemsFromCurrentCart: (call) => calls.remove(call, current, call.input.lineItemIds),
    updateCurrentCartLineItemQuantity: (call) =>
      calls.setQuantities(call, current, call.input.lineItems),
    removeCouponFromCurrentCart: (call) => calls.removeCoupon(call, current),
    estimateCurrentCartTotals: (call) => calls.estimate(call, current, call.input),
    createCheckoutFromCurrentCart: (call) => createOf(call, current, call.input),
    deleteCurrentCart: (call) => calls.delete(call, current),
  }
}
