import { defineError } from '../kit/index.ts'

export const PromotionNotFound = defineError({
  code: 'PROMOTION_NOT_FOUND',
  status: 404,
  description: 'There is no promotion with this id',
})
/** The promotion was saved meanwhile; read it again and send its revision. */
export const PromotionRevisionStale = defineError({
  code: 'PROMOTION_REVISION_STALE',
  status: 409,
  description: 'The promotion has changed since it was read',
})
export const TooManyPromotions = defineError({
  code: 'TOO_MANY_PROMOTIONS',
  status: 409,
  description: 'A site has at most 1,000 promotions; delete one first',
})
export const TooManyQuantityPrices = defineError({
  code: 'TOO_MANY_QUANTITY_PRICES',
  status: 409,
  description: 'A site has at most 100 promotions that sell several pieces for one price',
})
export const TooManyTriggerApps = defineError({
  code: 'TOO_MANY_TRIGGER_APPS',
  status: 409,
  description: 'Conditions of promotions name at most 10 applications of others',
})
/** Codes are compared without regard to case. */
export const PromotionCodeTaken = defineError({
  code: 'PROMOTION_CODE_TAKEN',
  status: 409,
  description: 'Another promotion of the site, or this one, has the code already',
})
export const PromotionCodeNotFound = defineError({
  code: 'PROMOTION_CODE_NOT_FOUND',
  status: 404,
  description: 'The promotion has no code with this id',
})
export const PromotionNeedsNoCode = defineError({
  code: 'PROMOTION_NEEDS_NO_CODE',
  status: 409,
  description: 'The promotion is automatic; only promotions with the trigger CODE have codes',
})
export const TooManyCodes = defineError({
  code: 'TOO_MANY_PROMOTION_CODES',
  status: 409,
  description: 'A promotion has at most 100,000 codes; delete some first',
})

/** Why a code cannot be used. Carts and checkouts answer with these. */
export const CouponDoesNotExist = defineError({
  code: 'ERROR_COUPON_DOES_NOT_EXIST',
  status: 404,
  description: 'There is no such code',
})
export const CouponHasExpired = defineError({
  code: 'ERROR_COUPON_HAS_EXPIRED',
  status: 428,
  description: 'The code was valid until an earlier date',
})
export const CouponIsNotActiveYet = defineError({
  code: 'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  status: 428,
  description: 'The code is valid from a later date',
})
export const CouponIsDisabled = defineError({
  code: 'ERROR_COUPON_IS_DISABLED',
  status: 428,
  description: 'The code is switched off',
})
export const CouponUsageExceeded = defineError({
  code: 'ERROR_COUPON_USAGE_EXCEEDED',
  status: 428,
  description: 'The code has been used as often as it may be',
})
export const CouponLimitPerCustomerExceeded = defineError({
  code: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  status: 428,
  description: 'The buyer has used the code as often as one buyer may',
})
