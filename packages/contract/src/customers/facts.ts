import { defineFact } from '../kit/index.ts'

/** Staff changed the note or the tags of a customer. `before` and `after` have the changed ones. */
export const CustomerUpdated = defineFact('customer.updated')
/** Two customers were merged: the orders of `after.mergedId` now belong to this one. */
export const CustomersMerged = defineFact('customer.merged')
/** The data of a guest was erased; the orders remain without a name. */
export const CustomerErased = defineFact('customer.erased')
/** A consent given with orders was withdrawn. `after.key` is its key; the newsletter has separate facts. */
export const CustomerConsentWithdrawn = defineFact('customer.consent_withdrawn')
export const SegmentCreated = defineFact('customer_segment.created')
export const SegmentUpdated = defineFact('customer_segment.updated')
export const SegmentDeleted = defineFact('customer_segment.deleted')
