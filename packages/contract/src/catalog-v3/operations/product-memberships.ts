import { CategoryNotFound } from '../../catalog/index.ts'
import { JobCreated } from '../../jobs/facts.ts'
import { Guid, InvalidFilter, operation, POST, Type } from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { byFilter, JobReply } from '../schemas/by-filter.ts'

const membership = {
  mounts: productMounts,
  permission: 'admin',
  writes: true,
  request: Type.Object({
    ...byFilter,
    categoryIds: Type.Array(Guid(), { minItems: 1, maxItems: 5 }),
  }),
  response: JobReply,
  errors: [InvalidFilter, CategoryNotFound],
  facts: [JobCreated],
} as const

/** Puts every product that fits into up to five categories, in the background (§12.1). */
export const bulkAddProductsToCategoriesByFilter = operation({
  ...membership,
  route: POST('/v3/bulk/products/add-to-categories-by-filter'),
  summary: 'Add all products that match to categories, in the background',
})

/** Removes every matching product from up to five categories, in the background (§12.1). */
export const bulkRemoveProductsFromCategoriesByFilter = operation({
  ...membership,
  route: POST('/v3/bulk/products/remove-from-categories-by-filter'),
  summary: 'Remove all products that match from categories, in the background',
})
