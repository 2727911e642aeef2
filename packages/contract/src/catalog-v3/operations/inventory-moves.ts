import { stockFacts } from '../../catalog/index.ts'
import { BulkReply, Maybe, OneOf, operation, POST, type TSchema, Type } from '../../kit/index.ts'
import { inventoryReasons } from '../../vocabulary/index.ts'
import { inventoryMounts } from '../mounts.ts'
import {
  DecrementById,
  DecrementByVariant,
  IncrementById,
  IncrementByVariant,
  V3InventoryItem,
} from '../schemas/inventory-item.ts'

const writes = {
  mounts: inventoryMounts,
  permission: 'admin',
  writes: true,
  facts: stockFacts,
  response: BulkReply(V3InventoryItem),
} as const
const lines = <S extends TSchema>(line: S) => Type.Array(line, { minItems: 1, maxItems: 300 })
const options = {
  returnEntity: Maybe(Type.Boolean()),
  /** MANUAL unless given. */
  reason: Maybe(OneOf(inventoryReasons)),
}
/** Quantities never fall below zero unless this is false; true when left out. */
const restrictInventory = Maybe(Type.Boolean())

/**
 * Takes quantities away (§14). Lines of the same item are added up; each item that cannot be met stays
 * and its lines say why: `INSUFFICIENT_INVENTORY`, `INVENTORY_QUANTITY_NOT_TRACKED`,
 * `MIN_QUANTITY_LIMIT_REACHED`. With `preorderRequest`, what is sold out and can be ordered ahead keeps
 * its quantity and counts the order.
 */
export const bulkDecrementInventoryItems = operation({
  ...writes,
  route: POST('/v3/bulk/inventory-items/decrement'),
  summary: 'Decrement stock; each item succeeds or fails on its own',
  request: Type.Object({ decrementData: lines(DecrementById), restrictInventory, ...options }),
})

/** Puts quantities back; past 99999 an item stays with `MAX_QUANTITY_LIMIT_REACHED`. */
export const bulkIncrementInventoryItems = operation({
  ...writes,
  route: POST('/v3/bulk/inventory-items/increment'),
  summary: 'Increment stock; each item succeeds or fails on its own',
  request: Type.Object({ incrementData: lines(IncrementById), ...options }),
})

/** As by id; what has no item at the location says `NOT_FOUND`. */
export const bulkDecrementInventoryItemsByVariantAndLocation = operation({
  ...writes,
  route: POST('/v3/bulk/inventory-items/decrement-by-variant-and-location'),
  summary: 'Decrement stock by variant and location; each succeeds or fails on its own',
  request: Type.Object({ decrementData: lines(DecrementByVariant), restrictInventory, ...options }),
})

export const bulkIncrementInventoryItemsByVariantAndLocation = operation({
  ...writes,
  route: POST('/v3/bulk/inventory-items/increment-by-variant-and-location'),
  summary: 'Increment stock by variant and location; each succeeds or fails on its own',
  request: Type.Object({ incrementData: lines(IncrementByVariant), ...options }),
})
