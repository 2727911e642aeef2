import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { ordered } from './order.fixture.ts'
import { agreedReturn, sentOrder } from './return.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  await shop.server.staff.create({
    email: 'owner@example.com',
    password: 'a-glass-case-for-everybody',
    name: 'Olive Owner',
    role: 'owner',
  })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const orderOf = async (id: string) => (await api().orders.getOrder({ id })).order
const mailsAbout = async (words: string) => {
  const { mails } = await api().mailbox.listMails({})
  return mails.filter(({ subject }) => subject.includes(words))
}

describe('settling a return', () => {
  test('in several parts refunds what was paid, and the ledger balances', async () => {
    const { visitor, order, lineId } = await sentOrder(shop, parcel, 3)
    for (const settlement of [{ deduction: 250 }, {}, { refundDelivery: true }]) {
      const lines = [{ lineId, quantity: 1 }]
      const asked = await visitor.api.returns.requestReturn({ order: order.id, lines })
      const { id } = asked.return
      await api().returns.agreeReturn({ id })
      await api().returns.settleReturn({ id, ...settlement })
    }
    const deducted = await orderOf(order.id)
    expect(deducted.balance.refunded).toBe(order.totals.total - 250)
    expect(deducted.paymentState).toBe('PARTLY_REFUNDED')
    await api().orders.refundOrder({ id: order.id, amount: 250 })
    expect(await orderOf(order.id)).toMatchObject({
      paymentState: 'REFUNDED',
      balance: { refunded: order.totals.total },
      lines: [{ refunded: 3 }],
    })
    const { entries } = await api().orders.listLedger({ id: order.id })
    const sums = new Map<string, number>()
    for (const { groupId, amount } of entries) {
      sums.set(groupId, (sums.get(groupId) ?? 0) + amount)
    }
    expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
    const receivable = entries.filter(({ account }) => account === 'RECEIVABLE')
    expect(receivable.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  test('deducts less than the refund, and is refused when nothing was paid', async () => {
    const { id } = await agreedReturn(shop, parcel)
    expect(await codeOf(api().returns.settleReturn({ id, deduction: 901 }))).toMatch(/^400/)
    expect(await codeOf(api().returns.settleReturn({ id, deduction: 900 }))).toMatch(/^400/)
    const preview = await api().returns.previewSettlement({ id, deduction: 100 })
    expect(preview).toMatchObject({ goods: 900, deduction: 100, amount: 800, byHand: 800 })
    const { order } = await ordered(shop, parcel)
    await api().fulfillments.createFulfillment({ orderId: order.id })
    const unpaid = await api().returns.requestReturn({
      order: order.id,
      lines: [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }],
    })
    const settle = (kind: 'REFUND' | 'NONE') =>
      api().returns.settleReturn({ id: unpaid.return.id, kind })
    expect(await codeOf(settle('REFUND'))).toBe('400 INVALID_PAYMENT_REFUND_AMOUNT')
    expect((await settle('NONE')).return).toMatchObject({
      state: 'SETTLED',
      settlement: { kind: 'NONE', amount: 0, refundId: null },
    })
  })

  test('by exchange books no money, and leaves out pieces that were refunded before', async () => {
    const exchanged = await agreedReturn(shop, parcel)
    const { return: settled } = await api().returns.settleReturn({
      id: exchanged.id,
      kind: 'EXCHANGE',
    })
    expect(settled.settlement).toMatchObject({ kind: 'EXCHANGE', amount: 0 })
    expect((await orderOf(exchanged.order.id)).refunds).toEqual([])
    const { id, order, lineId } = await agreedReturn(shop, parcel, 2)
    await api().orders.refundOrder({ id: order.id, lines: [{ lineId, quantity: 1 }] })
    expect(await api().returns.previewSettlement({ id })).toMatchObject({ pieces: 1, amount: 900 })
  })
})

describe('the mails about a return', () => {
  test('have number, address, reason and amount in the language of the order', async () => {
    const address = 'Atelier\nInvalidenstr. 1\n10115 Berlin'
    await api().returns.updateReturnSettings({
      settings: { address, instructions: 'Use the same box.' },
    })
    const { visitor, order, lineId } = await sentOrder(shop, parcel)
    const ask = async () =>
      (
        await visitor.api.returns.requestReturn({
          order: order.id,
          lines: [{ lineId, quantity: 1 }],
        })
      ).return
    const { id, number } = await ask()
    expect(await mailsAbout(`We have received your return ${number}`)).toHaveLength(1)
    const [mail] = await mailsAbout(`Return of order ${order.number}`)
    expect(mail?.text).toContain(`/dashboard/orders/${order.id}`)
    await api().returns.agreeReturn({ id, notify: true })
    const [agreed] = await mailsAbout(`Return ${number}: please send`)
    expect(agreed?.text).toMatch(/Invalidenstr\. 1.*Use the same box\./s)
    await api().returns.settleReturn({ id, notify: true })
    const [money] = await mailsAbout(`money for return ${number}`)
    expect(money?.text).toContain('9.00')
    const declined = await ask()
    await api().returns.declineReturn({ id: declined.id, text: 'It was worn', notify: true })
    const [no] = await mailsAbout(`Return ${declined.number}: we cannot`)
    expect(no?.text).toContain('It was worn')
    const silent = await agreedReturn(shop, parcel)
    expect(await mailsAbout(`Return ${silent.agreed.number}: please send`)).toEqual([])
  })
})
