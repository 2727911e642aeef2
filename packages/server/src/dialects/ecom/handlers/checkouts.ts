import { type checkoutV1, PaymentProviderIsNotAvailable } from '@vitrine/contract/checkout-v1'
import { CheckoutNotFound } from '@vitrine/contract/checkouts'
import type { Handlers } from '@vitrine/contract/kit'
import { cartCallerOf, repeatable } from '../../../areas/commerce/cart/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeSent } from './cart-calls.ts'
import { type CheckoutCallDeps, checkoutCalls } from './checkout-calls.ts'
import { type CheckoutOrderDeps, orderCheckout } from './checkout-orders.ts'

/** A named type, so that the type of the whole server stays small enough for declarations. */
export interface CheckoutV1Handlers extends Handlers<typeof checkoutV1, HandlerContext> {}

export const checkoutV1Handlers = (
  deps: CheckoutCallDeps & CheckoutOrderDeps,
): CheckoutV1Handlers => {
  const { carts, checkouts, siteUrlOf } = deps
  const { answer, create, update, change } = checkoutCalls(deps)
  const setQuantities = async (call: HandlerContext, id: string, to: Map<string, number>) =>
    answer(
      { ...call, input: undefined },
      await checkouts.setQuantities(call.tx, cartCallerOf(call), id, to),
    )
  const ownPageOf = async (call: HandlerContext, id: string) =>
    new URL(`/checkout/${id}`, await siteUrlOf(call)).href
  return {
    createCheckout: (call) => create(call, call.input),
    getCheckoutByCartId: async (call) => {
      const caller = cartCallerOf(call)
      const { cart } = await carts.get(call.tx, caller, { kind: 'id', id: call.input.id })
      if (cart.checkoutId === null) throw CheckoutNotFound({ cartId: cart.id })
      return answer(call, await checkouts.get(call.tx, caller, cart.checkoutId))
    },
    getCheckout: async (call) =>
      answer(call, await checkouts.get(call.tx, cartCallerOf(call), call.input.id)),
    getCheckoutUrl: async (call) => {
      const { cart, checkout } = await checkouts.get(call.tx, cartCallerOf(call), call.input.id)
      return { checkoutUrl: cart.cart.overrideCheckoutUrl || (await ownPageOf(call, checkout.id)) }
    },
    getWixCheckoutUrl: async (call) => {
      const { checkout } = await checkouts.get(call.tx, cartCallerOf(call), call.input.id)
      return { checkoutUrl: await ownPageOf(call, checkout.id) }
    },
    updateCheckout: (call) => update(call, call.input),
    addToCheckout: async (call) => {
      const { id, ...items } = call.input
      const additions = { ...decodeSent(call, items), request: repeatable(call) }
      return answer(call, await checkouts.add(call.tx, cartCallerOf(call), id, additions))
    },
    removeLineItems: (call) =>
      setQuantities(call, call.input.id, new Map(call.input.lineItemIds.map((id) => [id, 0]))),
    updateLineItemsQuantity: (call) => {
      const { id, lineItems } = call.input
      return setQuantities(call, id, new Map(lineItems.map((line) => [line.id, line.quantity])))
    },
    removeCoupon: async (call) =>
      answer(call, await checkouts.removeCode(call.tx, cartCallerOf(call), call.input.id, null)),
    removeGiftCard: async (call) =>
      answer(
        call,
        await checkouts.removeGiftCard(call.tx, cartCallerOf(call), call.input.id, null),
      ),
    removeOverrideCheckoutUrl: (call) =>
      change(call, call.input.id, { cart: { overrideCheckoutUrl: null } }),
    createOrder: (call) => orderCheckout(deps, call, call.input),
    createOrderAndCharge: (call) => {
      if (call.input.paymentToken) throw PaymentProviderIsNotAvailable()
      return orderCheckout(deps, call, call.input)
    },
    markCheckoutAsCompleted: async (call) => {
      await checkouts.complete(call.tx, cartCallerOf(call), call.input.id)
      return {}
    },
  }
}
