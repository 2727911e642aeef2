import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { lamp, setStock } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { editOf, orderToEdit } from './draft.fixture.ts'
import { stockOf } from './order.fixture.ts'

/** Two lamps of 9.00 and a parcel of 4.90. */
const TOTAL = 2290
const NOBODY = '00000000-0000-4000-8000-000000000000'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const drafts = () => merchant().draftOrders
const orderOf = async (id: string) => (await merchant().orders.getOrder({ id })).order
const isBalanced = async () =>
  shop.server.platform.work({ siteId: shop.site.id, actor: { type: 'system', id: 'test' } }, (tx) =>
    shop.server.orders.verifyLedger(tx),
  )

describe('an edit of an order', () => {
  test('that adds one item and removes one previews the difference, and books it', async () => {
    const { orderId, lineId, productId } = await orderToEdit(shop, parcel)
    await setStock(shop.people.merchant(), productId, 5)
    const shade = await lamp(shop.people.merchant(), 3, '20.00')
    const { id } = await editOf(merchant(), orderId)
    const { draftOrder } = await drafts().saveDraftOrder({
      id,
      lines: [
        { id: lineId, quantity: 1 },
        { productId: shade, quantity: 1 },
      ],
    })
    expect(draftOrder).toMatchObject({ totalBefore: TOTAL, totals: { total: 3390 } })
    const preview = await drafts().previewDraftOrder({ id })
    expect(preview).toMatchObject({ difference: 1100, due: 1100, problems: [] })
    expect(preview.effects).toMatchObject([
      { kind: 'TO_PAY', amount: 1100 },
      { kind: 'STOCK_RETURNED', name: 'Lamp', pieces: 1 },
      { kind: 'STOCK_TAKEN', name: 'Lamp', pieces: 1 },
    ])
    expect((await orderOf(orderId)).totals.total).toBe(TOTAL)
    const { order } = await drafts().applyDraftOrder({ id, expectedTotal: 3390 })
    expect(order).toMatchObject({
      paymentState: 'PARTLY_PAID',
      totals: { total: 3390 },
      balance: { paid: TOTAL, due: 1100 },
    })
    expect(order.lines.map((line) => [line.productId, line.quantity])).toEqual([
      [productId, 1],
      [shade, 1],
    ])
    expect(await stockOf(shop.people.merchant(), shade)).toBe(2)
    expect(order.activities.at(-1)).toMatchObject({ kind: 'EDITED' })
    expect((await isBalanced()).differences).toEqual([])
  })

  test('leaves prices and discounts of remaining lines, even when the catalog changed', async () => {
    const { promotion } = await merchant().promotions.createPromotion({
      promotion: { name: 'Spring', effect: { type: 'PERCENT', percent: '10', level: 'SUM' } },
    })
    const { orderId, lineId, productId } = await orderToEdit(shop, parcel)
    await merchant().promotions.deletePromotion({ promotionId: promotion.id })
    await merchant().catalogV1.updateProduct({
      product: { id: productId, priceData: { price: '50' } },
    })
    const before = await orderOf(orderId)
    const { id } = await editOf(merchant(), orderId)
    const { draftOrder } = await drafts().saveDraftOrder({
      id,
      lines: [{ id: lineId, quantity: 1 }],
    })
    expect(draftOrder.totals.total).toBe(before.totals.total - 810)
    expect(draftOrder.discounts).toMatchObject([{ name: 'Spring', source: 'ORDER', amount: 90 }])
  })

  test('that costs less refunds the difference, and the order remains paid', async () => {
    const { orderId, lineId } = await orderToEdit(shop, parcel)
    const { id } = await editOf(merchant(), orderId)
    await drafts().saveDraftOrder({ id, lines: [{ id: lineId, quantity: 1 }] })
    const { order, refunded } = await drafts().applyDraftOrder({ id, settle: 'REFUND' })
    expect(refunded).toBe(900)
    expect(order).toMatchObject({ paymentState: 'PAID', balance: { refunded: 900, due: 0 } })
    expect((await isBalanced()).differences).toEqual([])
    const { draftOrder } = await drafts().createDraftOrder({ orderId })
    expect(draftOrder.isEdit).toBe(true)
  })

  test('is one at a time, and starting again returns the same draft', async () => {
    const { orderId } = await orderToEdit(shop, parcel)
    const first = await drafts().createDraftOrder({ orderId })
    const second = await drafts().createDraftOrder({ orderId })
    expect(first.isNew).toBe(true)
    expect(second).toMatchObject({ isNew: false, draftOrder: { id: first.draftOrder.id } })
    await drafts().deleteDraftOrder({ id: first.draftOrder.id })
    expect((await drafts().createDraftOrder({ orderId })).isNew).toBe(true)
  })

  test('cannot remove sent items', async () => {
    const { orderId, lineId } = await orderToEdit(shop, parcel)
    await merchant().fulfillments.createFulfillment({ orderId })
    const { id } = await editOf(merchant(), orderId)
    const less = drafts().saveDraftOrder({ id, lines: [{ id: lineId, quantity: 1 }] })
    expect(await codeOf(less)).toBe('428 DRAFT_QUANTITY_TOO_LOW')
  })

  test('applied twice is applied once', async () => {
    const { orderId, lineId } = await orderToEdit(shop, parcel)
    const { id } = await editOf(merchant(), orderId)
    await drafts().saveDraftOrder({ id, lines: [{ id: lineId, quantity: 3 }] })
    const [one, other] = await Promise.all([
      drafts().applyDraftOrder({ id }),
      drafts().applyDraftOrder({ id }),
    ])
    expect(one.order.totals.total).toBe(TOTAL + 900)
    expect(other.order.revision).toBe(one.order.revision)
    expect(await codeOf(drafts().saveDraftOrder({ id, note: 'x' }))).toBe(
      '409 DRAFT_ORDER_ALREADY_COMMITTED',
    )
    expect(await codeOf(drafts().deleteDraftOrder({ id }))).toBe(
      '409 DRAFT_ORDER_ALREADY_COMMITTED',
    )
    expect((await isBalanced()).differences).toEqual([])
  })

  test('is refused when the total has changed, or when nothing has changed', async () => {
    const { orderId, lineId } = await orderToEdit(shop, parcel)
    const { id, revision } = await editOf(merchant(), orderId)
    expect(await codeOf(drafts().applyDraftOrder({ id }))).toBe('428 DRAFT_ORDER_HAS_PROBLEMS')
    await drafts().saveDraftOrder({ id, lines: [{ id: lineId, quantity: 3 }] })
    expect(await codeOf(drafts().applyDraftOrder({ id, expectedTotal: TOTAL }))).toBe(
      '409 DRAFT_ORDER_TOTAL_CHANGED',
    )
    expect(await codeOf(drafts().applyDraftOrder({ id, revision }))).toBe(
      '409 DRAFT_ORDER_REVISION_CONFLICT',
    )
    expect(await codeOf(drafts().getDraftOrder({ id: NOBODY }))).toBe(
      '404 DRAFT_ORDER_DOES_NOT_EXIST',
    )
  })

  test('without enough stock changes nothing', async () => {
    const { orderId, lineId, productId } = await orderToEdit(shop, parcel)
    await setStock(shop.people.merchant(), productId, 1)
    const { id } = await editOf(merchant(), orderId)
    await drafts().saveDraftOrder({ id, lines: [{ id: lineId, quantity: 9 }] })
    expect(await codeOf(drafts().applyDraftOrder({ id }))).toBe('428 PARTIAL_OUT_OF_STOCK')
    expect(await orderOf(orderId)).toMatchObject({ totals: { total: TOTAL } })
    expect((await drafts().getDraftOrder({ id })).draftOrder.status).toBe('OPEN')
  })

  test('is not started of an order that is cancelled or refunded', async () => {
    const { orderId } = await orderToEdit(shop, parcel)
    await merchant().orders.refundOrder({ id: orderId, amount: 100 })
    expect(await codeOf(drafts().createDraftOrder({ orderId }))).toBe('428 ORDER_CANNOT_BE_EDITED')
    expect(await codeOf(drafts().createDraftOrder({ orderId: NOBODY }))).toBe('404 ORDER_NOT_FOUND')
  })

  test('with a price, a discount and a fee of the merchant asks the buyer for the rest', async () => {
    const { orderId, lineId } = await orderToEdit(shop, parcel)
    const { id } = await editOf(merchant(), orderId)
    const { draftOrder } = await drafts().saveDraftOrder({
      id,
      lines: [
        { id: lineId, quantity: 2, price: 2000, priceReason: 'Agreed by phone' },
        { item: { name: 'Gift wrap', price: 300, shippable: false }, quantity: 1 },
      ],
      discounts: [{ name: 'For the wait', percent: '10', lineId }],
      fees: [{ name: 'Rush', amount: 500 }],
    })
    // 40.00 − 4.00 + 3.00 + 4.90 + 5.00
    expect(draftOrder.totals).toMatchObject({ total: 4890, fees: 500, discount: 400 })
    const { order, paymentRequest } = await drafts().applyDraftOrder({
      id,
      settle: 'PAYMENT_REQUEST',
      notify: true,
      reason: 'By phone',
    })
    expect(paymentRequest).toMatchObject({ amount: 4890 - TOTAL, status: 'UNPAID' })
    expect(order.balance.due).toBe(4890 - TOTAL)
    expect((await isBalanced()).differences).toEqual([])
  })
})

describe('an edit that the buyer has to accept', () => {
  const proposed = async (quantity: number) => {
    const order = await orderToEdit(shop, parcel)
    const { id } = await editOf(merchant(), order.orderId)
    await drafts().saveDraftOrder({ id, lines: [{ id: order.lineId, quantity }] })
    const { draftOrder } = await drafts().proposeDraftOrder({ id })
    const link = draftOrder.proposalUrl?.split('/').at(-1) ?? ''
    return { ...order, id, link, buyer: shop.people.visitor().api.draftOrders }
  }

  test('changes the order once the buyer accepts, who then pays the rest', async () => {
    const { orderId, link, buyer } = await proposed(3)
    expect((await orderOf(orderId)).totals.total).toBe(TOTAL)
    const { proposal } = await buyer.getProposal({ link })
    expect(proposal).toMatchObject({
      state: 'OPEN',
      totalBefore: TOTAL,
      total: TOTAL + 900,
      due: 900,
      lines: [{ quantityBefore: 2, quantity: 3 }],
    })
    const agreed = await buyer.agreeToProposal({ link, expectedTotal: TOTAL + 900 })
    expect(agreed.proposal).toMatchObject({ state: 'AGREED', due: 900 })
    expect(agreed.proposal.paymentRequestId).not.toBeNull()
    expect((await orderOf(orderId)).totals.total).toBe(TOTAL + 900)
    const again = await buyer.agreeToProposal({ link })
    expect(again.proposal).toEqual(agreed.proposal)
    const { mails } = await merchant().mailbox.listMails({})
    expect(mails.some(({ subject }) => subject.startsWith('Please agree to a change'))).toBe(true)
  })

  test('that costs less is refunded', async () => {
    const { orderId, link, buyer } = await proposed(1)
    await buyer.agreeToProposal({ link })
    expect(await orderOf(orderId)).toMatchObject({
      paymentState: 'PAID',
      balance: { refunded: 900, due: 0 },
    })
    expect((await isBalanced()).differences).toEqual([])
  })

  test('cannot be accepted after it changed, or by somebody else', async () => {
    const { id, lineId, link, buyer } = await proposed(3)
    expect(await codeOf(buyer.agreeToProposal({ link, expectedTotal: 1 }))).toBe(
      '409 DRAFT_ORDER_TOTAL_CHANGED',
    )
    await drafts().saveDraftOrder({ id, lines: [{ id: lineId, quantity: 4 }] })
    expect((await buyer.getProposal({ link })).proposal.state).toBe('OUTDATED')
    expect(await codeOf(buyer.agreeToProposal({ link }))).toBe('428 PROPOSAL_OUTDATED')
    expect(await codeOf(buyer.getProposal({ link: `${id}.nonsense` }))).toBe(
      '404 DRAFT_ORDER_DOES_NOT_EXIST',
    )
    await drafts().saveDraftOrder({ id, email: null })
    expect(await codeOf(drafts().proposeDraftOrder({ id }))).toBe('428 DRAFT_ORDER_HAS_PROBLEMS')
  })
})
