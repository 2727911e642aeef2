import { STORES_APP_ID } from '@vitrine/contract/ecom'
import { type ExampleContext, type Steps, shared } from './example-context.ts'
import { giftCardCode } from './gift-card-steps.ts'

/** A product of one variant, and a coupon for it. */
export const soldProduct = shared(async ({ merchant }: ExampleContext) => {
  const product = { name: 'Reading lamp', priceData: { price: '40' } }
  const { id = '' } = (await merchant.catalogV1.createProduct({ product })).product
  await merchant.promotions.createPromotion({
    promotion: {
      name: 'Welcome',
      trigger: 'CODE',
      effect: { type: 'PERCENT', percent: '10', level: 'SUM' },
    },
    code: 'FIRSTORDER',
  })
  return id
})

/** Fills the visitor's cart for steps that change it. */
async function filled(context: ExampleContext) {
  const productId = await soldProduct(context)
  const lines = [{ productId, quantity: 1 }]
  const { cart } = await context.visitor.cart.addLines({ lines })
  return { api: context.visitor, lineId: cart.lines[0]?.id ?? '' }
}

/** Signs the visitor in as a member with a cart: both are merged. */
async function signInWithCart(context: ExampleContext) {
  const { api, email, password } = await context.newMember()
  const lines = [{ productId: await soldProduct(context), quantity: 1 }]
  await api.cart.addLines({ lines })
  await filled(context)
  await context.visitor.authentication.login({ loginId: { email }, password })
}

const native: Steps = {
  'cart.addLines': filled,
  'cart.get': async (context) => {
    await signInWithCart(context)
    return (await filled(context)).api.cart.get({})
  },
  'cart.changeLines': async (context) => {
    const { api, lineId } = await filled(context)
    return api.cart.changeLines({ lines: [{ id: lineId, quantity: 3 }] })
  },
  'cart.removeLines': async (context) => {
    const { api, lineId } = await filled(context)
    return api.cart.removeLines({ lineIds: [lineId] })
  },
  'cart.update': async (context) => {
    const { api } = await filled(context)
    const contact = { address: { country: 'DE', city: 'Berlin', postalCode: '10117' } }
    return api.cart.update({ note: 'Please ring twice', giftMessage: 'For Ada', contact })
  },
  'cart.applyCode': async (context) => {
    const { api } = await filled(context)
    return api.cart.applyCode({ code: 'FIRSTORDER' })
  },
  'cart.estimate': async (context) => (await filled(context)).api.cart.estimate({}),
  'cart.removeCode': async (context) => {
    const { api } = await filled(context)
    await api.cart.applyCode({ code: 'FIRSTORDER' })
    return api.cart.removeCode({ code: 'FIRSTORDER' })
  },
  'cart.applyGiftCard': async (context) => {
    const { api } = await filled(context)
    return api.cart.applyGiftCard({ code: await giftCardCode(context) })
  },
  'cart.removeGiftCard': async (context) => {
    const { api } = await filled(context)
    const { cart } = await api.cart.applyGiftCard({ code: await giftCardCode(context) })
    return api.cart.removeGiftCard({ giftCardId: cart.giftCards[0]?.id ?? '' })
  },
  'cart.delete': async (context) => (await filled(context)).api.cart.delete({}),
}

const itemsOf = async (context: ExampleContext) => {
  const catalogReference = { catalogItemId: await soldProduct(context), appId: STORES_APP_ID }
  return [{ catalogReference, quantity: 1 }]
}

async function current(context: ExampleContext) {
  const lineItems = await itemsOf(context)
  const { cart } = await context.visitor.currentCart.addToCurrentCart({ lineItems })
  return { api: context.visitor.currentCart, lineId: cart.lineItems[0]?.id ?? '' }
}

const currentCart: Steps = {
  'currentCart.addToCurrentCart': current,
  'currentCart.getCurrentCart': async (context) => (await current(context)).api.getCurrentCart({}),
  'currentCart.updateCurrentCart': async (context) => {
    const { api } = await current(context)
    return api.updateCurrentCart({ cartInfo: { buyerNote: 'Thank you' }, couponCode: 'FIRSTORDER' })
  },
  'currentCart.updateCurrentCartLineItemQuantity': async (context) => {
    const { api, lineId } = await current(context)
    return api.updateCurrentCartLineItemQuantity({ lineItems: [{ id: lineId, quantity: 2 }] })
  },
  'currentCart.removeCouponFromCurrentCart': async (context) =>
    (await current(context)).api.removeCouponFromCurrentCart({}),
  'currentCart.estimateCurrentCartTotals': async (context) =>
    (await current(context)).api.estimateCurrentCartTotals({
      shippingAddress: { country: 'DE', city: 'Berlin' },
    }),
  'currentCart.removeLineItemsFromCurrentCart': async (context) => {
    const { api, lineId } = await current(context)
    return api.removeLineItemsFromCurrentCart({ lineItemIds: [lineId] })
  },
  'currentCart.deleteCurrentCart': async (context) =>
    (await current(context)).api.deleteCurrentCart({}),
}

async function created(context: ExampleContext) {
  const lineItems = await itemsOf(context)
  const { cart } = await context.visitor.cartV1.createCart({ lineItems })
  return { api: context.visitor.cartV1, id: cart.id, lineId: cart.lineItems[0]?.id ?? '' }
}

const byId: Steps = {
  'cartV1.createCart': created,
  'cartV1.getCart': async (context) => {
    const { api, id } = await created(context)
    return api.getCart({ id })
  },
  'cartV1.updateCart': async (context) => {
    const { api, id } = await created(context)
    return api.updateCart({ cartInfo: { id, buyerNote: 'By Friday' }, couponCode: 'FIRSTORDER' })
  },
  'cartV1.addToCart': async (context) => {
    const { api, id } = await created(context)
    return api.addToCart({ id, lineItems: await itemsOf(context) })
  },
  'cartV1.updateLineItemsQuantity': async (context) => {
    const { api, id, lineId } = await created(context)
    return api.updateLineItemsQuantity({ id, lineItems: [{ id: lineId, quantity: 2 }] })
  },
  'cartV1.removeLineItems': async (context) => {
    const { api, id, lineId } = await created(context)
    return api.removeLineItems({ id, lineItemIds: [lineId] })
  },
  'cartV1.removeCoupon': async (context) => {
    const { api, id } = await created(context)
    return api.removeCoupon({ id })
  },
  'cartV1.removeBusinessLocation': async (context) => {
    const { api, id } = await created(context)
    return api.removeBusinessLocation({ id })
  },
  'cartV1.estimateTotals': async (context) => {
    const { api, id } = await created(context)
    return api.estimateTotals({ id })
  },
  'cartV1.deleteCart': async (context) => {
    const { api, id } = await created(context)
    return api.deleteCart({ id })
  },
}

export const cartSteps: Steps = { ...native, ...currentCart, ...byId }
