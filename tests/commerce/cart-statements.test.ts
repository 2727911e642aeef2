import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { cartOf, cup, lamp } from './cart.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()

describe('statements', () => {
  test('are as many for a cart of 1, 10, 100 and 300 lines', async () => {
    const productId = await cup(merchant(), 5000)
    const counts: Record<string, number>[] = []
    for (const size of [1, 10, 100, 300]) {
      const visitor = shop.people.visitor()
      const lines = Array.from({ length: size }, (_, at) => ({
        productId,
        texts: { Engraving: `No ${at}` },
        quantity: 1,
      }))
      for (let from = 0; from < size; from += 100) {
        await visitor.api.cart.addLines({ lines: lines.slice(from, from + 100) })
      }
      const ids = (await cartOf(visitor))?.lines.map(({ id }) => id) ?? []
      expect(ids).toHaveLength(size)
      const count = async (work: () => Promise<unknown>) =>
        (await shop.countStatements(work)).statements.length
      const change = { id: ids[0] ?? '', quantity: 2 }
      counts.push({
        get: await count(() => visitor.api.cart.get({})),
        wire: await count(() => visitor.api.currentCart.getCurrentCart({})),
        second: await count(() => visitor.api.currentCartV2.getCurrentCart({})),
        calculated: await count(() => visitor.api.currentCartV2.calculateCurrentCart({})),
        add: await count(() => visitor.api.cart.addLines({ lines: lines.slice(0, 1) })),
        set: await count(() => visitor.api.cart.changeLines({ lines: [change] })),
        estimate: await count(() => visitor.api.cart.estimate({})),
        remove: await count(() => visitor.api.cart.removeLines({ lineIds: ids.slice(0, 100) })),
      })
    }
    for (const each of counts) expect(each).toEqual(counts[0])
    expect(counts[0]?.get).toBeLessThanOrEqual(4)
    expect(counts[0]?.add).toBeLessThanOrEqual(10)
    expect(counts[0]?.second).toBeLessThanOrEqual(9)
    expect(counts[0]?.calculated).toBeLessThanOrEqual(14)
  })
})

describe('a call that is sent again', () => {
  const send = async (token: string, body: object, key: string) => {
    const response = await shop.server.fetch(
      new Request(`${shop.baseUrl}/vitrine/v1/cart/lines`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: token,
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      }),
    )
    return { status: response.status, body: await response.json() }
  }

  test('with the same key adds nothing again, and with another body is refused', async () => {
    const token = await shop.people.visitorToken()
    const lines = [{ productId: await lamp(merchant()), quantity: 2 }]
    const first = await send(token, { lines }, 'a')
    const second = await send(token, { lines }, 'a')
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.cart).toEqual(first.body.cart)
    expect((await send(token, { lines }, 'b')).body.cart.itemCount).toBe(4)
    const other = await send(token, { lines: [{ ...lines[0], quantity: 3 }] }, 'a')
    expect(other).toMatchObject({
      status: 422,
      body: { details: { applicationError: { code: 'IDEMPOTENCY_KEY_REUSED' } } },
    })
    expect((await send(token, { lines }, 'x'.repeat(300))).status).toBe(400)
  })
})

describe('the price of a cart', () => {
  test('is explained to the cent, with a discount code', async () => {
    const visitor = shop.people.visitor()
    const lines = [{ productId: await lamp(merchant(), null, '19.99'), quantity: 3 }]
    await visitor.api.cart.addLines({ lines })
    expect(await codeOf(visitor.api.cart.applyCode({ code: 'NOTHING' }))).toBe(
      '404 ERROR_COUPON_DOES_NOT_EXIST',
    )
    await merchant().api.promotions.createPromotion({
      promotion: {
        name: 'Tenth',
        trigger: 'CODE',
        effect: { type: 'PERCENT', percent: '10', level: 'SUM' },
      },
      code: 'TENTH',
    })
    const { cart } = await visitor.api.cart.applyCode({ code: ' tenth ' })
    expect(cart.codes).toEqual(['tenth'])
    const { estimate } = await visitor.api.cart.estimate({})
    expect(estimate.totals).toMatchObject({ subtotal: 5997, discount: 600, total: 5397 })
    expect(estimate.trace.reduce((sum, { amount }) => sum + amount, 0)).toBe(estimate.totals.total)
    const removed = await visitor.api.cart.removeCode({ code: 'TENTH' })
    expect(removed.cart.codes).toEqual([])
  })
})
