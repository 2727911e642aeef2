import {
  BarcodeAlreadyExists,
  DuplicateBarcode,
  InvalidOptions,
  ManageVariantsNotAllowed,
  ProductNotFound,
  VariantNotFound,
  VariantsChanged,
} from '../../catalog/index.ts'
import {
  GET,
  InvalidFilter,
  Maybe,
  operation,
  PATCH,
  Paging,
  PagingMetadata,
  POST,
  Query,
  Type,
} from '../../kit/index.ts'
import { reads, writes } from '../mounts.ts'
import { ProductId } from '../schemas/product.ts'
import { Choices, StoreVariant, Variant, VariantOverride } from '../schemas/variant.ts'

/** Variants of one product: all that agree with `choices`, or those named; at most 100 a page. */
export const queryProductVariants = operation({
  route: POST('/v1/products/{id}/variants/query'),
  mounts: reads,
  permission: 'anyone',
  cached: 'catalog',
  summary: 'Find variants of a product',
  request: Type.Object({
    id: ProductId,
    choices: Maybe(Choices),
    variantIds: Maybe(Type.Array(Type.String({ maxLength: 36 }), { maxItems: 1000 })),
    paging: Maybe(Paging()),
    includeMerchantSpecificData: Maybe(Type.Boolean()),
  }),
  response: Type.Object({
    variants: Type.Array(Variant),
    metadata: Type.Object({ items: Type.Integer(), offset: Type.Integer() }),
    totalResults: Type.Integer(),
  }),
  errors: [ProductNotFound, InvalidOptions],
})

/** Variants of the whole store by filter, at most 100 a page. Fields: `query-fields.ts`. */
export const queryStoreVariants = operation({
  route: POST('/v1/variants/query'),
  mounts: reads,
  permission: 'anyone',
  cached: 'catalog',
  summary: 'Find variants of the store',
  request: Type.Object({ query: Maybe(Query()) }),
  response: Type.Object({ variants: Type.Array(StoreVariant), metadata: PagingMetadata }),
  errors: [InvalidFilter],
})

/** One variant by `{productId}-{variantId}`. */
export const getStoreVariant = operation({
  route: GET('/v1/variants/{id}'),
  mounts: reads,
  permission: 'anyone',
  cached: 'catalog',
  summary: 'Read a variant of the store',
  request: Type.Object({ id: Type.String({ maxLength: 73 }) }),
  response: Type.Object({ variant: StoreVariant }),
  errors: [VariantNotFound],
})

/** Sets values of managed variants; returns the changed ones. */
export const updateProductVariants = operation({
  route: PATCH('/v1/products/{id}/variants'),
  mounts: writes,
  permission: 'admin',
  writes: true,
  summary: 'Change variants of a product',
  request: Type.Object({
    id: ProductId,
    variants: Type.Array(VariantOverride, { minItems: 1, maxItems: 1000 }),
  }),
  response: Type.Object({ variants: Type.Array(Variant) }),
  errors: [
    ProductNotFound,
    VariantNotFound,
    InvalidOptions,
    ManageVariantsNotAllowed,
    BarcodeAlreadyExists,
    DuplicateBarcode,
  ],
  facts: [VariantsChanged],
})

/** Returns every managed variant to the product's price, cost, weight and SKU; ids and stock stay. */
export const resetAllProductVariantData = operation({
  route: POST('/v1/products/{id}/variants/resetToDefault'),
  mounts: writes,
  permission: 'admin',
  writes: true,
  summary: 'Reset the variants of a product',
  request: Type.Object({ id: ProductId }),
  response: Type.Object({}),
  errors: [ProductNotFound, ManageVariantsNotAllowed],
  facts: [VariantsChanged],
})
