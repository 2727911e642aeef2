import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { ordered, readyToOrder } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  await shop.server.staff.create({
    email: 'owner@example.com',
    password: 'a-glass-case-for-everybody',
    name: 'Olive Owner',
    role: 'owner',
  })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
/** The mails about an order. */
async function mailsAbout(number: string) {
  const { mails } = await merchant().mailbox.listMails({})
  return mails.filter(({ subject }) => subject.includes(number))
}
const subjects = async (number: string) =>
  (await mailsAbout(number)).map(({ subject }) => subject).sort()

describe('mails about an order', () => {
  test('confirm it to the buyer in the buyer’s language, and notify the owners', async () => {
    const { visitor, checkoutId } = await readyToOrder(shop, parcel, 2)
    const { order } = await visitor.api.orders.placeOrder({ checkoutId, language: 'de' })
    const mails = await mailsAbout(order.number)
    expect(mails).toHaveLength(2)
    const toBuyer = mails.find(({ to }) => to === 'ada@example.com')
    const toOwner = mails.find(({ to }) => to === 'owner@example.com')
    expect(toBuyer?.subject).toContain(`Ihre Bestellung ${order.number}`)
    expect(toBuyer?.text).toContain('22,90')
    expect(toBuyer?.text).toContain(order.link)
    expect(toOwner?.text).toContain('Ada Lovelace')
    expect(toOwner?.text).toContain(`/dashboard/orders/${order.id}`)
  })

  test('confirm a payment, and a refund when the merchant chooses to notify', async () => {
    const { order } = await ordered(shop, parcel)
    const { id, number } = order
    await merchant().orders.recordPayment({ id })
    await merchant().orders.refundOrder({ id, amount: 100 })
    await merchant().orders.refundOrder({ id, amount: 200, notify: true, reason: 'A scratch' })
    await merchant().orders.cancelOrder({ id, notify: true })
    expect(await subjects(number)).toEqual([
      `New order ${number} at Test shop`,
      `We have received your payment for order ${number}`,
      `Your order ${number} at Test shop`,
      `Your order ${number} at Test shop was cancelled`,
      `Your refund for order ${number}`,
    ])
    const refund = (await mailsAbout(number)).find(({ subject }) => subject.includes('refund'))
    expect(refund?.text).toContain('€2.00')
    expect(refund?.text).toContain('A scratch')
  })

  test('report a declined card, and link to the page where the buyer pays', async () => {
    const { method } = await merchant().payments.saveMethod({
      method: { provider: 'TEST_BANK', name: 'Card', active: true },
    })
    const { visitor, checkoutId } = await readyToOrder(shop, parcel)
    const { order, step } = await visitor.api.orders.placeOrder({
      checkoutId,
      paymentMethodId: method.id,
    })
    expect(await subjects(order.number)).toEqual([])
    const body = new URLSearchParams({ card: '4000000000000002' })
    await shop.server.fetch(new Request(step.url ?? '', { method: 'POST', body }))
    expect(await subjects(order.number)).toEqual([
      `The payment for order ${order.number} did not go through`,
    ])
  })
})
