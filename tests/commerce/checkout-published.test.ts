import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const itemOf = (catalogItemId: string, quantity = 1) => ({
  catalogReference: { catalogItemId, appId },
  quantity,
})

async function ofCart(more: object = {}) {
  const visitor = shop.people.visitor()
  const cart = await put(visitor, await lamp(merchant()), 2)
  const { checkoutId } = await visitor.api.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    ...more,
  })
  return { visitor, cart, api: visitor.api.checkoutV1, id: checkoutId }
}

describe('the checkout of a cart, for published clients', () => {
  test('is made with addresses and a delivery, and has every total', async () => {
    const { api, id, cart } = await ofCart({
      shippingAddress: berlin.address,
      selectedShippingOption: { code: parcel },
      email: 'ada@example.com',
    })
    const { checkout } = await api.getCheckout({ id })
    expect(checkout).toMatchObject({
      id,
      cartId: cart.id,
      channelType: 'WEB',
      completed: false,
      currency: 'EUR',
      buyerInfo: { email: 'ada@example.com' },
      shippingInfo: {
        shippingDestination: { address: berlin.address },
        selectedCarrierServiceOption: {
          code: parcel,
          cost: { price: { amount: '4.90' } },
          logistics: { deliveryTime: '2–3 days' },
        },
      },
      lineItems: [
        {
          id: cart.lines[0]?.id,
          quantity: 2,
          lineItemPrice: { amount: '18.00' },
          totalPriceAfterTax: { amount: '18.00' },
          discount: { amount: '0.00' },
        },
      ],
      priceSummary: {
        subtotal: { amount: '18.00' },
        shipping: { amount: '4.90' },
        total: { amount: '22.90' },
      },
      payNow: { total: { amount: '22.90' } },
      calculationErrors: { orderValidationErrors: [] },
    })
    expect(checkout.createdBy.visitorId).toBeTruthy()
    expect((await api.getCheckoutByCartId({ id: cart.id })).checkout.id).toBe(id)
  })

  test('is the same one for the same cart, which has its id', async () => {
    const { visitor, id, cart } = await ofCart({ billingAddress: berlin.address })
    const again = await visitor.api.cartV1.createCheckout({ id: cart.id, channelType: 'WEB' })
    expect(again.checkoutId).toBe(id)
    expect((await visitor.api.currentCart.getCurrentCart({})).cart.checkoutId).toBe(id)
    const { checkout } = await visitor.api.checkoutV1.getCheckout({ id })
    expect(checkout.billingInfo).toEqual({ address: berlin.address })
  })

  test('refuses a delivery that is not offered there', async () => {
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(merchant()))
    const make = visitor.api.currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      shippingAddress: { country: 'JP' },
      selectedShippingOption: { code: parcel },
    })
    expect(await codeOf(make)).toBe('404 SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND')
    const { cart } = await visitor.api.currentCart.getCurrentCart({})
    expect(cart.checkoutId).toBeUndefined()
  })

  test('returns 404 when the cart has no checkout', async () => {
    const visitor = shop.people.visitor()
    const { id } = await put(visitor, await lamp(merchant()))
    expect(await codeOf(visitor.api.checkoutV1.getCheckoutByCartId({ id }))).toBe(
      '404 CHECKOUT_NOT_FOUND',
    )
  })
})

describe('a checkout of items, for published clients', () => {
  test('is created with fields and settings, and changed field by field', async () => {
    const { api } = shop.people.visitor()
    const created = await api.checkoutV1.createCheckout({
      channelType: 'WEB',
      lineItems: [itemOf(await lamp(merchant()))],
      checkoutInfo: {
        buyerInfo: { email: 'ada@example.com' },
        customFields: [{ title: 'Ribbon', value: 'red' }],
        externalReference: { appId: 'stand-7', resourceId: 'a1' },
      },
    })
    const { id } = created.checkout
    expect(created.checkout).toMatchObject({
      customFields: [{ title: 'Ribbon', value: 'red' }],
      externalReference: { appId: 'stand-7', resourceId: 'a1' },
    })
    const { checkout } = await api.checkoutV1.updateCheckout({
      checkout: {
        id,
        buyerNote: 'Ring twice',
        billingInfo: berlin,
        shippingInfo: {
          shippingDestination: berlin,
          selectedCarrierServiceOption: { code: parcel },
        },
      },
    })
    expect(checkout).toMatchObject({
      buyerNote: 'Ring twice',
      billingInfo: berlin,
      buyerInfo: { email: 'ada@example.com' },
      shippingInfo: { selectedCarrierServiceOption: { code: parcel } },
    })
    expect(await refusal(api.checkoutV1.updateCheckout({ checkout: { id } }))).toMatchObject({
      violations: [{ field: 'checkout' }],
    })
  })

  test('adds, changes and removes lines, with a coupon that replaces the one before', async () => {
    const { api } = shop.people.visitor()
    const productId = await lamp(merchant())
    const { checkout } = await api.checkoutV1.createCheckout({
      channelType: 'WEB',
      lineItems: [itemOf(productId)],
    })
    const { id } = checkout
    const { checkoutV1 } = api
    const grown = await checkoutV1.addToCheckout({ id, lineItems: [itemOf(productId, 2)] })
    expect(grown.checkout.lineItems).toMatchObject([{ quantity: 3 }])
    const lineId = grown.checkout.lineItems[0]?.id ?? ''
    const set = await checkoutV1.updateLineItemsQuantity({
      id,
      lineItems: [{ id: lineId, quantity: 2 }],
    })
    expect(set.checkout.priceSummary.total.amount).toBe('18.00')
    for (const [code, percent] of [
      ['TEN', '10'],
      ['HALF', '50'],
    ] as const) {
      await merchant().api.promotions.createPromotion({
        promotion: {
          name: code,
          trigger: 'CODE',
          effect: { type: 'PERCENT', percent, level: 'SUM' },
        },
        code,
      })
    }
    await checkoutV1.updateCheckout({ checkout: { id }, couponCode: 'TEN' })
    const half = await checkoutV1.updateCheckout({ checkout: { id }, couponCode: 'half' })
    expect(half.checkout.priceSummary).toMatchObject({
      discount: { amount: '9.00' },
      total: { amount: '9.00' },
    })
    expect(half.checkout.appliedDiscounts).toMatchObject([{ coupon: { code: 'HALF' } }])
    const without = await checkoutV1.removeCoupon({ id })
    expect(without.checkout.appliedDiscounts).toEqual([])
    const empty = await checkoutV1.removeLineItems({ id, lineItemIds: [lineId] })
    expect(empty.checkout.lineItems).toEqual([])
  })

  test('leads to its page, or to that of the merchant', async () => {
    const { api } = shop.people.visitor()
    const { checkout } = await api.checkoutV1.createCheckout({
      channelType: 'WEB',
      lineItems: [itemOf(await lamp(merchant()))],
      overrideCheckoutUrl: 'https://pay.example/{checkoutId}',
    })
    const { id } = checkout
    const urlOf = async () => (await api.checkoutV1.getCheckoutUrl({ id })).checkoutUrl
    const { checkoutUrl: own } = await api.checkoutV1.getWixCheckoutUrl({ id })
    expect(own).toMatch(new RegExp(`/checkout/${id}$`))
    expect(await urlOf()).toBe('https://pay.example/{checkoutId}')
    await api.checkoutV1.removeOverrideCheckoutUrl({ id })
    expect(await urlOf()).toBe(own)
  })

  test('refuses unknown gift cards, no items, codes that the merchant fixed, and changes once completed', async () => {
    const { api } = shop.people.visitor()
    const lineItems = [itemOf(await lamp(merchant()))]
    const create = (more: object) =>
      api.checkoutV1.createCheckout({ channelType: 'WEB', lineItems, ...more })
    expect(await codeOf(create({ giftCardCode: 'GIFT-1234' }))).toBe('404 GIFT_CARD_NOT_FOUND')
    expect(await codeOf(create({ lineItems: [] }))).toBe('428 CANT_CREATE_CHECKOUT_WITHOUT_ITEMS')
    const locked = await create({ checkoutInfo: { customSettings: { lockCouponCode: true } } })
    const { id } = locked.checkout
    expect(await codeOf(api.checkoutV1.removeCoupon({ id }))).toBe('403 COUPON_CODE_IS_LOCKED')
    expect((await api.checkoutV1.removeGiftCard({ id })).checkout.id).toBe(id)
    expect(await merchant().api.checkoutV1.markCheckoutAsCompleted({ id })).toEqual({})
    expect((await api.checkoutV1.getCheckout({ id })).checkout.completed).toBe(true)
    expect(await codeOf(api.checkoutV1.addToCheckout({ id, lineItems }))).toBe(
      '428 CHECKOUT_IS_COMPLETE',
    )
  })
})
