import {
  NoPermissionToIncludeNotVisibleProducts,
  NoPermissionToReadMerchantData,
} from '../../catalog/index.ts'
import { InvalidFilter, Maybe, operation, POST, Query, Type } from '../../kit/index.ts'
import { variantReaderMounts } from '../mounts.ts'
import { CursorMetadata } from '../schemas/entity.ts'
import { ReadOnlyVariant, VariantFields } from '../schemas/read-only-variant.ts'
import { AggregationData, Search } from '../schemas/search.ts'

const page = { variants: Type.Array(ReadOnlyVariant), pagingMetadata: CursorMetadata }
const reads = {
  mounts: variantReaderMounts,
  permission: 'anyone',
  errors: [InvalidFilter, NoPermissionToReadMerchantData, NoPermissionToIncludeNotVisibleProducts],
} as const

/** Variants of all products by their ids, 1000 a page at most (§15). */
export const queryVariants = operation({
  ...reads,
  route: POST('/v3/products/query-variants'),
  summary: 'Find variants by their ids or those of their products, by cursor',
  request: Type.Object({ query: Maybe(Query(1000)), fields: VariantFields }),
  response: Type.Object(page),
})

/** Variants of all products by their own fields, those of their products, and text (§15). */
export const searchVariants = operation({
  ...reads,
  route: POST('/v3/products/search-variants'),
  summary: 'Search variants, with aggregations over all matches',
  request: Type.Object({ search: Maybe(Search(1000)), fields: VariantFields }),
  response: Type.Object({ ...page, aggregationData: AggregationData }),
})
