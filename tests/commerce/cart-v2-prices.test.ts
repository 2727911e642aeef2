import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lamp, setStock } from './cart.fixture.ts'
import { coupon, itemOf, withLamps } from './cart-v2.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()

describe('the price of a cart', () => {
  test('counts delivery and tax only when it is asked to', async () => {
    const parcel = await deliverToGermany(merchant())
    const { visitor } = await withLamps(shop, 2)
    const { currentCartV2 } = visitor.api
    await currentCartV2.updateCurrentCart({ cart: { deliveryInfo: { address: berlin.address } } })
    const { cart } = await currentCartV2.setDeliveryMethodForCurrentCart({
      deliveryMethod: { code: parcel },
    })
    expect(cart.deliveryInfo.method).toMatchObject({
      code: parcel,
      title: { original: 'Parcel' },
      pickup: false,
    })
    const { summary: plain } = await currentCartV2.estimateCurrentCart({})
    expect(plain.priceSummary).toMatchObject({
      subtotal: { amount: '18.00' },
      delivery: { amount: '0.00' },
      total: { amount: '18.00' },
    })
    expect(plain.violations).toEqual([])
    expect(plain.priceVerificationToken).toBeUndefined()
    const delivered = await currentCartV2.estimateCurrentCart({ calculateDelivery: true })
    expect(delivered.summary).toMatchObject({
      deliverySummary: { method: { code: parcel }, price: { amount: '4.90' } },
      priceSummary: { delivery: { amount: '4.90' }, total: { amount: '22.90' } },
    })
    const removed = await currentCartV2.removeDeliveryMethodFromCurrentCart({})
    expect(removed.cart.deliveryInfo.method).toBeUndefined()
  })

  test('has automatic discounts in its lines, and coupons taken off the subtotal', async () => {
    const productId = await lamp(merchant(), null, '20.00')
    await merchant().api.promotions.createPromotion({
      promotion: {
        name: 'A quarter off',
        trigger: 'AUTOMATIC',
        effect: { type: 'PERCENT', percent: '25', level: 'PIECE' },
        scope: [{ type: 'PRODUCTS', ids: [productId] }],
      },
    })
    const code = await coupon(shop)
    const { currentCartV2 } = shop.people.visitor().api
    await currentCartV2.addLineItemsToCurrentCart({ catalogItems: [itemOf(productId, 2)] })
    const { cart } = await currentCartV2.addCouponToCurrentCart({ coupon: { code } })
    expect(cart).toMatchObject({
      subtotal: { amount: '30.00' },
      coupons: [{ code }],
      lineItems: [
        {
          pricing: {
            unitPrice: { amount: '15.00' },
            totalPrice: { amount: '30.00' },
            breakdown: { salePrice: { amount: '20.00' }, fullPrice: { amount: '20.00' } },
          },
          discounts: [
            {
              name: { original: 'A quarter off' },
              amountOff: { amount: '10.00' },
              source: { sourceType: 'AUTOMATIC_RULE' },
            },
          ],
        },
      ],
    })
    const { summary } = await currentCartV2.calculateCurrentCart({})
    expect(summary.priceSummary).toMatchObject({
      subtotal: { amount: '30.00' },
      discount: { amount: '3.00' },
      total: { amount: '27.00' },
    })
    expect(summary.discounts.map(({ scope, source }) => [scope, source.sourceType])).toEqual([
      ['LINE_ITEM', 'AUTOMATIC_RULE'],
      ['CART_SUBTOTAL', 'COUPON'],
    ])
    const without = await currentCartV2.removeCouponFromCurrentCart({
      couponId: cart.coupons[0]?.id ?? '',
    })
    expect(without.cart.coupons).toEqual([])
  })

  test('has a verification token, which changes with the price', async () => {
    const { visitor, lineId } = await withLamps(shop)
    const tokenOf = async () =>
      (await visitor.api.currentCartV2.calculateCurrentCart({})).summary.priceVerificationToken
    const token = await tokenOf()
    expect(token).toBeTruthy()
    expect(await tokenOf()).toBe(token)
    await visitor.api.currentCartV2.updateLineItemsInCurrentCart({
      lineItems: [{ lineItemId: lineId, quantity: { newQuantity: 2 } }],
    })
    expect(await tokenOf()).not.toBe(token)
  })
})

describe('violations', () => {
  const codesOf = (all: readonly { readonly code: string }[]) => all.map(({ code }) => code)

  test('name what is missing before an order', async () => {
    await deliverToGermany(merchant())
    const { visitor, lineId } = await withLamps(shop)
    const { currentCartV2 } = visitor.api
    const calculated = async () => (await currentCartV2.calculateCurrentCart({})).summary.violations
    expect(codesOf(await calculated())).toContain('MISSING_DELIVERY_ADDRESS')
    await currentCartV2.updateCurrentCart({ cart: { deliveryInfo: { address: berlin.address } } })
    expect(codesOf(await calculated())).toContain('MISSING_DELIVERY_METHOD')
    const before = await currentCartV2.estimateCurrentCart({
      validationConfig: 'PRE_CHECKOUT_VALIDATIONS',
    })
    expect(before.summary.violations).toEqual([])
    await currentCartV2.removeLineItemsFromCurrentCart({ lineItemIds: [lineId] })
    const empty = await currentCartV2.estimateCurrentCart({
      validationConfig: 'PRE_CHECKOUT_VALIDATIONS',
    })
    expect(codesOf(empty.summary.violations)).toEqual(['EMPTY_CART'])
  })

  test('name sold out lines, and a delivery that is no longer offered', async () => {
    const parcel = await deliverToGermany(merchant())
    const { visitor, productId, lineId } = await withLamps(shop, 2, 2)
    const { currentCartV2 } = visitor.api
    await currentCartV2.updateCurrentCart({ cart: { deliveryInfo: { address: berlin.address } } })
    await currentCartV2.setDeliveryMethodForCurrentCart({ deliveryMethod: { code: parcel } })
    await merchant().api.delivery.deleteShippingOption({ id: parcel })
    const gone = await currentCartV2.calculateCurrentCart({})
    expect(codesOf(gone.summary.violations)).toContain('DELIVERY_METHOD_NO_LONGER_AVAILABLE')
    await setStock(merchant(), productId, 0)
    const { summary } = await currentCartV2.estimateCurrentCart({
      validationConfig: 'CHECKOUT_VALIDATIONS',
    })
    expect(summary.violations).toContainEqual(
      expect.objectContaining({
        code: 'LINE_ITEMS_OUT_OF_STOCK',
        lineItemsOutOfStockData: { lineItemIds: [lineId], allLineItemsOutOfStock: true },
      }),
    )
  })

  test('explain why a coupon reduces nothing', async () => {
    const { visitor, cart } = await withLamps(shop, 3)
    const code = await coupon(shop, { type: 'SUBTOTAL', fromAmount: '20.00' })
    const { currentCartV2 } = visitor.api
    await currentCartV2.addCouponToCurrentCart({ coupon: { code } })
    await currentCartV2.updateLineItemsInCurrentCart({
      lineItems: [{ lineItemId: cart.lineItems[0]?.id ?? '', quantity: { newQuantity: 1 } }],
    })
    const { summary } = await currentCartV2.estimateCurrentCart({
      validationConfig: 'PRE_CHECKOUT_VALIDATIONS',
    })
    expect(summary.violations).toMatchObject([
      {
        scope: 'DISCOUNT',
        code: 'INVALID_COUPON_STATUS',
        invalidCouponStatusData: {
          couponCode: code,
          reason: 'MIN_SUBTOTAL_NOT_REACHED',
          minSubtotalNotReachedDetails: { requiredMinimumSubtotal: { amount: '20.00' } },
        },
      },
    ])
  })
})
