import { definePlugin, type TaxRequest } from '@vitrine/plugin'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lamp, put } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { readyToOrder } from './order.fixture.ts'

const asked: TaxRequest[] = []
let answer: 'taxes' | 'failure' | 'silence' | 'nonsense' = 'taxes'

/** Ten percent on everything but the delivery, which the site taxes. */
const office = definePlugin({
  name: 'tax-office',
  ports: {
    tax: async ({ request, context, signal }) => {
      asked.push(request)
      // Works because no transaction of the platform is open: this takes a connection of its own.
      await context.query('SELECT 1')
      if (answer === 'failure') throw new Error('the office is closed')
      const rate = answer === 'nonsense' ? '10 %' : '0.1'
      if (answer === 'silence') {
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
      }
      const tax = { rate, name: 'City tax', reason: 'reduced', jurisdiction: 'Berlin' } as const
      return { lines: Object.fromEntries(request.lines.map(({ id }) => [id, tax])) }
    },
  },
})

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer({ plugins: [office] })
  const { api } = shop.people.merchant()
  parcel = await deliverToGermany(shop.people.merchant())
  const taxes = { originCountry: 'DE', scheme: 'OSS', pricesIncludeTax: false } as const
  await api.sites.updateSettings({ settings: { currency: 'EUR', taxes } })
  await api.taxes.saveTaxRegion({
    region: {
      country: 'DE',
      subdivision: '',
      postalCodes: [],
      usesPublishedRates: true,
      taxIncludedInPrice: null,
    },
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  answer = 'taxes'
  asked.length = 0
})

/** The rates in the checkout of a new cart with two lamps of 9.00 and a parcel of 4.90. */
async function taxed() {
  const { visitor, checkoutId } = await readyToOrder(shop, parcel, 2)
  const read = async () => (await visitor.api.checkout.get({ id: checkoutId })).estimate
  return { visitor, checkoutId, read }
}

const ratesOf = (taxes: readonly { name: string; rate: string; amount: number }[]) =>
  Object.fromEntries(taxes.map(({ name, rate, amount }) => [`${name} ${rate}`, amount]))

describe('taxes of a plug-in', () => {
  test('replace the rates of the site, line by line', async () => {
    const { taxes, trace } = await (await taxed()).read()
    expect(ratesOf(taxes)).toEqual({ 'City tax 0.1': 180, 'VAT 0.19': 93 })
    expect(
      trace.find(({ phase, target }) => phase === 'tax' && target.kind === 'line'),
    ).toMatchObject({ rule: 'tax-office: Berlin City tax 0.1 reduced', amount: 180 })
    expect(asked[0]).toMatchObject({
      currency: 'EUR',
      pricesIncludeTax: false,
      lines: [{ quantity: 2, price: '9.00' }],
      destination: { country: 'DE', postalCode: '10117' },
    })
  })

  test('remain in the order, even when the plug-in changes them later', async () => {
    const { visitor, checkoutId } = await taxed()
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    expect(ratesOf(order.taxes)).toEqual({ 'City tax 0.1': 180, 'VAT 0.19': 93 })
    expect(order.totals.tax).toBe(273)
    answer = 'failure'
    shop.clock.pass({ minutes: 10 })
    const again = await shop.people.merchant().api.orders.getOrder({ id: order.id })
    expect(ratesOf(again.order.taxes)).toEqual(ratesOf(order.taxes))
  })

  test.each(['failure', 'silence', 'nonsense'] as const)(
    'fall back to those of the site at a %s, and are requested again half a minute later',
    async (kind) => {
      answer = kind
      const { read } = await taxed()
      expect(ratesOf((await read()).taxes)).toEqual({ 'VAT 0.19': 435 })
      answer = 'taxes'
      shop.clock.pass({ seconds: 31 })
      expect(ratesOf((await read()).taxes)).toHaveProperty('City tax 0.1')
    },
  )

  test('are not requested before there is an address', async () => {
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(shop.people.merchant()))
    await visitor.api.cart.estimate({})
    expect(asked).toEqual([])
    await visitor.api.cart.estimate({ shippingAddress: berlin.address })
    expect(asked).toHaveLength(1)
  })
})
