import {
  InsufficientInventory,
  InventoryItemNotFound,
  MaxQuantityReached,
  stockFacts,
  VariantNotFound,
} from '../catalog/index.ts'
import {
  InvalidFilter,
  Maybe,
  OneOf,
  operation,
  PATCH,
  POST,
  service,
  TextPaging,
  TextQuery,
  Type,
} from '../kit/index.ts'
import { inventoryReasons } from '../vocabulary/index.ts'
import * as ledger from './ledger.ts'
import * as locations from './locations.ts'
import * as routing from './routing.ts'
import { Decrement, Increment, InventoryItem, StockToSet } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './ledger.ts'
export * from './ledger-schemas.ts'
export * from './location-schema.ts'
export * from './locations.ts'
export * from './query-fields.ts'
export * from './routing.ts'
export * from './routing-schemas.ts'
export * from './schemas.ts'

const write = {
  mounts: ['/stores', ''],
  permission: 'admin',
  writes: true,
  response: Type.Object({}),
  errors: [InventoryItemNotFound, VariantNotFound],
  facts: stockFacts,
} as const
const read = { mounts: ['/stores-reader', '/stores', ''], permission: 'admin' } as const

/**
 * Sets stock of a product. `trackQuantity` applies to the whole product, false by default; tracked variants
 * take `quantity`, untracked ones `inStock`. Variants that are not listed stay unchanged. A quantity below
 * zero requires preorder. The reason is MANUAL by default.
 */
export const updateInventoryVariants = operation({
  ...write,
  route: PATCH('/v2/inventoryItems/product/{inventoryItem.productId}'),
  summary: 'Set the stock of a product',
  request: Type.Object({ inventoryItem: StockToSet, reason: Maybe(OneOf(inventoryReasons)) }),
})

/**
 * Decreases quantities, all or none, with the reason ORDER. Lines of the same variant are added up. Never
 * below zero, except for lines with `preorderRequest` where preorder is enabled, down to its limit. Untracked
 * stock stays unchanged. Errors name the line, such as `decrementData[2].decrementBy`.
 */
export const decrementInventory = operation({
  ...write,
  route: POST('/v2/inventoryItems/decrement'),
  summary: 'Decrement stock',
  errors: [InventoryItemNotFound, VariantNotFound, InsufficientInventory],
  request: Type.Object({ decrementData: Type.Array(Decrement, { minItems: 1, maxItems: 300 }) }),
})

/**
 * Increases quantities, all or none, with the reason REVERT_INVENTORY_CHANGE. Lines of the same variant are
 * added up, to at most 99,999. Untracked stock stays unchanged.
 */
export const incrementInventory = operation({
  ...write,
  route: POST('/v2/inventoryItems/increment'),
  summary: 'Increment stock',
  errors: [InventoryItemNotFound, VariantNotFound, MaxQuantityReached],
  request: Type.Object({ incrementData: Type.Array(Increment, { minItems: 1, maxItems: 300 }) }),
})

/** The stock of one product, by its inventory id or, when one is sent, by `productId` or `externalId`. */
export const getInventoryVariants = operation({
  ...read,
  route: POST('/v2/inventoryItems/{inventoryId}/getVariants'),
  summary: 'Read the stock of a product',
  request: Type.Object({
    inventoryId: Type.String({ maxLength: 36 }),
    productId: Maybe(Type.String({ maxLength: 36 })),
    externalId: Maybe(Type.String({ maxLength: 36 })),
    variantIds: Maybe(Type.Array(Type.String({ maxLength: 36 }), { maxItems: 1000 })),
  }),
  response: Type.Object({ inventoryItem: InventoryItem }),
  errors: [InventoryItemNotFound],
})

/** Stock of products by filter; filter and sort are JSON in text, such as `{"productId":{"$in":["…"]}}`. */
export const queryInventory = operation({
  ...read,
  route: POST('/v2/inventoryItems/query'),
  summary: 'Find stock',
  request: Type.Object({
    query: Maybe(TextQuery()),
  }),
  response: Type.Object({
    inventoryItems: Type.Array(InventoryItem),
    metadata: TextPaging,
    totalResults: Type.Integer(),
  }),
  errors: [InvalidFilter],
})

/** Stock as shops of the published clients read and write it, and its ledger. Merchants only. */
export const inventory = service({
  name: 'inventory',
  mounts: ['/stores'],
  dialect: 'V1',
  summary: 'Stock of products and variants',
  operations: {
    updateInventoryVariants,
    decrementInventory,
    incrementInventory,
    getInventoryVariants,
    queryInventory,
    ...ledger,
    ...locations,
    ...routing,
  },
})
