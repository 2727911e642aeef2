import { defineError } from '../kit/index.ts'

/** Another draft edits the order. `data.draftOrderId` is its id. */
export const OrderIsAlreadyEdited = defineError({
  code: 'ORDER_IS_ALREADY_EDITED',
  status: 409,
  description: 'Somebody else edits this order; one draft is open at a time',
})
export const CatalogItemNotFound = defineError({
  code: 'CATALOG_ITEM_NOT_FOUND',
  status: 404,
  description: 'This product or variant is not sold here',
})
export const DuplicatedLineItemIds = defineError({
  code: 'DUPLICATED_LINE_ITEM_IDS',
  status: 400,
  description: 'Two line items have one id',
})
export const MaxItemsReached = defineError({
  code: 'MAX_ITEMS_REACHED',
  status: 428,
  description: 'A draft order has at most 300 line items',
})
/** `data.lineItemIds` has the unknown ones. */
export const LineItemDoesNotExist = defineError({
  code: 'LINE_ITEM_DOES_NOT_EXIST',
  status: 404,
  description: 'The draft order has no line item with this id',
})
export const MultipleChangesForSameLineItem = defineError({
  code: 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM',
  status: 428,
  description: 'A line item is changed once in a call',
})
export const EmptyChangeRequest = defineError({
  code: 'EMPTY_CHANGE_REQUEST',
  status: 400,
  description: 'Say what changes of a line item',
})
export const UpdatingPriceOfRemovedItem = defineError({
  code: 'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN',
  status: 428,
  description: 'A line item that is removed has no price',
})
export const DiscountNotFound = defineError({
  code: 'DISCOUNT_NOT_FOUND',
  status: 404,
  description: 'The draft order has no discount with this id',
})
export const DiscountRemoveNotSupported = defineError({
  code: 'DISCOUNT_REMOVE_NOT_SUPPORTED',
  status: 428,
  description: 'Only custom discounts are deleted; others can be taken off',
})
export const DiscountsExceedItemTotals = defineError({
  code: 'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS',
  status: 428,
  description: 'The discount is more than the line item costs',
})
export const DiscountsExceedOrderTotals = defineError({
  code: 'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
  status: 428,
  description: 'The discount is more than the line items cost',
})
export const AdditionalFeeNotFound = defineError({
  code: 'ADDITIONAL_FEE_NOT_FOUND',
  status: 404,
  description: 'The draft order has no additional fee with this id',
})
export const AdditionalFeeRemoveNotSupported = defineError({
  code: 'ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED',
  status: 428,
  description: 'Only custom fees are deleted; others can be taken off',
})
/** `data.problems` lists the reasons. */
export const CommitFailedValidations = defineError({
  code: 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS',
  status: 428,
  description: 'The draft order cannot be applied as it is',
})
/** `data.problems` lists the reasons. */
export const CreateOrderFailedValidations = defineError({
  code: 'CREATE_ORDER_FAILED_VALIDATIONS',
  status: 428,
  description: 'No order can be made of the draft as it is',
})
export const DraftOrderCannotBeDeleted = defineError({
  code: 'DRAFT_ORDER_CANNOT_BE_DELETED',
  status: 428,
  description: 'A draft order that was applied stays',
})
