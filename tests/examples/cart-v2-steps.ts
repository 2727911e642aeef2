import { STORES_APP_ID } from '@vitrine/contract/ecom'
import { soldProduct } from './cart-steps.ts'
import { type ExampleContext, type Steps, shared } from './example-context.ts'
import { giftCardCode } from './gift-card-steps.ts'

const address = { country: 'DE', city: 'Berlin', postalCode: '10117' }

/** A pickup location, which is offered for every destination. */
const pickupPlace = shared(async ({ merchant }: ExampleContext) => {
  const { location } = await merchant.delivery.savePickupLocation({
    location: {
      name: 'Our store',
      address: {
        ...address,
        subdivision: '',
        streetName: 'Unter den Linden',
        streetNumber: '1',
        addressLine: '',
        addressLine2: '',
      },
      deliveryTime: 'within 2 hours',
      instructions: '',
      hours: [],
      active: true,
      deliveryRegionIds: [],
      rates: [{ amount: '0', conditions: [], multiplyByQuantity: false }],
    },
  })
  return location.id
})

const itemsOf = async (context: ExampleContext) => [
  {
    catalogReference: { catalogItemId: await soldProduct(context), appId: STORES_APP_ID },
    quantity: 1,
  },
]

/** The visitor's current cart with an item, for steps that change it. */
async function current(context: ExampleContext) {
  const catalogItems = await itemsOf(context)
  const api = context.visitor.currentCartV2
  const { cart } = await api.addLineItemsToCurrentCart({ catalogItems })
  for (const { id } of cart.coupons) await api.removeCouponFromCurrentCart({ couponId: id })
  return { api, lineId: cart.lineItems[0]?.id ?? '', catalogItems }
}

/** A new gift card in the visitor's current cart, instead of those of earlier steps. */
async function addedGiftCard(context: ExampleContext): Promise<string> {
  const { cart } = context.visitor
  const before = (await cart.get({})).cart?.giftCards ?? []
  for (const { id: giftCardId } of before) await cart.removeGiftCard({ giftCardId })
  const added = await cart.applyGiftCard({ code: await giftCardCode(context) })
  return added.cart.giftCards[0]?.id ?? ''
}

const currentSteps: Steps = {
  'currentCartV2.addGiftCardToCurrentCart': async (context) => {
    const { api } = await current(context)
    return api.addGiftCardToCurrentCart({ giftCard: { code: await giftCardCode(context) } })
  },
  'currentCartV2.removeGiftCardFromCurrentCart': async (context) => {
    const { api } = await current(context)
    const giftCardId = await addedGiftCard(context)
    return api.removeGiftCardFromCurrentCart({ giftCardId })
  },
  'currentCartV2.addLineItemsToCurrentCart': current,
  'currentCartV2.createCurrentCart': async (context) => {
    const { api, catalogItems } = await current(context)
    return api.createCurrentCart({ catalogItems, cart: { note: 'Please ring twice' } })
  },
  'currentCartV2.getCurrentCart': async (context) =>
    (await current(context)).api.getCurrentCart({}),
  'currentCartV2.updateCurrentCart': async (context) => {
    const { api } = await current(context)
    return api.updateCurrentCart({
      cart: {
        customerInfo: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
        deliveryInfo: { address },
      },
    })
  },
  'currentCartV2.refreshCurrentCart': async (context) =>
    (await current(context)).api.refreshCurrentCart({}),
  'currentCartV2.updateLineItemsInCurrentCart': async (context) => {
    const { api, lineId } = await current(context)
    const lineItems = [{ lineItemId: lineId, quantity: { newQuantity: 2 } }]
    return api.updateLineItemsInCurrentCart({ lineItems })
  },
  'currentCartV2.addCouponToCurrentCart': async (context) => {
    const { api } = await current(context)
    return api.addCouponToCurrentCart({ coupon: { code: 'FIRSTORDER' } })
  },
  'currentCartV2.removeCouponFromCurrentCart': async (context) => {
    const { api } = await current(context)
    const { cart } = await api.addCouponToCurrentCart({ coupon: { code: 'FIRSTORDER' } })
    return api.removeCouponFromCurrentCart({ couponId: cart.coupons[0]?.id ?? '' })
  },
  'currentCartV2.setDeliveryMethodForCurrentCart': async (context) => {
    const code = await pickupPlace(context)
    const { api } = await current(context)
    return api.setDeliveryMethodForCurrentCart({ deliveryMethod: { code } })
  },
  'currentCartV2.removeDeliveryMethodFromCurrentCart': async (context) =>
    (await current(context)).api.removeDeliveryMethodFromCurrentCart({}),
  'currentCartV2.estimateCurrentCart': async (context) =>
    (await current(context)).api.estimateCurrentCart({
      calculateDelivery: true,
      validationConfig: 'PRE_CHECKOUT_VALIDATIONS',
    }),
  'currentCartV2.calculateCurrentCart': async (context) =>
    (await current(context)).api.calculateCurrentCart({}),
  'currentCartV2.removeLineItemsFromCurrentCart': async (context) => {
    const { api, lineId } = await current(context)
    return api.removeLineItemsFromCurrentCart({ lineItemIds: [lineId] })
  },
  'currentCartV2.deleteCurrentCart': async (context) =>
    (await current(context)).api.deleteCurrentCart({}),
}

async function created(context: ExampleContext) {
  const catalogItems = await itemsOf(context)
  const api = context.visitor.cartV2
  const { cart } = await api.createCart({ catalogItems, cart: { deliveryInfo: { address } } })
  return { api, cartId: cart.id, lineId: cart.lineItems[0]?.id ?? '', catalogItems }
}

const byId: Steps = {
  'cartV2.createCart': created,
  'cartV2.getCart': async (context) => {
    const { api, cartId } = await created(context)
    return api.getCart({ cartId })
  },
  'cartV2.updateCart': async (context) => {
    const { api, cartId } = await created(context)
    return api.updateCart({ cart: { id: cartId, note: 'By Friday' } })
  },
  'cartV2.refreshCart': async (context) => {
    const { api, cartId } = await created(context)
    return api.refreshCart({ cartId })
  },
  'cartV2.estimateCart': async (context) => {
    const { api, cartId } = await created(context)
    return api.estimateCart({ cartId, calculateTax: true })
  },
  'cartV2.calculateCart': async (context) => {
    const { api, cartId } = await created(context)
    return api.calculateCart({ cartId })
  },
  'cartV2.getCheckoutUrl': async (context) => {
    const { api, cartId } = await created(context)
    return api.getCheckoutUrl({ cartId })
  },
  'cartV2.placeOrder': async (context) => {
    const api = context.visitor.cartV2
    const { cart } = await api.createCart({ catalogItems: await itemsOf(context) })
    const cartId = cart.id
    await api.updateCart({
      cart: {
        id: cartId,
        customerInfo: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
        deliveryInfo: { address },
        paymentInfo: { billingAddress: address },
      },
    })
    const deliveryMethod = { code: await pickupPlace(context) }
    await api.setDeliveryMethod({ cartId, deliveryMethod })
    const { summary } = await api.calculateCart({ cartId })
    const { priceVerificationToken } = summary
    return api.placeOrder({ cartId, priceVerificationToken })
  },
  'cartV2.addLineItems': async (context) => {
    const { api, cartId, catalogItems } = await created(context)
    return api.addLineItems({ cartId, catalogItems })
  },
  'cartV2.updateLineItems': async (context) => {
    const { api, cartId, lineId } = await created(context)
    const lineItems = [{ lineItemId: lineId, quantity: { newQuantity: 3 } }]
    return api.updateLineItems({ cartId, lineItems })
  },
  'cartV2.removeLineItems': async (context) => {
    const { api, cartId, lineId } = await created(context)
    return api.removeLineItems({ cartId, lineItemIds: [lineId] })
  },
  'cartV2.addGiftCard': async (context) => {
    const { api, cartId } = await created(context)
    return api.addGiftCard({ cartId, giftCard: { code: await giftCardCode(context) } })
  },
  'cartV2.removeGiftCard': async (context) => {
    const { api, cartId } = await created(context)
    const giftCard = { code: await giftCardCode(context) }
    const { cart } = await api.addGiftCard({ cartId, giftCard })
    const [added] = cart.paymentInfo.giftCards as readonly { readonly id: string }[]
    return api.removeGiftCard({ cartId, giftCardId: added?.id ?? '' })
  },
  'cartV2.addCoupon': async (context) => {
    const { api, cartId } = await created(context)
    return api.addCoupon({ cartId, coupon: { code: 'FIRSTORDER' } })
  },
  'cartV2.removeCoupon': async (context) => {
    const { api, cartId } = await created(context)
    const { cart } = await api.addCoupon({ cartId, coupon: { code: 'FIRSTORDER' } })
    return api.removeCoupon({ cartId, couponId: cart.coupons[0]?.id ?? '' })
  },
  'cartV2.setDeliveryMethod': async (context) => {
    const code = await pickupPlace(context)
    const { api, cartId } = await created(context)
    return api.setDeliveryMethod({ cartId, deliveryMethod: { code } })
  },
  'cartV2.removeDeliveryMethod': async (context) => {
    const { api, cartId } = await created(context)
    return api.removeDeliveryMethod({ cartId })
  },
  'cartV2.markCartAsCompleted': async (context) => {
    const { cartId } = await created(context)
    return context.merchant.cartV2.markCartAsCompleted({ cartId })
  },
  'cartV2.deleteCart': async (context) => {
    const { api, cartId } = await created(context)
    return api.deleteCart({ cartId })
  },
}

export const cartV2Steps: Steps = { ...currentSteps, ...byId }
