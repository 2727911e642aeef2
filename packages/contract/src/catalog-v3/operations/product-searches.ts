import {
  NoPermissionToIncludeNotVisibleProducts,
  NoPermissionToReadMerchantData,
} from '../../catalog/index.ts'
import {
  Filter,
  InvalidFilter,
  Maybe,
  OneOf,
  operation,
  POST,
  Query,
  Type,
} from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { CursorMetadata } from '../schemas/entity.ts'
import { Product } from '../schemas/product.ts'
import { productFields } from '../schemas/product-fields.ts'
import { AggregationData, Search, SearchDetails } from '../schemas/search.ts'

const fields = Maybe(Type.Array(OneOf(productFields), { maxItems: 100 }))
const page = { products: Type.Array(Product), pagingMetadata: CursorMetadata }
const reads = { mounts: productMounts, permission: 'anyone', longGet: true } as const

/** Products by a few of their fields, 100 a page at most, the latest first (§12.6). */
export const queryProducts = operation({
  ...reads,
  route: POST('/v3/products/query'),
  summary: 'Find products by id, address, dates or options, by cursor',
  request: Type.Object({ query: Maybe(Query(100, 5)), fields }),
  response: Type.Object(page),
  errors: [InvalidFilter, NoPermissionToReadMerchantData, NoPermissionToIncludeNotVisibleProducts],
})

/**
 * Products by most of their fields and by words, the best match first, with aggregations over all that are
 * found (§3.3, §12.6). A page by cursor carries filter, order and words on; aggregations are computed again.
 */
export const searchProducts = operation({
  ...reads,
  route: POST('/v3/products/search'),
  summary: 'Search products, with aggregations over all matches',
  request: Type.Object({ search: Maybe(Search(100)), fields }),
  response: Type.Object({ ...page, aggregationData: AggregationData }),
  errors: [InvalidFilter, NoPermissionToReadMerchantData, NoPermissionToIncludeNotVisibleProducts],
})

/**
 * The number of matching products; for visitors only visible ones. `false` excludes hidden ones for all
 * callers.
 */
export const countProducts = operation({
  ...reads,
  route: POST('/v3/products/count'),
  summary: 'Count the products that match',
  request: Type.Object({
    filter: Maybe(Filter()),
    search: Maybe(SearchDetails),
    returnNonVisibleProducts: Maybe(Type.Boolean()),
  }),
  response: Type.Object({ count: Type.Integer() }),
  errors: [InvalidFilter, NoPermissionToIncludeNotVisibleProducts],
})
