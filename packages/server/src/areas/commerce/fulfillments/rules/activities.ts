import { trackingLinkOf } from '@vitrine/contract/fulfillments'
import type { NewActivity } from '../../orders/index.ts'
import type { Fulfillment } from '../model.ts'

/** The tracking page: the entered one, or that of a known carrier. */
export const linkOfTracking = ({
  carrier,
  trackingNumber,
  trackingLink,
}: Pick<Fulfillment, 'carrier' | 'trackingNumber' | 'trackingLink'>): string | null =>
  trackingLink ?? trackingLinkOf(carrier, trackingNumber)

const trackingOf = (fulfillment: Fulfillment) => {
  const { carrier, trackingNumber } = fulfillment
  const trackingLink = linkOfTracking(fulfillment)
  return {
    fulfillmentId: fulfillment.id,
    ...(carrier && { carrier }),
    ...(trackingNumber && { trackingNumber }),
    ...(trackingLink && { trackingLink }),
  }
}

const piecesIn = ({ lines }: Fulfillment) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const hasTracking = (fulfillment: Fulfillment): boolean =>
  fulfillment.trackingNumber !== null || linkOfTracking(fulfillment) !== null

/** Activities of an order for a new fulfillment. */
export function creationActivities(fulfillment: Fulfillment): NewActivity[] {
  const content = { ...trackingOf(fulfillment), pieces: piecesIn(fulfillment) }
  const kind = fulfillment.kind === 'PICKUP' ? 'PICKUP_READY' : 'SHIPMENT_CREATED'
  return [
    { kind, content },
    ...(hasTracking(fulfillment)
      ? [{ kind: 'TRACKING_ADDED', content: trackingOf(fulfillment) } as const]
      : []),
  ]
}

/** Activities of an order for a changed fulfillment. */
export function changeActivities(before: Fulfillment, after: Fulfillment): NewActivity[] {
  const content = trackingOf(after)
  const activities: NewActivity[] = []
  if (JSON.stringify(trackingOf(before)) !== JSON.stringify(content)) {
    activities.push({ kind: hasTracking(before) ? 'TRACKING_CHANGED' : 'TRACKING_ADDED', content })
  }
  if (before.state !== 'DELIVERED' && after.state === 'DELIVERED') {
    activities.push({ kind: after.kind === 'PICKUP' ? 'COLLECTED' : 'DELIVERED', content })
  }
  return activities
}

export const cancelActivity = (fulfillment: Fulfillment): NewActivity => ({
  kind: 'SHIPMENT_CANCELLED',
  content: { ...trackingOf(fulfillment), pieces: piecesIn(fulfillment) },
})
