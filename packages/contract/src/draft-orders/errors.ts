import { defineError } from '../kit/index.ts'

export const DraftOrderNotFound = defineError({
  code: 'DRAFT_ORDER_DOES_NOT_EXIST',
  status: 404,
  description: 'There is no draft order with this id',
})
/** `data.orderId` is the order. */
export const DraftOrderApplied = defineError({
  code: 'DRAFT_ORDER_ALREADY_COMMITTED',
  status: 409,
  description: 'The draft order was applied; it changes no more',
})
/** `data.revision` is the present one. */
export const DraftOrderRevisionConflict = defineError({
  code: 'DRAFT_ORDER_REVISION_CONFLICT',
  status: 409,
  description: 'The draft order has changed meanwhile; read it again',
})
/** `data.expectedTotal` and `data.total` in minor units of the currency. */
export const DraftOrderTotalChanged = defineError({
  code: 'DRAFT_ORDER_TOTAL_CHANGED',
  status: 409,
  description: 'The order would cost something else by now; look at it again',
})
/** `data.reasons` are some of `editRefusals`. */
export const OrderCannotBeEdited = defineError({
  code: 'ORDER_CANNOT_BE_EDITED',
  status: 428,
  description: 'The order cannot be edited',
})
/** `data.lines` has the `lineId` and the `minimum` of each. */
export const DraftQuantityTooLow = defineError({
  code: 'DRAFT_QUANTITY_TOO_LOW',
  status: 428,
  description: 'Pieces that are sent, refunded or returned stay in the order',
})
/** The shop has changed or withdrawn it. */
export const ProposalOutdated = defineError({
  code: 'PROPOSAL_OUTDATED',
  status: 428,
  description: 'The shop does not ask for this any more',
})
/** `data.problems` lists the reasons, as in the draft. */
export const DraftOrderHasProblems = defineError({
  code: 'DRAFT_ORDER_HAS_PROBLEMS',
  status: 428,
  description: 'Something of the draft order has to be put right first',
})
/** `data.reasons` are codes of the reasons. */
export const OrdersNotMergeable = defineError({
  code: 'ORDERS_NOT_MERGEABLE',
  status: 428,
  description: 'These orders cannot become one',
})
