import { TooManyOptionsInRequest, TooManyVariants } from '../../catalog/index.ts'
import {
  BulkReply,
  FieldMaskOf,
  Maybe,
  OneOf,
  operation,
  PATCH,
  POST,
  type TSchema,
  Type,
} from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { Product } from '../schemas/product.ts'
import { productFields } from '../schemas/product-fields.ts'
import {
  ProductWithInventoryToCreate,
  ProductWithInventoryToUpdate,
} from '../schemas/product-to-write.ts'
import {
  creationErrors,
  creationFacts,
  updateErrors,
  updateFacts,
} from './product-errors-and-facts.ts'

const list = <S extends TSchema>(item: S) => Type.Array(item, { minItems: 1, maxItems: 100 })
const returnOptions = {
  returnEntity: Maybe(Type.Boolean()),
  fields: Maybe(Type.Array(OneOf(productFields), { maxItems: 100 })),
}
const writes = { mounts: productMounts, permission: 'admin', writes: true } as const
const sizeErrors = [TooManyVariants, TooManyOptionsInRequest]

/** Results of the stock of each variant that was sent with stock. */
const InventoryResults = BulkReply(Type.Unknown())

const one = Type.Object({ product: Product, inventoryResults: InventoryResults })
const many = Type.Object({
  productResults: BulkReply(Product),
  inventoryResults: InventoryResults,
})

/** Adds a product, and stock of its variants at the default location (§12.1, §12.4). */
export const createProductWithInventory = operation({
  ...writes,
  route: POST('/v3/products-with-inventory'),
  summary: 'Add a product with its stock',
  request: Type.Object({ product: ProductWithInventoryToCreate, ...returnOptions }),
  response: one,
  errors: creationErrors,
  facts: creationFacts,
})

/** Changes a product, and the stock of those variants for which it is sent. */
export const updateProductWithInventory = operation({
  ...writes,
  route: PATCH('/v3/products-with-inventory/{product.id}'),
  summary: 'Change a product with its stock',
  request: Type.Object({
    product: ProductWithInventoryToUpdate,
    fieldMask: FieldMaskOf('product'),
    ...returnOptions,
  }),
  response: one,
  errors: updateErrors,
  facts: updateFacts,
})

/** Adds up to 100 products with their stock; failures are reported one by one. */
export const bulkCreateProductsWithInventory = operation({
  ...writes,
  route: POST('/v3/bulk/products-with-inventory/create'),
  summary: 'Add many products with their stock',
  request: Type.Object({ products: list(ProductWithInventoryToCreate), ...returnOptions }),
  response: many,
  errors: sizeErrors,
  facts: creationFacts,
})

/** Changes up to 100 products with their stock; failures are reported one by one. */
export const bulkUpdateProductsWithInventory = operation({
  ...writes,
  route: POST('/v3/bulk/products-with-inventory/update'),
  summary: 'Change many products with their stock',
  request: Type.Object({
    products: list(
      Type.Object({ product: ProductWithInventoryToUpdate, fieldMask: FieldMaskOf('product') }),
    ),
    fieldMask: FieldMaskOf('products.product'),
    ...returnOptions,
  }),
  response: many,
  errors: sizeErrors,
  facts: updateFacts,
})
