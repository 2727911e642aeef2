import { LocationNotFound } from '../../catalog/index.ts'
import { JobCreated } from '../../jobs/facts.ts'
import { FieldMaskOf, Guid, InvalidFilter, Maybe, operation, POST, Type } from '../../kit/index.ts'
import { inventoryMounts } from '../mounts.ts'
import { byFilter, JobReply } from '../schemas/by-filter.ts'
import {
  InventoryAdjustment,
  InventoryItemValues,
  MAX_ITEM_QUANTITY,
} from '../schemas/inventory-item.ts'

/** Shared by all of them: the job reports each unchanged item with its error code (§14). */
const job = {
  mounts: inventoryMounts,
  permission: 'admin',
  writes: true,
  response: JobReply,
  errors: [InvalidFilter],
  facts: [JobCreated],
} as const
const path = (tail: string) => `/v3/bulk/inventory-items/${tail}-by-filter`

export const bulkUpdateInventoryItemsByFilter = operation({
  ...job,
  route: POST(path('update')),
  summary: 'Set all inventory items that match, in the background',
  request: Type.Object({
    ...byFilter,
    inventoryItem: InventoryItemValues,
    fieldMask: FieldMaskOf('inventoryItem'),
  }),
})

export const bulkDeleteInventoryItemsByFilter = operation({
  ...job,
  route: POST(path('delete')),
  summary: 'Delete all inventory items that match, in the background',
  request: Type.Object(byFilter),
})

/**
 * Moves quantities of all items that fit, as far as they go: down to zero, up to 99999. Items that are
 * not tracked stay, with `INVENTORY_QUANTITY_NOT_TRACKED`.
 */
export const bulkSetOrAdjustInventoryItemsByFilter = operation({
  ...job,
  route: POST(path('set-or-adjust')),
  summary: 'Increase or decrease all quantities that match, limited to 0 to 99999',
  request: Type.Object({ ...byFilter, adjustedInventoryAction: InventoryAdjustment }),
})

/**
 * Changes the quantities of all matching items; an item stays unchanged if the result would not be 0 to
 * 99999. With `trackQuantity`, untracked items become tracked, starting at zero; otherwise they stay
 * unchanged.
 */
export const bulkAdjustInventoryItemsByFilter = operation({
  ...job,
  route: POST(path('adjust')),
  summary: 'Increase or decrease all quantities that match, in the background',
  request: Type.Object({
    ...byFilter,
    adjustment: InventoryAdjustment,
    trackQuantity: Maybe(Type.Boolean()),
  }),
})

/** Filter and search are those of variants (§15). Variants that have an item at the location retain it. */
export const bulkCreateInventoryItemsByVariantFilter = operation({
  ...job,
  route: POST('/v3/bulk/inventory-items/create-by-variant-filter'),
  summary: 'Add stock at a location to all variants that match, in the background',
  request: Type.Object({
    ...byFilter,
    locationId: Guid(),
    inventoryCreationData: Type.Object({
      quantity: Type.Integer({ minimum: 0, maximum: MAX_ITEM_QUANTITY }),
    }),
  }),
  errors: [InvalidFilter, LocationNotFound],
})
