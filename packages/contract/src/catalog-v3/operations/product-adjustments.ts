import { JobCreated } from '../../jobs/facts.ts'
import { InvalidFilter, Maybe, OneOf, operation, POST, Type } from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { AdjustValue, byFilter, DiscountValue, JobReply, roundings } from '../schemas/by-filter.ts'

/**
 * Moves prices and costs of all variants of the products that fit (§12.1). A compare-at price or a cost
 * that a variant does not have is not made up. A product with a variant that would leave its range stays
 * as it is; the job names it with `ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE`,
 * `ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE`, `ADJUSTED_COST_OUT_OF_RANGE` or
 * `CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT`.
 */
export const bulkAdjustProductVariantsByFilter = operation({
  mounts: productMounts,
  permission: 'admin',
  writes: true,
  route: POST('/v3/bulk/products/adjust-variants-by-filter'),
  summary: 'Raise or lower prices and costs of all variants that match, in the background',
  request: Type.Object({
    ...byFilter,
    actualPrice: Maybe(AdjustValue),
    compareAtPrice: Maybe(AdjustValue),
    cost: Maybe(AdjustValue),
    /**
     * What is paid becomes the compare-at price less this; where there is no compare-at price, what was
     * paid becomes it. Not together with `actualPrice` or `compareAtPrice`.
     */
    compareAtPriceDiscount: Maybe(DiscountValue),
    rounding: Maybe(OneOf(roundings)),
  }),
  response: JobReply,
  errors: [InvalidFilter],
  facts: [JobCreated],
})
