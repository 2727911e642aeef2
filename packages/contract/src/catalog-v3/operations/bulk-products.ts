import {
  goneStockFacts,
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
import { creationFacts, updateFacts } from './product-promises.ts'

const list = <S extends TSchema>(item: S) => Type.Array(item, { minItems: 1, maxItems: 100 })
const shown = {
  returnEntity: Maybe(Type.Boolean()),
  fields: Maybe(Type.Array(OneOf(productFields), { maxItems: 100 })),
}
const writes = { mounts: productMounts, permission: 'admin', writes: true } as const
const tooMuch = [TooManyVariants, TooManyOptionsInRequest]

/**
 * Adds up to 100 products with 1000 variants, 100 options, 100 modifiers and 100 info sections together;
 * each one that stays out says why (§12.1).
 */
export const bulkCreateProducts = operation({
  ...writes,
  route: POST('/v3/bulk/products/create'),
  summary: 'Add many products',
  request: Type.Object({ products: list(ProductToCreate), ...shown }),
  response: BulkReply(Product),
  errors: tooMuch,
  facts: creationFacts,
})

/** Changes up to 100 different products, each with its revision; each one that stays says why. */
export const bulkUpdateProducts = operation({
  ...writes,
  route: POST('/v3/bulk/products/update'),
  summary: 'Change many products, each in its own way',
  request: Type.Object({
    products: list(Type.Object({ product: ProductToUpdate, fieldMask: FieldMaskOf('product') })),
    fieldMask: FieldMaskOf('products.product'),
    ...shown,
  }),
  response: BulkReply(Product),
  errors: tooMuch,
  facts: updateFacts,
})

/** Deletes up to 100 products. */
export const bulkDeleteProducts = operation({
  ...writes,
  route: POST('/v3/bulk/products/delete'),
  summary: 'Delete many products',
  request: Type.Object({ productIds: list(EntityId()) }),
  response: BulkReply(),
  facts: [ProductDeleted, ...goneStockFacts],
})
