import { defineFact } from '../kit/index.ts'

const updated = ['wix.ecom.v1.fulfillments_updated']

export const FulfillmentCreated = defineFact('fulfillment.created', updated)
/** Its tracking, its state, or whether the buyer has a mail. */
export const FulfillmentUpdated = defineFact('fulfillment.updated', updated)
/** Its pieces can be sent again. */
export const FulfillmentCancelled = defineFact('fulfillment.cancelled', updated)
