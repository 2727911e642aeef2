import {
  deletedStockFacts,
  NoPermissionToReadMerchantData,
  ProductDeleted,
  ProductNotFound,
} from '../../catalog/index.ts'
import {
  DELETE,
  FieldMaskOf,
  GET,
  Maybe,
  OneOf,
  operation,
  PATCH,
  POST,
  Text,
  Type,
} from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { EntityId } from '../schemas/entity.ts'
import { Product } from '../schemas/product.ts'
import { productFields } from '../schemas/product-fields.ts'
import { ProductToCreate, ProductToUpdate } from '../schemas/product-to-write.ts'
import {
  creationErrors,
  creationFacts,
  updateErrors,
  updateFacts,
} from './product-errors-and-facts.ts'

const reads = { mounts: productMounts, permission: 'anyone' } as const
const writes = { mounts: productMounts, permission: 'admin', writes: true } as const
const fields = Maybe(Type.Array(OneOf(productFields), { maxItems: 100 }))
const Reply = Type.Object({ product: Product })

/**
 * Creates a product with its variants, without stock: it is out of stock until stock is set. Unknown options,
 * modifiers, brands and ribbons are created for all products to share (§12.1, §12.4).
 */
export const createProduct = operation({
  ...writes,
  route: POST('/v3/products'),
  summary: 'Add a product',
  request: Type.Object({ product: ProductToCreate, fields }),
  response: Reply,
  errors: creationErrors,
  facts: creationFacts,
})

/** One product with its variants. Hidden products are not found for visitors (§12.4). */
export const getProduct = operation({
  ...reads,
  cached: 'catalog',
  route: GET('/v3/products/{productId}'),
  summary: 'Read a product',
  request: Type.Object({
    productId: EntityId(),
    fields,
    /**
     * Omits variants generated from options, of which there may be thousands; a single variant is included.
     */
    withoutVariants: Type.Optional(Type.Boolean()),
  }),
  response: Reply,
  errors: [ProductNotFound, NoPermissionToReadMerchantData],
})

/** The same by its address. */
export const getProductBySlug = operation({
  ...reads,
  cached: 'catalog',
  route: GET('/v3/products/slug/{slug}'),
  summary: 'Read a product by its slug',
  request: Type.Object({ slug: Text(1, 300), fields }),
  response: Reply,
  errors: [ProductNotFound, NoPermissionToReadMerchantData],
})

/**
 * Changes a product with the revision it was read with. Absent fields stay unchanged, lists are replaced as a
 * whole, null clears; omitted variants are deleted with their stock (§11, §12.4).
 */
export const updateProduct = operation({
  ...writes,
  route: PATCH('/v3/products/{product.id}'),
  summary: 'Change a product',
  request: Type.Object({
    product: ProductToUpdate,
    fieldMask: FieldMaskOf('product'),
    fields,
    /** Answers without variants that options make, of which there may be thousands. */
    withoutVariants: Type.Optional(Type.Boolean()),
  }),
  response: Reply,
  errors: updateErrors,
  facts: updateFacts,
})

/** Deletes a product with its variants, its stock and its places in categories. */
export const deleteProduct = operation({
  ...writes,
  route: DELETE('/v3/products/{productId}'),
  summary: 'Delete a product',
  request: Type.Object({ productId: EntityId() }),
  response: Type.Object({}),
  errors: [ProductNotFound],
  facts: [ProductDeleted, ...deletedStockFacts],
})

/** Returns the category that contains all products. */
export const getAllProductsCategory = operation({
  ...reads,
  route: GET('/v3/all-products-category'),
  summary: 'Read the category of all products',
  request: Type.Object({}),
  response: Type.Object({
    categoryId: Type.String(),
    treeReference: Type.Object({ appNamespace: Type.String(), treeKey: Type.Null() }),
  }),
})
