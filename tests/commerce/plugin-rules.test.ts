import { type Basket, definePlugin } from '@vitrine/plugin'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../catalog/listed-products.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { itemOf } from './cart-v2.fixture.ts'
import { berlin, codesOf, deliverToGermany } from './checkout.fixture.ts'
import { readyToOrder } from './order.fixture.ts'

const asked: Basket[] = []
let answer: 'rule' | 'failure' | 'silence' | 'nonsense' = 'rule'

/** A minimum amount of twenty, and a warning for large quantities. */
const club = definePlugin({
  name: 'club',
  rules: {
    basket: async ({ basket, context, signal }) => {
      asked.push(basket)
      // Works because no transaction of the platform is open: this takes a connection of its own.
      await context.query('SELECT 1')
      if (answer === 'failure') throw new Error('the rule is broken')
      if (answer === 'nonsense') return [{ code: 'no code', severity: 'error', text: 'No' }]
      if (answer === 'silence') {
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
      }
      const [first] = basket.lines
      return [
        ...(Number(basket.total) < 20
          ? [
              {
                code: 'TOO_LITTLE',
                severity: 'error' as const,
                text: { en: 'Order for 20 or more.', de: 'Bestellen Sie für 20 oder mehr.' },
              },
            ]
          : []),
        ...(first && first.quantity >= 5
          ? [
              {
                code: 'MANY',
                severity: 'warning' as const,
                text: 'So many take two weeks.',
                lineId: first.id,
              },
            ]
          : []),
      ]
    },
  },
})

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer({ plugins: [club] })
  parcel = await deliverToGermany(shop.people.merchant())
  await shop.people.merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
})
afterAll(() => shop.close())
beforeEach(() => {
  answer = 'rule'
  asked.length = 0
})

/** The violations of a new cart with lamps for 9.00. */
async function evaluate(quantity: number) {
  const visitor = shop.people.visitor()
  await put(visitor, await lamp(shop.people.merchant()), quantity)
  return (await visitor.api.cart.estimate({})).violations
}

describe('a rule of a plug-in', () => {
  test('is a custom violation of the second generation, of a line or of the cart', async () => {
    const { api } = shop.people.visitor()
    const violationsOf = async (quantity: number) => {
      const { cart } = await api.cartV2.createCart({
        catalogItems: [itemOf(await lamp(shop.people.merchant()), quantity)],
      })
      const { summary } = await api.cartV2.calculateCart({ cartId: cart.id })
      const custom = summary.violations.filter(({ code }) => code === 'CUSTOM_VALIDATION')
      return { custom, lineId: cart.lineItems[0]?.id }
    }
    expect((await violationsOf(1)).custom).toMatchObject([
      {
        scope: 'GLOBAL',
        severity: 'ERROR',
        customValidationData: { target: { other: { name: 'OTHER_DEFAULT' } } },
      },
    ])
    const { custom, lineId } = await violationsOf(5)
    const lineItem = { name: 'LINE_ITEM_DEFAULT', id: lineId }
    expect(custom).toMatchObject([
      { scope: 'LINE_ITEM', severity: 'WARNING', customValidationData: { target: { lineItem } } },
    ])
  })

  test('is shown in the cart, in each of its languages', async () => {
    expect(await evaluate(2)).toEqual([
      {
        code: 'club:TOO_LITTLE',
        severity: 'ERROR',
        field: 'lines',
        lineId: null,
        description: 'Order for 20 or more.',
        data: { texts: { en: 'Order for 20 or more.', de: 'Bestellen Sie für 20 oder mehr.' } },
      },
    ])
    expect(asked[0]).toMatchObject({
      currency: 'EUR',
      total: '18.00',
      lines: [{ name: 'Lamp', quantity: 2, price: '9.00', total: '18.00' }],
      destination: null,
    })
  })

  test('blocks the order of a checkout until nothing is wrong', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    const { violations, checkout } = await visitor.api.checkout.get({ id: checkoutId })
    expect(codesOf(violations)).toEqual(['club:TOO_LITTLE'])
    const refused = await refusal(visitor.api.orders.placeOrder({ checkoutId }))
    expect([refused.status, refused.code]).toEqual([428, 'VIOLATIONS_WITH_ERROR_SEVERITY'])
    const lines = checkout.lines.map(({ id }) => ({ id, quantity: 3 }))
    await visitor.api.checkout.changeLines({ id: checkoutId, lines })
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    expect(order.totals.subtotal).toBe(2700)
  })

  test('that only warns names its line and does not block the order', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel, 5)
    const { violations, checkout } = await visitor.api.checkout.get({ id: checkoutId })
    expect(violations).toMatchObject([
      { code: 'club:MANY', severity: 'WARNING', lineId: checkout.lines[0]?.id },
    ])
    await visitor.api.orders.placeOrder({ checkoutId })
  })

  test('is called once for the same cart, and gets the address', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel, 3)
    const before = asked.length
    await visitor.api.checkout.get({ id: checkoutId })
    await visitor.api.orders.placeOrder({ checkoutId })
    expect(asked).toHaveLength(before)
    expect(asked.at(-1)).toMatchObject({
      email: 'ada@example.com',
      destination: { country: berlin.address.country, postalCode: '10117' },
    })
  })

  test.each(['failure', 'silence', 'nonsense'] as const)(
    'blocks nothing at a %s, and is called again half a minute later',
    async (kind) => {
      answer = kind
      const visitor = shop.people.visitor()
      await put(visitor, await lamp(shop.people.merchant()))
      const found = async () => codesOf((await visitor.api.cart.estimate({})).violations)
      expect(await found()).toEqual([])
      answer = 'rule'
      expect(await found()).toEqual([])
      shop.clock.pass({ seconds: 31 })
      expect(await found()).toEqual(['club:TOO_LITTLE'])
    },
  )
})
