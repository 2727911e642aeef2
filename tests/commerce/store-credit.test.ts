import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

test('To be written: who calls storeCredit.getStoreCredit, and what it changes', async () => {
  const { storeCredit } = shop.people.merchant().api
  await storeCredit.getStoreCredit({})
  expect.fail('To be written: what is different after storeCredit.getStoreCredit')
})
