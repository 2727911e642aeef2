import { FieldNotSupported } from '../../catalog/index.ts'
import { JobCreated } from '../../jobs/facts.ts'
import { FieldMaskOf, InvalidFilter, operation, POST, Type } from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { byFilter, JobReply } from '../schemas/by-filter.ts'
import { ProductChangesForMany } from '../schemas/product-to-write.ts'
import { VariantToWrite } from '../schemas/product-variant.ts'

const jobOptions = {
  mounts: productMounts,
  permission: 'admin',
  writes: true,
  response: JobReply,
  errors: [InvalidFilter, FieldNotSupported],
  facts: [JobCreated],
} as const

/**
 * Applies the same changes to every matching product, in the background: absent fields stay unchanged, lists
 * are replaced as a whole, `null` clears. Fields specific to one product are refused with
 * `FIELD_MASK_VALUE_NOT_SUPPORTED`: `slug`, `options`, `modifiers` and `variantsInfo` (§12.1).
 */
export const bulkUpdateProductsByFilter = operation({
  ...jobOptions,
  route: POST('/v3/bulk/products/update-by-filter'),
  summary: 'Apply the same change to all products that match, in the background',
  request: Type.Object({
    ...byFilter,
    product: ProductChangesForMany,
    fieldMask: FieldMaskOf('product'),
  }),
})

/**
 * Sets the same values on all variants of every matching product, in the background: `visible`, `price`,
 * `revenueDetails.cost` and `physicalProperties`; any other field is refused with
 * `FIELD_MASK_VALUE_NOT_SUPPORTED` (§12.1).
 */
export const bulkUpdateProductVariantsByFilter = operation({
  ...jobOptions,
  route: POST('/v3/bulk/products/update-variants-by-filter'),
  summary: 'Set the same values on all variants that match, in the background',
  request: Type.Object({
    ...byFilter,
    variant: VariantToWrite,
    fieldMask: FieldMaskOf('variant'),
  }),
})
