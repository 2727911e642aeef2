import { defineError } from '../kit/index.ts'

/** The variant has an inventory item at the location; change that one. */
export const ItemAlreadyExists = defineError({
  code: 'ITEM_ALREADY_EXISTS',
  status: 409,
  description: 'The variant has an inventory item at this location already',
})
/** Digital products and products with subscriptions cannot be ordered ahead. */
export const PreorderValidation = defineError({
  code: 'PRE_ORDER_VALIDATION',
  status: 400,
  description: 'Digital products and products with subscriptions cannot be pre-ordered',
})
export const PreorderLimitNotSupported = defineError({
  code: 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY',
  status: 400,
  description: 'A pre-order limit requires a tracked quantity',
})
export const NegativeQuantity = defineError({
  code: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
  status: 400,
  description: 'A quantity cannot be set below zero',
})
/** A quantity below zero may be raised, even when it stays below; it is not set lower. */
export const NegativeQuantityDecreasing = defineError({
  code: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
  status: 400,
  description: 'A quantity below zero cannot be lowered further',
})
export const InvalidTargetQuantity = defineError({
  code: 'INVALID_TARGET_QUANTITY',
  status: 400,
  description: 'A quantity cannot be set below zero',
})
export const InventoryNotTracked = defineError({
  code: 'INVENTORY_QUANTITY_NOT_TRACKED',
  status: 400,
  description: 'The quantity of the inventory item is not tracked',
})
export const MinQuantityReached = defineError({
  code: 'MIN_QUANTITY_LIMIT_REACHED',
  status: 400,
  description: 'The quantity would fall below -99999',
})
export const MaxQuantityReached = defineError({
  code: 'MAX_QUANTITY_LIMIT_REACHED',
  status: 400,
  description: 'The quantity would rise above 99999',
})
export const LocationNotFound = defineError({
  code: 'LOCATION_NOT_FOUND',
  status: 404,
  description: 'There is no such location',
})
