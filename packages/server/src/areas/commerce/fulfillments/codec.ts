import type { Fulfillment as WireFulfillment } from '@vitrine/contract/fulfillments'
import type { Fulfillment } from './model.ts'
import { linkOfTracking } from './rules/activities.ts'

/** Buyers do not see the location. */
export const encodeFulfillment = (one: Fulfillment, isMerchant: boolean): WireFulfillment => ({
  id: one.id,
  orderId: one.orderId,
  revision: one.revision,
  kind: one.kind,
  locationId: isMerchant ? one.locationId : null,
  state: one.state,
  lines: [...one.lines],
  carrier: one.carrier,
  trackingNumber: one.trackingNumber,
  trackingLink: linkOfTracking(one),
  mail: one.mailedDate ? 'SENT' : one.mailDueDate ? 'WAITING' : 'NONE',
  mailedDate: one.mailedDate,
  actor: one.creator.type,
  createdDate: one.createdDate,
  updatedDate: one.updatedDate,
})
