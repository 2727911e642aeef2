import { definePlugin, type PriceRequest } from '@vitrine/plugin'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartOf, cup, lamp, put } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { readyNow } from './order.fixture.ts'

const asked: PriceRequest[] = []
let answer: 'prices' | 'failure' | 'silence' | 'nonsense' = 'prices'

/** From ten pieces on the price is five, and ten percent off for the trade. */
const wholesale = definePlugin({
  name: 'wholesale',
  ports: {
    prices: async ({ request, context, signal }) => {
      asked.push(request)
      // Works because no transaction of the platform is open: this takes a connection of its own.
      await context.query('SELECT 1')
      if (answer === 'failure') throw new Error('the price list is gone')
      if (answer === 'nonsense') return request.lines.map(() => ({ price: '1.005', reason: 'x' }))
      if (answer === 'silence') {
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
      }
      const isTrade = request.buyer.roles.includes('trade')
      return request.lines.map(({ quantity, price }) => {
        if (quantity >= 10) return { price: '5.00', reason: 'from ten' }
        if (!isTrade) return null
        return { price: (Number(price) * 0.9).toFixed(2), fullPrice: price, reason: 'trade' }
      })
    },
  },
})

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer({ plugins: [wholesale] })
  parcel = await deliverToGermany(shop.people.merchant())
  await shop.people.merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
})
afterAll(() => shop.close())
beforeEach(() => {
  answer = 'prices'
  asked.length = 0
})

const visitorWith = async (quantity: number) => {
  const visitor = shop.people.visitor()
  const productId = await lamp(shop.people.merchant())
  const cart = await put(visitor, productId, quantity)
  return { visitor, productId, cart, lineId: cart.lines[0]?.id ?? '' }
}

const pricesOf = async (buyer: Visitor) =>
  (await cartOf(buyer))?.lines.map(({ price, fullPrice }) => [price, fullPrice])

describe('prices of a plug-in', () => {
  test('follow the quantity, without a notice that they changed', async () => {
    const { visitor, cart, lineId } = await visitorWith(2)
    expect(cart.lines[0]).toMatchObject({ price: '9.00', linePrice: '18.00' })
    const lines = [{ id: lineId, quantity: 10 }]
    const { cart: many } = await visitor.api.cart.changeLines({ lines })
    expect(many).toMatchObject({ subtotal: '50.00', problems: [] })
    expect(many.lines[0]).toMatchObject({ price: '5.00', fullPrice: '9.00' })
    expect(await pricesOf(visitor)).toEqual([['5.00', '9.00']])
    expect(asked.map((one) => one.lines.map(({ quantity }) => quantity))).toEqual([[2], [10]])
  })

  test('are in the order, and its trace names the rule of the plug-in', async () => {
    const { visitor } = await visitorWith(10)
    const { checkoutId } = await readyNow(visitor, parcel)
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    expect(order).toMatchObject({ totals: { subtotal: 5000 }, lines: [{ quantity: 10 }] })
    const { estimate } = await visitor.api.checkout.get({ id: checkoutId })
    const step = estimate.trace.find(({ phase }) => phase === 'price')
    expect(step).toMatchObject({ rule: 'wholesale: from ten', base: 500, amount: 5000 })
  })

  test('depend on the roles of members, and the page of a product shows the catalog price', async () => {
    const { api } = shop.people.merchant()
    await api.memberRoles.putRole({ roleKey: 'trade', title: 'Trade' })
    const member = await shop.people.member()
    await api.memberRoles.assignRole({ memberId: member.id, roleKey: 'trade' })
    const productId = await lamp(shop.people.merchant())
    const { cart } = await member.api.cart.addLines({ lines: [{ productId, quantity: 1 }] })
    expect(cart.lines[0]).toMatchObject({ price: '8.10', fullPrice: '9.00' })
    const { product } = await member.api.catalogV1.getProduct({ id: productId })
    expect(product?.priceData?.price).toBe('9')
  })

  test('do not include the surcharge for engraving', async () => {
    const visitor = shop.people.visitor()
    const productId = await cup(shop.people.merchant(), 50)
    const { product } = await shop.people.merchant().api.catalogV3.getProduct({ productId })
    const key = product.modifiers?.[0]?.key ?? ''
    const engraved = [{ productId, quantity: 10, texts: { [key]: 'Ada' } }]
    const { cart } = await visitor.api.cart.addLines({ lines: engraved })
    expect(cart.lines[0]).toMatchObject({ price: '7.50' })
  })

  test.each(['failure', 'silence', 'nonsense'] as const)(
    'fall back to the catalog at a %s, and are requested again half a minute later',
    async (kind) => {
      answer = kind
      const { visitor } = await visitorWith(11)
      expect(await pricesOf(visitor)).toEqual([['9.00', '9.00']])
      answer = 'prices'
      shop.clock.pass({ seconds: 31 })
      expect(await pricesOf(visitor)).toEqual([['5.00', '9.00']])
    },
  )

  test('that are no longer available are reported to the buyer', async () => {
    const { visitor } = await visitorWith(12)
    answer = 'failure'
    shop.clock.pass({ minutes: 6 })
    const cart = await cartOf(visitor)
    expect(cart?.problems).toMatchObject([{ kind: 'PRICE_CHANGED', before: '5.00', after: '9.00' }])
  })
})
