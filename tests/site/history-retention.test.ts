import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const prune = () =>
  shop.server.tasks['expired:prune'](
    {},
    { id: '1', attempt: 1, isLastAttempt: false, signal: undefined },
  )
const createdBy = async ({ people }: Pick<TestServer, 'people'>) => {
  const { history } = people.merchant().api
  const { entries } = await history.listHistory({ entityType: 'product' })
  return entries.map(({ entity }) => entity.name)
}

test('the history has the last 30 days, or as many as the site sets', async () => {
  const longer = await shop.anotherSite()
  await longer.people.merchant().api.sites.updateSettings({
    settings: { history: { keepDays: 90 } },
  })
  for (const { people } of [shop, longer]) {
    const product = { name: 'Old bowl', priceData: { price: '1' } }
    await people.merchant().api.catalogV1.createProduct({ product })
  }
  shop.clock.pass({ hours: 24 * 30 })
  await prune()
  expect([await createdBy(shop), await createdBy(longer)]).toEqual([['Old bowl'], ['Old bowl']])
  // A day of grace, as everything that ends has.
  shop.clock.pass({ hours: 25 })
  await prune()
  expect([await createdBy(shop), await createdBy(longer)]).toEqual([[], ['Old bowl']])
  shop.clock.pass({ hours: 24 * 60 })
  await prune()
  expect(await createdBy(longer)).toEqual([])
})
