import {
  BrandCreated,
  ProductChanged,
  RibbonCreated,
  VariantsChanged,
} from '../../catalog/index.ts'
import {
  Amount,
  BulkReply,
  DecimalNumber,
  MAX_AMOUNT,
  Maybe,
  operation,
  POST,
  Text,
  Type,
} from '../../kit/index.ts'
import { writes } from '../mounts.ts'
import { ProductId } from '../schemas/product.ts'

const ids = Type.Array(ProductId, { minItems: 1, maxItems: 100 })
const bulk = {
  mounts: writes,
  permission: 'admin',
  writes: true,
  response: BulkReply(),
  facts: [ProductChanged, VariantsChanged],
} as const

/**
 * Sets exactly one property of up to 100 products to the same value. Each product succeeds or fails on its
 * own.
 */
export const bulkUpdateProducts = operation({
  ...bulk,
  route: POST('/v1/bulk/products/update'),
  facts: [...bulk.facts, BrandCreated, RibbonCreated],
  summary: 'Set one property of many products',
  request: Type.Object({
    ids,
    set: Type.Object({
      price: Maybe(Amount()),
      cost: Maybe(Amount()),
      weight: Maybe(Amount()),
      ribbon: Maybe(Text(0, 30)),
      brand: Maybe(Text(0, 50)),
    }),
  }),
})

const Adjustment = Type.Object({
  amount: Maybe(DecimalNumber({ minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT })),
  percentage: Maybe(
    Type.Object({
      rate: Type.Integer({ minimum: -100, maximum: 1000 }),
      roundToInt: Maybe(Type.Boolean()),
    }),
  ),
})

/** Moves exactly one number of up to 100 products by an amount or a percentage. */
export const bulkAdjustProductProperties = operation({
  ...bulk,
  route: POST('/v1/bulk/products/adjust-properties'),
  summary: 'Increase or decrease a numeric property of many products',
  request: Type.Object({
    ids,
    adjust: Type.Object({
      price: Maybe(Adjustment),
      cost: Maybe(Adjustment),
      weight: Maybe(Adjustment),
    }),
  }),
})
