import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { leave, onlyLeftBy, pass } from './abandoned.fixture.ts'
import { lamp } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { NOBODY } from './published-order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const api = () => merchant().abandonedCheckoutsV1
const idOf = async (email: string) => (await onlyLeftBy(shop, email)).id
const emailsOf = (all: readonly { buyerInfo: { email?: string } }[]) =>
  all.map(({ buyerInfo }) => buyerInfo.email)

describe('an abandoned checkout', () => {
  test('has a summary of lines, prices and buyer', async () => {
    const { checkoutId, productId } = await leave(shop, {
      email: 'one@example.com',
      parcel,
      quantity: 2,
    })
    await pass(shop, { hours: 1 })
    const { abandonedCheckout } = await api().getAbandonedCheckout({
      abandonedCheckoutId: await idOf('one@example.com'),
    })
    expect(abandonedCheckout).toMatchObject({
      checkoutId,
      status: 'ABANDONED',
      buyerLanguage: 'en',
      buyerInfo: { visitorId: expect.any(String), email: 'one@example.com' },
      contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
      currency: 'EUR',
      totalPrice: { amount: '22.90', formattedAmount: '€22.90' },
      subtotalPrice: { amount: '18.00' },
      lineItems: [
        {
          quantity: 2,
          catalogReference: { catalogItemId: productId },
          productName: { original: 'Lamp' },
          price: { amount: '9.00' },
          physicalProperties: { shippable: true },
        },
      ],
      activities: [],
    })
    expect(abandonedCheckout.checkoutUrl).toMatch(/\/restore\/[0-9a-f-]{36}\./)
    expect(abandonedCheckout.checkoutRecoveredDate).toBeUndefined()
  })

  test('leads to the page of its creator where it has one', async () => {
    const productId = await lamp(shop.people.merchant())
    const reference = {
      catalogItemId: productId,
      appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
    }
    const overrideCheckoutUrl = 'https://pay.example/checkout'
    await merchant().checkoutV1.createCheckout({
      channelType: 'WEB',
      lineItems: [{ quantity: 1, catalogReference: reference }],
      checkoutInfo: {
        buyerInfo: { email: 'own@example.com' },
        shippingInfo: { shippingDestination: berlin },
      },
      overrideCheckoutUrl,
    })
    await pass(shop, { hours: 1 })
    const { abandonedCheckouts } = await api().searchAbandonedCheckouts({
      search: { search: { expression: 'own@example' } },
    })
    expect(abandonedCheckouts).toMatchObject([{ checkoutUrl: overrideCheckoutUrl }])
  })

  test('lists the last twenty activities', async () => {
    const abandonedCheckoutId = await idOf('one@example.com')
    for (let n = 0; n < 21; n += 1) {
      await api().addAbandonedCheckoutActivity({
        abandonedCheckoutId,
        activityType: n === 20 ? 'TASK_CREATED' : 'NOTIFICATION_SENT',
      })
    }
    const { abandonedCheckout } = await api().getAbandonedCheckout({ abandonedCheckoutId })
    expect(abandonedCheckout.activities).toHaveLength(20)
    expect(abandonedCheckout.activities.at(-1)).toMatchObject({ type: 'TASK_CREATED' })
  })
})

describe('lists', () => {
  test('are filtered, sorted and read on by cursor', async () => {
    for (const n of [1, 2, 3]) {
      await leave(shop, { email: `list${n}@example.com` })
      await pass(shop, { hours: 1 })
    }
    const filter = { 'buyerInfo.email': { $startsWith: 'list' } }
    const sort = [{ fieldName: 'createdDate', order: 'ASC' as const }]
    const first = await api().queryAbandonedCheckouts({
      query: { filter, sort, cursorPaging: { limit: 2 } },
    })
    expect(emailsOf(first.abandonedCheckouts)).toEqual(['list1@example.com', 'list2@example.com'])
    expect(first.metadata).toMatchObject({ count: 2, hasNext: true })
    const cursor = first.metadata.cursors.next ?? ''
    const next = await api().queryAbandonedCheckouts({ query: { cursorPaging: { cursor } } })
    expect(emailsOf(next.abandonedCheckouts)).toEqual(['list3@example.com'])
    const by = async (one: object) =>
      (await api().queryAbandonedCheckouts({ query: { filter: one as never } })).abandonedCheckouts
    expect(await by({ status: 'RECOVERED' })).toEqual([])
    expect(emailsOf(await by({ 'activities.type': { $hasSome: ['TASK_CREATED'] } }))).toEqual([
      'one@example.com',
    ])
    expect(await codeOf(by({ note: 'x' }))).toContain('400')
  })

  test('are searched by words of address and name, any or every one', async () => {
    const search = async (expression: string, mode?: 'AND' | 'OR', fields?: never[]) =>
      emailsOf(
        (
          await api().searchAbandonedCheckouts({
            search: { search: { expression, ...(mode && { mode }), ...(fields && { fields }) } },
          })
        ).abandonedCheckouts,
      )
    expect(await search('list1 list2')).toEqual(['list2@example.com', 'list1@example.com'])
    expect(await search('list1 Lovelace', 'AND')).toEqual(['list1@example.com'])
    expect(await search('list1 list2', 'AND')).toEqual([])
    expect(await search('list1', 'OR', ['contactDetails.lastName'] as never[])).toEqual([])
  })

  test('have the same search words on every page', async () => {
    const search = { search: { expression: 'list' }, cursorPaging: { limit: 2 } }
    const first = await api().searchAbandonedCheckouts({ search })
    const cursor = first.pagingMetadata.cursors.next ?? ''
    const next = await api().searchAbandonedCheckouts({ search: { cursorPaging: { cursor } } })
    expect(emailsOf(next.abandonedCheckouts)).toEqual(['list1@example.com'])
  })
})

test('analytics return the requested figures for the requested states', async () => {
  const time = { startDate: '2026-01-01', endDate: shop.clock.now().toISOString().slice(0, 10) }
  const abandonedCheckoutId = await idOf('one@example.com')
  const { abandonedCheckout } = await api().getAbandonedCheckout({ abandonedCheckoutId })
  await merchant().checkoutV1.markCheckoutAsCompleted({ id: abandonedCheckout.checkoutId })
  expect(await api().getAbandonedCheckoutAnalytics(time)).toEqual({
    currency: 'EUR',
    recoverableValue: '36.00',
    recoverableCheckoutCount: 4,
    averageRecoverableCheckoutValue: '9.00',
    recoveredValue: '22.90',
    recoveredCheckoutCount: 1,
    recoveryRate: 0.2,
  })
  expect(
    await api().getAbandonedCheckoutAnalytics({
      ...time,
      metrics: ['RECOVERED_VALUE'],
      statuses: ['ABANDONED'],
    }),
  ).toEqual({ currency: 'EUR', recoveredValue: '0.00' })
  const wrong = api().getAbandonedCheckoutAnalytics({ ...time, startDate: '2026-02-30' })
  expect(await codeOf(wrong)).toBe('400 FORMAT')
})

test('its link redirects to the shop, and returns 404 when nothing can be recovered', async () => {
  const open = async (id: string) => {
    const answer = await api().redirectToCheckout({ abandonedCheckoutId: id, metasiteId: NOBODY })
    return [answer.status, answer.headers.location ?? '']
  }
  const [status, location] = await open(await idOf('list1@example.com'))
  expect(status).toBe(302)
  expect(location).toMatch(/\/restore\//)
  expect(await open(await idOf('one@example.com'))).toEqual([404, ''])
  expect(await open(NOBODY)).toEqual([404, ''])
})

test('bulk deletion returns a result for each', async () => {
  const [one, two] = [await idOf('list1@example.com'), await idOf('list2@example.com')]
  const { results, bulkActionMetadata } = await api().bulkDeleteAbandonedCheckouts({
    abandonedCheckoutIds: [one, NOBODY],
  })
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  expect(results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
    undefined,
    'ABANDONED_CHECKOUT_NOT_FOUND',
  ])
  await api().deleteAbandonedCheckout({ abandonedCheckoutId: two })
  for (const abandonedCheckoutId of [one, two]) {
    expect(await codeOf(api().getAbandonedCheckout({ abandonedCheckoutId }))).toBe(
      '404 ABANDONED_CHECKOUT_NOT_FOUND',
    )
    expect(await codeOf(api().deleteAbandonedCheckout({ abandonedCheckoutId }))).toBe(
      '404 ABANDONED_CHECKOUT_NOT_FOUND',
    )
    expect(await codeOf(api().addAbandonedCheckoutActivity({ abandonedCheckoutId }))).toBe(
      '404 ABANDONED_CHECKOUT_NOT_FOUND',
    )
  }
  const visitor = shop.people.visitor().api.abandonedCheckoutsV1
  await expect(visitor.queryAbandonedCheckouts({})).rejects.toMatchObject({ status: 403 })
})
