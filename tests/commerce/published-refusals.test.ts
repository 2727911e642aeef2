import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { itemOf, withLamps } from './cart-v2.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const service = {
  productName: { original: 'Fitting' },
  itemType: { preset: 'SERVICE' as const },
  price: '40',
}

describe('a shop that has switched off every way to pay', () => {
  let closed: TestServer['people']
  beforeAll(async () => {
    closed = (await shop.anotherSite()).people
    const { payments } = closed.merchant().api
    const { methods } = await payments.listMethods({})
    for (const { id } of methods) await payments.deleteMethod({ id })
  })

  test('makes no checkout with a total above zero', async () => {
    const productId = await lamp(closed.merchant())
    const visitor = closed.visitor()
    const { id } = await put(visitor, productId)
    const channelType = 'WEB' as const
    const refused = '428 SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
    expect(
      await codeOf(visitor.api.currentCart.createCheckoutFromCurrentCart({ channelType })),
    ).toBe(refused)
    expect(await codeOf(visitor.api.cartV1.createCheckout({ id, channelType }))).toBe(refused)
    const direct = visitor.api.checkoutV1.createCheckout({
      channelType,
      lineItems: [itemOf(productId)],
    })
    expect(await codeOf(direct)).toBe('428 SITE_MUST_ACCEPT_PAYMENTS')
  })

  test('makes a checkout with nothing to pay now', async () => {
    const { checkout } = await closed.merchant().api.checkoutV1.createCheckout({
      channelType: 'WEB',
      customLineItems: [{ ...service, paymentOption: 'FULL_PAYMENT_OFFLINE' }],
    })
    expect(checkout.payLater.total.amount).toBe('40.00')
  })
})

test('a cart of one location refuses items for another', async () => {
  const visitor = shop.people.visitor()
  const item = itemOf(await lamp(merchant()))
  const add = (businessLocationId: string) =>
    visitor.api.currentCart.addToCurrentCart({ lineItems: [item], businessLocationId })
  await add('north')
  expect(await refusal(add('south'))).toMatchObject({
    code: 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
    data: { businessLocationId: 'north' },
  })
  const { cart } = await add('north')
  expect(cart).toMatchObject({ businessLocationId: 'north', lineItems: [{ quantity: 2 }] })
  const removed = await visitor.api.cartV1.removeBusinessLocation({ id: cart.id })
  expect(removed.cart.businessLocationId).toBeUndefined()
  expect((await add('south')).cart.businessLocationId).toBe('south')
})

test('a custom item is a physical item or a service', async () => {
  const serviceProperties = {
    scheduledDate: new Date('2027-01-02T10:00:00Z'),
    numberOfParticipants: 3,
  }
  const { cart } = await merchant().api.cartV1.createCart({
    customLineItems: [{ ...service, serviceProperties }],
  })
  expect(cart.lineItems[0]?.serviceProperties).toEqual(serviceProperties)
  const both = merchant().api.cartV1.createCart({
    customLineItems: [{ ...service, serviceProperties, physicalProperties: { sku: 'A' } }],
  })
  expect(await refusal(both)).toMatchObject({
    code: 'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE',
    data: { field: 'customLineItems[0]' },
  })
})

describe('a product for members', () => {
  const forMembers = { ...service, membersOnly: true, paymentOption: 'FULL_PAYMENT_OFFLINE' }

  test('can be ordered by members only', async () => {
    const created = () =>
      merchant().api.checkoutV1.createCheckout({
        channelType: 'WEB',
        customLineItems: [forMembers] as never,
        checkoutInfo: {
          buyerInfo: { email: 'ada@example.com' },
          billingInfo: berlin,
        },
      })
    const { checkout } = await created()
    expect(checkout.lineItems[0]?.membersOnly).toBe(true)
    const order = shop.people.visitor().api.checkoutV1.createOrder({ id: checkout.id })
    expect(await refusal(order)).toMatchObject({
      code: 'MEMBERS_ONLY_ITEM',
      data: { lineItemIds: [checkout.lineItems[0]?.id] },
    })
    const member = await shop.people.member()
    const { checkout: other } = await created()
    await member.api.checkoutV1.getCheckout({ id: other.id })
    await member.api.checkoutV1.updateCheckout({ checkout: { id: other.id, buyerNote: 'Mine' } })
    const { orderId } = await member.api.checkoutV1.createOrder({ id: other.id })
    expect(orderId).toBeTruthy()
  })

  test('has its error code in the second generation, too', async () => {
    const { cart } = await merchant().api.cartV1.createCart({
      customLineItems: [forMembers] as never,
    })
    const order = shop.people.visitor().api.cartV2.placeOrder({ cartId: cart.id })
    expect(await codeOf(order)).toBe('428 MEMBERS_ONLY_ITEM')
  })
})

test('the second generation names what is wrong with an address', async () => {
  await deliverToGermany(merchant())
  const { visitor } = await withLamps(shop)
  await visitor.api.currentCartV2.updateCurrentCart({
    cart: { deliveryInfo: { address: { ...berlin.address, postalCode: '1' } } },
  })
  const { summary } = await visitor.api.currentCartV2.estimateCurrentCart({
    validationConfig: 'CHECKOUT_VALIDATIONS',
    calculateDelivery: true,
  })
  expect(summary.violations).toContainEqual(
    expect.objectContaining({ scope: 'DELIVERY', code: 'INVALID_POSTAL_CODE' }),
  )
})

test('a delivery profile can be sent back as it was returned, and its regions change by calls of their own', async () => {
  const { deliveryProfile: api } = merchant().api
  const { deliveryProfile: created } = await api.createDeliveryProfile({
    deliveryProfile: { name: 'Bulky' },
  })
  const { deliveryProfile: present } = await api.addDeliveryRegion({
    deliveryProfileId: created.id,
    revision: created.revision,
    deliveryRegion: { name: 'North', destinations: [{ countryCode: 'NO' }] },
  })
  const { id, revision, deliveryRegions } = present
  const update = (changes: object) =>
    api.updateDeliveryProfile({ deliveryProfile: { id, revision, ...changes } })
  expect(await codeOf(update({ default: true }))).toBe('400 DEFAULT_CANNOT_BE_UPDATED')
  const refused = '400 DELIVERY_REGION_CANNOT_BE_UPDATED'
  expect(await codeOf(update({ deliveryRegions: [] }))).toBe(refused)
  const renamed = deliveryRegions.map((region) => ({ ...region, name: 'South' }))
  expect(await codeOf(update({ deliveryRegions: renamed }))).toBe(refused)
  const { deliveryProfile } = await update({ ...present, name: 'Heavy' })
  expect(deliveryProfile).toMatchObject({ name: 'Heavy', deliveryRegions: [{ name: 'North' }] })
})

test('a country with taxes by state needs a state', async () => {
  const { api } = merchant()
  const { taxCalculatorDetails } = await api.taxSettings.listTaxCalculators({})
  await api.taxRegions.createTaxRegion({
    taxRegion: {
      country: 'US',
      subdivision: 'US-NY',
      appId: taxCalculatorDetails[0]?.appId ?? '',
    },
  })
  const calculate = (address: object) =>
    api.taxCalculation.calculateTax({
      addresses: [address],
      lineItems: [{ id: 'a', price: '10', addressIndex: { singleAddress: 0 } }],
    })
  expect(await refusal(calculate({ country: 'US' }))).toMatchObject({
    code: 'MISSING_SUBDIVISION_IN_ADDRESS',
    data: { country: 'US' },
  })
  await calculate({ country: 'US', subdivision: 'US-NY' })
  await calculate({ country: 'DE' })
})
