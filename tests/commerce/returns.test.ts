import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { ordered, stockOf } from './order.fixture.ts'
import { agreedReturn, paidOrder, sentOrder } from './return.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const NOBODY = '00000000-0000-4000-8000-000000000000'
const orderOf = async (id: string) => (await api().orders.getOrder({ id })).order
const kindsOf = async (id: string) => (await orderOf(id)).activities.map(({ kind }) => kind)

describe('a return', () => {
  test('is requested, approved, received, inspected and refunded', async () => {
    const { visitor, order, lineId, productId } = await sentOrder(shop, parcel)
    const { options } = await visitor.api.returns.getOrderReturns({ order: order.id })
    expect(options).toMatchObject({ refusal: null, lines: [{ lineId, available: 2 }] })
    const lines = [{ lineId, quantity: 1, reason: 'DAMAGED', comment: 'The shade is cracked' }]
    const { return: asked } = await visitor.api.returns.requestReturn({ order: order.id, lines })
    expect(asked).toMatchObject({
      kind: 'RETURN',
      state: 'REQUESTED',
      orderNumber: order.number,
      lines: [{ name: 'Lamp', ...lines[0], resell: null }],
      events: [{ kind: 'REQUESTED', actor: 'visitor' }],
    })
    const { id } = asked
    await api().returns.agreeReturn({ id })
    await api().returns.receiveReturn({ id, text: 'Box is wet' })
    const before = Number(await stockOf(shop.people.merchant(), productId))
    const inspected = await api().returns.inspectReturn({ id, lines: [{ lineId, resell: 1 }] })
    expect(inspected.return).toMatchObject({ state: 'INSPECTED', lines: [{ resell: 1 }] })
    expect(await stockOf(shop.people.merchant(), productId)).toBe(before + 1)
    const preview = await api().returns.previewSettlement({ id })
    expect(preview).toMatchObject({ goods: 900, delivery: 0, amount: 900, pieces: 1 })
    const { return: settled } = await api().returns.settleReturn({ id })
    expect(settled).toMatchObject({
      state: 'SETTLED',
      settlement: { kind: 'REFUND', amount: 900, deduction: 0, delivery: 0 },
    })
    expect(await orderOf(order.id)).toMatchObject({
      balance: { refunded: 900 },
      lines: [{ refunded: 1, restocked: 1 }],
      refunds: [{ id: settled.settlement?.refundId }],
    })
    expect(await kindsOf(order.id)).toEqual(
      expect.arrayContaining([
        'RETURN_REQUESTED',
        'RETURN_AGREED',
        'RETURN_RECEIVED',
        'RETURN_INSPECTED',
        'REFUNDED',
        'RETURN_SETTLED',
      ]),
    )
    const seen = await visitor.api.returns.getOrderReturns({ order: order.link })
    expect(seen.returns[0]?.events.map(({ kind, text }) => [kind, text])).toContainEqual([
      'RECEIVED',
      '',
    ])
  })

  test('never has more than was sent, nor a piece twice', async () => {
    const { visitor, order, lineId } = await paidOrder(shop, parcel, 3)
    const ask = (quantity: number) =>
      visitor.api.returns.requestReturn({ order: order.id, lines: [{ lineId, quantity }] })
    expect(await refusal(ask(1))).toMatchObject({ status: 428, data: { reason: 'NOT_SENT' } })
    await api().fulfillments.createFulfillment({
      orderId: order.id,
      lines: [{ lineId, quantity: 2 }],
    })
    const many = await refusal(ask(3))
    expect(many).toMatchObject({ status: 400, data: { lines: [{ lineId, available: 2 }] } })
    const results = await Promise.allSettled([ask(2), ask(2), ask(1)])
    const pieces = results.flatMap((one) =>
      one.status === 'fulfilled' ? one.value.return.lines.map(({ quantity }) => quantity) : [],
    )
    expect(pieces.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2)
    const unknown = visitor.api.returns.requestReturn({
      order: order.id,
      lines: [{ lineId: NOBODY, quantity: 1 }],
    })
    expect(await codeOf(unknown)).toBe('404 LINE_ITEM_NOT_FOUND')
    const { order: open } = await ordered(shop, parcel)
    const nothing = api().returns.requestReturn({
      order: open.id,
      lines: [{ lineId: open.lines[0]?.id ?? '', quantity: 1 }],
    })
    expect(await codeOf(nothing)).toBe('400 INVALID_RETURN_QUANTITY')
  })

  test('is one return, however often the same call is sent', async () => {
    const { visitor, order, lineId } = await sentOrder(shop, parcel)
    const key = { headers: { 'Idempotency-Key': 'return-1' } }
    const ask = (quantity: number) =>
      visitor.api.returns.requestReturn({ order: order.id, lines: [{ lineId, quantity }] }, key)
    const first = await ask(1)
    expect((await ask(1)).return.id).toBe(first.return.id)
    expect(await codeOf(ask(2))).toBe('422 IDEMPOTENCY_KEY_REUSED')
    const { id } = first.return
    await api().returns.agreeReturn({ id })
    expect((await api().returns.agreeReturn({ id })).return.revision).toBe(2)
    await api().returns.receiveReturn({ id })
    await api().returns.receiveReturn({ id })
    await api().returns.inspectReturn({ id, lines: [] })
    await api().returns.inspectReturn({ id, lines: [{ lineId, resell: 1 }] })
    await api().returns.settleReturn({ id })
    const { return: again } = await api().returns.settleReturn({ id })
    expect(again).toMatchObject({ state: 'SETTLED', lines: [{ resell: 0 }] })
    expect((await orderOf(order.id)).refunds).toHaveLength(1)
  })

  test('that is cancelled or declined ends, and its pieces can be returned again', async () => {
    const { visitor, order, lineId } = await sentOrder(shop, parcel, 1)
    const ask = () =>
      visitor.api.returns.requestReturn({
        order: order.link,
        lines: [{ lineId, quantity: 1 }],
      })
    const { id } = (await ask()).return
    const cancel = () => visitor.api.returns.cancelReturn({ id, order: order.link })
    expect((await cancel()).return.state).toBe('CANCELLED')
    expect((await cancel()).return.state).toBe('CANCELLED')
    expect(await codeOf(api().returns.agreeReturn({ id }))).toBe('428 RETURN_STATE_UNSUITABLE')
    const { id: second } = (await ask()).return
    const declined = await api().returns.declineReturn({ id: second, text: 'Worn for months' })
    expect(declined.return).toMatchObject({
      state: 'DECLINED',
      events: [{}, { text: 'Worn for months' }],
    })
    await api().returns.declineReturn({ id: second })
    expect(await codeOf(api().returns.settleReturn({ id: second }))).toBe(
      '428 RETURN_STATE_UNSUITABLE',
    )
    expect((await ask()).return.state).toBe('REQUESTED')
  })

  test('cannot be cancelled after it has arrived, nor declined after its pieces are restocked', async () => {
    const { visitor, order, id, lineId } = await agreedReturn(shop, parcel)
    await api().returns.inspectReturn({ id, lines: [{ lineId, resell: 1 }] })
    const cancel = visitor.api.returns.cancelReturn({ id, order: order.id })
    expect(await codeOf(cancel)).toBe('428 RETURN_STATE_UNSUITABLE')
    expect(await codeOf(api().returns.declineReturn({ id }))).toBe('428 RETURN_STATE_UNSUITABLE')
    const { return: one } = await api().returns.getReturn({ id })
    expect(one.events.map(({ kind }) => kind)).toEqual([
      'REQUESTED',
      'AGREED',
      'RECEIVED',
      'INSPECTED',
    ])
  })

  test('is visible to the buyer of its order only, and for lines of that order', async () => {
    const { order, id, lineId } = await agreedReturn(shop, parcel)
    const other = await sentOrder(shop, parcel)
    const { returns } = other.visitor.api
    expect(await codeOf(returns.getOrderReturns({ order: order.id }))).toBe('404 ORDER_NOT_FOUND')
    const forged = `${order.id}.${'x'.repeat(22)}`
    expect(await codeOf(returns.getOrderReturns({ order: forged }))).toBe('404 ORDER_NOT_FOUND')
    const steal = returns.cancelReturn({ id, order: other.order.id })
    expect(await codeOf(steal)).toBe('404 RETURN_NOT_FOUND')
    const lines = [{ lineId, quantity: 1 }]
    expect(await codeOf(returns.requestReturn({ order: order.id, lines }))).toBe(
      '404 ORDER_NOT_FOUND',
    )
    expect(await codeOf(api().returns.getReturn({ id: NOBODY }))).toBe('404 RETURN_NOT_FOUND')
  })

  test('cannot be inspected for more than came back', async () => {
    const { id, lineId } = await agreedReturn(shop, parcel)
    const inspect = (line: { lineId: string; resell: number }) =>
      api().returns.inspectReturn({ id, lines: [line] })
    expect(await codeOf(inspect({ lineId, resell: 2 }))).toBe('400 INVALID_RETURN_QUANTITY')
    expect(await codeOf(inspect({ lineId: NOBODY, resell: 1 }))).toBe('404 LINE_ITEM_NOT_FOUND')
  })

  test('is found in the list by its state', async () => {
    const { id, agreed } = await agreedReturn(shop, parcel)
    const query = { filter: { state: 'AGREED', number: agreed.number } }
    const { returns, pagingMetadata } = await api().returns.queryReturns({ query })
    expect(returns.map((one) => one.id)).toEqual([id])
    expect(pagingMetadata.total).toBe(1)
    const wrong = api().returns.queryReturns({ query: { filter: { wrong: 1 } } })
    expect(await codeOf(wrong)).toMatch(/^400/)
  })
})

describe('which products can be returned', () => {
  test('depends on the settings: reasons, products and days', async () => {
    const { visitor, order, lineId, productId } = await sentOrder(shop, parcel)
    const change = (
      settings: Parameters<
        ReturnType<typeof api>['returns']['updateReturnSettings']
      >[0]['settings'],
    ) => api().returns.updateReturnSettings({ settings })
    const ask = (reason = '') =>
      visitor.api.returns.requestReturn({
        order: order.id,
        lines: [{ lineId, quantity: 1, reason }],
      })
    const refused = async () => (await refusal(ask())).data
    const { settings: before } = await api().returns.getReturnSettings({})
    expect(before).toMatchObject({ active: true, windowDays: 30, withdrawalDays: 14 })
    await change({ reasons: ['It broke'] })
    expect(await codeOf(ask('DAMAGED'))).toMatch(/^400/)
    await change({ excludedProductIds: [productId] })
    expect(await refused()).toEqual({ reason: 'EXCLUDED' })
    const { options } = await visitor.api.returns.getOrderReturns({ order: order.id })
    expect(options).toMatchObject({
      refusal: 'EXCLUDED',
      lines: [{ available: 2, refusal: 'EXCLUDED' }],
    })
    await change({ excludedProductIds: [], active: false })
    expect(await refused()).toEqual({ reason: 'SWITCHED_OFF' })
    await change({ active: true, windowDays: 5 })
    shop.clock.pass({ days: 7 })
    expect(await refused()).toEqual({ reason: 'WINDOW_CLOSED' })
    const recorded = await api().returns.requestReturn({
      order: order.id,
      lines: [{ lineId, quantity: 1, reason: 'Out of goodwill' }],
    })
    expect(recorded.return).toMatchObject({ state: 'AGREED', late: true })
    await change({ ...before })
    expect((await ask('OTHER')).return.state).toBe('REQUESTED')
  })
})
