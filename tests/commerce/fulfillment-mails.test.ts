import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { digitalOrder, pickupPlace, sendMails } from './fulfillment.fixture.ts'
import { ordered, readyToOrder } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const mailsAbout = async (number: string, words: string) => {
  const { mails } = await api().mailbox.listMails({})
  return mails.filter(({ subject }) => subject.includes(number) && subject.includes(words))
}
const fulfillmentOf = async (orderId: string) =>
  (await api().fulfillments.listFulfillments({ orderIds: [orderId] })).fulfillments[0]
const minutePasses = async () => {
  shop.clock.pass({ seconds: 61 })
  await sendMails(shop)
}

describe('the mail about a parcel', () => {
  test('is sent once after a minute, with a link to the carrier', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel, 2)
    const { order } = await visitor.api.orders.placeOrder({ checkoutId, language: 'de' })
    const { fulfillment } = await api().fulfillments.createFulfillment({
      orderId: order.id,
      carrier: 'dhl',
      trackingNumber: '4711',
      notify: true,
    })
    expect(fulfillment.mail).toBe('WAITING')
    await sendMails(shop)
    expect(await mailsAbout(order.number, 'unterwegs')).toEqual([])
    await minutePasses()
    await minutePasses()
    const [mail, ...others] = await mailsAbout(order.number, 'unterwegs')
    expect(others).toEqual([])
    expect(mail?.text).toContain(
      'https://www.dhl.com/global-en/home/tracking.html?tracking-id=4711',
    )
    expect(mail?.text).toMatch(/Lamp.*2 ×/s)
    const id = fulfillment.id
    await api().fulfillments.updateFulfillment({ id, trackingNumber: '4712', notify: true })
    await minutePasses()
    expect(await mailsAbout(order.number, 'unterwegs')).toHaveLength(1)
    expect(await fulfillmentOf(order.id)).toMatchObject({ mail: 'SENT' })
    const { order: later } = await api().orders.getOrder({ id: order.id })
    expect(later.activities.filter(({ kind }) => kind === 'SHIPMENT_MAILED')).toHaveLength(1)
  })

  test('is not sent when the parcel is taken back, or the tick is', async () => {
    const [one, two] = [await ordered(shop, parcel), await ordered(shop, parcel)]
    const orderIds = [one.order.id, two.order.id]
    const { results } = await api().fulfillments.fulfillOrders({ orderIds, notify: true })
    const [first, second] = results.map(({ fulfillmentId }) => fulfillmentId ?? '')
    await api().fulfillments.cancelFulfillments({ ids: [first ?? ''] })
    await api().fulfillments.updateFulfillment({ id: second ?? '', notify: false })
    await minutePasses()
    expect(await mailsAbout(one.order.number, 'on its way')).toEqual([])
    expect(await mailsAbout(two.order.number, 'on its way')).toEqual([])
  })
})

describe('goods that are collected', () => {
  test('are ready, with a mail that names the place, and then collected', async () => {
    const workshop = await pickupPlace(shop)
    const { order } = await ordered(shop, workshop)
    expect(order.delivery).toMatchObject([
      {
        kind: 'pickup',
        title: 'Workshop',
        details: { pickup: { addressLine: 'Invalidenstr. 1', city: 'Berlin', country: 'DE' } },
      },
    ])
    const { order: published } = await api().ordersV1.getOrder({ id: order.id })
    expect(published.shippingInfo?.logistics.pickupDetails).toMatchObject({
      address: { addressLine: 'Invalidenstr. 1', city: 'Berlin', country: 'DE' },
      pickupMethod: 'STORE_PICKUP',
    })
    const { fulfillment } = await api().fulfillments.createFulfillment({
      orderId: order.id,
      notify: true,
    })
    expect(fulfillment).toMatchObject({ kind: 'PICKUP', state: 'READY' })
    await minutePasses()
    const [mail] = await mailsAbout(order.number, 'ready to collect')
    expect(mail?.text).toContain('Workshop, Invalidenstr. 1, 10115 Berlin')
    expect(mail?.text).toContain(order.link)
    await api().fulfillments.updateFulfillment({ id: fulfillment.id, state: 'DELIVERED' })
    const { order: later } = await api().orders.getOrder({ id: order.id })
    expect(later.activities.map(({ kind }) => kind).slice(-4)).toEqual([
      'PICKUP_READY',
      'FULFILLED',
      'PICKUP_MAILED',
      'COLLECTED',
    ])
  })
})

describe('an order without delivery', () => {
  test('is fulfilled as soon as it is approved, and not before', async () => {
    const { order, pay } = await digitalOrder(shop)
    expect(order).toMatchObject({ state: 'AWAITING_PAYMENT', fulfillmentState: 'NONE' })
    await pay()
    const { order: paid } = await api().orders.getOrder({ id: order.id })
    expect(paid).toMatchObject({ state: 'PLACED', fulfillmentState: 'ALL' })
    expect(paid.activities.map(({ kind }) => kind)).toContain('FULFILLED')
  })

  test('is fulfilled at once when it is paid by transfer', async () => {
    const { order } = await digitalOrder(shop, 'BANK_TRANSFER')
    expect(order).toMatchObject({ state: 'PLACED', fulfillmentState: 'ALL' })
    const { orders } = await api().orders.queryOrders({ search: order.number })
    expect(orders).toMatchObject([{ id: order.id, hasDelivery: false }])
  })
})
