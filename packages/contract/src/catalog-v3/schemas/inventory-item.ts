import { Guid, Maybe, OneOf, type Static, Text, Type } from '../../kit/index.ts'
import { EntityId, entity, Revision } from './entity.ts'

/** Maximum quantity of one item, and its maximum below zero (§14). */
export const MAX_ITEM_QUANTITY = 99_999
const Quantity = () => Type.Integer({ minimum: -MAX_ITEM_QUANTITY, maximum: MAX_ITEM_QUANTITY })

export const availabilityStatuses = [
  'UNKNOWN_AVAILABILITY_STATUS',
  'OUT_OF_STOCK',
  'IN_STOCK',
  'PREORDER',
] as const

const ExtendedFields = () =>
  Maybe(Type.Object({ namespaces: Type.Optional(Type.Record(Type.String(), Type.Unknown())) }))

/** Stock of one variant at one location (§14): counted by `quantity`, or given by `inStock`. */
export const V3InventoryItem = Type.Object({
  ...entity,
  variantId: Type.String(),
  locationId: Type.String(),
  productId: Type.String(),
  quantity: Type.Optional(Type.Integer()),
  inStock: Type.Optional(Type.Boolean()),
  /** True when `quantity` counts. */
  trackQuantity: Type.Boolean(),
  availabilityStatus: OneOf(availabilityStatuses),
  preorderInfo: Type.Object({
    enabled: Type.Boolean(),
    message: Type.Optional(Type.String()),
    /** Limit, counter and quantity only where the quantity is tracked. */
    limit: Type.Optional(Type.Integer()),
    /** How many were ordered ahead. */
    counter: Type.Optional(Type.Integer()),
    /** How many can still be ordered ahead. */
    quantity: Type.Optional(Type.Integer()),
  }),
  product: Type.Object({
    name: Type.String(),
    directCategoryIds: Type.Array(Type.String()),
    variantName: Type.String(),
    variantSku: Type.Optional(Type.String()),
    variantBarcode: Type.Optional(Type.String()),
    variantVisible: Type.Boolean(),
    brand: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
  }),
  extendedFields: Type.Optional(
    Type.Object({ namespaces: Type.Optional(Type.Record(Type.String(), Type.Unknown())) }),
  ),
})
export type V3InventoryItem = Static<typeof V3InventoryItem>

const Preorder = () =>
  Maybe(
    Type.Object({
      enabled: Maybe(Type.Boolean()),
      message: Maybe(Text(1, 250)),
      limit: Maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
      counter: Type.Optional(Type.Unknown()),
      quantity: Type.Optional(Type.Unknown()),
    }),
  )

/** Read-only fields, which clients may send back with a whole item; ignored. */
const readOnly = {
  createdDate: Type.Optional(Type.Unknown()),
  updatedDate: Type.Optional(Type.Unknown()),
  trackQuantity: Type.Optional(Type.Unknown()),
  availabilityStatus: Type.Optional(Type.Unknown()),
  product: Type.Optional(Type.Unknown()),
}
const values = {
  /** One of quantity and inStock; writing one clears the other. */
  quantity: Maybe(Quantity()),
  inStock: Maybe(Type.Boolean()),
  preorderInfo: Preorder(),
  extendedFields: ExtendedFields(),
}

/** An item to create; at the default location if none is given. */
export const NewInventoryItem = Type.Object({
  productId: Text(1, 36),
  variantId: Guid(),
  locationId: Maybe(Guid()),
  ...values,
  id: Type.Optional(Type.Unknown()),
  revision: Type.Optional(Type.Unknown()),
  ...readOnly,
})
export type NewInventoryItem = Static<typeof NewInventoryItem>

/** An item to change: the revision it had when it was read, and what changes. */
export const InventoryItemChanges = Type.Object({
  id: EntityId(),
  revision: Revision(),
  ...values,
  productId: Type.Optional(Type.Unknown()),
  variantId: Type.Optional(Type.Unknown()),
  locationId: Type.Optional(Type.Unknown()),
  ...readOnly,
})
export type InventoryItemChanges = Static<typeof InventoryItemChanges>

/** An item to add, or to change where its variant has one at the location. */
export const UpsertedInventoryItem = Type.Object({
  ...NewInventoryItem.properties,
  revision: Maybe(Revision()),
})
export type UpsertedInventoryItem = Static<typeof UpsertedInventoryItem>

/** Values for all matching items. */
export const InventoryItemValues = Type.Object({
  ...values,
  id: Type.Optional(Type.Unknown()),
  revision: Type.Optional(Type.Unknown()),
  productId: Type.Optional(Type.Unknown()),
  variantId: Type.Optional(Type.Unknown()),
  locationId: Type.Optional(Type.Unknown()),
  ...readOnly,
})
export type InventoryItemValues = Static<typeof InventoryItemValues>

const Step = () => Type.Integer({ minimum: 1, maximum: MAX_ITEM_QUANTITY })
const byItem = { inventoryItemId: Guid() }
/** The default location if none is given; the product of the variant if none is given. */
const byVariant = { variantId: Guid(), locationId: Maybe(Guid()), productId: Maybe(Text(1, 36)) }
const down = { decrementBy: Step(), preorderRequest: Maybe(Type.Boolean()) }
const up = { incrementBy: Step() }
export const DecrementById = Type.Object({ ...byItem, ...down })
export const IncrementById = Type.Object({ ...byItem, ...up })
export const DecrementByVariant = Type.Object({ ...byVariant, ...down })
export const IncrementByVariant = Type.Object({ ...byVariant, ...up })

/** How far quantities move: one of the two. */
export const InventoryAdjustment = Type.Object({
  incrementBy: Maybe(Step()),
  decrementBy: Maybe(Step()),
})
