import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { lamp, setStock } from './cart.fixture.ts'
import { appId, coupon, itemOf, withLamps } from './cart-v2.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const read = async ({ api }: Visitor) => (await api.currentCartV2.getCurrentCart({})).cart

describe('one stored cart in both generations', () => {
  test('what is filled in the first is read in the second', async () => {
    const visitor = shop.people.visitor()
    const productId = await lamp(merchant(), 5)
    const { cart } = await visitor.api.currentCart.updateCurrentCart({
      cartInfo: { buyerNote: 'Ring twice', contactInfo: berlin },
      lineItems: [itemOf(productId, 2)],
    })
    const second = await read(visitor)
    expect(second).toMatchObject({
      id: cart.id,
      note: 'Ring twice',
      currentCart: true,
      orderPlaced: false,
      subtotal: { amount: '18.00', convertedAmount: '18.00' },
      customerInfo: { firstName: 'Ada', openAccess: false },
      deliveryInfo: { address: { city: 'Berlin' } },
      lineItems: [
        {
          id: cart.lineItems[0]?.id,
          name: { original: 'Lamp' },
          quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2, availableQuantity: 5 },
          pricing: { unitPrice: { amount: '9.00' }, totalPrice: { amount: '18.00' } },
          source: { catalogReference: { catalogItemId: productId, appId } },
          attributes: { itemType: { preset: 'PHYSICAL' } },
          taxConfig: { taxableAddress: { addressType: 'SHIPPING' } },
          status: 'IN_STOCK',
        },
      ],
    })
    expect(second.lineItems[0]?.attributes.url?.relativePath).toMatch(/^\/product-page\/lamp/)
  })

  test('what is filled in the second is read in the first', async () => {
    const { visitor, cart } = await withLamps(shop, 3)
    await visitor.api.currentCartV2.updateCurrentCart({
      cart: { note: 'Soon', customerInfo: { email: 'ada@example.com', lastName: 'Lovelace' } },
    })
    const { cart: first } = await visitor.api.currentCart.getCurrentCart({})
    expect(first).toMatchObject({
      id: cart.id,
      buyerNote: 'Soon',
      buyerInfo: { email: 'ada@example.com' },
      contactInfo: { contactDetails: { lastName: 'Lovelace' } },
      lineItems: [{ quantity: 3 }],
    })
  })

  test('of ten items that are added at once none is lost', async () => {
    const visitor = shop.people.visitor()
    const catalogItems = [itemOf(await lamp(merchant()))]
    const add = () => visitor.api.currentCartV2.addLineItemsToCurrentCart({ catalogItems })
    await Promise.all(Array.from({ length: 10 }, add))
    expect((await read(visitor)).lineItems[0]?.quantityInfo.confirmedQuantity).toBe(10)
  })

  test('the current cart is created once, and then added to', async () => {
    const visitor = shop.people.visitor()
    const productId = await lamp(merchant())
    const items = { catalogItems: [itemOf(productId)] }
    const created = await visitor.api.currentCartV2.createCurrentCart({
      ...items,
      cart: { source: { channelType: 'POS' } },
    })
    expect(created.cart).toMatchObject({ currentCart: true, source: { channelType: 'POS' } })
    const again = await visitor.api.currentCartV2.createCurrentCart(items)
    expect(again.cart).toMatchObject({
      id: created.cart.id,
      source: { channelType: 'POS' },
      lineItems: [{ quantityInfo: { confirmedQuantity: 2 } }],
    })
  })
})

describe('a change of a cart', () => {
  test('changes only the fields of the request', async () => {
    const { visitor } = await withLamps(shop)
    const { api } = visitor
    await api.currentCartV2.updateCurrentCart({
      cart: {
        customerInfo: { firstName: 'Ada', phone: '1' },
        deliveryInfo: { address: berlin.address },
        paymentInfo: { billingAddress: { country: 'FR' }, billingContact: { company: 'Engines' } },
        customCheckoutUrl: 'https://example.com/pay?cart={checkout_id}',
        extendedFields: { namespaces: { gifts: { paper: 'red' } } },
      },
    })
    const { cart } = await api.currentCartV2.updateCurrentCart({
      cart: { customerInfo: { lastName: 'Lovelace', phone: null } },
    })
    expect(cart).toMatchObject({
      customerInfo: { firstName: 'Ada', lastName: 'Lovelace' },
      deliveryInfo: { address: { city: 'Berlin' } },
      paymentInfo: {
        billingAddress: { country: 'FR' },
        billingContact: { company: 'Engines' },
        giftCards: [],
      },
      extendedFields: { namespaces: { gifts: { paper: 'red' } } },
    })
    expect(cart.customerInfo.phone).toBeUndefined()
    const { checkoutUrl } = await api.cartV2.getCheckoutUrl({ cartId: cart.id })
    expect(checkoutUrl).toBe(`https://example.com/pay?cart=${cart.id}`)
  })

  test('exempts a buyer from tax only when a merchant sets it', async () => {
    const { taxExemptGroup } = await merchant().api.taxExemptGroups.createTaxExemptGroup({
      taxExemptGroup: { name: 'Schools' },
    })
    const taxExemptGroupId = taxExemptGroup.id
    const [manual] = (await merchant().api.taxSettings.listTaxCalculators({})).taxCalculatorDetails
    const { taxRegion } = await merchant().api.taxRegions.createTaxRegion({
      taxRegion: { country: 'FR', appId: manual?.appId ?? '' },
    })
    const [group] = (await merchant().api.taxGroups.listDefaultTaxGroups({})).taxGroups
    await merchant().api.manualTaxMappings.createManualTaxMapping({
      manualTaxMapping: {
        taxGroupId: group?.id ?? '',
        taxRegionId: taxRegion.id,
        taxRate: '0.2',
        exemptRates: [{ taxExemptGroupId, taxRate: '0.05' }],
      },
    })
    const { visitor, cart } = await withLamps(shop, 2)
    const { currentCartV2 } = visitor.api
    const taxInfo = { taxExemptGroupId }
    await currentCartV2.updateCurrentCart({
      cart: { taxInfo, deliveryInfo: { address: { country: 'FR' } } },
    })
    const tax = async () => {
      const { summary } = await currentCartV2.estimateCurrentCart({ calculateTax: true })
      return summary.priceSummary.tax.amount
    }
    expect(await tax()).toBe('3.60')
    const exempt = await merchant().api.cartV2.updateCart({ cart: { id: cart.id, taxInfo } })
    expect(exempt.cart.taxInfo).toEqual({ pricesIncludeTax: false, taxExemptGroupId })
    expect(await tax()).toBe('0.90')
  })

  test('is passed on to the checkout, on whose page the cart is paid', async () => {
    const { visitor, cart } = await withLamps(shop)
    await visitor.api.currentCartV2.updateCurrentCart({
      cart: {
        customerInfo: { email: 'ada@example.com' },
        deliveryInfo: { address: berlin.address },
        paymentInfo: { billingAddress: { country: 'FR' } },
      },
    })
    const page = { cartId: cart.id, currencyCode: 'EUR' }
    const { checkoutUrl } = await visitor.api.cartV2.getCheckoutUrl(page)
    const { pathname, searchParams } = new URL(checkoutUrl)
    expect(searchParams.get('currency')).toBe('EUR')
    const id = pathname.split('/').at(-1) ?? ''
    const { checkout } = await visitor.api.checkoutV1.getCheckout({ id })
    expect(checkout).toMatchObject({
      cartId: cart.id,
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: { address: { country: 'FR' } },
      shippingInfo: { shippingDestination: { address: { city: 'Berlin' } } },
    })
    expect((await visitor.api.cartV2.getCheckoutUrl(page)).checkoutUrl).toBe(checkoutUrl)
  })
})

describe('quantities', () => {
  test('are confirmed up to the stock, and the requested quantity is stored', async () => {
    const { visitor, productId, cart, lineId } = await withLamps(shop, 5, 3)
    const info = (one: typeof cart) => one.lineItems[0]?.quantityInfo
    expect(cart.lineItems[0]).toMatchObject({
      status: 'PARTIALLY_IN_STOCK',
      quantityInfo: { confirmedQuantity: 3, requestedQuantity: 5, availableQuantity: 3 },
    })
    await setStock(merchant(), productId, 9)
    expect(info(await read(visitor))).toMatchObject({ confirmedQuantity: 3 })
    const refreshed = await visitor.api.currentCartV2.refreshCurrentCart({})
    expect(info(refreshed.cart)).toMatchObject({ confirmedQuantity: 5, requestedQuantity: 5 })
    const set = await visitor.api.currentCartV2.updateLineItemsInCurrentCart({
      lineItems: [{ lineItemId: lineId, quantity: { newQuantity: 2 } }],
    })
    expect(info(set.cart)).toMatchObject({ confirmedQuantity: 2, requestedQuantity: 2 })
    const { cart: empty } = await visitor.api.currentCartV2.removeLineItemsFromCurrentCart({
      lineItemIds: [lineId],
    })
    expect(empty.lineItems).toEqual([])
  })

  test('an estimate can take what is in stock by now', async () => {
    const { visitor, productId } = await withLamps(shop, 4)
    await setStock(merchant(), productId, 1)
    const { cart, summary } = await visitor.api.currentCartV2.estimateCurrentCart({
      refreshCart: true,
    })
    expect(cart.lineItems[0]?.quantityInfo).toMatchObject({
      confirmedQuantity: 1,
      requestedQuantity: 4,
    })
    expect(summary.priceSummary.total.amount).toBe('9.00')
  })
})

describe('carts by their ids', () => {
  test('are created with coupon, delivery and custom items by merchants', async () => {
    const parcel = await deliverToGermany(merchant())
    const code = await coupon(shop)
    const { api } = merchant()
    const { cart } = await api.cartV2.createCart({
      cart: {
        deliveryInfo: { address: berlin.address },
        settings: { lockCouponCode: true },
        source: { channelType: 'POS', externalReferences: [{ appId: 'till', resourceId: '7' }] },
      },
      customItems: [
        {
          name: { original: 'Repair' },
          quantityInfo: { requestedQuantity: 2, fixedQuantity: true },
          pricing: { price: { amount: '10' }, fullPrice: { amount: '12' } },
          attributes: { itemType: { preset: 'PHYSICAL' } },
        },
      ],
      coupons: [{ code }],
      deliveryMethod: { code: parcel },
    })
    expect(cart).toMatchObject({
      currentCart: false,
      customerInfo: { openAccess: true },
      settings: { lockCouponCode: true, lockGiftCard: false },
      source: { channelType: 'POS', externalReferences: [{ appId: 'till', resourceId: '7' }] },
      coupons: [{ code }],
      deliveryInfo: { method: { code: parcel } },
      lineItems: [
        {
          customLineItem: true,
          name: { original: 'Repair' },
          quantityInfo: { confirmedQuantity: 2, fixedQuantity: true },
          pricing: { breakdown: { fullPrice: { amount: '12.00' } } },
        },
      ],
    })
    const { api: visitor } = shop.people.visitor()
    const removal = { cartId: cart.id, couponId: cart.coupons[0]?.id ?? '' }
    expect(await codeOf(visitor.cartV2.removeCoupon(removal))).toBe('403 COUPON_LOCKED')
    expect((await api.cartV2.removeCoupon(removal)).cart.coupons).toEqual([])
    await api.cartV2.deleteCart({ cartId: cart.id })
    expect(await codeOf(api.cartV2.getCart({ cartId: cart.id }))).toBe('404 CART_NOT_FOUND')
  })

  test('cannot change after the order, and the next item creates another cart', async () => {
    const { visitor, cart, productId } = await withLamps(shop)
    const cartId = cart.id
    const orderId = '00000000-0000-4000-8000-0000000000aa'
    const done = await merchant().api.cartV2.markCartAsCompleted({ cartId, orderId })
    expect(done.cart).toMatchObject({ orderPlaced: true, orderId, currentCart: false })
    expect((await visitor.api.cartV2.getCart({ cartId })).cart.orderPlaced).toBe(true)
    expect(await codeOf(visitor.api.currentCartV2.getCurrentCart({}))).toBe(
      '404 OWNED_CART_NOT_FOUND',
    )
    expect(await codeOf(visitor.api.cartV1.getCart({ id: cartId }))).toBe('404 CART_NOT_FOUND')
    const next = await visitor.api.currentCartV2.addLineItemsToCurrentCart({
      catalogItems: [itemOf(productId)],
    })
    expect(next.cart.id).not.toBe(cartId)
  })

  test('return 404 for others', async () => {
    const { cart } = await withLamps(shop)
    const { api } = shop.people.visitor()
    expect(await codeOf(api.cartV2.getCart({ cartId: cart.id }))).toBe('404 CART_NOT_FOUND')
    expect(await codeOf(api.cartV2.refreshCart({ cartId: cart.id }))).toBe('404 CART_NOT_FOUND')
  })
})
