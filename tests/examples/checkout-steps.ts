import { STORES_APP_ID } from '@vitrine/contract/ecom'
import { soldProduct } from './cart-steps.ts'
import type { ExampleContext, Steps } from './example-context.ts'
import { giftCardCode } from './gift-card-steps.ts'

const address = { country: 'DE', city: 'Berlin', postalCode: '10117' }
const shipping = { address, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } }

/** A checkout of items, for steps that change it. */
async function startCheckout(context: ExampleContext) {
  const lines = [{ productId: await soldProduct(context), quantity: 1 }]
  const { checkout } = await context.visitor.checkout.create({ lines, email: 'ada@example.com' })
  const lineId = checkout.lines[0]?.id ?? ''
  return { api: context.visitor.checkout, id: checkout.id, lineId, lines }
}

const native: Steps = {
  'checkout.create': startCheckout,
  'checkout.get': async (context) => {
    const { api, id } = await startCheckout(context)
    return api.get({ id })
  },
  'checkout.openLink': async (context) => {
    const { id } = await startCheckout(context)
    const { redirectSession } = await context.visitor.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: id },
      callbacks: { thankYouPageUrl: context.shop.baseUrl },
    })
    const token = new URL(redirectSession.fullUrl).searchParams.get('access') ?? ''
    return context.visitor.checkout.openLink({ token })
  },
  'checkout.getReturnAddresses': async (context) => {
    const { id } = await startCheckout(context)
    return context.visitor.checkout.getReturnAddresses({ id })
  },
  'checkout.update': async (context) => {
    const { api, id } = await startCheckout(context)
    const consents = [{ key: 'terms', text: 'I accept the terms and conditions.' }]
    return api.update({ id, shipping, consents, note: 'Please ring twice' })
  },
  'checkout.addLines': async (context) => {
    const { api, id, lines } = await startCheckout(context)
    return api.addLines({ id, lines })
  },
  'checkout.changeLines': async (context) => {
    const { api, id, lineId } = await startCheckout(context)
    return api.changeLines({ id, lines: [{ id: lineId, quantity: 3 }] })
  },
  'checkout.applyCode': async (context) => {
    const { api, id } = await startCheckout(context)
    return api.applyCode({ id, code: 'FIRSTORDER' })
  },
  'checkout.removeCode': async (context) => {
    const { api, id } = await startCheckout(context)
    await api.applyCode({ id, code: 'FIRSTORDER' })
    return api.removeCode({ id, code: 'FIRSTORDER' })
  },
  'checkout.applyGiftCard': async (context) => {
    const { api, id } = await startCheckout(context)
    return api.applyGiftCard({ id, code: await giftCardCode(context) })
  },
  'checkout.removeGiftCard': async (context) => {
    const { api, id } = await startCheckout(context)
    const { checkout } = await api.applyGiftCard({ id, code: await giftCardCode(context) })
    return api.removeGiftCard({ id, giftCardId: checkout.giftCards[0]?.id ?? '' })
  },
  'checkout.review': async (context) => {
    const { api, id } = await startCheckout(context)
    return api.review({ id })
  },
  'checkout.complete': async (context) => {
    const { id } = await startCheckout(context)
    return context.merchant.checkout.complete({ id })
  },
}

const itemsOf = async (context: ExampleContext) => {
  const catalogReference = { catalogItemId: await soldProduct(context), appId: STORES_APP_ID }
  return [{ catalogReference, quantity: 1 }]
}

async function created(context: ExampleContext) {
  const lineItems = await itemsOf(context)
  const { checkout } = await context.visitor.checkoutV1.createCheckout({
    channelType: 'WEB',
    lineItems,
  })
  const lineId = checkout.lineItems[0]?.id ?? ''
  return { api: context.visitor.checkoutV1, id: checkout.id, lineId, lineItems }
}

/** A cart of its own, whose checkout is created. */
async function ofCart(context: ExampleContext) {
  const { cart } = await context.visitor.cartV1.createCart({ lineItems: await itemsOf(context) })
  const { checkoutId } = await context.visitor.cartV1.createCheckout({
    id: cart.id,
    channelType: 'WEB',
  })
  return { api: context.visitor.checkoutV1, cartId: cart.id, checkoutId }
}

const published: Steps = {
  'cartV1.createCheckout': ofCart,
  'currentCart.createCheckoutFromCurrentCart': async (context) => {
    const { currentCart } = context.visitor
    await currentCart.addToCurrentCart({ lineItems: await itemsOf(context) })
    return currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      shippingAddress: address,
      email: 'ada@example.com',
    })
  },
  'checkoutV1.createCheckout': created,
  'checkoutV1.getCheckout': async (context) => {
    const { api, id } = await created(context)
    return api.getCheckout({ id })
  },
  'checkoutV1.getCheckoutByCartId': async (context) => {
    const { api, cartId } = await ofCart(context)
    return api.getCheckoutByCartId({ id: cartId })
  },
  'cartV1.getCartByCheckoutId': async (context) => {
    const { checkoutId: id } = await ofCart(context)
    return context.visitor.cartV1.getCartByCheckoutId({ id })
  },
  'checkoutV1.getCheckoutUrl': async (context) => {
    const { api, id } = await created(context)
    return api.getCheckoutUrl({ id })
  },
  'checkoutV1.getWixCheckoutUrl': async (context) => {
    const { api, id } = await created(context)
    return api.getWixCheckoutUrl({ id })
  },
  'checkoutV1.updateCheckout': async (context) => {
    const { api, id } = await created(context)
    return api.updateCheckout({
      checkout: { id, billingInfo: shipping, shippingInfo: { shippingDestination: shipping } },
      couponCode: 'FIRSTORDER',
    })
  },
  'checkoutV1.addToCheckout': async (context) => {
    const { api, id, lineItems } = await created(context)
    return api.addToCheckout({ id, lineItems })
  },
  'checkoutV1.updateLineItemsQuantity': async (context) => {
    const { api, id, lineId } = await created(context)
    return api.updateLineItemsQuantity({ id, lineItems: [{ id: lineId, quantity: 2 }] })
  },
  'checkoutV1.removeLineItems': async (context) => {
    const { api, id, lineId } = await created(context)
    return api.removeLineItems({ id, lineItemIds: [lineId] })
  },
  'checkoutV1.removeCoupon': async (context) => {
    const { api, id } = await created(context)
    return api.removeCoupon({ id })
  },
  'checkoutV1.removeGiftCard': async (context) => {
    const { api, id } = await created(context)
    return api.removeGiftCard({ id })
  },
  'checkoutV1.removeOverrideCheckoutUrl': async (context) => {
    const { api, id } = await created(context)
    return api.removeOverrideCheckoutUrl({ id })
  },
  'checkoutV1.markCheckoutAsCompleted': async (context) => {
    const { id } = await created(context)
    return context.merchant.checkoutV1.markCheckoutAsCompleted({ id })
  },
}

export const checkoutSteps: Steps = { ...native, ...published }
