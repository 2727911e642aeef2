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
  /** MANUAL by default. */
  reason: Maybe(OneOf(inventoryReasons)),
}
/** Whether quantities may not fall below zero; true by default. */
const restrictInventory = Maybe(Type.Boolean())

/**
 * Reduces quantities (§14). Lines of the same item are added up; an item that cannot be reduced stays
 * unchanged and its lines report why: `INSUFFICIENT_INVENTORY`, `INVENTORY_QUANTITY_NOT_TRACKED`,
 * `MIN_QUANTITY_LIMIT_REACHED`. With `preorderRequest`, a sold-out item with preorder enabled retains its
 * quantity and counts the preorder.
 */
export const bulkDecrementInventoryItems = operation({
  ...writes,
  route: POST('/v3/bulk/inventory-items/decrement'),
  summary: 'Decrement stock; failures are reported one by one',
  request: Type.Object({ decrementData: lines(DecrementById), restrictInventory, ...options }),
})

/** Puts quantities back; past 99999 an item stays with `MAX_QUANTITY_LIMIT_REACHED`. */
export const bulkIncrementInventoryItems = operation({
  ...writes,
  route: POST('/v3/bulk/inventory-items/increment'),
  summary: 'Increment stock; failures are reported one by one',
  request: Type.Object({ incrementData: lines(IncrementById), ...options }),
})

/** The same by variant and location; a missing item reports `NOT_FOUND`. */
export const bulkDecrementInventoryItemsByVariantAndLocation = operation({
  ...writes,
  route: POST('/v3/bulk/inventory-items/decrement-by-variant-and-location'),
  summary: 'Decrement stock by variant and location; failures are reported one by one',
  request: Type.Object({ decrementData: lines(DecrementByVariant), restrictInventory, ...options }),
})

export const bulkIncrementInventoryItemsByVariantAndLocation = operation({
  ...writes,
  route: POST('/v3/bulk/inventory-items/increment-by-variant-and-location'),
  summary: 'Increment stock by variant and location; failures are reported one by one',
  request: Type.Object({ incrementData: lines(IncrementByVariant), ...options }),
})
