import {
  BrandCreated,
  deletedStockFacts,
  InvalidOptions,
  InvalidProduct,
  ManageVariantsNotAllowed,
  PriceOutOfRange,
  ProductChanged,
  ProductCreated,
  ProductDeleted,
  ProductNotFound,
  RibbonCreated,
  VariantsChanged,
} from '../../catalog/index.ts'
import {
  DELETE,
  FieldMaskOf,
  GET,
  InvalidFilter,
  MapOf,
  Maybe,
  operation,
  PATCH,
  PagingMetadata,
  POST,
  Query,
  Type,
} from '../../kit/index.ts'
import { reads, writes } from '../mounts.ts'
import { Media } from '../schemas/media.ts'
import { ProductOption } from '../schemas/option.ts'
import { Product, ProductId, ProductToCreate, ProductToUpdate } from '../schemas/product.ts'
import { SelectedVariant } from '../schemas/variant.ts'

/** Unknown names of brands and ribbons create them. */
const newLabels = [BrandCreated, RibbonCreated]
const optionErrors = [InvalidOptions, ManageVariantsNotAllowed]

/** Adds a product; with `manageVariants` also a variant for every combination of choices (at most 300). */
export const createProduct = operation({
  route: POST('/v1/products'),
  mounts: writes,
  permission: 'admin',
  writes: true,
  summary: 'Add a product',
  request: Type.Object({ product: ProductToCreate }),
  response: Type.Object({ product: Product }),
  errors: [InvalidProduct, ...optionErrors],
  facts: [ProductCreated, ...newLabels],
})

/** Changes the fields that are sent. A new price moves the prices of managed variants by the same step. */
export const updateProduct = operation({
  route: PATCH('/v1/products/{product.id}'),
  mounts: writes,
  permission: 'admin',
  writes: true,
  summary: 'Change a product',
  request: Type.Object({
    product: ProductToUpdate,
    fieldMask: FieldMaskOf('product'),
    /** Answers without managed variants, of which there may be thousands; `variants` is empty then. */
    withoutVariants: Type.Optional(Type.Boolean()),
  }),
  response: Type.Object({ product: Product }),
  errors: [ProductNotFound, ...optionErrors, PriceOutOfRange],
  facts: [ProductChanged, VariantsChanged, ...newLabels, ...deletedStockFacts],
})

/** Deletes a product with its variants and stock, and removes it from its collections. */
export const deleteProduct = operation({
  route: DELETE('/v1/products/{id}'),
  mounts: writes,
  permission: 'admin',
  writes: true,
  summary: 'Delete a product',
  request: Type.Object({ id: ProductId }),
  response: Type.Object({}),
  errors: [ProductNotFound],
  facts: [ProductDeleted, ...deletedStockFacts],
})

/** One product with its managed variants. Visitors do not see hidden products; costs need a merchant. */
export const getProduct = operation({
  route: GET('/v1/products/{id}'),
  mounts: reads,
  permission: 'anyone',
  cached: 'catalog',
  summary: 'Read a product',
  request: Type.Object({
    id: ProductId,
    includeMerchantSpecificData: Type.Optional(Type.Boolean()),
    /** Reads no managed variants, of which there may be thousands; `variants` is empty then. */
    withoutVariants: Type.Optional(Type.Boolean()),
  }),
  response: Type.Object({ product: Product }),
  errors: [ProductNotFound],
})

/** Products by filter, at most 100 a page, oldest first unless sorted. Fields: `query-fields.ts`. */
export const queryProducts = operation({
  route: POST('/v1/products/query-platformized'),
  mounts: reads,
  permission: 'anyone',
  cached: 'catalog',
  longGet: true,
  summary: 'Find products',
  request: Type.Object({ query: Maybe(Query()) }),
  response: Type.Object({ products: Type.Array(Product), metadata: PagingMetadata }),
  errors: [InvalidFilter],
})

/** The choices that are available, given the selected ones. Option names ignore case. */
export const getProductOptionsAvailability = operation({
  route: POST('/v1/products/{id}/productOptionsAvailability'),
  mounts: reads,
  permission: 'anyone',
  cached: 'catalog',
  summary: 'List which choices are available',
  request: Type.Object({ id: ProductId, options: Maybe(MapOf(Type.String())) }),
  response: Type.Object({
    selectedVariant: Type.Optional(SelectedVariant),
    media: Media,
    productOptions: Type.Array(ProductOption),
    availableForPurchase: Type.Boolean(),
    managedProduct: Type.Boolean(),
  }),
  errors: [ProductNotFound, InvalidOptions],
})

/** Removes all options of a product whose variants are not managed. */
export const deleteProductOptions = operation({
  route: DELETE('/v1/products/{id}/options'),
  mounts: writes,
  permission: 'admin',
  writes: true,
  summary: 'Delete the options of a product',
  request: Type.Object({ id: ProductId }),
  response: Type.Object({}),
  errors: [ProductNotFound, ManageVariantsNotAllowed],
  facts: [ProductChanged],
})

const clearing = {
  mounts: writes,
  permission: 'admin',
  writes: true,
  request: Type.Object({ id: ProductId }),
  response: Type.Object({}),
  errors: [ProductNotFound],
  facts: [ProductChanged],
} as const

/** Removes the brand of a product. */
export const removeProductBrand = operation({
  ...clearing,
  route: POST('/v1/products/{id}/remove-brand'),
  summary: 'Remove the brand of a product',
})

/** Removes the ribbon of a product. */
export const removeProductRibbon = operation({
  ...clearing,
  route: POST('/v1/products/{id}/remove-ribbon'),
  summary: 'Remove the ribbon of a product',
})
