import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureOf } from './published-shop.ts'
import {
  appId,
  createMug,
  deliverToGermany,
  destination,
  itemOf,
  type Selling,
  startForSelling,
} from './selling.ts'

/** Carts and links to checkouts, by the functions of the published client that the stories leave. */
let shop: Selling
let mug: string
beforeAll(async () => {
  shop = await startForSelling()
  mug = await createMug(shop.merchant())
})
afterAll(() => shop?.stop())

const berlin = { country: 'DE', city: 'Berlin', postalCode: '10117', addressLine1: 'Linden 1' }

test('a cart of the second generation is filled by its id', async () => {
  const parcel = await deliverToGermany(shop.merchant())
  await shop.merchant().coupons.createCoupon({
    name: 'A tenth',
    code: 'TENTH',
    startTime: '1767225600000',
    percentOffRate: 10,
    scope: { namespace: 'stores' },
  } as never)
  const client = shop.visitor()
  const made = await client.currentCartV2.createCurrentCart({
    catalogItems: [itemOf(mug)],
    cart: { deliveryInfo: { address: berlin } },
  } as never)
  const id = made.cart?._id ?? ''
  const api = client.cartV2
  const added = await api.addLineItems(id, { catalogItems: [itemOf(mug)] } as never)
  expect(added.cart?.lineItems?.map(({ quantityInfo }) => quantityInfo?.confirmedQuantity)).toEqual(
    [2],
  )
  const reduced = await api.addCoupon(id, { code: 'TENTH' } as never)
  expect(reduced.cart?.coupons?.map(({ code }) => code)).toEqual(['TENTH'])
  await api.setDeliveryMethod(id, { code: parcel } as never)
  const { summary } = await api.estimateCart(id, { calculateDelivery: true } as never)
  expect(summary?.priceSummary).toMatchObject({
    subtotal: { amount: '18.00' },
    discount: { amount: '1.80' },
    delivery: { amount: '4.90' },
    total: { amount: '21.10' },
  })
  const without = await api.removeDeliveryMethod(id)
  expect(without.cart?.deliveryInfo?.method).toBeUndefined()
})

test('gift cards are redeemed and voided at a till', async () => {
  const code = await issueGiftCard(2500)
  const { giftVouchers } = shop.merchant()
  const { transactionId } = await giftVouchers.redeemGiftCard(code, {
    amount: { value: '10.00' },
    appId,
    orderId: 'till-1',
  })
  const twice = giftVouchers.redeemGiftCard(code, {
    amount: { value: '10.00' },
    appId,
    orderId: 'till-1',
  })
  expect(await failureOf(twice)).toMatchObject({ code: 'ALREADY_REDEEMED' })
  const { giftCard: spent } = await giftVouchers.getGiftCard(code)
  expect(spent).toMatchObject({ balance: { value: '15.00' }, status: 'VALID' })
  await giftVouchers.voidTransaction(transactionId, { appId })
  const { giftCard } = await giftVouchers.getGiftCard(code)
  expect(giftCard).toMatchObject({ balance: { value: '25.00' }, appId })
})

test('a deposit is paid in the checkout, and an item that is paid on delivery is ordered without a payment', async () => {
  const sell = async (catalogOverrideFields: object) =>
    shop.merchant().checkout.createCheckout({
      channelType: 'WEB',
      lineItems: [{ ...itemOf(mug, 2), catalogOverrideFields }],
      checkoutInfo: {
        buyerInfo: { email: 'ada@example.com' },
        billingInfo: { address: berlin },
        shippingInfo: {
          shippingDestination: { address: berlin },
          selectedCarrierServiceOption: { code: await deliverToGermany(shop.merchant()) },
        },
      },
    } as never)
  const deposit = await sell({ paymentOption: { value: 'DEPOSIT_ONLINE' }, depositAmount: '2.00' })
  expect(deposit.lineItems?.[0]).toMatchObject({
    paymentOption: 'DEPOSIT_ONLINE',
    depositAmount: { amount: '2.00' },
  })
  expect(deposit.payNow?.total?.amount).toBe('8.90')
  expect(deposit.payLater?.total?.amount).toBe('14.00')
  const paidLater = await sell({ paymentOption: { value: 'FULL_PAYMENT_OFFLINE' } })
  expect(paidLater.payNow?.total?.amount).toBe('0.00')
  const client = shop.visitor()
  const id = paidLater._id ?? ''
  const { orderId, paymentGatewayOrderId } = await client.checkout.createOrder(id)
  expect(orderId).toBeTruthy()
  expect(paymentGatewayOrderId).toBeUndefined()
  expect((await client.checkout.getCheckout(id)).completed).toBe(true)
})

test('a cart can get another location after its location is removed', async () => {
  const client = shop.visitor()
  const add = (businessLocationId: string) =>
    client.currentCart.addToCurrentCart({ lineItems: [itemOf(mug)], businessLocationId } as never)
  const { cart } = await add('11111111-1111-4111-8111-111111111111')
  const other = '22222222-2222-4222-8222-222222222222'
  expect(await failureOf(add(other))).toMatchObject({
    code: 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
  })
  await client.cart.removeBusinessLocation(cart?._id ?? '')
  expect((await add(other)).cart).toMatchObject({ businessLocationId: other })
})

test('gift cards are added to a cart and removed from it', async () => {
  const code = await issueGiftCard(2500)
  const client = shop.visitor()
  const made = await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [itemOf(mug)] })
  const id = made.cart?._id ?? ''
  const paid = await client.cartV2.addGiftCard(id, { code } as never)
  const giftCards = paid.cart?.paymentInfo?.giftCards ?? []
  expect(giftCards).toHaveLength(1)
  const { summary } = await client.currentCartV2.calculateCurrentCart()
  expect(summary?.paymentSummary).toMatchObject({ totalAfterGiftCards: { amount: '0.00' } })
  const removed = await client.currentCartV2.removeGiftCardFromCurrentCart(giftCards[0]?._id ?? '')
  expect(removed.cart?.paymentInfo?.giftCards ?? []).toEqual([])
})

test('templates are found', async () => {
  const { checkoutTemplates: api } = shop.merchant()
  const template = await api.createCheckoutTemplate({ lineItems: [itemOf(mug)] } as never)
  const { items } = await api.queryCheckoutTemplates().eq('_id', template._id).find()
  expect(items.map(({ status }) => status)).toEqual(['ACTIVE'])
})

test('a checkout and its cart refer to each other', async () => {
  const client = shop.visitor()
  await client.currentCart.addToCurrentCart({ lineItems: [itemOf(mug)] })
  const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
  } as never)
  const { cart } = await client.cart.getCartByCheckoutId(checkoutId)
  expect(await client.checkout.getCheckoutByCartId(cart?._id ?? '')).toMatchObject({
    checkout: { _id: checkoutId, cartId: cart?._id },
  })
  await client.checkout.updateCheckout(
    checkoutId,
    {},
    { overrideCheckoutUrl: 'https://pay.example/{checkoutId}' },
  )
  const { checkoutUrl } = await client.checkout.getWixCheckoutUrl(checkoutId)
  expect(checkoutUrl).toMatch(new RegExp(`/checkout/${checkoutId}$`))
})

test('an order is made by the older operation, without a payment token', async () => {
  const parcel = await deliverToGermany(shop.merchant())
  const client = shop.visitor()
  const { _id: id = '' } = await client.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [itemOf(mug)],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: destination,
      shippingInfo: {
        shippingDestination: destination,
        selectedCarrierServiceOption: { code: parcel },
      },
    },
  } as never)
  const refused = client.checkout.createOrderAndCharge(id ?? '', { paymentToken: 'tok_1' })
  expect((await failureOf(refused)).code).toBe('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
  const { orderId } = await client.checkout.createOrderAndCharge(id ?? '')
  expect(await client.checkout.createOrder(id ?? '')).toMatchObject({ orderId })
})

/** A new gift card of the shop, in minor units of its currency. */
async function issueGiftCard(amount: number): Promise<string> {
  const { server, site, fetch } = shop.published
  const reply = await fetch(`${server.baseUrl}/vitrine/v1/gift-cards`, {
    method: 'POST',
    headers: { authorization: site.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ giftCard: { amount } }),
  })
  const { code } = (await reply.json()) as { readonly code: string }
  return code
}

test('a custom item of a merchant has its picture, page, lines and modifiers', async () => {
  const { cart: api } = shop.merchant()
  const made = await api.createCart({
    customLineItems: [
      {
        quantity: 1,
        price: '30',
        productName: { original: 'Mended bowl' },
        itemType: { preset: 'PHYSICAL' },
        media: 'wix:image://v1/kintsugi.png/kintsugi.png#originWidth=1200&originHeight=900',
        url: 'https://workshop.example/repairs/7',
        descriptionLines: [{ name: { original: 'Engraving' }, plainText: { original: 'For Ada' } }],
        policies: [{ title: 'Repairs', content: 'Nothing mended is returned.' }],
        catalogReference: { catalogItemId: 'repair-7', appId: 'workshop' },
        modifierGroups: [
          {
            _id: 'wrapping',
            name: { original: 'Wrapping' },
            modifiers: [{ _id: 'paper', label: { original: 'Paper' }, price: '0.5' }],
          },
        ],
      },
    ],
  } as never)
  const [line] = made.lineItems ?? []
  expect(line).toMatchObject({
    url: 'https://workshop.example/repairs/7',
    price: { amount: '30.50' },
    modifiersTotalPrice: { amount: '0.50' },
    descriptionLines: [{ plainText: { original: 'For Ada' } }],
    policies: [{ title: 'Repairs' }],
    catalogReference: { catalogItemId: 'repair-7' },
    modifierGroups: [
      { _id: 'wrapping', modifiers: [{ _id: 'paper', label: { original: 'Paper' } }] },
    ],
  })
  expect(line?.image).toContain('kintsugi.png')
})
