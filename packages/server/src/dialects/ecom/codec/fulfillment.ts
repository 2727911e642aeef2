import { carrierOf, type FulfillmentProgress } from '@vitrine/contract/fulfillments'
import type {
  OrderWithFulfillments,
  PublishedFulfillment,
  PublishedProgress,
  SentFulfillment,
  SentFulfillmentChanges,
} from '@vitrine/contract/order-fulfillments'
import {
  type Fulfillment,
  type FulfillmentChanges,
  linkOfTracking,
  type NewFulfillment,
} from '../../../areas/commerce/fulfillments/index.ts'

const published: Readonly<Record<FulfillmentProgress, PublishedProgress>> = {
  PENDING: 'Pending',
  ACCEPTED: 'Accepted',
  READY: 'Ready',
  IN_DELIVERY: 'In_Delivery',
  DELIVERED: 'Fulfilled',
}
const states = Object.fromEntries(
  Object.entries(published).map(([state, name]) => [name, state]),
) as Readonly<Record<PublishedProgress, FulfillmentProgress>>

export const encodeWithFulfillments = (
  orderId: string,
  fulfillments: readonly Fulfillment[],
): OrderWithFulfillments => ({
  orderId,
  fulfillments: fulfillments.filter((one) => one.orderId === orderId).map(encodeFulfillment),
})

function encodeFulfillment(one: Fulfillment): PublishedFulfillment {
  const { carrier, trackingNumber, fields } = one
  const trackingLink = linkOfTracking(one)
  const isTracked = carrier !== null || trackingNumber !== null || trackingLink !== null
  return {
    id: one.id,
    createdDate: one.createdDate,
    lineItems: one.lines.map(({ lineId: id, quantity }) => ({ id, quantity })),
    status: published[one.state],
    completed: one.completed,
    ...(isTracked && {
      trackingInfo: {
        ...(trackingNumber !== null && { trackingNumber }),
        ...(carrier !== null && { shippingProvider: carrier }),
        ...(trackingLink !== null && { trackingLink }),
      },
    }),
    ...(fields && { customInfo: { fieldsData: { ...fields } } }),
  }
}

/** A new fulfillment, by default pending. A tracking number mails the buyer. */
export function decodeFulfillment(orderId: string, sent: SentFulfillment): NewFulfillment {
  const { lineItems } = sent
  const changes = decodeChanges({ carrier: null, trackingNumber: null }, sent)
  return {
    ...changes,
    orderId,
    ...(lineItems && {
      lines: lineItems.map(({ id, quantity }) => ({ lineId: id.toLowerCase(), quantity })),
    }),
    state: changes.state ?? 'PENDING',
  }
}

type SentChanges = Omit<SentFulfillmentChanges, 'id'>
type Tracking = Pick<Fulfillment, 'carrier' | 'trackingNumber'>

/** The changes of a request; the first tracking number mails the buyer. */
export function decodeChanges(before: Tracking, sent: SentChanges): FulfillmentChanges {
  const { status, completed, customInfo } = sent
  const tracking = decodeTracking(before, sent.trackingInfo)
  return {
    ...tracking,
    ...(status !== undefined && { state: status === null ? 'PENDING' : states[status] }),
    ...(completed !== undefined && { completed: completed ?? false }),
    ...(customInfo !== undefined && { fields: customInfo?.fieldsData ?? null }),
    ...(before.trackingNumber === null && tracking.trackingNumber && { notify: true }),
  }
}

/** For a known carrier the link is derived from the number, and a sent link is ignored. */
function decodeTracking(
  before: Tracking,
  sent: SentChanges['trackingInfo'],
): Pick<FulfillmentChanges, 'carrier' | 'trackingNumber' | 'trackingLink'> {
  if (sent === undefined) return {}
  if (sent === null) return { carrier: null, trackingNumber: null, trackingLink: null }
  const { shippingProvider, trackingNumber, trackingLink } = sent
  const carrier = shippingProvider === undefined ? before.carrier : shippingProvider
  return {
    carrier: shippingProvider,
    trackingNumber,
    trackingLink: carrierOf(carrier) ? null : trackingLink,
  }
}
