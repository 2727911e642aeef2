import { draftOrders } from '@wix/ecom'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createMug,
  deliverToGermany,
  orderProduct,
  type Selling,
  startForSelling,
} from './selling.ts'

const modules = { draftOrders }
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
let shop: Selling
let mug: string
let parcel: string
beforeAll(async () => {
  shop = await startForSelling()
  mug = await createMug(shop.merchant())
  parcel = await deliverToGermany(shop.merchant())
})
afterAll(() => shop?.stop())

const merchant = () => {
  const { site, fetch } = shop.published
  const auth = ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id })
  return createClient({ modules, auth, fetch }).draftOrders
}

test('the published client creates an order with lines, buyer, delivery and a discount', async () => {
  const made = await merchant().createDraftOrder({
    draftOrder: {
      catalogLineItems: [{ catalogReference: { catalogItemId: mug, appId: STORES }, quantity: 2 }],
      customLineItems: [
        {
          productName: { original: 'Gift wrap' },
          price: { amount: '3.00' },
          itemType: { custom: 'Wrapping' },
          quantity: 1,
        },
      ],
      buyerInfo: { email: 'ada@example.com' },
      recipientInfo: {
        address: { country: 'DE', city: 'Berlin', postalCode: '10117', addressLine1: 'Ring 1' },
        contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
      },
    },
  } as never)
  const draft = made.calculatedDraftOrder?.draftOrder
  const id = draft?._id ?? ''
  expect(made.preexistingDraftOrder).toBe(false)
  expect(draft?._createdDate).toBeInstanceOf(Date)
  expect(draft?.lineItems?.map((one) => [one.added, one.lineItem?.quantity])).toEqual([
    [true, 2],
    [true, 1],
  ])
  const { calculatedDraftOrder } = await merchant().setShippingInfo(id, {
    shippingInfo: { code: parcel, title: 'Parcel' },
  } as never)
  expect(calculatedDraftOrder?.shippingOptions?.map(({ code }) => code)).toContain(parcel)
  await merchant().createCustomDiscounts(id, {
    discounts: [{ discountType: 'GLOBAL', percentage: '10', applyToDraftOrder: true }],
  } as never)
  const read = await merchant().getDraftOrder(id)
  const { priceSummary } = read.calculatedDraftOrder?.draftOrder ?? {}
  expect(Number(priceSummary?.discount?.amount)).toBeGreaterThan(0)
  const { createdOrder, committedDraftOrder } = await merchant().createOrderFromDraft(id)
  expect(createdOrder).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    buyerInfo: { email: 'ada@example.com' },
    recipientInfo: { address: { addressLine1: 'Ring 1' } },
    priceSummary: { total: priceSummary?.total },
  })
  expect(committedDraftOrder).toMatchObject({ status: 'COMMITTED', orderId: createdOrder?._id })
})

test('the published client edits an order, and reads why it cannot', async () => {
  const { id: orderId } = await orderProduct(shop, {
    productId: mug,
    delivery: parcel,
    quantity: 2,
  })
  const status = await merchant().getOrderDraftabilityStatus(orderId)
  expect(status).toMatchObject({ orderDraftable: true, nonDraftableReasons: [] })
  const made = await merchant().createDraftOrder({ orderId } as never)
  const draft = made.calculatedDraftOrder?.draftOrder
  const draftId = draft?._id ?? ''
  const lineItemId = draft?.lineItems?.[0]?.lineItem?._id ?? ''
  await merchant().updateLineItems(draftId, [{ lineItemId, newQuantity: 1 }])
  const { items } = await merchant().queryDraftOrders().eq('orderId', orderId).find()
  expect(items.map(({ _id }) => _id)).toEqual([draftId])
  const { orderAfterCommit } = await merchant().commitDraftOrder(draftId, {
    commitSettings: { updateInventory: [{ lineItemId }] },
    reason: 'One is enough',
  } as never)
  expect(orderAfterCommit?.lineItems?.[0]?.quantity).toBe(1)
  expect(orderAfterCommit?.activities?.at(-1)).toMatchObject({
    activityType: 'DRAFT_ORDER_CHANGES_APPLIED',
    draftOrderChangesApplied: { draftOrderId: draftId },
  })
  await expect(merchant().commitDraftOrder(draftId)).rejects.toMatchObject({
    details: { applicationError: { code: 'DRAFT_ORDER_ALREADY_COMMITTED' } },
  })
})

test('the published client deletes drafts', async () => {
  const made = await merchant().createEmptyDraftOrder()
  const id = made.calculatedDraftOrder?.draftOrder?._id ?? ''
  await merchant().deleteDraftOrder(id)
  await expect(merchant().getDraftOrder(id)).rejects.toMatchObject({
    details: { applicationError: { code: 'DRAFT_ORDER_DOES_NOT_EXIST' } },
  })
})
