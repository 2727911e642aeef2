import { type Cart, type CartTarget, cartCallerOf } from '../../../areas/commerce/cart/index.ts'
import type { CheckoutView } from '../../../areas/commerce/checkout/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { CheckoutCallDeps } from './checkout-calls.ts'

const placeholder = '{checkout_id}'

/**
 * The page on which a cart of the second generation is paid: the creator’s own with the id of the cart in it, else the
 * shop’s page of the cart’s checkout, which is updated from the cart's buyer.
 */
export const checkoutPageOf =
  (deps: CheckoutCallDeps) =>
  async (call: HandlerContext, target: CartTarget, currency: string | null | undefined) => {
    const cart = await deps.carts.lock(call.tx, cartCallerOf(call), target)
    if (cart.overrideCheckoutUrl) return cart.overrideCheckoutUrl.replaceAll(placeholder, cart.id)
    const { checkout } = await checkoutOf(deps, call, target, cart)
    const page = new URL(`/checkout/${checkout.id}`, await deps.siteUrlOf(call))
    if (currency) page.searchParams.set('currency', currency)
    return page.href
  }

/** The checkout of a cart, updated from the cart's buyer. */
export function checkoutOf(
  { checkouts }: Pick<CheckoutCallDeps, 'checkouts'>,
  call: Pick<HandlerContext, 'caller' | 'tx'>,
  target: CartTarget,
  { email, contact, billing, source }: Pick<Cart, 'email' | 'contact' | 'billing' | 'source'>,
): Promise<CheckoutView> {
  return checkouts.ofCart(call.tx, cartCallerOf(call), target, {
    channel: source?.channel ?? 'WEB',
    changes: {
      cart: { ...(email && { email }), ...(contact && { contact }) },
      own: billing ? { billing } : {},
    },
  })
}
