import { definePlugin, type ShippingRequest } from '@vitrine/plugin'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lamp, put } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { readyToOrder } from './order.fixture.ts'

const asked: ShippingRequest[] = []
let answer: 'rates' | 'failure' | 'silence' | 'nonsense' = 'rates'

const carrier = definePlugin({
  name: 'carrier',
  ports: {
    shippingRates: async ({ request, context, signal }) => {
      asked.push(request)
      // No transaction of the platform is open: this takes a connection of its own.
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

/** The ways to deliver to Berlin that a new visitor is offered, with what they cost. */
async function offered(quantity: number) {
  const visitor = shop.people.visitor()
  await put(visitor, await lamp(shop.people.merchant()), quantity)
  const { checkout } = await visitor.api.checkout.create({ shipping: berlin })
  const { estimate } = await visitor.api.checkout.get({ id: checkout.id })
  return Object.fromEntries(estimate.deliveryOffers.map(({ title, price }) => [title, price]))
}

describe('rates of a plug-in', () => {
  test('are offered beside those of the site, for the basket as it is', async () => {
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
    'are left out at a %s, and asked for again half a minute later',
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

  test('are not asked for without an address', async () => {
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(shop.people.merchant()))
    await visitor.api.checkout.create({})
    expect(asked).toEqual([])
    expect(parcel).not.toBe('')
  })
})
