import { JobCreated } from '../../jobs/facts.ts'
import { InvalidFilter, Maybe, OneOf, operation, POST, Type } from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { AdjustValue, byFilter, DiscountValue, JobReply, roundings } from '../schemas/by-filter.ts'

/**
 * Adjusts prices and costs of all variants of the matching products (§12.1). Missing compare-at prices and
 * costs are not created. A product with a variant that would leave its range stays unchanged; the job reports
 * it with `ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE`, `ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE`,
 * `ADJUSTED_COST_OUT_OF_RANGE` or `CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT`.
 */
export const bulkAdjustProductVariantsByFilter = operation({
  mounts: productMounts,
  permission: 'admin',
  writes: true,
  route: POST('/v3/bulk/products/adjust-variants-by-filter'),
  summary: 'Increase or decrease prices and costs of all variants that match, in the background',
  request: Type.Object({
    ...byFilter,
    actualPrice: Maybe(AdjustValue),
    compareAtPrice: Maybe(AdjustValue),
    cost: Maybe(AdjustValue),
    /**
     * Sets the price to the compare-at price minus this; a missing compare-at price is set to the previous
     * price. Not together with `actualPrice` or `compareAtPrice`.
     */
    compareAtPriceDiscount: Maybe(DiscountValue),
    rounding: Maybe(OneOf(roundings)),
  }),
  response: JobReply,
  errors: [InvalidFilter],
  facts: [JobCreated],
})
