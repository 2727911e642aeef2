import { defineFact } from '../kit/index.ts'

/** Staff changed the note or the tags of a customer. `before` and `after` have the changed ones. */
export const CustomerUpdated = defineFact('customer.updated')
/** Another customer's orders are this one's now; `after.mergedId` was the other one. */
export const CustomersMerged = defineFact('customer.merged')
/** What was stored of a guest is gone; the orders stay without a name. */
export const CustomerErased = defineFact('customer.erased')
/** What was agreed to with orders is withdrawn. `after.key` says what; the newsletter has facts of its own. */
export const CustomerConsentWithdrawn = defineFact('customer.consent_withdrawn')
export const SegmentCreated = defineFact('customer_segment.created')
export const SegmentUpdated = defineFact('customer_segment.updated')
export const SegmentDeleted = defineFact('customer_segment.deleted')
