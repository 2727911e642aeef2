import { defineError } from '../kit/index.ts'

/** Errors of single products when the variants of many products are adjusted (§12.1, §17). */
export const AdjustedActualPriceOutOfRange = defineError({
  code: 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE',
  status: 428,
  description: 'A price would be outside 0 to 999999999.99, or above the compare-at price',
})
export const AdjustedCompareAtPriceOutOfRange = defineError({
  code: 'ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE',
  status: 428,
  description: 'A compare-at price would be below the price, or above 999999999.99',
})
export const AdjustedCostOutOfRange = defineError({
  code: 'ADJUSTED_COST_OUT_OF_RANGE',
  status: 428,
  description: 'A cost would be outside 0 to 999999999.99',
})
/** A subscription discount is a fixed amount: no price of the product may fall to that amount. */
export const CannotAdjustPriceRestrictedVariant = defineError({
  code: 'CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT',
  status: 428,
  description: 'A price would not be above the discount of a subscription',
})
/** A product has at most 100 public and 100 private tags. */
export const TooManyTags = defineError({
  code: 'TOO_MANY_TAGS',
  status: 428,
  description: 'A product has at most 100 public and 100 private tags',
})
export const EmptyTagLists = defineError({
  code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
  status: 400,
  description: 'There are no tags to assign or remove',
})
/** A call about many products was sent a field that one product alone can have; `data` names it. */
export const FieldNotSupported = defineError({
  code: 'FIELD_MASK_VALUE_NOT_SUPPORTED',
  status: 400,
  description: 'This field cannot be changed for many products at once',
})
