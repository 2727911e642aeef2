import type { DeliveryChoice, PostalAddress } from '@vitrine/contract/carts'
import {
  GiftCardCodeInvalid,
  InvalidSelectedCarrierServiceOption,
} from '@vitrine/contract/checkout-v1'
import { type Channel, SelectedDeliveryNotFound } from '@vitrine/contract/checkouts'
import type { CheckoutInfo, CheckoutV1, NewCheckoutInfo } from '@vitrine/contract/ecom'
import { violation } from '@vitrine/contract/kit'
import {
  SiteMustAcceptPayments,
  SiteMustAcceptPaymentsToCreateCheckout,
} from '@vitrine/contract/orders'
import { type CartTarget, cartCallerOf, repeatable } from '../../../areas/commerce/cart/index.ts'
import type { CheckoutFeature, CheckoutView } from '../../../areas/commerce/checkout/index.ts'
import type { PaymentsFeature } from '../../../areas/commerce/payments/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { decodeCheckoutInfo, decodeNewInfo, encodeCheckout } from '../codec/checkout.ts'
import { OWN_CARRIER } from '../codec/estimate.ts'
import { enteredGiftCard } from '../codec/gift-card.ts'
import {
  type Call,
  type CartCallDeps,
  decodeSent,
  hasItems,
  type SentItems,
  shopOf,
} from './cart-calls.ts'

export interface CheckoutCallDeps extends CartCallDeps {
  readonly checkouts: CheckoutFeature
  readonly payments: Pick<PaymentsFeature, 'acceptsPayments'>
}

interface CheckoutOfCartRequest {
  readonly channelType: Channel
  readonly shippingAddress?: PostalAddress | null | undefined
  readonly billingAddress?: PostalAddress | null | undefined
  readonly selectedShippingOption?: DeliveryChoice | null | undefined
  readonly email?: string | null | undefined
}

/** The common fields of calls that create and change checkouts. */
interface CheckoutChangeRequest extends SentItems {
  readonly couponCode?: string | null | undefined
  readonly giftCardCode?: string | null | undefined
  readonly giftCardRedeemAmount?: string | null | undefined
  readonly overrideCheckoutUrl?: string | null | undefined
}

interface NewCheckoutRequest extends CheckoutChangeRequest {
  readonly channelType: Channel
  readonly checkoutInfo?: NewCheckoutInfo | undefined
}

interface CheckoutUpdateRequest extends CheckoutChangeRequest {
  readonly checkout: CheckoutInfo & { readonly id: string }
}

/** Creates the checkout of a cart, or updates the open one. */
export const checkoutOfCart =
  ({ checkouts, payments }: CheckoutCallDeps) =>
  async (
    call: Call,
    source: CartTarget,
    sent: CheckoutOfCartRequest,
  ): Promise<{ checkoutId: string }> => {
    const { shippingAddress, billingAddress, selectedShippingOption, email } = sent
    const view = await checkouts.ofCart(call.tx, cartCallerOf(call), source, {
      channel: sent.channelType,
      changes: {
        cart: { email: email ?? undefined },
        addresses: { shipping: shippingAddress ?? undefined, billing: billingAddress ?? undefined },
        own: selectedShippingOption ? { deliveryChoices: [selectedShippingOption] } : {},
      },
    })
    refuseMissing(view, selectedShippingOption)
    await refuseUnpayable(call.tx, payments, view, SiteMustAcceptPaymentsToCreateCheckout)
    return { checkoutId: view.checkout.id }
  }

/** Common functions for checkouts. */
export function checkoutCalls(deps: CheckoutCallDeps) {
  const { carts, checkouts, payments } = deps
  const answer = async (call: Call, view: CheckoutView): Promise<{ checkout: CheckoutV1 }> => {
    const coupons = await carts.couponsOf(call.tx, view.cart)
    return { checkout: encodeCheckout(await shopOf(deps, call), view, coupons) }
  }
  const withCoupon = (call: Call, view: CheckoutView, code: string | null | undefined) =>
    code
      ? checkouts.applyCode(call.tx, cartCallerOf(call), view.checkout.id, {
          code,
          policy: 'replace',
        })
      : view
  /** One gift card at a time. */
  const withGiftCard = async (call: Call, view: CheckoutView, sent: CheckoutChangeRequest) => {
    const { giftCardCode, giftCardRedeemAmount } = sent
    if (!giftCardCode) return view
    if (!isCardCode.test(giftCardCode)) throw GiftCardCodeInvalid({ giftCardCode })
    const { tx } = call
    const caller = cartCallerOf(call)
    const { id } = view.checkout
    if (view.cart.cart.giftCards.length > 0) await checkouts.removeGiftCard(tx, caller, id, null)
    const { currency } = view.estimate.result
    const entered = enteredGiftCard(giftCardCode, giftCardRedeemAmount, currency)
    return checkouts.applyGiftCard(tx, caller, id, entered)
  }
  return {
    answer,
    create: async (call: Call, sent: NewCheckoutRequest) => {
      const { channelType: channel, checkoutInfo = {}, couponCode, ...others } = sent
      const items = { ...decodeSent(call, others), request: repeatable(call) }
      const created = await checkouts.ofItems(call.tx, cartCallerOf(call), items, {
        channel,
        ...decodeNewInfo(checkoutInfo),
        changes: decodeCheckoutInfo(checkoutInfo, others.overrideCheckoutUrl),
      })
      const view = await withGiftCard(call, await withCoupon(call, created, couponCode), others)
      refuseMissing(view, checkoutInfo.shippingInfo?.selectedCarrierServiceOption)
      await refuseUnpayable(call.tx, payments, view, SiteMustAcceptPayments)
      return answer(call, view)
    },
    update: async (call: Call, sent: CheckoutUpdateRequest) => {
      const { checkout, couponCode, ...others } = sent
      const { id, ...info } = checkout
      refuseNothing(sent)
      const { tx } = call
      const caller = cartCallerOf(call)
      const changes = decodeCheckoutInfo(info, others.overrideCheckoutUrl)
      const changed = await checkouts.change(tx, caller, id, changes)
      const filled = hasItems(others)
        ? await checkouts.add(tx, caller, id, {
            ...decodeSent(call, others),
            request: repeatable(call),
          })
        : changed
      const view = await withGiftCard(call, await withCoupon(call, filled, couponCode), others)
      refuseMissing(view, info.shippingInfo?.selectedCarrierServiceOption)
      return answer(call, view)
    },
    change: async (call: Call, id: string, changes: Parameters<CheckoutFeature['change']>[3]) =>
      answer(call, await checkouts.change(call.tx, cartCallerOf(call), id, changes)),
  }
}

const isCardCode = /^.{8,20}$/u

function refuseNothing({ checkout: { id: _, ...info }, ...others }: CheckoutUpdateRequest): void {
  const sent = [...Object.values(info), ...Object.values(others)]
  if (sent.some((value) => value !== undefined)) return
  throw violation('checkout', 'REQUIRED_FIELD', 'has nothing to change; send at least one field')
}

/** Refuses an amount due in a shop without payment methods. */
async function refuseUnpayable(
  tx: Tx,
  payments: CheckoutCallDeps['payments'],
  { estimate }: CheckoutView,
  refusal: typeof SiteMustAcceptPayments,
): Promise<void> {
  if (estimate.result.due > 0 && !(await payments.acceptsPayments(tx))) throw refusal()
}

/** Options have the id of the store’s carrier; clients also use its former id. */
const carrierIds = [OWN_CARRIER, 'c8a08776-c095-4dec-8553-8f9698d86adc']

/** Refuses a requested delivery that is not available at a known address. */
function refuseMissing(
  { cart, estimate }: CheckoutView,
  choice: DeliveryChoice | null | undefined,
): void {
  if (!choice || !cart.cart.contact?.address?.country) return
  const { code, carrierId } = choice
  if (estimate.isChoiceMissing) throw SelectedDeliveryNotFound({ code })
  if (!carrierId || carrierIds.includes(carrierId.toLowerCase())) return
  throw InvalidSelectedCarrierServiceOption({ code, carrierId, carrierIds })
}
