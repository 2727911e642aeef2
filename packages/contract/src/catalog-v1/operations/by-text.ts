import { CollectionNotFound } from '../../catalog/index.ts'
import {
  GET,
  InvalidFilter,
  Maybe,
  operation,
  POST,
  TextPaging,
  TextQuery,
  Type,
} from '../../kit/index.ts'
import { reads } from '../mounts.ts'
import { Collection } from '../schemas/collection.ts'
import { Product } from '../schemas/product.ts'

const read = { mounts: reads, permission: 'anyone', cached: 'catalog' } as const

/**
 * Products for older integrations over plain HTTP: filter and sort are JSON in text, at most 100 a page.
 * `variants` is empty unless `includeVariants`. Hidden products are omitted, and not counted, unless
 * `includeHiddenProducts`; only merchants may set that flag and `includeMerchantSpecificData` (403
 * otherwise). Fields: `query-fields.ts` (catalog contract §5.3).
 */
export const queryProductsByText = operation({
  ...read,
  route: POST('/v1/products/query'),
  summary: 'Find products with a filter in text',
  request: Type.Object({
    query: Maybe(TextQuery()),
    includeVariants: Maybe(Type.Boolean()),
    includeHiddenProducts: Maybe(Type.Boolean()),
    includeMerchantSpecificData: Maybe(Type.Boolean()),
  }),
  response: Type.Object({
    products: Type.Array(Product),
    metadata: TextPaging,
    totalResults: Type.Integer(),
  }),
  errors: [InvalidFilter],
})

/**
 * Collections for older integrations over plain HTTP: filter and sort are JSON in text. `numberOfProducts` is
 * 0 when `includeNumberOfProducts` is false.
 */
export const queryCollectionsByText = operation({
  ...read,
  route: POST('/v1/collections/query'),
  summary: 'Find collections with a filter in text',
  request: Type.Object({
    query: Maybe(TextQuery()),
    includeNumberOfProducts: Maybe(Type.Boolean()),
  }),
  response: Type.Object({
    collections: Type.Array(Collection),
    metadata: TextPaging,
    totalResults: Type.Integer(),
  }),
  errors: [InvalidFilter],
})

/** One collection for older integrations: `numberOfProducts` is 0 unless requested. */
export const getPlainCollection = operation({
  ...read,
  route: GET('/v1/collections/{id}'),
  summary: 'Read a collection, its products counted only on demand',
  request: Type.Object({
    id: Type.String({ minLength: 1, maxLength: 36 }),
    includeNumberOfProducts: Type.Optional(Type.Boolean()),
  }),
  response: Type.Object({ collection: Collection }),
  errors: [CollectionNotFound],
})
