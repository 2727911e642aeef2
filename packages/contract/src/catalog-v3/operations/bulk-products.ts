import {
  deletedStockFacts,
  ProductDeleted,
  TooManyOptionsInRequest,
  TooManyVariants,
} from '../../catalog/index.ts'
import {
  BulkReply,
  FieldMaskOf,
  Maybe,
  OneOf,
  operation,
  POST,
  type TSchema,
  Type,
} from '../../kit/index.ts'
import { productMounts } from '../mounts.ts'
import { EntityId } from '../schemas/entity.ts'
import { Product } from '../schemas/product.ts'
import { productFields } from '../schemas/product-fields.ts'
import { ProductToCreate, ProductToUpdate } from '../schemas/product-to-write.ts'
import { creationFacts, updateFacts } from './product-errors-and-facts.ts'

const list = <S extends TSchema>(item: S) => Type.Array(item, { minItems: 1, maxItems: 100 })
const returnOptions = {
  returnEntity: Maybe(Type.Boolean()),
  fields: Maybe(Type.Array(OneOf(productFields), { maxItems: 100 })),
}
const writes = { mounts: productMounts, permission: 'admin', writes: true } as const
const sizeErrors = [TooManyVariants, TooManyOptionsInRequest]

/**
 * Adds up to 100 products with 1000 variants, 100 options, 100 modifiers and 100 info sections together;
 * failures are reported one by one (§12.1).
 */
export const bulkCreateProducts = operation({
  ...writes,
  route: POST('/v3/bulk/products/create'),
  summary: 'Add many products',
  request: Type.Object({ products: list(ProductToCreate), ...returnOptions }),
  response: BulkReply(Product),
  errors: sizeErrors,
  facts: creationFacts,
})

/** Changes up to 100 different products, each with its revision; failures are reported one by one. */
export const bulkUpdateProducts = operation({
  ...writes,
  route: POST('/v3/bulk/products/update'),
  summary: 'Change many products, each with its own values',
  request: Type.Object({
    products: list(Type.Object({ product: ProductToUpdate, fieldMask: FieldMaskOf('product') })),
    fieldMask: FieldMaskOf('products.product'),
    ...returnOptions,
  }),
  response: BulkReply(Product),
  errors: sizeErrors,
  facts: updateFacts,
})

/** Deletes up to 100 products. */
export const bulkDeleteProducts = operation({
  ...writes,
  route: POST('/v3/bulk/products/delete'),
  summary: 'Delete many products',
  request: Type.Object({ productIds: list(EntityId()) }),
  response: BulkReply(),
  facts: [ProductDeleted, ...deletedStockFacts],
})
