import type { PublishedActivity } from '@vitrine/contract/ecom'
import type { Activity, ActivityKind, Order } from '../../../areas/commerce/orders/index.ts'
import type { WriteAmount } from './order-shop.ts'

/** What happened as the published clients call it; what they have no word for is left out. */
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
  EMAIL_CHANGED: 'EMAIL_EDITED',
  ADDRESS_CHANGED: 'SHIPPING_ADDRESS_EDITED',
  NOTE: 'MERCHANT_COMMENT',
  CUSTOM: 'CUSTOM_ACTIVITY',
}

/** A link without a number is said as such. */
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

const encodeCustom = ({ appId, type, data }: Activity['content']) => ({
  ...(typeof appId === 'string' && { appId }),
  type: String(type ?? ''),
  additionalData: (data ?? {}) as Record<string, unknown>,
})
