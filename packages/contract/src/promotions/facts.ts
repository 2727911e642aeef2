import { defineFact } from '../kit/index.ts'

const rule = 'wix.ecom.discounts.v1.discount_rule'
const coupon = 'wix.ecommerce.coupons.v2.coupon'

export const PromotionCreated = defineFact('promotion.created', [
  `${rule}_created`,
  `${coupon}_created`,
])
/** Undo restored a deleted promotion, with its codes. */
export const PromotionRestored = defineFact('promotion.restored', [
  `${rule}_created`,
  `${coupon}_created`,
])
export const PromotionChanged = defineFact('promotion.changed', [
  `${rule}_updated`,
  `${coupon}_updated`,
])
export const PromotionDeleted = defineFact('promotion.deleted', [
  `${rule}_deleted`,
  `${coupon}_deleted`,
])
export const PromotionCodeCreated = defineFact('promotion_code.created')
export const PromotionCodeChanged = defineFact('promotion_code.changed')
export const PromotionCodeDeleted = defineFact('promotion_code.deleted')
/** Many codes at once: how many, the first of them, and the id of their batch. */
export const PromotionCodesGenerated = defineFact('promotion_code.generated')
/** Undo removed many codes, or restored them: the same as of their generation. */
export const PromotionCodesRemoved = defineFact('promotion_code.bulk_removed')
export const PromotionCodesRestored = defineFact('promotion_code.bulk_restored')
