import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const visitor = () => shop.people.visitor().api
const send = async (path: string, init: RequestInit = {}) => {
  const headers = { authorization: await shop.people.visitorToken() }
  return shop.server.fetch(new Request(`${shop.baseUrl}${path}`, { headers, ...init }))
}

describe('services that website templates call on every page and the shop does not have', () => {
  test('return an empty list of site scripts, to any caller', async () => {
    expect(await visitor().siteScripts.listSiteScripts({})).toEqual({ siteScripts: [] })
    const reply = await send('/assets/scripts/v1/site-scripts?pageName=home', { headers: {} })
    expect([reply.status, await reply.json()]).toEqual([200, { siteScripts: [] }])
  })

  test.each([
    '/ecom/v1/carts/current',
    '/_api/ecom-cart/v1/carts/current',
    '/_api/cart/v1/carts/current',
    '/ecom/v2/carts/current',
  ])('a visitor has no cart at %s', async (path) => {
    const reply = await send(path)
    expect(reply.status).toBe(404)
    expect((await reply.json()).details.applicationError.code).toBe('OWNED_CART_NOT_FOUND')
  })

  test('return 404 for a data collection, by POST and by GET', async () => {
    const asked = { dataCollectionId: 'Blog', query: { filter: { a: 1 } } }
    const packed = Buffer.from(JSON.stringify(asked)).toString('base64url')
    const replies = [
      await send('/wix-data/v2/items/query', {
        method: 'POST',
        body: JSON.stringify(asked),
        headers: { authorization: await shop.people.visitorToken() },
      }),
      await send(`/wix-data/v2/items/query?.r=${packed}`),
    ]
    for (const reply of replies) {
      expect(reply.status).toBe(404)
      expect((await reply.json()).details.applicationError).toMatchObject({
        code: 'WDE0025',
        data: { dataCollectionId: 'Blog' },
      })
    }
  })

  test('return empty orders, recommendations and reviews', async () => {
    const { api } = await shop.people.member()
    expect(await api.ordersV1.searchOrders({ search: { cursorPaging: { limit: 10 } } })).toEqual({
      orders: [],
      metadata: { count: 0, cursors: {}, hasNext: false },
    })
    const algorithms = [{ id: 'related', appId: 'stores' }]
    expect(await api.recommendations.getRecommendation({ algorithms })).toEqual({
      recommendation: null,
    })
    const query = { filter: { entityId: 'x' }, cursorPaging: { limit: 50 } }
    expect(await api.reviews.queryReviews({ query })).toMatchObject({
      reviews: [],
      metadata: { count: 0 },
    })
  })
})
