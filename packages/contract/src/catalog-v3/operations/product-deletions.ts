import { JobCreated } from '../../jobs/facts.ts'
import { InvalidFilter, operation, POST, Type } from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { byFilter, JobReply } from '../schemas/by-filter.ts'

/** Deletes every product that fits, in the background; `{}` deletes them all (§12.1). */
export const bulkDeleteProductsByFilter = operation({
  mounts: productMounts,
  permission: 'admin',
  writes: true,
  route: POST('/v3/bulk/products/delete-by-filter'),
  summary: 'Delete all products that match, in the background',
  request: Type.Object(byFilter),
  response: JobReply,
  errors: [InvalidFilter],
  facts: [JobCreated],
})
