import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, unique } from '../catalog/listed-products.fixture.ts'
import { mailsTo } from './abandoned.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { bought, send, sendRequests, setReviews, words } from './review.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await deliverToGermany(shop.people.merchant())
  await api().sites.updateSettings({ settings: { limits: { callsPerMinuteFactor: 100 } } })
})
afterAll(() => shop.close())
beforeEach(() =>
  setReviews(shop, {
    collect: true,
    publish: 'AT_ONCE',
    request: true,
    requestAfterDays: 14,
    requestOnlyWithConsent: true,
  }),
)

const api = () => shop.people.merchant().api
const newAddress = () => `${unique('buyer').replace(/\W/g, '-').toLowerCase()}@example.com`
const asked = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ text }) => text?.includes('/review-requests/'))
const pass = async (days: number) => {
  shop.clock.pass({ days })
  await sendRequests(shop)
}
const agreed = { consent: 'review-request' }

describe('a buyer whose order is sent', () => {
  test('gets one request two weeks later, in the language of the order', async () => {
    const email = newAddress()
    const { orderId } = await bought(shop, parcel, { email, ...agreed, language: 'de' })
    await pass(20)
    expect(await asked(email)).toEqual([])
    await send(shop, orderId)
    await pass(13)
    expect(await asked(email)).toEqual([])
    await pass(1)
    await pass(30)
    const [mail, ...others] = await asked(email)
    expect(others).toEqual([])
    expect(mail?.subject).toContain('Wie gefällt Ihnen')
    expect(mail?.text).toContain('Lamp')
    const order = /\/orders\/([\w.-]+)\/reviews/.exec(mail?.text ?? '')?.[1] ?? ''
    const { lines } = await shop.people.visitor().api.productReviews.listReviewable({ order })
    expect(lines).toHaveLength(1)
  })

  test('gets it later when the parcel arrives later', async () => {
    const email = newAddress()
    const { orderId } = await bought(shop, parcel, { email, ...agreed })
    const { fulfillment } = await send(shop, orderId)
    await pass(5)
    await api().fulfillments.updateFulfillment({ id: fulfillment.id, state: 'DELIVERED' })
    await pass(10)
    expect(await asked(email)).toEqual([])
    await pass(4)
    expect(await asked(email)).toHaveLength(1)
  })

  test('without consent gets it only when the shop needs none', async () => {
    const [silent, customer] = [newAddress(), newAddress()]
    const one = await bought(shop, parcel, { email: silent })
    await send(shop, one.orderId)
    await pass(15)
    expect(await asked(silent)).toEqual([])
    await setReviews(shop, { requestOnlyWithConsent: false })
    const two = await bought(shop, parcel, { email: customer })
    await send(shop, two.orderId)
    await pass(15)
    expect(await asked(customer)).toHaveLength(1)
  })

  test('who has reviewed everything, or got a refund, gets none', async () => {
    const [wrote, cancelled] = [newAddress(), newAddress()]
    const one = await bought(shop, parcel, { email: wrote, ...agreed })
    await send(shop, one.orderId)
    const { orderId: order, lineId } = one
    await one.buyer.api.productReviews.saveReview({ order, lineId, ...words })
    const two = await bought(shop, parcel, { email: cancelled, ...agreed })
    const { fulfillment } = await send(shop, two.orderId)
    await api().fulfillments.cancelFulfillment({ id: fulfillment.id })
    await api().orders.cancelOrder({ id: two.orderId })
    await pass(15)
    expect(await asked(wrote)).toEqual([])
    expect(await asked(cancelled)).toEqual([])
  })

  test('who unsubscribes never gets another, whatever is ordered', async () => {
    const email = newAddress()
    const first = await bought(shop, parcel, { email, ...agreed })
    await send(shop, first.orderId)
    await pass(15)
    const [mail] = await asked(email)
    const link = /\/review-requests\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const visitor = shop.people.visitor().api.productReviews
    await visitor.unsubscribe({ link })
    await visitor.unsubscribe({ link })
    const second = await bought(shop, parcel, { email, ...agreed })
    await send(shop, second.orderId)
    await pass(15)
    expect(await asked(email)).toHaveLength(1)
    expect(await codeOf(visitor.unsubscribe({ link: 'made-up' }))).toBe('404 REVIEW_LINK_INVALID')
  })

  test('gets none when the shop turns requests off', async () => {
    const email = newAddress()
    const { orderId } = await bought(shop, parcel, { email, ...agreed })
    await send(shop, orderId)
    await setReviews(shop, { request: false })
    await pass(15)
    expect(await asked(email)).toEqual([])
  })
})

test('the site returns whether the checkout has to ask for the consent', async () => {
  const site = async () => (await shop.people.visitor().api.sites.getSite({})).site
  expect(await site()).toMatchObject({ collectsReviews: true, asksForReviewRequests: true })
  await setReviews(shop, { requestOnlyWithConsent: false })
  expect(await site()).not.toHaveProperty('asksForReviewRequests')
})
