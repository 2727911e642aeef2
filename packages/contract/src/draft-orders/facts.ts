import { defineFact } from '../kit/index.ts'

const draft = 'wix.ecom.v1.draft_order'

/** Facts of draft orders: lines, totals and states, nothing about who buys. */
export const DraftOrderCreated = defineFact('draft_order.created', [`${draft}_created`])
export const DraftOrderUpdated = defineFact('draft_order.updated', [`${draft}_updated`])
export const DraftOrderDeleted = defineFact('draft_order.deleted', [`${draft}_deleted`])
/** Its order was edited, or an order was made of it. */
export const DraftOrderCommitted = defineFact('draft_order.applied', [`${draft}_updated`])
