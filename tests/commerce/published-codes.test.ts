import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { appId, coupon, itemOf, withLamps } from './cart-v2.fixture.ts'
import { berlin, deliverToGermany, withCheckout } from './checkout.fixture.ts'
import { coffee } from './subscription.fixture.ts'

/** Error codes of published calls that their clients know. */
let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const service = {
  name: { original: 'Fitting' },
  pricing: { price: { amount: '100' } },
  attributes: { itemType: { preset: 'SERVICE' as const } },
}

describe('a cart of the second generation', () => {
  test('needs a location of the site', async () => {
    const { visitor } = await withLamps(shop)
    const [location] = (await merchant().api.inventory.listLocations({})).locations
    const move = (locationId: string) =>
      visitor.api.currentCartV2.updateCurrentCart({ cart: { businessInfo: { locationId } } })
    expect(await refusal(move('north'))).toMatchObject({
      code: 'BUSINESS_LOCATION_NOT_FOUND',
      data: { locationId: 'north' },
    })
    const { cart } = await move(location?.id ?? '')
    expect(cart.businessInfo.locationId).toBe(location?.id)
  })

  test('needs an existing country in its address', async () => {
    const { visitor } = await withLamps(shop)
    const send = (country: string) =>
      visitor.api.currentCartV2.updateCurrentCart({
        cart: { deliveryInfo: { address: { ...berlin.address, country } } },
      })
    expect(await refusal(send('ZZ'))).toMatchObject({
      code: 'INVALID_ADDRESS_FORMAT',
      data: { field: 'cart.deliveryInfo.address.country', country: 'ZZ' },
    })
    expect((await send('DE')).cart.deliveryInfo.address?.country).toBe('DE')
  })

  test('has one price for each item', async () => {
    const productId = await lamp(merchant())
    const at = (salePrice: string) => ({
      ...itemOf(productId),
      catalogOverrideFields: { salePrice },
    })
    const create = (...catalogItems: ReturnType<typeof at>[]) =>
      merchant().api.cartV2.createCart({ catalogItems })
    expect(await refusal(create(at('5'), at('6')))).toMatchObject({
      code: 'LINE_ITEM_PRICE_CONFLICT',
      data: { invalidItems: [{ catalogItemId: productId, appId }] },
    })
    expect((await create(at('5'), at('5'))).cart.subtotal.amount).toBe('10.00')
  })

  test('takes 25 modifiers of a group', async () => {
    const create = (count: number) => {
      const modifiers = Array.from({ length: count }, (_, at) => ({ id: `m${at}` }))
      return merchant().api.cartV2.createCart({
        customItems: [{ ...service, modifierGroups: [{ id: 'extras', modifiers }] }],
      })
    }
    expect(await refusal(create(26))).toMatchObject({
      code: 'MAX_ITEM_MODIFIERS_EXCEEDED',
      data: { requestCount: 26, maxCount: 25 },
    })
    const { cart } = await create(25)
    expect(cart.lineItems[0]?.modifierGroups).toMatchObject([{ id: 'extras' }])
  })

  test('has no checkout page until the shop is open', async () => {
    const { people } = await shop.anotherSite()
    const open = (isOpen: boolean) =>
      people.merchant().api.sites.updateSettings({ settings: { storefront: { open: isOpen } } })
    await open(false)
    const visitor = people.visitor()
    const cart = await put(visitor, await lamp(people.merchant()))
    const url = () => visitor.api.cartV2.getCheckoutUrl({ cartId: cart.id })
    expect(await codeOf(url())).toBe('428 SITE_NOT_PUBLISHED')
    await open(true)
    expect((await url()).checkoutUrl).toContain('/checkout/')
  })
})

describe('a checkout of the first generation', () => {
  test('needs a quantity of at least one', async () => {
    const create = (quantity: number) =>
      shop.people.visitor().api.checkoutV1.createCheckout({
        channelType: 'WEB',
        lineItems: [itemOf(sold, quantity)],
      })
    const sold = await lamp(merchant())
    expect(await refusal(create(0))).toMatchObject({
      code: 'LINE_ITEM_WITH_ZERO_QUANTITY',
      data: { field: 'lineItems[0].quantity' },
    })
    expect((await create(1)).checkout.lineItems).toHaveLength(1)
  })

  test('needs a delivery option of its carrier', async () => {
    const { visitor, checkout } = await withCheckout(shop)
    const choose = (carrierId: string) =>
      visitor.api.checkoutV1.updateCheckout({
        checkout: {
          id: checkout.id,
          shippingInfo: {
            shippingDestination: berlin,
            selectedCarrierServiceOption: { code: parcel, carrierId },
          },
        },
      })
    expect(await refusal(choose('somebody-else'))).toMatchObject({
      code: 'INVALID_SELECTED_CARRIER_SERVICE_OPTION',
      data: { code: parcel, carrierId: 'somebody-else' },
    })
    const { checkout: chosen } = await choose('45c44b27-ca7b-4891-8c0d-1747d588b835')
    expect(chosen.shippingInfo.selectedCarrierServiceOption?.code).toBe(parcel)
  })

  test('distinguishes an invalid gift card code from an unknown one', async () => {
    const { visitor, checkout } = await withCheckout(shop)
    const enter = (giftCardCode: string) =>
      visitor.api.checkoutV1.updateCheckout({ checkout: { id: checkout.id }, giftCardCode })
    expect(await codeOf(enter('short'))).toBe('400 GIFT_CARD_CODE_INVALID')
    expect(await codeOf(enter('LONGENOUGH'))).toBe('404 GIFT_CARD_NOT_FOUND')
  })
})

describe('a subscription', () => {
  const subscriptionItem = async () => {
    const { productId, subscriptionId: subscriptionOptionId } = await coffee(shop)
    const { product } = await merchant().api.catalogV3.getProduct({ productId })
    const variantId = product.variantsInfo?.variants[0]?.id
    return {
      quantity: 1,
      catalogReference: {
        catalogItemId: productId,
        appId,
        options: { variantId, subscriptionOptionId },
      },
    }
  }

  test('needs the consent to save the payment method', async () => {
    const { api } = shop.people.visitor()
    const { checkout } = await api.checkoutV1.createCheckout({
      channelType: 'WEB',
      lineItems: [await subscriptionItem()],
      checkoutInfo: {
        buyerInfo: { email: 'ada@example.com' },
        billingInfo: berlin,
        shippingInfo: {
          shippingDestination: berlin,
          selectedCarrierServiceOption: { code: parcel },
        },
      },
    })
    const [line] = checkout.lineItems
    expect(await refusal(api.checkoutV1.createOrder({ id: checkout.id }))).toMatchObject({
      code: 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION',
      data: { lineItemIds: [line?.id] },
    })
    const agreed = { id: checkout.id, savePaymentMethod: true }
    expect((await api.checkoutV1.createOrder(agreed)).orderId).toBeTruthy()
  })

  test('needs it in the second generation, too, and refuses a coupon that excludes subscriptions', async () => {
    const { api } = shop.people.visitor()
    const { cart } = await api.currentCartV2.addLineItemsToCurrentCart({
      catalogItems: [await subscriptionItem()],
    })
    await api.currentCartV2.updateCurrentCart({
      cart: {
        customerInfo: { email: 'ada@example.com' },
        deliveryInfo: { address: berlin.address },
        paymentInfo: { billingAddress: berlin.address },
      },
    })
    await api.currentCartV2.setDeliveryMethodForCurrentCart({ deliveryMethod: { code: parcel } })
    expect(await refusal(api.cartV2.placeOrder({ cartId: cart.id }))).toMatchObject({
      code: 'UNCONFIRMED_SAVE_PAYMENT_METHOD',
      data: { lineItemIds: [cart.lineItems[0]?.id] },
    })

    const code = await coupon(shop, undefined, { notOnSubscriptions: true })
    const add = api.currentCartV2.addCouponToCurrentCart({ coupon: { code } })
    expect(await refusal(add)).toMatchObject({
      code: 'INVALID_COUPON_STATUS',
      data: { couponCode: code, reason: 'NOT_APPLICABLE_TO_SUBSCRIPTIONS' },
    })
  })
})

describe('the tax of a custom item', () => {
  const rateOf = async (addressType?: 'BUSINESS' | 'BILLING' | 'SHIPPING') => {
    const taxConfig = addressType && { taxableAddress: { addressType } }
    const { cart } = await merchant().api.cartV2.createCart({
      customItems: [{ ...service, taxConfig }],
      cart: {
        deliveryInfo: { address: berlin.address },
        paymentInfo: { billingAddress: { ...berlin.address, country: 'FR', postalCode: '75001' } },
      },
    })
    const { summary } = await merchant().api.cartV2.calculateCart({ cartId: cart.id })
    const [line] = cart.lineItems
    return {
      says: line?.taxConfig.taxableAddress.addressType,
      rate: summary.taxSummary.lineItemTaxes[0]?.rate,
    }
  }

  test('is calculated for the chosen address', async () => {
    const taxes = { originCountry: 'HU', scheme: 'OSS', pricesIncludeTax: false } as const
    await merchant().api.sites.updateSettings({ settings: { taxes } })
    await merchant().api.taxes.saveTaxRegion({
      region: {
        country: 'HU',
        subdivision: '',
        postalCodes: [],
        usesPublishedRates: true,
        taxIncludedInPrice: null,
      },
    })
    expect(await rateOf('SHIPPING')).toMatchObject({ says: 'SHIPPING', rate: '0.19' })
    expect(await rateOf('BILLING')).toMatchObject({ says: 'BILLING', rate: '0.2' })
    expect(await rateOf('BUSINESS')).toMatchObject({ says: 'BUSINESS', rate: '0.27' })
    expect(await rateOf()).toMatchObject({ says: 'BILLING', rate: '0.19' })
  })
})
