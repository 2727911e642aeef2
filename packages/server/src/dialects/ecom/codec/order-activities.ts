import type { PublishedActivity } from '@vitrine/contract/ecom'
import type { Activity, ActivityKind, Order } from '../../../areas/commerce/orders/index.ts'
import type { WriteAmount } from './order-shop.ts'

/** Activity types of the published clients; activities without a type are omitted. */
const types: Readonly<Partial<Record<ActivityKind, string>>> = {
  CREATED: 'ORDER_PLACED',
  PARTLY_PAID: 'ORDER_PARTIALLY_PAID',
  PAID: 'ORDER_PAID',
  PAYMENT_FAILED: 'PAYMENT_DECLINED',
  PAYMENT_IN_REVIEW: 'PAYMENT_PENDING',
  PAYMENT_AUTHORIZED: 'AUTHORIZED_PAYMENT_CREATED',
  PAYMENT_RELEASED: 'AUTHORIZED_PAYMENT_VOIDED',
  REFUNDED: 'ORDER_REFUNDED',
  REFUND_FAILED: 'PAYMENT_REFUND_FAILED',
  CANCELLED: 'ORDER_CANCELED',
  EXPIRED: 'ORDER_CANCELED',
  TRACKING_ADDED: 'TRACKING_NUMBER_ADDED',
  TRACKING_CHANGED: 'TRACKING_NUMBER_EDITED',
  SHIPMENT_MAILED: 'SHIPPING_CONFIRMATION_EMAIL_SENT',
  PICKUP_MAILED: 'PICKUP_READY_EMAIL_SENT',
  FULFILLED: 'ORDER_FULFILLED',
  UNFULFILLED: 'ORDER_NOT_FULFILLED',
  EDITED: 'DRAFT_ORDER_CHANGES_APPLIED',
  EMAIL_CHANGED: 'EMAIL_EDITED',
  ADDRESS_CHANGED: 'SHIPPING_ADDRESS_EDITED',
  NOTE: 'MERCHANT_COMMENT',
  CUSTOM: 'CUSTOM_ACTIVITY',
}

/** A link without a number has a separate type. */
function typeOf({ kind, content }: Activity): string | undefined {
  const isLink = kind === 'TRACKING_ADDED' && content.trackingNumber === undefined
  return isLink ? 'TRACKING_LINK_ADDED' : types[kind]
}

export function encodeActivities(
  { state }: Pick<Order, 'state'>,
  money: WriteAmount,
  activities: readonly Activity[],
): PublishedActivity[] {
  return activities.flatMap((activity) => {
    const isRejected = activity.kind === 'EXPIRED' && state === 'REJECTED'
    const type = isRejected ? 'ORDER_REJECTED' : typeOf(activity)
    if (!type) return []
    const { id, createdDate } = activity
    return [{ id, createdDate, activityType: type, type, ...contentOf(money, activity) }]
  })
}

function contentOf(money: WriteAmount, { kind, content }: Activity) {
  if (kind === 'NOTE') return { merchantComment: { message: String(content.text ?? '') } }
  if (kind === 'CUSTOM') return { customActivity: encodeCustom(content) }
  if (kind === 'EDITED') return { draftOrderChangesApplied: encodeEdit(money, content) }
  if (kind !== 'REFUNDED') return {}
  const { amount, reason = '', isExternal = false } = content
  return {
    orderRefunded: {
      manual: isExternal === true,
      amount: money(Number(amount)),
      reason: String(reason),
    },
  }
}

function encodeEdit(money: WriteAmount, { draftOrderId, reason, changes }: Activity['content']) {
  return {
    draftOrderId: String(draftOrderId ?? ''),
    reason: String(reason ?? ''),
    changes: ((changes ?? []) as Change[]).flatMap((change) => encodeChange(money, change)),
  }
}

type Change = Readonly<Record<string, unknown>>

/** One change of an edit in the published form. */
function encodeChange(money: WriteAmount, change: Change): Record<string, unknown>[] {
  const amount = (key: string) => money(Number(change[key] ?? 0))
  const [id, name] = [change.lineId ?? change.id, { original: String(change.name ?? '') }]
  const before = Number(change.quantityBefore ?? 0)
  const now = Number(change.quantity ?? 0)
  switch (change.kind) {
    case 'LINE_ADDED':
      return [{ lineItemAdded: { id, name, quantity: now } }]
    case 'LINE_REMOVED':
      return [{ lineItemRemoved: { id, name, quantity: before } }]
    case 'LINE_CHANGED': {
      const deltaType = now > before ? 'QUANTITY_INCREASED' : 'QUANTITY_DECREASED'
      const diff = Math.abs(now - before)
      const quantity = { originalQuantity: before, newQuantity: now, diff, deltaType }
      const price = {
        originalPrice: amount('unitPriceBefore'),
        newPrice: amount('unitPrice'),
      }
      return [{ lineItemChanged: { id, name, quantity, price } }]
    }
    case 'DISCOUNT_ADDED':
      return [{ discountAdded: { id, totalDiscountAmount: amount('amount') } }]
    case 'DISCOUNT_REMOVED':
      return [{ discountRemoved: { id, totalDiscountAmount: amount('amount') } }]
    case 'FEE_ADDED':
      return [{ additionalFeeAdded: { id, name: name.original, totalPrice: amount('amount') } }]
    case 'FEE_REMOVED':
      return [{ additionalFeeRemoved: { id, name: name.original, totalPrice: amount('amount') } }]
    case 'DELIVERY_CHANGED':
      return [{ shippingInformationChanged: {} }]
    case 'TOTAL_CHANGED':
      return [
        { totalPriceChanged: { originalTotal: amount('totalBefore'), newTotal: amount('total') } },
      ]
    default:
      return []
  }
}

const encodeCustom = ({ appId, type, data }: Activity['content']) => ({
  ...(typeof appId === 'string' && { appId }),
  type: String(type ?? ''),
  additionalData: (data ?? {}) as Record<string, unknown>,
})
