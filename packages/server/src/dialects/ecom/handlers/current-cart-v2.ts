import type { currentCartV2 } from '@vitrine/contract/current-cart-v2'
import type { Handlers } from '@vitrine/contract/kit'
import { cartCallerOf } from '../../../areas/commerce/cart/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { CartV2Deps } from './cart-v2-calls.ts'
import { cartV2Changes } from './cart-v2-changes.ts'

const current = { kind: 'current' } as const

/** A named type, so that the type of the whole server stays small enough for declarations. */
export interface CurrentCartV2Handlers extends Handlers<typeof currentCartV2, HandlerContext> {}

export const currentCartV2Handlers = (deps: CartV2Deps): CurrentCartV2Handlers => {
  const { carts } = deps
  const calls = cartV2Changes(deps)
  return {
    createCurrentCart: (call) => calls.create(call, call.input, true),
    getCurrentCart: async (call) =>
      calls.answer(call, await carts.get(call.tx, cartCallerOf(call), current)),
    updateCurrentCart: (call) => calls.update(call, current, call.input.cart),
    deleteCurrentCart: async (call) => {
      await carts.delete(call.tx, cartCallerOf(call), current)
      return {}
    },
    refreshCurrentCart: (call) => calls.refresh(call, current),
    estimateCurrentCart: (call) => calls.estimate(call, current, call.input),
    calculateCurrentCart: (call) => calls.calculate(call, current, call.input),
    addLineItemsToCurrentCart: (call) => calls.add(call, current, call.input),
    removeLineItemsFromCurrentCart: (call) => calls.remove(call, current, call.input.lineItemIds),
    updateLineItemsInCurrentCart: (call) => calls.updateLines(call, current, call.input.lineItems),
    addCouponToCurrentCart: (call) => calls.addCoupon(call, current, call.input.coupon.code),
    removeCouponFromCurrentCart: (call) => calls.removeCoupon(call, current, call.input.couponId),
    setDeliveryMethodForCurrentCart: (call) =>
      calls.chooseDelivery(call, current, call.input.deliveryMethod),
    removeDeliveryMethodFromCurrentCart: (call) => calls.removeDelivery(call, current),
    addGiftCardToCurrentCart: (call) => calls.addGiftCard(call, current, call.input.giftCard),
    removeGiftCardFromCurrentCart: (call) =>
      calls.removeGiftCard(call, current, call.input.giftCardId),
  }
}
