import { startTestServer, type TestServer } from '@vitrine/testkit'
import { abandonedCheckouts, checkout } from '@wix/ecom'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirectTo, restoreFetch } from './redirected-fetch.ts'
import { itemOf } from './selling.ts'

const modules = { abandonedCheckouts, checkout }
let shop: TestServer
let send: typeof globalThis.fetch
let productId: string
beforeAll(async () => {
  // With a clock that the test moves on: an hour has to pass.
  shop = await startTestServer()
  const { address } = await shop.server.listen({ host: '127.0.0.1', port: 0 })
  send = redirectTo(address)
  const { product } = await shop.people.merchant().api.catalogV1.createProduct({
    product: { name: 'Mug', priceData: { price: '12.50' } },
  })
  productId = product.id ?? ''
})
afterAll(async () => {
  restoreFetch()
  await shop?.close()
})

const merchant = () => {
  const { apiKey, id: siteId } = shop.site
  return createClient({ modules, auth: ApiKeyStrategy({ apiKey, siteId }), fetch: send })
    .abandonedCheckouts
}
const visitor = () =>
  createClient({ modules, auth: OAuthStrategy({ clientId: shop.site.clientId }), fetch: send })

/** Somebody leaves a checkout of mugs. */
async function leave(email: string, quantity = 1) {
  const created = await visitor().checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [itemOf(productId, quantity)],
    checkoutInfo: {
      buyerInfo: { email },
      shippingInfo: {
        shippingDestination: { contactDetails: { firstName: 'Ada', lastName: 'Lovelace' } },
      },
    },
  })
  shop.clock.pass({ hours: 1 })
  await shop.server.tasks['abandoned:find'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )
  return created._id ?? ''
}

test('abandoned checkouts are queried, searched and read, and get activities', async () => {
  const checkoutId = await leave('one@example.com', 2)
  await leave('two@example.com')
  const first = await merchant()
    .queryAbandonedCheckouts()
    .limit(1)
    .descending('_createdDate')
    .find()
  expect(first.items[0]).toMatchObject({ buyerInfo: { email: 'two@example.com' } })
  expect(first.items[0]?._createdDate).toBeInstanceOf(Date)
  const next = await first.next()
  expect(next.items[0]).toMatchObject({
    checkoutId,
    status: 'ABANDONED',
    buyerInfo: { email: 'one@example.com' },
    contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
    totalPrice: { amount: '25.00' },
    lineItems: [{ quantity: 2, productName: { original: 'Mug' }, price: { amount: '12.50' } }],
  })
  const found = await merchant()
    .queryAbandonedCheckouts()
    .eq('buyerInfo.email', 'one@example.com')
    .find()
  const id = found.items[0]?._id ?? ''
  const searched = await merchant().searchAbandonedCheckouts({ search: { expression: 'one@' } })
  expect(searched.abandonedCheckouts?.map(({ _id }) => _id)).toEqual([id])
  const { abandonedCheckout } = await merchant().addAbandonedCheckoutActivity(id, {
    activityType: 'TASK_CREATED',
  })
  expect(abandonedCheckout?.activities).toMatchObject([{ type: 'TASK_CREATED' }])
  const read = await merchant().getAbandonedCheckout(id)
  expect(read.activities?.[0]?._createdDate).toBeInstanceOf(Date)
  expect(read.checkoutUrl).toContain('/restore/')
})

test('completed ones are recovered, and counted in analytics', async () => {
  const id = await leave('three@example.com')
  const { apiKey, id: siteId } = shop.site
  const auth = ApiKeyStrategy({ apiKey, siteId })
  await createClient({ modules, auth, fetch: send }).checkout.markCheckoutAsCompleted(id)
  const { items } = await merchant().queryAbandonedCheckouts().eq('status', 'RECOVERED').find()
  expect(items[0]).toMatchObject({ checkoutId: id, status: 'RECOVERED' })
  expect(items[0]?.checkoutRecoveredDate).toBeInstanceOf(Date)
  const endDate = shop.clock.now().toISOString().slice(0, 10)
  expect(await merchant().getAbandonedCheckoutAnalytics('2026-01-01', { endDate })).toMatchObject({
    recoverableCheckoutCount: 2,
    recoverableValue: '37.50',
    recoveredCheckoutCount: 1,
    recoveredValue: '12.50',
  })
})

test('they are deleted, one or many', async () => {
  const { items } = await merchant().queryAbandonedCheckouts().find()
  const [one = '', ...others] = items.map(({ _id }) => _id ?? '')
  await merchant().deleteAbandonedCheckout(one)
  await expect(merchant().getAbandonedCheckout(one)).rejects.toThrow()
  const { bulkActionMetadata } = await merchant().bulkDeleteAbandonedCheckouts(others)
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: others.length, totalFailures: 0 })
})
