import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { stockedSizes, ZERO } from '../stock/stock.fixture.ts'
import { cup, lamp, setStock } from './cart.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const NOBODY = '00000000-0000-4000-8000-000000000000'

const reference = (catalogItemId: string, options?: object) =>
  ({ catalogItemId, appId, ...(options && { options }) }) as never
const add = ({ api }: Visitor, catalogReference: never, quantity = 1) =>
  api.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity }] })

describe('the current cart of published clients', () => {
  test('returns 404 before the first item, and for merchants', async () => {
    const { api } = shop.people.visitor()
    for (const call of [
      () => api.currentCart.getCurrentCart({}),
      () => api.currentCart.estimateCurrentCartTotals({}),
      () => api.currentCart.removeCouponFromCurrentCart({}),
      () => merchant().api.currentCart.getCurrentCart({}),
    ]) {
      expect(await codeOf(call())).toBe('404 OWNED_CART_NOT_FOUND')
    }
  })

  test('has lines with prices in words, and repeats the reference', async () => {
    const visitor = shop.people.visitor()
    const { productId, large } = await stockedSizes(merchant(), [4, 4])
    const { cart } = await add(visitor, reference(productId, { variantId: large }), 2)
    expect(cart).toMatchObject({
      currency: 'USD',
      conversionCurrency: 'USD',
      appliedDiscounts: [],
      revision: '1',
      lineItems: [
        {
          quantity: 2,
          catalogReference: { catalogItemId: productId, appId, options: { variantId: large } },
          productName: { original: 'Vase' },
          price: { amount: '9.00', convertedAmount: '9.00', formattedAmount: '$9.00' },
          lineItemPrice: { amount: '18.00', formattedAmount: '$18.00' },
          descriptionLines: [
            {
              name: { original: 'Size' },
              plainText: { original: 'Large' },
              lineType: 'PLAIN_TEXT',
            },
          ],
          availability: { status: 'AVAILABLE', quantityAvailable: 4 },
          physicalProperties: { shippable: true },
          itemType: { preset: 'PHYSICAL' },
          paymentOption: 'FULL_PAYMENT_ONLINE',
        },
      ],
    })
    expect(cart.buyerInfo.visitorId).toBeTruthy()
    expect((await visitor.api.currentCart.getCurrentCart({})).cart).toEqual(cart)
  })

  test('merges equal items, and adds only what is in stock', async () => {
    const visitor = shop.people.visitor()
    const productId = await lamp(merchant(), 5)
    await add(visitor, reference(productId), 3)
    const { cart } = await add(visitor, reference(productId, { variantId: ZERO }), 4)
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([5])
    const [line] = cart.lineItems
    const lineItems = [{ id: line?.id ?? '', quantity: 2 }]
    const set = await visitor.api.currentCart.updateCurrentCartLineItemQuantity({ lineItems })
    expect(set.cart.lineItems[0]?.quantity).toBe(2)
    const removed = await visitor.api.currentCart.removeLineItemsFromCurrentCart({
      lineItemIds: [line?.id ?? ''],
    })
    expect(removed.cart.lineItems).toEqual([])
  })

  test('names what is wrong with a reference by its place', async () => {
    const visitor = shop.people.visitor()
    const engraved = await cup(merchant(), 3)
    const { productId } = await stockedSizes(merchant(), [1, 1])
    const violations = async (item: never) => {
      const { violations: all } = await refusal(add(visitor, item))
      return all.map(({ field, ruleName }) => [field, ruleName])
    }
    const field = 'lineItems[0].catalogReference.options'
    expect(await violations(reference(engraved))).toEqual([[field, 'MISSING_TEXT']])
    const size = { options: { Size: 'Huge' } }
    expect((await violations(reference(productId, size)))[0]).toEqual([field, 'UNKNOWN_CHOICE'])
    for (const item of [
      reference(NOBODY),
      reference(productId, { Size: 'Large' }),
      { catalogItemId: productId, appId: NOBODY } as never,
    ]) {
      expect(await codeOf(add(visitor, item))).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
    }
    const texts = { customTextFields: { Engraving: 'Ada' } }
    const { cart } = await add(visitor, reference(engraved, texts))
    expect(cart.lineItems[0]).toMatchObject({
      price: { amount: '12.50' },
      modifiersTotalPrice: { amount: '2.50' },
      catalogReference: { options: texts },
    })
  })

  test('shows deleted products without a price', async () => {
    const visitor = shop.people.visitor()
    const [gone, short] = [await lamp(merchant()), await lamp(merchant(), 4)]
    await add(visitor, reference(gone))
    await add(visitor, reference(short), 3)
    await merchant().api.catalogV1.deleteProduct({ id: gone })
    await setStock(merchant(), short, 1)
    const { cart } = await visitor.api.currentCart.getCurrentCart({})
    expect(cart.lineItems).toMatchObject([
      { availability: { status: 'NOT_FOUND' }, price: { amount: '0.00', formattedAmount: '' } },
      { availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 } },
    ])
  })

  test('stores the buyer’s input, and is created for it', async () => {
    const { api } = shop.people.visitor()
    const contactInfo = {
      address: { country: 'DE', city: 'Berlin', addressLine: 'Lindenstraße 1' },
      contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
    }
    const { cart } = await api.currentCart.updateCurrentCart({
      cartInfo: { buyerNote: 'Ring twice', contactInfo, buyerInfo: { email: 'ada@example.com' } },
    })
    expect(cart).toMatchObject({ buyerNote: 'Ring twice', contactInfo, lineItems: [] })
    await api.currentCart.deleteCurrentCart({})
    expect(await codeOf(api.currentCart.getCurrentCart({}))).toBe('404 OWNED_CART_NOT_FOUND')
  })

  test('is shown in the currency that the buyer asks for', async () => {
    await merchant().api.sites.setCurrencyRates({
      rates: [{ currency: 'EUR', rate: '0.5', date: '2026-01-01' }],
    })
    const token = await shop.people.visitorToken()
    const lineItems = [{ catalogReference: reference(await lamp(merchant())), quantity: 1 }]
    const response = await shop.server.fetch(
      new Request(`${shop.baseUrl}/ecom/v1/carts/current/add-to-cart`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: token,
          'x-wix-currency': 'EUR',
        },
        body: JSON.stringify({ lineItems }),
      }),
    )
    const { cart } = await response.json()
    expect(cart.conversionCurrency).toBe('EUR')
    expect(cart.lineItems[0].price).toEqual({
      amount: '9.00',
      convertedAmount: '4.50',
      formattedAmount: '$9.00',
      formattedConvertedAmount: '€4.50',
    })
  })
})

describe('an estimate', () => {
  test('shows rules in the prices and the coupon as a discount, and changes nothing', async () => {
    const visitor = shop.people.visitor()
    await add(visitor, reference(await lamp(merchant(), null, '20.00')), 2)
    await merchant().api.promotions.createPromotion({
      promotion: {
        name: 'Tenth',
        trigger: 'CODE',
        effect: { type: 'PERCENT', percent: '10', level: 'SUM' },
      },
      code: 'SAVE10',
    })
    const { api } = visitor
    const { cart } = await api.currentCart.updateCurrentCart({ couponCode: 'save10' })
    expect(cart.appliedDiscounts).toMatchObject([{ coupon: { code: 'save10' } }])
    const estimate = await api.currentCart.estimateCurrentCartTotals({})
    expect(estimate).toMatchObject({
      priceSummary: {
        subtotal: { amount: '40.00' },
        discount: { amount: '4.00' },
        shipping: { amount: '0.00' },
        tax: { amount: '0.00' },
        total: { amount: '36.00', formattedAmount: '$36.00' },
      },
      payNow: { total: { amount: '36.00' } },
      appliedDiscounts: [
        {
          discountType: 'GLOBAL',
          lineItemIds: [],
          coupon: { code: 'SAVE10', amount: { amount: '4.00' } },
        },
      ],
      calculatedLineItems: [
        {
          pricesBreakdown: {
            lineItemPrice: { amount: '40.00' },
            totalDiscount: { amount: '4.00' },
          },
        },
      ],
      calculationErrors: { orderValidationErrors: [] },
    })
    expect(estimate.cart).toEqual(cart)
    expect((await api.currentCart.getCurrentCart({})).cart).toEqual(cart)
    const { cart: without } = await api.currentCart.removeCouponFromCurrentCart({})
    expect(without.appliedDiscounts).toEqual([])
    expect(await codeOf(api.currentCart.updateCurrentCart({ couponCode: 'WRONG' }))).toBe(
      '404 ERROR_COUPON_DOES_NOT_EXIST',
    )
  })

  test('reports a delivery that is not offered', async () => {
    const visitor = shop.people.visitor()
    await add(visitor, reference(await lamp(merchant())))
    const { calculationErrors } = await visitor.api.currentCart.estimateCurrentCartTotals({
      selectedShippingOption: { code: 'by-balloon' },
    })
    expect(calculationErrors.selectedShippingOptionError).toMatchObject({
      applicationError: { code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' },
    })
  })
})

describe('carts by their ids', () => {
  test('are separate from the current one', async () => {
    const { api } = shop.people.visitor()
    const lineItems = [{ catalogReference: reference(await lamp(merchant())), quantity: 1 }]
    const { cart } = await api.cartV1.createCart({ lineItems, cartInfo: { buyerNote: 'Now' } })
    expect(await codeOf(api.currentCart.getCurrentCart({}))).toBe('404 OWNED_CART_NOT_FOUND')
    expect((await api.cartV1.getCart({ id: cart.id })).cart).toEqual(cart)
    expect(await codeOf(api.cartV1.createCart({}))).toBe('428 CANT_CREATE_CART_WITHOUT_ITEMS')
    const added = await api.cartV1.addToCart({ id: cart.id, lineItems })
    expect(added.cart.lineItems[0]?.quantity).toBe(2)
    const changed = await api.cartV1.updateCart({ cartInfo: { id: cart.id, buyerNote: 'Later' } })
    expect(changed.cart.buyerNote).toBe('Later')
    await api.cartV1.deleteCart({ id: cart.id })
    expect(await codeOf(api.cartV1.getCart({ id: cart.id }))).toBe('404 CART_NOT_FOUND')
  })

  test('of a merchant belong to the first visitor who changes them, with custom items', async () => {
    const custom = {
      quantity: 2,
      price: '30.00',
      productName: { original: 'Repair' },
      itemType: { preset: 'SERVICE' as const },
      fixedQuantity: true,
    }
    const { cart } = await merchant().api.cartV1.createCart({ customLineItems: [custom] })
    expect(cart.lineItems).toMatchObject([
      {
        customLineItem: true,
        productName: { original: 'Repair' },
        lineItemPrice: { amount: '60.00' },
        itemType: { preset: 'SERVICE' },
        physicalProperties: { shippable: false },
      },
    ])
    const [first, second] = [shop.people.visitor(), shop.people.visitor()]
    await first.api.cartV1.updateCart({ cartInfo: { id: cart.id, buyerNote: 'Mine' } })
    expect(await codeOf(second.api.cartV1.getCart({ id: cart.id }))).toBe('404 CART_NOT_FOUND')
    const items = { id: cart.id, customLineItems: [custom] }
    expect(await codeOf(first.api.cartV1.addToCart(items))).toBe('403 PERMISSION_DENIED')
    const line = { id: cart.lineItems[0]?.id ?? '', quantity: 5 }
    expect(
      await codeOf(first.api.cartV1.updateLineItemsQuantity({ id: cart.id, lineItems: [line] })),
    ).toBe('428 FIXED_QUANTITY_ITEM')
  })
})
