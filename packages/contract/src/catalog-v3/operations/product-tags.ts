import { EmptyTagLists, ProductChanged } from '../../catalog/index.ts'
import { JobCreated } from '../../jobs/facts.ts'
import { BulkReply, Guid, InvalidFilter, operation, POST, Type } from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { byFilter, JobReply, tagChanges } from '../schemas/by-filter.ts'

const writes = { mounts: productMounts, permission: 'admin', writes: true } as const

/**
 * Adds tags to up to 100 products and removes others; a product that would have more than 100 of a kind stays
 * unchanged and reports it (§12.1).
 */
export const bulkUpdateProductTags = operation({
  ...writes,
  route: POST('/v3/bulk/products/update-tags'),
  summary: 'Add and remove tags of many products',
  request: Type.Object({
    productIds: Type.Array(Guid(), { minItems: 1, maxItems: 100 }),
    ...tagChanges,
  }),
  response: BulkReply(),
  errors: [EmptyTagLists],
  facts: [ProductChanged],
})

/** The same for every product that fits, in the background. */
export const bulkUpdateProductTagsByFilter = operation({
  ...writes,
  route: POST('/v3/bulk/products/update-tags-by-filter'),
  summary: 'Add and remove tags of all products that match, in the background',
  request: Type.Object({ ...byFilter, ...tagChanges }),
  response: JobReply,
  errors: [EmptyTagLists, InvalidFilter],
  facts: [JobCreated],
})
