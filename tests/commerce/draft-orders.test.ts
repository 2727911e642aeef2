import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp, setStock } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { draftForAda, editOf, orderToEdit } from './draft.fixture.ts'
import { saveInvoiceSettings } from './invoice.fixture.ts'
import { stockOf } from './order.fixture.ts'

/** Two lamps of 9.00 and a parcel of 4.90. */
const TOTAL = 2290
const NOBODY = '00000000-0000-4000-8000-000000000000'

let shop: TestServer
let parcel: string
let card: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  const { method } = await merchant().payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  card = method.id
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const drafts = () => merchant().draftOrders
const mails = async () => (await merchant().mailbox.listMails({})).mails

/** The invalid field. */
const fieldOf = async (call: Promise<unknown>) => (await refusal(call)).violations[0]?.field

describe('a draft order', () => {
  test('becomes an order that the buyer pays by a link', async () => {
    const { draftOrder, productId } = await draftForAda(merchant(), parcel)
    expect(draftOrder).toMatchObject({
      isEdit: false,
      totalBefore: null,
      totals: { total: TOTAL },
      deliveryOffers: [{ optionId: parcel, price: 490 }],
    })
    const { id } = draftOrder
    const { order, paymentRequest } = await drafts().orderDraftOrder({
      id,
      requestPayment: true,
      notify: true,
      expectedTotal: TOTAL,
    })
    expect(order).toMatchObject({
      state: 'PLACED',
      paymentState: 'UNPAID',
      channel: 'BACKOFFICE_MERCHANT',
      email: 'ada@example.com',
      totals: { total: TOTAL },
    })
    expect(await stockOf(shop.people.merchant(), productId)).toBe(3)
    expect(paymentRequest).toMatchObject({ amount: TOTAL, status: 'UNPAID' })
    const payer = shop.people.visitor().api.paymentRequests
    const paying = { id: paymentRequest?.id ?? '', paymentMethodId: card }
    const { step } = await payer.payRequest(paying)
    const body = new URLSearchParams({ card: '4242424242424242' })
    await shop.server.fetch(new Request(step.url ?? '', { method: 'POST', body }))
    const { order: paid } = await merchant().orders.getOrder({ id: order.id })
    expect(paid.paymentState).toBe('PAID')
    const repeated = await drafts().orderDraftOrder({ id })
    expect(repeated.order.id).toBe(order.id)
    const { draftOrder: kept } = await drafts().getDraftOrder({ id })
    expect(kept).toMatchObject({ status: 'APPLIED', orderId: order.id, totals: { total: TOTAL } })
    expect(await codeOf(drafts().previewDraftOrder({ id }))).toBe(
      '409 DRAFT_ORDER_ALREADY_COMMITTED',
    )
  })

  test('without lines, or sold out, makes no order', async () => {
    const { draftOrder } = await drafts().createDraftOrder({})
    expect(await codeOf(drafts().orderDraftOrder({ id: draftOrder.id }))).toBe(
      '428 DRAFT_ORDER_HAS_PROBLEMS',
    )
    const full = await draftForAda(merchant(), parcel)
    await setStock(shop.people.merchant(), full.productId, 0)
    const { draftOrder: short } = await drafts().getDraftOrder({ id: full.draftOrder.id })
    expect(short.lines[0]).toMatchObject({ problem: 'SHORT', available: 0 })
    expect(await codeOf(drafts().orderDraftOrder({ id: short.id }))).toBe('428 FULL_OUT_OF_STOCK')
    await setStock(shop.people.merchant(), full.productId, 1)
    const unsold = await lamp(shop.people.merchant(), 5)
    const line = { id: short.lines[0]?.id ?? '', quantity: 2 }
    const lines = [line, { productId: unsold, quantity: 1 }]
    await drafts().saveDraftOrder({ id: short.id, lines })
    expect(await codeOf(drafts().orderDraftOrder({ id: short.id }))).toBe(
      '428 PARTIAL_OUT_OF_STOCK',
    )
  })

  test('names every invalid field', async () => {
    const { draftOrder } = await draftForAda(merchant(), parcel)
    const save = (fields: object) =>
      fieldOf(drafts().saveDraftOrder({ id: draftOrder.id, ...fields }))
    const lineId = draftOrder.lines[0]?.id ?? ''
    expect(await save({ lines: [{ quantity: 1 }] })).toBe('lines[0]')
    expect(await save({ lines: [{ id: NOBODY, quantity: 1 }] })).toBe('lines[0].id')
    const twice = { id: lineId, quantity: 1 }
    expect(await save({ lines: [twice, twice] })).toBe('lines')
    expect(await save({ discounts: [{ name: 'x' }] })).toBe('discounts[0]')
    expect(await save({ discounts: [{ name: 'x', percent: '101' }] })).toBe('discounts[0].percent')
    expect(await save({ discounts: [{ name: 'x', amount: 1, lineId: NOBODY }] })).toBe(
      'discounts[0].lineId',
    )
    expect(await save({ delivery: { kind: 'OPTION' } })).toBe('delivery.optionId')
    expect(await save({ delivery: { kind: 'CUSTOM' } })).toBe('delivery.title')
    expect(await save({ memberId: NOBODY })).toBe('memberId')
    const gone = { lines: [{ productId: NOBODY, quantity: 1 }] }
    expect(await codeOf(drafts().saveDraftOrder({ id: draftOrder.id, ...gone }))).toBe(
      '404 ITEM_NOT_FOUND_IN_CATALOG',
    )
    expect(await codeOf(drafts().createDraftOrder(gone))).toBe('404 ITEM_NOT_FOUND_IN_CATALOG')
  })

  test('has automatic discounts, which can be dropped, and a delivery of its own', async () => {
    const { promotion } = await merchant().promotions.createPromotion({
      promotion: { name: 'Spring', effect: { type: 'PERCENT', percent: '10', level: 'SUM' } },
    })
    const { draftOrder } = await draftForAda(merchant(), parcel)
    expect(draftOrder.discounts).toMatchObject([
      { name: 'Spring', source: 'AUTOMATIC', amount: 180 },
    ])
    const { draftOrder: dropped } = await drafts().saveDraftOrder({
      id: draftOrder.id,
      dropped: [draftOrder.discounts[0]?.id ?? ''],
      delivery: { kind: 'CUSTOM', title: 'By bicycle', price: 700 },
      taxExempt: true,
    })
    await merchant().promotions.deletePromotion({ promotionId: promotion.id })
    expect(dropped).toMatchObject({
      discounts: [],
      delivery: [{ title: 'By bicycle', price: 700 }],
      totals: { total: 2500 },
    })
    expect(dropped.taxes.every(({ reason }) => reason === 'exempt')).toBe(true)
  })

  test('repeats an earlier order at present prices, without products that were deleted', async () => {
    const { orderId, productId } = await orderToEdit(shop, parcel)
    await merchant().catalogV1.updateProduct({
      product: { id: productId, priceData: { price: '12.00' } },
    })
    const { draftOrder } = await drafts().createDraftOrder({ copyOf: orderId })
    expect(draftOrder).toMatchObject({
      isEdit: false,
      email: 'ada@example.com',
      lines: [{ kind: 'CATALOG', productId, quantity: 2, price: 1200 }],
    })
    await merchant().catalogV1.deleteProduct({ id: productId })
    const { draftOrder: empty } = await drafts().createDraftOrder({ copyOf: orderId })
    expect(empty.lines).toEqual([])
    expect(await fieldOf(drafts().createDraftOrder({ copyOf: orderId, orderId }))).toBe('copyOf')
  })

  test('is made once, however often its call is repeated', async () => {
    const headers = { 'idempotency-key': 'begin once' }
    const one = await drafts().createDraftOrder({ note: 'By phone' }, { headers })
    const other = await drafts().createDraftOrder({ note: 'By phone' }, { headers })
    expect(other).toMatchObject({ isNew: false, draftOrder: { id: one.draftOrder.id } })
    expect(await codeOf(drafts().createDraftOrder({ note: 'Other' }, { headers }))).toBe(
      '422 IDEMPOTENCY_KEY_REUSED',
    )
  })

  test('is found by search words, and drafts of edits are deleted after a day', async () => {
    const { orderId } = await orderToEdit(shop, parcel)
    const { id } = await editOf(merchant(), orderId)
    const { draftOrder: own } = await drafts().createDraftOrder({ email: 'grace@example.com' })
    const { draftOrders } = await drafts().queryDraftOrders({ search: 'grace' })
    expect(draftOrders.map((one) => one.id)).toEqual([own.id])
    const { draftOrders: lamps } = await drafts().queryDraftOrders({ search: 'Lamp' })
    expect(lamps.map((one) => one.id)).toContain(id)
    const open = { filter: { status: 'OPEN', orderId } }
    expect((await drafts().queryDraftOrders({ query: open })).draftOrders).toMatchObject([{ id }])
    expect(await codeOf(drafts().queryDraftOrders({ query: { filter: { what: 1 } } }))).toBe(
      '400 INVALID_FILTER',
    )
    shop.clock.pass({ hours: 25 })
    expect((await drafts().queryDraftOrders({ query: open })).draftOrders).toEqual([])
    expect(await codeOf(drafts().getDraftOrder({ id }))).toBe('404 DRAFT_ORDER_DOES_NOT_EXIST')
    const run = { id: '1', attempt: 1, isLastAttempt: true, signal: undefined }
    await shop.server.tasks['draft-orders:expire']({}, run)
    expect((await drafts().getDraftOrder({ id: own.id })).draftOrder.status).toBe('OPEN')
    expect((await drafts().createDraftOrder({ orderId })).isNew).toBe(true)
  })

  test('of a member is in the data export, and is deleted with the member', async () => {
    const member = await shop.people.member()
    const { draftOrder } = await drafts().createDraftOrder({ memberId: member.id, note: 'Gift' })
    const { body } = await member.api.personalData.getMyData({})
    expect(Buffer.from(body as Uint8Array).toString()).toContain('Gift')
    await merchant().members.deleteMember({ id: member.id })
    expect(await codeOf(drafts().getDraftOrder({ id: draftOrder.id }))).toBe(
      '404 DRAFT_ORDER_DOES_NOT_EXIST',
    )
  })

  test('is for merchants only', async () => {
    const { visitor } = await orderToEdit(shop, parcel)
    expect(await codeOf(visitor.api.draftOrders.createDraftOrder({}))).toBe('403 PERMISSION_DENIED')
  })
})

test('an edit of an order credits its invoice and issues another one', async () => {
  await saveInvoiceSettings(shop)
  const { orderId, lineId } = await orderToEdit(shop, parcel)
  const issued = await merchant().invoices.issueInvoices({ orderIds: [orderId] })
  const number = issued.results[0]?.invoice?.number
  const { id } = await editOf(merchant(), orderId)
  await drafts().saveDraftOrder({ id, lines: [{ id: lineId, quantity: 3 }] })
  const { effects } = await drafts().previewDraftOrder({ id })
  expect(effects).toContainEqual(expect.objectContaining({ kind: 'INVOICE_REPLACED', number }))
  await drafts().applyDraftOrder({ id, notify: true })
  const { invoices } = await merchant().invoices.listInvoicesOfOrders({ orderIds: [orderId] })
  expect(invoices.map(({ kind, total }) => [kind, total]).sort()).toEqual([
    ['CREDIT_NOTE', TOTAL],
    ['INVOICE', TOTAL],
    ['INVOICE', TOTAL + 900],
  ])
  expect((await mails()).some(({ subject }) => subject.includes('was changed'))).toBe(true)
})

describe('documents of an edit', () => {
  /** An edited order with an invoice; returns the documents that the buyer has. */
  async function edited() {
    const { orderId, lineId } = await orderToEdit(shop, parcel)
    await merchant().invoices.issueInvoices({ orderIds: [orderId] })
    const { id } = await editOf(merchant(), orderId)
    await drafts().saveDraftOrder({ id, lines: [{ id: lineId, quantity: 3 }] })
    await drafts().applyDraftOrder({ id })
    const documents = async () =>
      (await merchant().invoices.listInvoicesOfOrders({ orderIds: [orderId] })).invoices
    const mailsOf = async (number: string) =>
      (await mails()).filter(({ subject }) => subject.includes(number)).length
    return { orderId, documents, mailsOf }
  }
  const mailed = (orderId: string, invoiceIds: readonly string[]) =>
    shop.server.tasks['invoices.mail']({ siteId: shop.site.id, orderId, invoiceIds })

  test('are mailed to the buyer once each, however often the job runs', async () => {
    await saveInvoiceSettings(shop)
    const { orderId, documents, mailsOf } = await edited()
    const [first, ...later] = await documents()
    const ids = later.map(({ id }) => id)
    await Promise.all([mailed(orderId, ids), mailed(orderId, ids)])
    await mailed(orderId, ids)
    expect(later.map(({ kind }) => kind).toSorted()).toEqual(['CREDIT_NOTE', 'INVOICE'])
    for (const { number } of later) expect(await mailsOf(number)).toBe(1)
    expect(await mailsOf(first?.number ?? '')).toBe(0)
    const after = await documents()
    expect(after.map(({ mailedDate }) => mailedDate !== null)).toEqual([false, true, true])
  })

  test('are not mailed where the shop mails no documents', async () => {
    await saveInvoiceSettings(shop, { mail: false })
    const { orderId, documents } = await edited()
    const ids = (await documents()).map(({ id }) => id)
    await mailed(orderId, ids)
    expect((await documents()).every(({ mailedDate }) => mailedDate === null)).toBe(true)
    await saveInvoiceSettings(shop)
  })

  test('of an order without an e-mail address are not mailed', async () => {
    const { orderId, documents } = await edited()
    await merchant().ordersV1.updateOrder({ order: { id: orderId, buyerInfo: { email: null } } })
    const ids = (await documents()).map(({ id }) => id)
    await mailed(orderId, ids)
    expect((await documents()).every(({ mailedDate }) => mailedDate === null)).toBe(true)
  })
})
