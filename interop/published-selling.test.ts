import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { website } from './published-server.ts'
import { failureOf, unknownId } from './published-shop.ts'
import {
  appId,
  createMug,
  deliverToGermany,
  itemOf,
  type Selling,
  startForSelling,
  taxGermany,
} from './selling.ts'

const password = 'a-long-enough-passphrase'
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

/** A visitor with mugs in the cart. */
async function withMugs(quantity = 1) {
  const client = visitor()
  const { cart: filled } = await client.currentCart.addToCurrentCart({
    lineItems: [itemOf(mug, quantity)],
  })
  return { client, cartId: filled?._id ?? '', lineId: filled?.lineItems?.[0]?._id ?? '' }
}

/** A plate of 12.00 of the third catalog version, two in stock. */
async function createPlate() {
  const { product } = await merchant().productsV3.createProductWithInventory({
    name: 'Plate',
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: {
      variants: [{ price: { actualPrice: { amount: '12.00' } }, inventoryItem: { quantity: 2 } }],
    },
  } as never)
  return { id: product?._id ?? '', variantId: product?.variantsInfo?.variants?.[0]?._id ?? '' }
}

describe('currentCart', () => {
  test('returns 404 before the first item, and then contains it', async () => {
    const client = visitor()
    const none = await failureOf(client.currentCart.getCurrentCart())
    expect(none.code).toBe('OWNED_CART_NOT_FOUND')
    await client.currentCart.addToCurrentCart({ lineItems: [itemOf(mug, 2)] })
    const found = await client.currentCart.getCurrentCart()
    expect(found).toMatchObject({
      currency: 'USD',
      lineItems: [
        {
          quantity: 2,
          productName: { original: 'Mug' },
          catalogReference: { catalogItemId: mug, appId },
          price: { amount: '9.00', formattedAmount: '$9.00' },
          availability: { status: 'AVAILABLE' },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
    })
    expect(found._createdDate).toBeInstanceOf(Date)
    expect(found.lineItems?.[0]?.url).toMatch(/^http.*product-page\/mug/)
  })

  test('changes quantities, notes and lines, and is deleted', async () => {
    const { client, lineId } = await withMugs()
    const set = await client.currentCart.updateCurrentCartLineItemQuantity([
      { _id: lineId, quantity: 3 },
    ])
    expect(set.cart?.lineItems?.[0]?.quantity).toBe(3)
    const noted = await client.currentCart.updateCurrentCart({
      cartInfo: {
        buyerNote: 'Ring twice',
        contactInfo: { address: berlin, contactDetails: { firstName: 'Ada' } },
      },
    })
    expect(noted).toMatchObject({
      buyerNote: 'Ring twice',
      contactInfo: { address: berlin, contactDetails: { firstName: 'Ada' } },
    })
    const removed = await client.currentCart.removeLineItemsFromCurrentCart([lineId])
    expect(removed.cart?.lineItems).toEqual([])
    expect(
      (await failureOf(client.currentCart.removeLineItemsFromCurrentCart([unknownId]))).code,
    ).toBe('LINE_ITEM_NOT_FOUND')
    await client.currentCart.deleteCurrentCart()
    expect((await failureOf(client.currentCart.getCurrentCart())).code).toBe('OWNED_CART_NOT_FOUND')
  })

  test('refuses products that are not sold, and names the invalid field', async () => {
    const client = visitor()
    const add = (item: object) =>
      client.currentCart.addToCurrentCart({ lineItems: [item] } as never)
    expect((await failureOf(add(itemOf(unknownId)))).code).toBe('ITEM_NOT_FOUND_IN_CATALOG')
    expect((await failureOf(add(itemOf(mug, -1)))).fields).toEqual([
      'options.lineItems[0].quantity',
    ])
  })
})

describe('cart', () => {
  test('is created besides the current one, read, changed and deleted', async () => {
    const client = visitor()
    const created = await client.cart.createCart({ lineItems: [itemOf(mug)] })
    const id = created._id ?? ''
    expect((await client.cart.getCart(id)).lineItems).toHaveLength(1)
    const grown = await client.cart.addToCart(id, { lineItems: [itemOf(mug, 2)] })
    const lineId = grown.cart?.lineItems?.[0]?._id ?? ''
    expect(grown.cart?.lineItems?.[0]?.quantity).toBe(3)
    await client.cart.updateLineItemsQuantity(id, [{ _id: lineId, quantity: 2 }])
    const noted = await client.cart.updateCart(id, { cartInfo: { buyerNote: 'Soon' } })
    expect(noted).toMatchObject({ buyerNote: 'Soon', lineItems: [{ quantity: 2 }] })
    const { priceSummary } = await client.cart.estimateTotals(id, {})
    expect(priceSummary).toMatchObject({
      subtotal: { amount: '18.00' },
      total: { amount: '18.00' },
    })
    expect((await client.cart.removeCoupon(id)).cart?.appliedDiscounts).toEqual([])
    await client.cart.removeLineItems(id, [lineId])
    await client.cart.deleteCart(id)
    expect((await failureOf(client.cart.getCart(id))).code).toBe('CART_NOT_FOUND')
    expect((await failureOf(visitor().cart.getCart(id))).code).toBe('CART_NOT_FOUND')
  })
})

describe('coupons', () => {
  test('are created, found, changed, applied and deleted', async () => {
    const api = merchant().coupons
    const { _id = '' } = await api.createCoupon({
      name: 'Spring',
      code: 'SPRING',
      startTime: '1767225600000',
      percentOffRate: 10,
      scope: { namespace: 'stores' },
    } as never)
    expect((await api.getCoupon(_id as string)).specification).toMatchObject({ code: 'SPRING' })
    await api.updateCoupon(_id as string, { percentOffRate: 50 } as never, ['percentOffRate'])
    const found = await api.queryCoupons({
      filter: JSON.stringify({ 'specification.code': 'SPRING' }),
      paging: { limit: 10, offset: 0 },
    } as never)
    expect(found).toMatchObject({ totalResults: 1, coupons: [{ _id }] })
    const { client } = await withMugs(2)
    const applied = await client.currentCart.updateCurrentCart({ couponCode: 'spring' })
    expect(applied.appliedDiscounts).toMatchObject([{ coupon: { code: 'spring' } }])
    const { priceSummary, appliedDiscounts } = await client.currentCart.estimateCurrentCartTotals(
      {},
    )
    expect(priceSummary).toMatchObject({ discount: { amount: '9.00' }, total: { amount: '9.00' } })
    expect(appliedDiscounts).toMatchObject([{ discountType: 'GLOBAL', coupon: { name: 'Spring' } }])
    const without = await client.currentCart.removeCouponFromCurrentCart()
    expect(without.cart?.appliedDiscounts).toEqual([])
    const wrong = client.currentCart.updateCurrentCart({ couponCode: 'NOSUCH' })
    expect((await failureOf(wrong)).code).toBe('ERROR_COUPON_DOES_NOT_EXIST')
    await api.deleteCoupon(_id as string)
    expect((await failureOf(api.getCoupon(_id as string))).code).toBe('COUPON_NOT_FOUND')
  })
})

describe('discountRules', () => {
  test('are created, found, changed and deleted, and reduce prices', async () => {
    const product = await createMug(merchant(), 20)
    const api = merchant().discountRules
    const rule = await api.createDiscountRule({
      name: 'Mugs',
      active: true,
      discounts: {
        values: [
          {
            targetType: 'SPECIFIC_ITEMS',
            specificItemsInfo: {
              scopes: [
                {
                  id: 'mugs',
                  type: 'CATALOG_ITEM',
                  catalogItemFilter: { catalogAppId: appId, catalogItemIds: [product] },
                },
              ],
            },
            discountType: 'PERCENTAGE',
            percentage: 25,
          },
        ],
      },
    } as never)
    const id = rule._id ?? ''
    expect(await api.getDiscountRule(id)).toMatchObject({ name: 'Mugs', status: 'LIVE' })
    const { items } = await api.queryDiscountRules().eq('name', 'Mugs').find()
    expect(items.map(({ _id }) => _id)).toEqual([id])
    const client = visitor()
    await client.currentCart.addToCurrentCart({ lineItems: [itemOf(product, 2)] })
    const { calculatedLineItems } = await client.currentCart.estimateCurrentCartTotals({})
    expect(calculatedLineItems).toMatchObject([
      {
        pricesBreakdown: {
          price: { amount: '15.00' },
          priceBeforeDiscounts: { amount: '20.00' },
          lineItemPrice: { amount: '30.00' },
        },
      },
    ])
    const changed = await api.updateDiscountRule(id, {
      name: 'All mugs',
      revision: rule.revision,
    } as never)
    expect(changed.name).toBe('All mugs')
    await api.deleteDiscountRule(id)
    expect((await api.queryDiscountRules().eq('name', 'All mugs').find()).items).toEqual([])
  })
})

describe('delivery and taxes', () => {
  test('are set up, read, changed and removed', async () => {
    const { shippingOptions: options, taxGroups: groups, taxSettings: settings } = merchant()
    const id = await deliverToGermany(merchant())
    const option = await options.getShippingOption(id)
    expect(option).toMatchObject({ title: 'Parcel', rates: [{ amount: '4.90' }] })
    const renamed = await options.updateShippingOption(id, {
      title: 'Slow parcel',
      revision: option.revision,
    } as never)
    expect(renamed.title).toBe('Slow parcel')
    expect(
      (await options.queryShippingOptions().eq('title', 'Slow parcel').find()).items,
    ).toHaveLength(1)
    await options.deleteShippingOption(id)
    expect((await failureOf(options.getShippingOption(id))).code).toBeTruthy()
    const group = await groups.createTaxGroup({ name: 'Books' } as never)
    const books = await groups.updateTaxGroup(group._id ?? '', {
      name: 'Books and maps',
      revision: group.revision,
    } as never)
    expect((await groups.getTaxGroup(group._id ?? '')).name).toBe(books.name)
    await groups.deleteTaxGroup(group._id ?? '')
    const { taxSettings: changed } = await settings.upsertTaxSettings({
      taxIncludedInItemPrices: false,
    } as never)
    expect(changed?.taxIncludedInItemPrices).toBe(false)
  })
})

test('a visitor fills a cart, signs in, still has it, and checks out with coupon, delivery and tax', async () => {
  const parcel = await deliverToGermany(merchant())
  await taxGermany(merchant())
  await merchant().coupons.createCoupon({
    name: 'Welcome',
    code: 'WELCOME',
    startTime: '1767225600000',
    percentOffRate: 10,
    scope: { namespace: 'stores' },
  } as never)
  const { client, cartId } = await withMugs(2)
  const plate = await createPlate()
  await client.currentCart.addToCurrentCart({
    lineItems: [itemOf(plate.id, 1, { variantId: plate.variantId })],
  })
  const email = 'buyer@example.com'
  const { data } = await client.auth.register({ email, password })
  const oauthData = client.auth.generateOAuthData(`${website}/callback`)
  const { authUrl } = await client.auth.getAuthUrl(oauthData, {
    prompt: 'none',
    responseMode: 'query',
    sessionToken: data?.sessionToken,
  })
  const answer = await fetch(authUrl, { redirect: 'manual' })
  const { code, state } = client.auth.parseFromUrl(answer.headers.get('location') ?? '', 'query')
  client.auth.setTokens(await client.auth.getMemberTokens(code, state, oauthData))

  const found = await client.currentCart.getCurrentCart()
  expect(found).toMatchObject({ _id: cartId, lineItems: [{ quantity: 2 }, { quantity: 1 }] })
  expect(found.buyerInfo?.memberId).toBeTruthy()
  await client.currentCart.updateCurrentCart({ couponCode: 'WELCOME' })
  const estimate = await client.currentCart.estimateCurrentCartTotals({
    shippingAddress: berlin,
    selectedShippingOption: { code: parcel },
  } as never)
  const summary = {
    subtotal: { amount: '30.00' },
    discount: { amount: '3.00' },
    shipping: { amount: '4.90' },
    // 19 % of 16.20, of 10.80 and of 4.90, each rounded.
    tax: { amount: '6.06' },
    total: { amount: '37.96' },
  }
  expect(estimate.priceSummary).toMatchObject(summary)
  const taxed = (taxableAmount: string, totalTax: string) => ({
    pricesBreakdown: {
      taxDetails: {
        taxableAmount: { amount: taxableAmount },
        taxRate: '0.19',
        totalTax: { amount: totalTax },
      },
    },
  })
  expect(estimate).toMatchObject({
    appliedDiscounts: [
      { coupon: { name: 'Welcome', code: 'WELCOME', amount: { amount: '3.00' } } },
    ],
    calculatedLineItems: [taxed('16.20', '3.08'), taxed('10.80', '2.05')],
    shippingInfo: {
      selectedCarrierServiceOption: { code: parcel, cost: { price: { amount: '4.90' } } },
    },
    taxSummary: { totalTax: { amount: '6.06' } },
  })
  const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    shippingAddress: berlin,
    selectedShippingOption: { code: parcel },
  } as never)
  const made = await client.checkout.getCheckout(checkoutId ?? '')
  expect(made).toMatchObject({ _id: checkoutId, cartId, completed: false, priceSummary: summary })
  expect(made.shippingInfo?.shippingDestination?.address).toMatchObject(berlin)
  const changed = await client.checkout.updateCheckout(checkoutId ?? '', {
    buyerInfo: { email },
    billingInfo: { address: berlin, contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
    customFields: [{ title: 'Ribbon', value: 'red' }],
  } as never)
  expect(changed).toMatchObject({
    buyerInfo: { email },
    billingInfo: { address: berlin },
    customFields: [{ title: 'Ribbon', value: 'red' }],
  })
  const byCart = await client.checkout.getCheckoutByCartId(cartId)
  expect(byCart.checkout?._id).toBe(checkoutId)
  const { checkoutUrl } = await client.checkout.getCheckoutUrl(checkoutId ?? '')
  expect(checkoutUrl).toContain(checkoutId)
  await merchant().checkout.markCheckoutAsCompleted(checkoutId ?? '')
  const late = client.checkout.addToCheckout(checkoutId ?? '', { lineItems: [itemOf(mug)] })
  expect((await failureOf(late)).code).toBe('CHECKOUT_IS_COMPLETE')
})

describe('checkout', () => {
  test('is created of items, and changed line by line', async () => {
    const { checkout: api } = visitor()
    const created = await api.createCheckout({ channelType: 'WEB', lineItems: [itemOf(mug)] })
    const id = created._id ?? ''
    const grown = await api.addToCheckout(id, { lineItems: [itemOf(mug, 2)] })
    const line = grown.checkout?.lineItems?.[0]
    expect(line).toMatchObject({ quantity: 3, totalPriceAfterTax: { amount: '27.00' } })
    const lineId = line?._id ?? ''
    const set = await api.updateLineItemsQuantity(id, [{ _id: lineId, quantity: 1 }])
    expect(set.checkout?.lineItems?.[0]?.quantity).toBe(1)
    expect((await api.removeCoupon(id)).checkout?._id).toBe(id)
    expect((await api.removeGiftCard(id)).checkout?._id).toBe(id)
    expect((await api.removeOverrideCheckoutUrl(id)).checkout?._id).toBe(id)
    expect((await api.removeLineItems(id, [lineId])).checkout?.lineItems).toEqual([])
    expect((await failureOf(visitor().checkout.getCheckout(id))).code).toBe('CHECKOUT_NOT_FOUND')
  })

  test('accepts products of the third catalog version by their variants', async () => {
    const { id, variantId } = await createPlate()
    const client = visitor()
    const { cart: filled } = await client.currentCart.addToCurrentCart({
      lineItems: [itemOf(id, 5, { variantId })],
    })
    expect(filled?.lineItems).toMatchObject([
      {
        quantity: 2,
        price: { amount: '12.00' },
        availability: { status: 'AVAILABLE', quantityAvailable: 2 },
        catalogReference: { catalogItemId: id, options: { variantId } },
      },
    ])
  })
})
