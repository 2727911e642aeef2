import { type CartTarget, cartCallerOf } from '../../../areas/commerce/cart/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { CheckoutCallDeps } from './checkout-calls.ts'

const placeholder = '{checkout_id}'

/**
 * The page on which a cart of the second generation is paid: the creator’s own with the id of the cart in it, else the
 * shop’s page of the cart’s checkout, which is brought up to date with what the cart says of its buyer.
 */
export const checkoutPageOf =
  ({ carts, checkouts, siteUrlOf }: CheckoutCallDeps) =>
  async (call: HandlerContext, target: CartTarget, currency: string | null | undefined) => {
    const caller = cartCallerOf(call)
    const cart = await carts.lock(call.tx, caller, target)
    if (cart.overrideCheckoutUrl) return cart.overrideCheckoutUrl.replaceAll(placeholder, cart.id)
    const { email, contact, billing } = cart
    const { checkout } = await checkouts.ofCart(call.tx, caller, target, {
      channel: cart.source?.channel ?? 'WEB',
      changes: {
        cart: { ...(email && { email }), ...(contact && { contact }) },
        own: billing ? { billing } : {},
      },
    })
    const page = new URL(`/checkout/${checkout.id}`, await siteUrlOf(call))
    if (currency) page.searchParams.set('currency', currency)
    return page.href
  }
