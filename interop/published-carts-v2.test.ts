import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, unknownId } from './published-shop.ts'
import {
  appId,
  createMug,
  deliverToGermany,
  itemOf,
  type Selling,
  startForSelling,
} from './selling.ts'

const berlin = { country: 'DE', city: 'Berlin', postalCode: '10117', addressLine1: 'Linden 1' }

let shop: Selling
let mug: string
beforeAll(async () => {
  shop = await startForSelling()
  mug = await createMug(merchant())
})
afterAll(() => shop?.stop())

const visitor = () => shop.visitor()
const merchant = () => shop.merchant()

/** A visitor with mugs of 9.00 in the current cart. */
async function withMugs(quantity = 1) {
  const client = visitor()
  const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [itemOf(mug, quantity)],
  })
  return { client, cartId: cart?._id ?? '', lineId: cart?.lineItems?.[0]?._id ?? '' }
}

describe('one cart in both generations', () => {
  test('a change of the first is read in the second', async () => {
    const client = visitor()
    const none = await failureOf(client.currentCartV2.getCurrentCart())
    expect(none.code).toBe('OWNED_CART_NOT_FOUND')
    const { cart: first } = await client.currentCart.addToCurrentCart({
      lineItems: [itemOf(mug, 2)],
    })
    await client.currentCart.updateCurrentCart({
      cartInfo: { buyerNote: 'Ring twice', contactInfo: { address: berlin } },
    })
    const { cart } = await client.currentCartV2.getCurrentCart()
    expect(cart).toMatchObject({
      _id: first?._id,
      note: 'Ring twice',
      deliveryInfo: { address: berlin },
      subtotal: { amount: '18.00', convertedAmount: '18.00' },
      lineItems: [
        {
          name: { original: 'Mug' },
          quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2 },
          source: { catalogReference: { catalogItemId: mug, appId } },
          status: 'IN_STOCK',
        },
      ],
    })
    expect(cart?._createdDate).toBeInstanceOf(Date)
    expect(cart?.lineItems?.[0]?.attributes?.url).toMatch(/^http.*product-page\/mug/)
  })

  test('a change of the second is read in the first', async () => {
    const { client, cartId } = await withMugs(3)
    await client.currentCartV2.updateCurrentCart({
      customerInfo: { firstName: 'Ada', email: 'ada@example.com' },
      deliveryInfo: { address: berlin },
    } as never)
    const found = await client.currentCart.getCurrentCart()
    expect(found).toMatchObject({
      _id: cartId,
      lineItems: [{ quantity: 3, price: { amount: '9.00' } }],
      buyerInfo: { email: 'ada@example.com' },
      contactInfo: { address: berlin, contactDetails: { firstName: 'Ada' } },
    })
    const { priceSummary } = await client.currentCart.estimateCurrentCartTotals({})
    expect(priceSummary).toMatchObject({ total: { amount: '27.00' } })
  })
})

describe('currentCartV2', () => {
  test('changes quantities and lines, and is deleted', async () => {
    const { client, lineId } = await withMugs()
    const api = client.currentCartV2
    const set = await api.updateLineItemsInCurrentCart({
      lineItems: [{ lineItemId: lineId, quantity: { newQuantity: 4 } }],
    } as never)
    expect(set.cart?.lineItems?.[0]?.quantityInfo?.confirmedQuantity).toBe(4)
    expect((await api.refreshCurrentCart()).cart?._id).toBe(set.cart?._id)
    const removed = await api.removeLineItemsFromCurrentCart([lineId])
    expect(removed.cart?.lineItems).toEqual([])
    expect((await failureOf(api.removeLineItemsFromCurrentCart([unknownId]))).code).toBe(
      'LINE_ITEM_NOT_FOUND_IN_CART',
    )
    await api.deleteCurrentCart()
    expect((await failureOf(api.getCurrentCart())).code).toBe('OWNED_CART_NOT_FOUND')
  })

  test('accepts one coupon, a delivery and no gift card, and is calculated', async () => {
    const parcel = await deliverToGermany(merchant())
    for (const code of ['TENOFF', 'OTHER']) {
      await merchant().coupons.createCoupon({
        name: code,
        code,
        startTime: '1767225600000',
        percentOffRate: 10,
        scope: { namespace: 'stores' },
      } as never)
    }
    const { client } = await withMugs(2)
    const api = client.currentCartV2
    await api.updateCurrentCart({ deliveryInfo: { address: berlin } } as never)
    const chosen = await api.setDeliveryMethodForCurrentCart({ code: parcel })
    expect(chosen.cart?.deliveryInfo?.method).toMatchObject({
      code: parcel,
      title: { original: 'Parcel' },
    })
    const couponed = await api.addCouponToCurrentCart({ code: 'TENOFF' })
    const [coupon] = couponed.cart?.coupons ?? []
    expect(coupon?.code).toBe('TENOFF')
    expect((await failureOf(api.addCouponToCurrentCart({ code: 'OTHER' }))).code).toBe(
      'MAX_COUPONS_PER_CART_EXCEEDED',
    )
    expect((await failureOf(api.addGiftCardToCurrentCart({ code: '12345678' }))).code).toBe(
      'INVALID_GIFT_CARD_CODE',
    )
    const { summary: plain } = await api.estimateCurrentCart()
    expect(plain?.priceSummary).toMatchObject({
      delivery: { amount: '0.00' },
      total: { amount: '16.20' },
    })
    const { summary } = await api.calculateCurrentCart()
    expect(summary).toMatchObject({
      priceSummary: {
        subtotal: { amount: '18.00' },
        discount: { amount: '1.80' },
        delivery: { amount: '4.90' },
        total: { amount: '21.10' },
      },
      deliverySummary: { method: { code: parcel }, price: { amount: '4.90' } },
    })
    expect(summary?.priceVerificationToken).toBeTruthy()
    expect((await api.removeCouponFromCurrentCart(coupon?._id ?? '')).cart?.coupons).toEqual([])
    const removed = await api.removeDeliveryMethodFromCurrentCart()
    expect(removed.cart?.deliveryInfo?.method).toBeUndefined()
  })
})

describe('cartV2', () => {
  test('is created, read, changed, paid elsewhere, and cannot change after that', async () => {
    const { cartV2: api } = visitor()
    const created = await api.createCart({ catalogItems: [itemOf(mug, 2)] } as never)
    const id = created._id ?? ''
    expect((await api.getCart(id)).lineItems).toHaveLength(1)
    const noted = await api.updateCart(id, { note: 'By Friday' } as never)
    expect(noted.note).toBe('By Friday')
    const { checkoutUrl } = await api.getCheckoutUrl(id)
    expect(checkoutUrl).toMatch(/^http.*checkout/)
    const { summary } = await api.calculateCart(id)
    expect(summary?.priceSummary).toMatchObject({ subtotal: { amount: '18.00' } })
    expect((await failureOf(visitor().cartV2.getCart(id))).code).toBe('CART_NOT_FOUND')
    const done = await merchant().cartV2.markCartAsCompleted(id)
    expect(done.cart?.orderPlaced).toBe(true)
    expect((await failureOf(api.refreshCart(id))).code).toBe('CART_ALREADY_ORDERED')
  })

  test('is ordered at the price that its buyer was shown', async () => {
    const parcel = await deliverToGermany(merchant())
    const { client } = await withMugs(2)
    await client.currentCartV2.updateCurrentCart({
      customerInfo: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
      deliveryInfo: { address: berlin },
      paymentInfo: { billingAddress: berlin },
    } as never)
    const { cart } = await client.currentCartV2.setDeliveryMethodForCurrentCart({ code: parcel })
    const id = cart?._id ?? ''
    const { summary } = await client.cartV2.calculateCart(id)
    const priceVerificationToken = summary?.priceVerificationToken ?? ''
    const wrong = client.cartV2.placeOrder(id, { priceVerificationToken: 'cheap' })
    expect((await failureOf(wrong)).code).toBe('INVALID_PRICE_VERIFICATION_TOKEN')
    const placed = await client.cartV2.placeOrder(id, { priceVerificationToken })
    expect(placed).toMatchObject({ completed: true })
    expect(placed.orderId).toMatch(/^[0-9a-f-]{36}$/)
    expect((await failureOf(client.cartV2.placeOrder(id))).code).toBe('CART_ALREADY_ORDERED')
  })
})

describe('an item with overrides of a merchant', () => {
  const name = { original: 'Mug, as agreed' }

  test('has their name and price in the first generation, up to the order', async () => {
    const created = await merchant().cart.createCart({
      lineItems: [
        { ...itemOf(mug, 2), catalogOverrideFields: { productName: name, price: '7.50' } },
        itemOf(mug),
      ],
    })
    expect(created.lineItems).toMatchObject([
      { quantity: 2, productName: name, price: { amount: '7.50' } },
      { quantity: 1, productName: { original: 'Mug' }, price: { amount: '9.00' } },
    ])
    const { priceSummary } = await merchant().cart.estimateTotals(created._id ?? '', {})
    expect(priceSummary?.subtotal).toMatchObject({ amount: '24.00' })
    const { checkoutId = '' } = await merchant().cart.createCheckout(created._id ?? '', {
      channelType: 'WEB',
    })
    const checkout = await merchant().checkout.getCheckout(checkoutId ?? '')
    expect(checkout.lineItems?.[0]).toMatchObject({ productName: name, price: { amount: '7.50' } })
  })

  test('has their name and price in the second, and a buyer cannot override', async () => {
    const catalogOverrideFields = { name, salePrice: '7.50' }
    const item = { ...itemOf(mug), catalogOverrideFields }
    const created = await merchant().cartV2.createCart({ catalogItems: [item] } as never)
    expect(created.lineItems).toMatchObject([{ name, pricing: { unitPrice: { amount: '7.50' } } }])
    const refused = visitor().cartV2.createCart({ catalogItems: [item] } as never)
    expect((await failureOf(refused)).code).toBe('PERMISSION_DENIED')
  })
})
