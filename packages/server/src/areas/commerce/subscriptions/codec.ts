import { readQuery } from '@vitrine/contract/catalog'
import {
  subscriptionFields,
  type SubscriptionCycle as WireCycle,
  type Subscription as WireSubscription,
} from '@vitrine/contract/subscriptions'
import { currencyExponent } from '@vitrine/money'
import type { PagedQuery } from '../../../transport/query-pages.ts'
import type { MediaUrl } from '../../catalog/index.ts'
import type { StoredCycle, Subscription, SubscriptionQuery } from './model.ts'

/** How subscriptions are encoded. */
export interface SubscriptionEncoding {
  readonly mediaUrl: MediaUrl
  linkOf(id: string): string
}

export const encodeSubscription = (
  one: Subscription,
  { mediaUrl, linkOf }: SubscriptionEncoding,
): WireSubscription => ({
  id: one.id,
  revision: one.revision,
  status: one.status,
  memberId: one.memberId,
  email: one.email,
  buyerName: one.buyerName,
  orderId: one.orderId,
  orderNumber: String(one.orderNumber),
  productId: one.productId,
  name: one.name,
  descriptionLines: one.descriptionLines.map(({ colorCode = null, ...line }) => ({
    ...line,
    colorCode,
  })),
  image: one.image && {
    id: one.image.id,
    url: mediaUrl(one.image.id),
    width: one.image.width,
    height: one.image.height,
    altText: one.image.altText,
  },
  quantity: one.quantity,
  unitPrice: one.unitPrice,
  currency: one.currency,
  exponent: currencyExponent(one.currency),
  plan: {
    title: one.planTitle,
    frequency: one.frequency,
    interval: one.interval,
    billingCycles: one.billingCycles,
  },
  deliveryTitle: one.deliveryTitle,
  shipping: one.shipping,
  isCharged: one.paymentId !== null,
  ordersCount: one.ordersCount,
  nextCycle: one.nextCycle,
  nextDate: one.nextDate,
  cancelAtPeriodEnd: one.cancelAtPeriodEnd,
  openOrderId: one.openOrderId,
  retryDate: one.retryDate,
  link: linkOf(one.id),
  createdDate: one.createdDate,
  updatedDate: one.updatedDate,
  endedDate: one.endedDate,
})

export const encodeCycle = ({ orderNumber, ...cycle }: StoredCycle): WireCycle => ({
  ...cycle,
  orderNumber: orderNumber === null ? null : String(orderNumber),
})

/** Sorted by newest first by default. */
export function decodeQuery({ query, walk }: PagedQuery): SubscriptionQuery {
  const { sort, ...rest } = readQuery(subscriptionFields, query)
  const newest = [{ field: 'createdDate', descending: true }]
  return { ...rest, sort: sort.length > 0 ? sort : newest, walk }
}
