import { definePlugin, type ShippingRequest } from '@vitrine/plugin'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lamp, put } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { readyToOrder } from './order.fixture.ts'
import { codeOf } from './providers/harness.ts'

const asked: ShippingRequest[] = []
let answer: 'rates' | 'failure' | 'silence' | 'nonsense' = 'rates'

const carrier = definePlugin({
  name: 'carrier',
  ports: {
    shippingRates: async ({ request, context, signal }) => {
      asked.push(request)
      // Works because no transaction of the platform is open: this takes a connection of its own.
      await context.query('SELECT 1')
      if (answer === 'failure') throw new Error('the carrier is on holiday')
      if (answer === 'nonsense') return [{ code: 'x', title: 'Free lunch', price: '-3' }]
      if (answer === 'silence') {
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
      }
      const pieces = request.lines.reduce((sum, { quantity }) => sum + quantity, 0)
      const price = (3 + pieces).toFixed(2)
      return [{ code: 'bike', title: 'Cargo bike', price, deliveryTime: 'today' }]
    },
  },
})

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer({ plugins: [carrier] })
  parcel = await deliverToGermany(shop.people.merchant())
  await shop.people.merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
})
afterAll(() => shop.close())
beforeEach(() => {
  answer = 'rates'
  asked.length = 0
})

/** The delivery options to Berlin for a new visitor, with their prices. */
async function offered(quantity: number) {
  const visitor = shop.people.visitor()
  await put(visitor, await lamp(shop.people.merchant()), quantity)
  const { checkout } = await visitor.api.checkout.create({ shipping: berlin })
  const { estimate } = await visitor.api.checkout.get({ id: checkout.id })
  return Object.fromEntries(estimate.deliveryOffers.map(({ title, price }) => [title, price]))
}

describe('rates of a plug-in', () => {
  test('are offered in addition to those of the site, for the current cart', async () => {
    expect(await offered(2)).toEqual({ 'Cargo bike': 500, Parcel: 490 })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      currency: 'EUR',
      lines: [{ quantity: 2, price: '9.00' }],
      destination: { country: 'DE', postalCode: '10117' },
    })
  })

  test('can be chosen, and cost the same in the order', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, 'carrier:bike')
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    expect(order).toMatchObject({ delivery: [{ title: 'Cargo bike', total: 400 }] })
    expect(asked).toHaveLength(1)
  })

  test.each(['failure', 'silence', 'nonsense'] as const)(
    'are left out at a %s, and requested again half a minute later',
    async (kind) => {
      answer = kind
      const visitor = shop.people.visitor()
      await put(visitor, await lamp(shop.people.merchant()), 3)
      const { checkout } = await visitor.api.checkout.create({ shipping: berlin })
      const titles = async () => {
        const { estimate } = await visitor.api.checkout.get({ id: checkout.id })
        return estimate.deliveryOffers.map(({ title }) => title).toSorted()
      }
      expect(await titles()).toEqual(['Parcel'])
      expect(asked).toHaveLength(1)
      answer = 'rates'
      shop.clock.pass({ seconds: 31 })
      expect(await titles()).toEqual(['Cargo bike', 'Parcel'])
    },
  )

  test('are not requested without an address', async () => {
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(shop.people.merchant()))
    await visitor.api.checkout.create({})
    expect(asked).toEqual([])
    expect(parcel).not.toBe('')
  })
})

describe('a carrier of a region', () => {
  const published = () => shop.people.merchant().api.deliveryProfile
  const germany = async () => {
    const { deliveryProfiles } = await published().queryDeliveryProfiles({})
    const regions = deliveryProfiles.flatMap((one) => one.deliveryRegions)
    const region = regions.find(({ destinations }) =>
      destinations?.some(({ countryCode }) => countryCode === 'DE'),
    )
    if (!region) throw new Error('Nothing is delivered to Germany')
    return region
  }
  const installed = async () => {
    const { installedDeliveryCarriers } = await published().listInstalledDeliveryCarriers({})
    return installedDeliveryCarriers
  }
  const bike = async () => {
    const found = (await installed()).find(({ displayName }) => displayName === 'carrier')
    return found?.id ?? ''
  }
  const backupRate = { title: 'Bicycle', amount: '7.50' }

  test('is the site itself, or a plug-in with a constant id', async () => {
    const [own, plugin] = await installed()
    expect(own).toMatchObject({
      id: '45c44b27-ca7b-4891-8c0d-1747d588b835',
      fallbackDefinitionMandatory: false,
    })
    expect(plugin).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/),
      displayName: 'carrier',
      fallbackDefinitionMandatory: true,
    })
    expect(await bike()).toBe(plugin?.id)
  })

  test('adds its charges, and costs its backup rate while the plug-in does not answer', async () => {
    const { id: deliveryRegionId } = await germany()
    const deliveryCarrier = {
      appId: await bike(),
      backupRate,
      additionalCharges: [{ description: 'Insurance', amount: '0.40' }],
    }
    const { deliveryProfile } = await published().addDeliveryCarrier({
      deliveryRegionId,
      deliveryCarrier,
    })
    const region = deliveryProfile.deliveryRegions.find(({ id }) => id === deliveryRegionId)
    expect(region?.deliveryCarriers).toEqual([
      { ...deliveryCarrier, backupRate: { ...backupRate, active: true } },
    ])
    expect(await offered(4)).toMatchObject({ 'Cargo bike': 740 })
    answer = 'failure'
    expect(await offered(5)).toEqual({ Bicycle: 790, Parcel: 490 })

    await published().updateDeliveryCarrier({
      deliveryRegionId,
      deliveryCarrier: { ...deliveryCarrier, backupRate: { ...backupRate, active: false } },
    })
    expect(await offered(5)).toEqual({ Parcel: 490 })
    await published().removeDeliveryCarrier({ deliveryRegionId, appId: deliveryCarrier.appId })
    answer = 'rates'
    expect(await offered(6)).toMatchObject({ 'Cargo bike': 900 })
    expect((await germany()).deliveryCarriers).toEqual([])
  })

  test('is refused when it is unknown, already added, deleted, or has no backup rate', async () => {
    const { id: deliveryRegionId } = await germany()
    const appId = await bike()
    const nobody = '11111111-1111-4111-8111-111111111111'
    const add = (deliveryCarrier: Parameters<typeof carrierOf>[0], region = deliveryRegionId) =>
      codeOf(published().addDeliveryCarrier(carrierOf(deliveryCarrier, region)))
    const carrierOf = (
      deliveryCarrier: { readonly appId: string; readonly backupRate?: typeof backupRate },
      region = deliveryRegionId,
    ) => ({ deliveryRegionId: region, deliveryCarrier })
    expect(await add({ appId: nobody, backupRate })).toBe('400 UNKNOWN_DELIVERY_CARRIER')
    expect(await add({ appId })).toBe('400 DELIVERY_CARRIER_MISSING_BACKUP_RATE')
    expect(await add({ appId, backupRate }, nobody)).toBe('404 DELIVERY_REGION_NOT_FOUND')
    const change = () => published().updateDeliveryCarrier(carrierOf({ appId, backupRate }))
    expect(await codeOf(change())).toBe('404 DELIVERY_CARRIER_NOT_FOUND')
    expect(await add({ appId, backupRate })).toBe('fine')
    expect(await add({ appId, backupRate })).toBe('409 CARRIER_ALREADY_EXISTS_IN_REGION')
    await published().removeDeliveryCarrier({ deliveryRegionId, appId })
    await published().removeDeliveryCarrier({ deliveryRegionId, appId })
  })
})
