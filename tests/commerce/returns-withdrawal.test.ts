import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { paidOrder, sentOrder } from './return.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const person = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  wording: 'I withdraw from the contract. Button: Confirm withdrawal',
}
const returnsOf = async (order: { readonly id: string }) =>
  (await api().returns.getOrderReturns({ order: order.id })).returns
const mailsTo = async (email: string) => {
  const { mails } = await api().mailbox.listMails({})
  return mails.filter(({ to }) => to.toLowerCase().includes(email))
}
/** Marks every parcel of an order as delivered now. */
async function deliver(orderId: string) {
  const { fulfillments } = await api().fulfillments.listFulfillments({ orderIds: [orderId] })
  for (const { id } of fulfillments) {
    await api().fulfillments.updateFulfillment({ id, state: 'DELIVERED' })
  }
}

describe('a withdrawal', () => {
  test('by number and e-mail address is approved at once, with a receipt', async () => {
    const { order } = await paidOrder(shop, parcel)
    const guest = shop.people.visitor().api
    const number = ` #${order.number} `
    const email = 'ADA@example.com'
    const { receivedDate } = await guest.returns.withdraw({ ...person, number, email })
    const [made] = await returnsOf(order)
    expect(made).toMatchObject({
      kind: 'WITHDRAWAL',
      state: 'AGREED',
      late: false,
      lines: [{ quantity: 2 }],
      withdrawal: { ...person, email, orderNumber: order.number, late: false },
    })
    expect(made?.withdrawal?.createdDate).toEqual(receivedDate)
    const [receipt] = (await mailsTo('ada@example.com')).filter(({ subject }) =>
      subject.includes(`withdrawal from order ${order.number}`),
    )
    expect(receipt?.text).toContain('Confirm withdrawal')
    expect(receipt?.text).toContain('Ada Lovelace')
    expect(receipt?.text).toContain('Lamp')
    expect(receipt?.text).toContain(String(receivedDate.getUTCFullYear()))
  })

  test('of an unknown order gets the same response, and is stored without a mail', async () => {
    const { order } = await sentOrder(shop, parcel)
    const guest = shop.people.visitor().api
    const stranger = 'stranger@example.com'
    const known = await guest.returns.withdraw({ ...person, number: order.number })
    const wrongNumber = await guest.returns.withdraw({
      ...person,
      number: '999999',
      email: stranger,
    })
    const wrongPerson = await guest.returns.withdraw({
      ...person,
      number: order.number,
      email: stranger,
    })
    for (const one of [wrongNumber, wrongPerson]) {
      expect(Object.keys(one)).toEqual(Object.keys(known))
    }
    expect(await returnsOf(order)).toHaveLength(1)
    expect(await mailsTo(stranger)).toEqual([])
    const { withdrawals } = await api().returns.listWithdrawals({})
    const stored = withdrawals.filter(({ email }) => email === stranger)
    expect(stored.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
      [order.number, '999999'].toSorted(),
    )
    expect(stored.every(({ returnId, deadlineDate }) => returnId ?? deadlineDate)).toBe(false)
  })

  test('by link can name lines, and refunds the delivery when everything is returned', async () => {
    const { order, lineId } = await sentOrder(shop, parcel)
    const guest = shop.people.visitor().api
    const withdraw = (quantity: number) =>
      guest.returns.withdraw({ ...person, order: order.link, lines: [{ lineId, quantity }] })
    await withdraw(1)
    const [first] = await returnsOf(order)
    const settle = (id = '') => api().returns.previewSettlement({ id })
    expect(await settle(first?.id)).toMatchObject({ goods: 900, delivery: 0, amount: 900 })
    expect(await codeOf(withdraw(2))).toBe('400 INVALID_RETURN_QUANTITY')
    await withdraw(1)
    const [, second] = await returnsOf(order)
    const delivery = order.totals.delivery
    expect(delivery).toBeGreaterThan(0)
    expect(await settle(second?.id)).toMatchObject({ delivery, amount: 900 + delivery })
    const wrong = guest.returns.withdraw({ ...person, order: 'not.a-link' })
    expect(await codeOf(wrong)).toBe('404 ORDER_NOT_FOUND')
    const nobody = '00000000-0000-4000-8000-000000000000'
    const lines = [{ lineId: nobody, quantity: 1 }]
    const unknown = guest.returns.withdraw({ ...person, order: order.link, lines })
    expect(await codeOf(unknown)).toBe('404 LINE_ITEM_NOT_FOUND')
    expect(await codeOf(guest.returns.withdraw(person))).toMatch(/^400/)
  })

  test('counts its days from the delivery; after them it is recorded as late', async () => {
    const { order, visitor } = await sentOrder(shop, parcel)
    shop.clock.pass({ days: 3 })
    await deliver(order.id)
    const deadline = async () =>
      (await visitor.api.returns.getOrderReturns({ order: order.id })).withdrawal
    const { deadlineDate, late } = await deadline()
    const days = (deadlineDate.getTime() - shop.clock.now().getTime()) / 86_400_000
    expect(late).toBe(false)
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThanOrEqual(15)
    shop.clock.pass({ days: 16 })
    expect((await deadline()).late).toBe(true)
    await shop.people.visitor().api.returns.withdraw({ ...person, order: order.link })
    const [made] = await returnsOf(order)
    expect(made).toMatchObject({ state: 'REQUESTED', late: true, withdrawal: { late: true } })
    expect(made?.withdrawal?.deadlineDate).toEqual(deadlineDate)
    await api().returns.agreeReturn({ id: made?.id ?? '' })
  })

  test('is never late before the goods are sent', async () => {
    const { order } = await paidOrder(shop, parcel)
    shop.clock.pass({ days: 20 })
    await shop.people.visitor().api.returns.withdraw({ ...person, order: order.link })
    expect(await returnsOf(order)).toMatchObject([{ state: 'AGREED', late: false }])
  })

  test('in free text waits for the merchant, who chooses the pieces', async () => {
    const { order, lineId } = await sentOrder(shop, parcel)
    const key = { headers: { 'Idempotency-Key': `words-${order.number}` } }
    const asked = { ...person, number: order.number, statement: 'Only one of the lamps' }
    const guest = shop.people.visitor().api
    const first = await guest.returns.withdraw(asked, key)
    expect(await guest.returns.withdraw(asked, key)).toEqual(first)
    const other = { ...asked, statement: 'Both' }
    expect(await codeOf(guest.returns.withdraw(other, key))).toBe('422 IDEMPOTENCY_KEY_REUSED')
    const [made, ...others] = await returnsOf(order)
    expect(others).toEqual([])
    expect(made).toMatchObject({
      state: 'REQUESTED',
      lines: [],
      withdrawal: { statement: 'Only one of the lamps' },
    })
    const id = made?.id ?? ''
    expect(await codeOf(api().returns.agreeReturn({ id }))).toMatch(/^400/)
    const lines = [{ lineId, quantity: 1 }]
    const tooMany = api().returns.agreeReturn({ id, lines: [{ lineId, quantity: 3 }] })
    expect(await codeOf(tooMany)).toBe('400 INVALID_RETURN_QUANTITY')
    const { return: agreed } = await api().returns.agreeReturn({ id, lines })
    expect(agreed).toMatchObject({ state: 'AGREED', lines: [{ lineId, quantity: 1 }] })
  })

  test('of an excluded product waits for the merchant, too', async () => {
    const { order, productId } = await sentOrder(shop, parcel)
    await api().returns.updateReturnSettings({ settings: { excludedProductIds: [productId] } })
    await shop.people.visitor().api.returns.withdraw({ ...person, order: order.link })
    expect(await returnsOf(order)).toMatchObject([{ state: 'REQUESTED', late: false }])
  })
})
