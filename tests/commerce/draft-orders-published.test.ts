import { contract } from '@vitrine/contract'
import { ApiKeyStrategy, createClient } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { lamp } from './cart.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { orderToEdit } from './draft.fixture.ts'
import { stockOf } from './order.fixture.ts'

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
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
const drafts = () => merchant().draftOrdersV1
const item = (catalogItemId: string, quantity = 1) => ({
  catalogReference: { catalogItemId, appId: STORES },
  quantity,
})

async function newDraft(draftOrder: object = {}) {
  const { calculatedDraftOrder } = await drafts().createDraftOrder({ draftOrder })
  return calculatedDraftOrder.draftOrder
}
async function edited() {
  const order = await orderToEdit(shop, parcel)
  const made = await drafts().createDraftOrder({ sourceOrderId: order.orderId })
  return { ...order, draftOrderId: made.calculatedDraftOrder.draftOrder.id }
}
const custom = { productName: { original: 'Gift wrap' }, price: { amount: '3.00' } }

describe('the published form of draft orders', () => {
  test('makes an order with lines, buyer, delivery, a discount and a fee', async () => {
    const productId = await lamp(shop.people.merchant(), 5)
    const draft = await newDraft({
      catalogLineItems: [item(productId, 2)],
      customLineItems: [custom],
      buyerInfo: { email: 'ada@example.com' },
      recipientInfo: berlin,
      discounts: [
        { discountType: 'GLOBAL', priceAmount: { amount: '1.00' }, applyToDraftOrder: true },
      ],
      additionalFees: [{ name: 'Rush', price: { amount: '2.00' } }],
    })
    expect(draft.priceSummary.total.amount).toBe('20.00')
    const { id: draftOrderId } = draft
    const { calculatedDraftOrder } = await drafts().setShippingInfo({
      draftOrderId,
      shippingInfo: { code: parcel, title: 'Parcel' },
    })
    expect(calculatedDraftOrder.shippingOptions).toMatchObject([{ code: parcel, title: 'Parcel' }])
    const fee = draft.additionalFees[0]?.additionalFee.id ?? ''
    const { calculatedDraftOrder: charged } = await drafts().setAdditionalFees({
      draftOrderId,
      additionalFees: [{ id: fee, applied: true }],
    })
    expect(charged.draftOrder.priceSummary).toMatchObject({
      total: { amount: '26.90' },
      totalAdditionalFees: { amount: '2.00' },
      shipping: { amount: '4.90' },
    })
    await drafts().setBillingInfo({ draftOrderId, billingInfo: berlin })
    await drafts().setTaxExemption({ draftOrderId, taxExempt: true })
    await drafts().updateExtendedFields({
      id: draftOrderId,
      namespace: 'app',
      namespaceData: { a: 1 },
    })
    const { createdOrder, committedDraftOrder } = await drafts().createOrderFromDraft({
      draftOrderId,
    })
    expect(createdOrder).toMatchObject({
      status: 'APPROVED',
      paymentStatus: 'NOT_PAID',
      priceSummary: { total: { amount: '26.90' } },
      channelInfo: { type: 'BACKOFFICE_MERCHANT' },
      buyerInfo: { email: 'ada@example.com' },
    })
    expect(committedDraftOrder).toMatchObject({ status: 'COMMITTED', orderId: createdOrder.id })
    expect(await stockOf(shop.people.merchant(), productId)).toBe(3)
    expect(await codeOf(drafts().createOrderFromDraft({ draftOrderId }))).toBe(
      '409 DRAFT_ORDER_ALREADY_COMMITTED',
    )
    expect(await codeOf(drafts().deleteDraftOrder({ draftOrderId }))).toBe(
      '428 DRAFT_ORDER_CANNOT_BE_DELETED',
    )
  })

  test('edits an order, and returns the changes', async () => {
    const { orderId, lineId, draftOrderId, productId } = await edited()
    const { calculatedDraftOrder } = await drafts().updateLineItems({
      draftOrderId,
      lineItemChanges: [{ lineItemId: lineId, newQuantity: 3, newPrice: '8.00' }],
    })
    expect(calculatedDraftOrder.draftOrder.lineItems).toMatchObject([
      { changedDetails: { quantityBeforeChange: 2, priceBeforeChange: { amount: '9.00' } } },
    ])
    await drafts().addLineItemsToDraftOrder({ draftOrderId, customLineItems: [custom] })
    const { orderAfterCommit } = await drafts().commitDraftOrder({
      draftOrderId,
      commitSettings: { updateInventory: [{ lineItemId: lineId }] },
      reason: 'By phone',
    })
    expect(orderAfterCommit.priceSummary.total.amount).toBe('31.90')
    expect(orderAfterCommit.activities.at(-1)).toMatchObject({
      activityType: 'DRAFT_ORDER_CHANGES_APPLIED',
      draftOrderChangesApplied: { draftOrderId, reason: 'By phone' },
    })
    expect(productId).toBeTruthy()
    expect((await drafts().getOrderDraftabilityStatus({ orderId })).orderDraftable).toBe(true)
    const { nonDraftableReasons } = await drafts().getOrderDraftabilityStatus({ orderId: NOBODY })
    expect(nonDraftableReasons).toEqual(['ORDER_NOT_FOUND'])
  })

  test('returns the open draft, unless it belongs to somebody else', async () => {
    const { orderId, draftOrderId } = await edited()
    const again = await drafts().createDraftOrder({ sourceOrderId: orderId })
    expect(again).toMatchObject({
      preexistingDraftOrder: true,
      calculatedDraftOrder: { draftOrder: { id: draftOrderId } },
    })
    const { key: apiKey } = await merchant().apiKeys.createApiKey({ name: 'Colleague' })
    const other = createClient({
      baseUrl: shop.baseUrl,
      services: contract,
      fetch: (input, init) => shop.server.fetch(new Request(input, init)),
      auth: ApiKeyStrategy({ apiKey }),
    })
    expect(await codeOf(other.draftOrdersV1.createDraftOrder({ orderId }))).toBe(
      '409 ORDER_IS_ALREADY_EDITED',
    )
    const { draftOrders } = await drafts().queryDraftOrders({
      query: { filter: { orderId, status: 'DRAFT' } },
    })
    expect(draftOrders.map(({ id }) => id)).toEqual([draftOrderId])
    await drafts().deleteDraftOrder({ draftOrderId })
    expect(await codeOf(drafts().getDraftOrder({ draftOrderId }))).toBe(
      '404 DRAFT_ORDER_DOES_NOT_EXIST',
    )
  })

  test('refuses lines that do not exist, are repeated, or have no quantity', async () => {
    const { draftOrderId, lineId } = await edited()
    const change = (...lineItemChanges: { lineItemId: string }[]) =>
      codeOf(drafts().updateLineItems({ draftOrderId, lineItemChanges }))
    expect(await change({ lineItemId: NOBODY })).toBe('404 LINE_ITEM_DOES_NOT_EXIST')
    expect(await change({ lineItemId: lineId })).toBe('400 EMPTY_CHANGE_REQUEST')
    const two = { lineItemId: lineId, newQuantity: 2 }
    expect(await change(two, two)).toBe('428 MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM')
    const removed = { lineItemId: lineId, newQuantity: 0, newPrice: '1' }
    expect(await change(removed)).toBe('428 UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN')
    const add = (lines: object) =>
      codeOf(drafts().addLineItemsToDraftOrder({ draftOrderId, ...lines }))
    expect(await add({ catalogLineItems: [item(NOBODY)] })).toBe('404 CATALOG_ITEM_NOT_FOUND')
    expect(await add({ customLineItems: [{ ...custom, id: lineId }] })).toBe(
      '400 DUPLICATED_LINE_ITEM_IDS',
    )
    expect(await add({ customLineItems: Array.from({ length: 300 }, () => custom) })).toBe(
      '428 MAX_ITEMS_REACHED',
    )
    expect(await codeOf(drafts().commitDraftOrder({ draftOrderId }))).toBe(
      '428 DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS',
    )
  })

  test('finds its discounts and fees by their ids', async () => {
    const draft = await newDraft({ customLineItems: [custom] })
    const { id: draftOrderId } = draft
    const lineId = draft.lineItems[0]?.lineItem.id ?? ''
    const write = (discount: object) =>
      drafts().createCustomDiscounts({
        draftOrderId,
        discounts: [{ discountType: 'GLOBAL', ...discount }],
      })
    expect(await codeOf(write({ priceAmount: { amount: '3.01' } }))).toBe(
      '428 DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
    )
    const ofLine = { discountType: 'SPECIFIC_ITEMS' as const, priceAmount: { amount: '3.01' } }
    expect(await codeOf(write({ ...ofLine, lineItemDiscounts: [{ id: lineId }] }))).toBe(
      '428 DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS',
    )
    expect(await codeOf(write({ ...ofLine, lineItemDiscounts: [{ id: NOBODY }] }))).toBe(
      '404 LINE_ITEM_NOT_FOUND',
    )
    const { calculatedDraftOrder } = await write({ percentage: '10', description: 'Regular' })
    const discountId = calculatedDraftOrder.draftOrder.discounts[0]?.discount.id ?? ''
    const marks = (id: string) =>
      drafts().setDiscounts({ draftOrderId, discounts: [{ id, applied: true }] })
    expect((await marks(discountId)).calculatedDraftOrder.draftOrder.priceSummary).toMatchObject({
      discount: { amount: '0.30' },
    })
    expect(await codeOf(marks(NOBODY))).toBe('404 DISCOUNT_NOT_FOUND')
    const remove = (id: string) =>
      drafts().deleteCustomDiscounts({ draftOrderId, discountIds: [id] })
    expect(await codeOf(remove(NOBODY))).toBe('404 DISCOUNT_NOT_FOUND')
    expect((await remove(discountId)).calculatedDraftOrder.draftOrder.discounts).toEqual([])
    const fees = { draftOrderId, additionalFees: [{ id: NOBODY, applied: true }] }
    expect(await codeOf(drafts().setAdditionalFees(fees))).toBe('404 ADDITIONAL_FEE_NOT_FOUND')
    const gone = { draftOrderId, customAdditionalFees: [NOBODY] }
    expect(await codeOf(drafts().deleteCustomAdditionalFees(gone))).toBe(
      '404 ADDITIONAL_FEE_NOT_FOUND',
    )
  })

  test('has the discounts and fees of the order, which can be removed but not deleted', async () => {
    const { orderId, draftOrderId: first } = await edited()
    await drafts().createCustomAdditionalFees({
      draftOrderId: first,
      customAdditionalFees: [{ name: 'Rush', price: { amount: '2.00' }, applyToDraftOrder: true }],
    })
    await drafts().createCustomDiscounts({
      draftOrderId: first,
      discounts: [{ discountType: 'GLOBAL', percentage: '10', applyToDraftOrder: true }],
    })
    const done = await drafts().commitDraftOrder({ draftOrderId: first })
    expect(done.orderAfterCommit.priceSummary.total.amount).toBe('23.10')
    const { calculatedDraftOrder } = await drafts().createDraftOrder({ sourceOrderId: orderId })
    const { id: draftOrderId, discounts, additionalFees } = calculatedDraftOrder.draftOrder
    const discountId = discounts[0]?.discount.id ?? ''
    const feeId = additionalFees[0]?.additionalFee.id ?? ''
    const removing = { draftOrderId, discountIds: [discountId] }
    expect(await codeOf(drafts().deleteCustomDiscounts(removing))).toBe(
      '428 DISCOUNT_REMOVE_NOT_SUPPORTED',
    )
    const deleting = { draftOrderId, customAdditionalFees: [feeId] }
    expect(await codeOf(drafts().deleteCustomAdditionalFees(deleting))).toBe(
      '428 ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED',
    )
    await drafts().setDiscounts({ draftOrderId, discounts: [{ id: discountId, applied: false }] })
    const { calculatedDraftOrder: without } = await drafts().setAdditionalFees({
      draftOrderId,
      additionalFees: [{ id: feeId, applied: false }],
    })
    expect(without.draftOrder.priceSummary.total.amount).toBe('22.90')
    expect(without.draftOrder.discounts).toMatchObject([
      { source: 'ORIGINAL_ORDER', applied: false },
    ])
  })

  test('makes no order without lines', async () => {
    const { calculatedDraftOrder } = await drafts().createEmptyDraftOrder({})
    const { id: draftOrderId } = calculatedDraftOrder.draftOrder
    expect(calculatedDraftOrder.calculationErrors.orderValidationErrors).toMatchObject([
      { code: 'NO_LINES' },
    ])
    expect(await codeOf(drafts().createOrderFromDraft({ draftOrderId }))).toBe(
      '428 CREATE_ORDER_FAILED_VALIDATIONS',
    )
    await drafts().setBuyerInfo({ draftOrderId, buyerInfo: {} })
    await drafts().setRecipientInfo({ draftOrderId, recipientInfo: {} })
  })
})
