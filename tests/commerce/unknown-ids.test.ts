import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111'

describe('what does not exist is named in the error', () => {
  test('a tax region', async () => {
    await expect(merchant().taxes.deleteTaxRegion({ id: UNKNOWN_ID })).rejects.toMatchObject({
      status: 404,
      code: 'TAX_REGION_ID_NOT_FOUND',
    })
  })

  test('an import of orders', async () => {
    await expect(merchant().orderFiles.getOrderImport({ id: UNKNOWN_ID })).rejects.toMatchObject({
      status: 404,
      code: 'ORDER_IMPORT_NOT_FOUND',
    })
  })

  test('the connection that a payment provider sends its messages to', async () => {
    const url = `${shop.baseUrl}/vitrine/v1/payment-connections/${UNKNOWN_ID}/messages`
    const response = await shop.server.fetch(new Request(url, { method: 'POST', body: '{}' }))
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      details: { applicationError: { code: 'PAYMENT_CONNECTION_NOT_FOUND' } },
    })
  })
})
