import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { lampInStock, stockOf } from './order.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api

/** The results of a run, once all checks are finished. */
async function run() {
  await api().rehearsal.startLaunchChecks({})
  const read = async () => (await api().rehearsal.listLaunchChecks({})).checks
  await expect
    .poll(async () => (await read()).filter(({ state }) => state === 'WAITING'), {
      timeout: 60_000,
    })
    .toEqual([])
  return read()
}

const stateOf = (checks: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(checks.map(({ name, state, reason }) => [name, reason ?? state]))

test('the launch checklist names what is missing, and makes twelve orders when nothing is', async () => {
  const bare = stateOf(await run())
  expect(new Set(Object.values(bare))).toEqual(new Set(['NO_PRODUCT', 'NO_CODE']))

  const productId = await lampInStock(shop, 3)
  await deliverToGermany(shop.people.merchant())
  const little = stateOf(await run())
  expect(little).toMatchObject({
    CARD: 'PASSED',
    CODE: 'NO_CODE',
    OTHER_DELIVERY: 'NO_OTHER_DELIVERY',
  })

  const { profiles } = await api().delivery.listDelivery({})
  await api().delivery.saveShippingOption({
    option: {
      title: 'Express',
      estimatedDeliveryTime: '',
      active: true,
      deliveryRegionIds: profiles.flatMap(({ regions }) => regions.map(({ id }) => id)),
      rates: [{ amount: '9.90', conditions: [], multiplyByQuantity: false }],
      freeFrom: null,
    },
  })
  await api().promotions.createPromotion({
    promotion: {
      name: 'Ten percent',
      trigger: 'CODE',
      limits: { total: 1 },
      effect: { type: 'PERCENT', percent: '10', level: 'SUM' },
    },
    code: 'TENTH',
  })
  for (const checks of [await run(), await run()]) {
    expect(stateOf(checks)).toEqual(Object.fromEntries(checks.map(({ name }) => [name, 'PASSED'])))
    expect(checks).toHaveLength(12)
    const withOrder = checks.filter(({ order }) => order !== null)
    expect(withOrder).toHaveLength(11)
    for (const { order } of withOrder) expect(order?.number).toMatch(/^R-\d+$/)
  }
  expect(await stockOf(shop.people.merchant(), productId)).toBe(3)
  expect((await api().orders.queryOrders({})).orders).toEqual([])
  await api().rehearsal.clearRehearsal({})
  const { checks } = await api().rehearsal.listLaunchChecks({})
  expect(checks.map(({ order }) => order)).toEqual(checks.map(() => null))
  expect((await api().orders.queryOrders({ rehearsal: true })).orders).toEqual([])
})
