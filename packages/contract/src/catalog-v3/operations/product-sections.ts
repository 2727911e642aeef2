import { InfoSectionNotFound, ProductChanged } from '../../catalog/index.ts'
import { JobCreated } from '../../jobs/facts.ts'
import {
  BulkReply,
  Guid,
  InvalidFilter,
  Maybe,
  OneOf,
  operation,
  POST,
  Type,
} from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { byFilter, JobReply } from '../schemas/by-filter.ts'
import { EntityId, Revision } from '../schemas/entity.ts'
import { Product } from '../schemas/product.ts'
import { productFields } from '../schemas/product-fields.ts'

const writes = { mounts: productMounts, permission: 'admin', writes: true } as const
const ids = (maxItems: number) => Type.Array(Guid(), { minItems: 1, maxItems })
const returnOptions = {
  returnEntity: Maybe(Type.Boolean()),
  fields: Maybe(Type.Array(OneOf(productFields), { maxItems: 100 })),
}
/** Up to 100 products, each with the revision it was read with. */
const products = Type.Array(Type.Object({ productId: EntityId(), revision: Revision() }), {
  minItems: 1,
  maxItems: 100,
})
const bulkOptions = {
  ...writes,
  response: BulkReply(Product),
  facts: [ProductChanged],
} as const
const jobOptions = {
  ...writes,
  response: JobReply,
  errors: [InvalidFilter, InfoSectionNotFound],
  facts: [JobCreated],
} as const

/**
 * Appends up to ten shared info sections to products. A product that would have more than 20 stays unchanged
 * and reports `TOO_MANY_INFO_SECTIONS_ERROR` (§12.1).
 */
export const bulkAddInfoSectionsToProducts = operation({
  ...bulkOptions,
  route: POST('/v3/bulk/products/add-info-sections'),
  summary: 'Add info sections to many products',
  request: Type.Object({ products, infoSectionIds: ids(10), ...returnOptions }),
  errors: [InfoSectionNotFound],
})

/** Removes info sections from products; one that has none of them stays unchanged (§12.1). */
export const bulkRemoveInfoSectionsFromProducts = operation({
  ...bulkOptions,
  route: POST('/v3/bulk/products/remove-info-sections'),
  summary: 'Remove info sections from many products',
  request: Type.Object({ products, infoSectionIds: ids(100), ...returnOptions }),
})

/** Appends shared info sections to every matching product (§12.1). */
export const bulkAddInfoSectionsToProductsByFilter = operation({
  ...jobOptions,
  route: POST('/v3/bulk/products/add-info-sections-by-filter'),
  summary: 'Add info sections to all products that match, in the background',
  request: Type.Object({ ...byFilter, infoSectionIds: ids(20) }),
})

/**
 * Removes info sections from every matching product; products that have none of them stay unchanged (§12.1).
 */
export const bulkRemoveInfoSectionsFromProductsByFilter = operation({
  ...jobOptions,
  route: POST('/v3/bulk/products/remove-info-sections-by-filter'),
  errors: [InvalidFilter],
  summary: 'Remove info sections from all products that match, in the background',
  request: Type.Object({ ...byFilter, infoSectionIds: ids(100) }),
})
