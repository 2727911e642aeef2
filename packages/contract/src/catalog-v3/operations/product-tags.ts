import { EmptyTagLists, ProductChanged } from '../../catalog/index.ts'
import { JobCreated } from '../../jobs/facts.ts'
import { BulkReply, Guid, InvalidFilter, operation, POST, Type } from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { byFilter, JobReply, tagChanges } from '../schemas/by-filter.ts'

const writes = { mounts: productMounts, permission: 'admin', writes: true } as const

/**
 * Puts tags on up to 100 products and takes others off; a product that would have more than 100 of a kind
 * stays as it is and says so (§12.1).
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
