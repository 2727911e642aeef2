import {
  InvalidRevision,
  InventoryItemNotFound,
  ItemAlreadyExists,
  LocationNotFound,
  NegativeQuantityDecreasing,
  PreorderValidation,
  stockFacts,
  VariantNotFound,
} from '../../catalog/index.ts'
import {
  BulkReply,
  DELETE,
  FieldMaskOf,
  Filter,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  OneOf,
  operation,
  PATCH,
  POST,
  Query,
  Type,
} from '../../kit/index.ts'
import { inventoryReasons } from '../../vocabulary/index.ts'
import { inventoryMounts } from '../mounts.ts'
import { CursorMetadata, EntityId } from '../schemas/entity.ts'
import {
  InventoryItemChanges,
  NewInventoryItem,
  UpsertedInventoryItem,
  V3InventoryItem,
} from '../schemas/inventory-item.ts'
import { AggregationData, Search, SearchDetails } from '../schemas/search.ts'

const MAX_ITEMS = 1000
const reads = { mounts: inventoryMounts, permission: 'admin' } as const
const writes = { ...reads, writes: true, facts: stockFacts } as const
const reply = Type.Object({ inventoryItem: V3InventoryItem })
const list = <S extends Parameters<typeof Type.Array>[0]>(item: S) =>
  Type.Array(item, { minItems: 1, maxItems: MAX_ITEMS })
const returnEntity = Maybe(Type.Boolean())
/** MANUAL by default. */
const reason = Maybe(OneOf(inventoryReasons))

/**
 * Adds stock of a variant at a location. Broken rules: `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE` and
 * `PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY`, as of every call that sets an item (§14).
 */
export const createInventoryItem = operation({
  ...writes,
  route: POST('/v3/inventory-items'),
  summary: 'Add the stock of a variant at a location',
  request: Type.Object({ inventoryItem: NewInventoryItem }),
  response: reply,
  errors: [ItemAlreadyExists, PreorderValidation, VariantNotFound, LocationNotFound],
})

export const getInventoryItem = operation({
  ...reads,
  route: GET('/v3/inventory-items/{inventoryItemId}'),
  summary: 'Read the stock of a variant at a location',
  request: Type.Object({ inventoryItemId: EntityId() }),
  response: reply,
  errors: [InventoryItemNotFound],
})

/** Product, variant and location of an item stay; a quantity below zero may only be raised. */
export const updateInventoryItem = operation({
  ...writes,
  route: PATCH('/v3/inventory-items/{inventoryItem.id}'),
  summary: 'Set the stock of a variant at a location',
  request: Type.Object({
    inventoryItem: InventoryItemChanges,
    fieldMask: FieldMaskOf('inventoryItem'),
    reason,
  }),
  response: reply,
  errors: [InventoryItemNotFound, InvalidRevision, PreorderValidation, NegativeQuantityDecreasing],
})

/** At the default location the variant is out of stock from then on. */
export const deleteInventoryItem = operation({
  ...writes,
  route: DELETE('/v3/inventory-items/{inventoryItemId}'),
  summary: 'Delete the stock of a variant at a location',
  request: Type.Object({ inventoryItemId: EntityId() }),
  response: Type.Object({}),
  errors: [InventoryItemNotFound],
})

/**
 * Sorted by latest first by default. Visitors and members get what the shop shows, at the default location:
 * quantities as the site's setting `inventory.shownQuantity` allows, no SKU, barcode, brand, category or
 * extended field, and the remaining preorder quantity as `preorderInfo.limit`. They can filter and sort by
 * these fields only, and by `quantity` only where it is shown exactly.
 */
export const queryInventoryItems = operation({
  ...reads,
  permission: 'anyone',
  route: POST('/v3/inventory-items/query'),
  longGet: true,
  summary: 'Find stock, 1000 items a page at most, by cursor',
  request: Type.Object({ query: Maybe(Query(MAX_ITEMS)) }),
  response: Type.Object({
    inventoryItems: Type.Array(V3InventoryItem),
    pagingMetadata: CursorMetadata,
  }),
  errors: [InvalidFilter],
})

/** Free text looks in names, SKUs and barcodes; aggregations cover all matches. */
export const searchInventoryItems = operation({
  ...reads,
  route: POST('/v3/inventory-items/search'),
  longGet: true,
  summary: 'Find stock by filter and free text, with aggregations',
  request: Type.Object({ search: Maybe(Search(MAX_ITEMS)) }),
  response: Type.Object({
    inventoryItems: Type.Array(V3InventoryItem),
    pagingMetadata: CursorMetadata,
    aggregationData: AggregationData,
  }),
  errors: [InvalidFilter],
})

export const countInventoryItems = operation({
  ...reads,
  route: POST('/v3/inventory-items/count'),
  longGet: true,
  summary: 'Count the inventory items that match',
  request: Type.Object({ filter: Maybe(Filter()), search: Maybe(SearchDetails) }),
  response: Type.Object({ count: Type.Integer() }),
  errors: [InvalidFilter],
})

const bulk = { ...writes, response: BulkReply(V3InventoryItem) } as const

export const bulkCreateInventoryItems = operation({
  ...bulk,
  route: POST('/v3/bulk/inventory-items/create'),
  summary: 'Add up to 1000 inventory items; failures are reported one by one',
  request: Type.Object({ inventoryItems: list(NewInventoryItem), returnEntity }),
})

export const bulkUpdateInventoryItems = operation({
  ...bulk,
  route: POST('/v3/bulk/inventory-items/update'),
  summary: 'Set up to 1000 inventory items; failures are reported one by one',
  request: Type.Object({
    inventoryItems: list(
      Type.Object({
        inventoryItem: InventoryItemChanges,
        fieldMask: FieldMaskOf('inventoryItem'),
      }),
    ),
    fieldMask: FieldMaskOf('inventoryItems.inventoryItem'),
    reason,
    returnEntity,
  }),
})

/** An item is known by its variant and location; the same twice breaks `DUPLICATE_BULK_UPSERT_KEY`. */
export const bulkUpsertInventoryItems = operation({
  ...bulk,
  route: POST('/v3/bulk/inventory-items/upsert'),
  summary: 'Create or update inventory items',
  request: Type.Object({
    inventoryItems: list(Type.Object({ inventoryItem: UpsertedInventoryItem })),
    reason,
    returnEntity,
  }),
})

export const bulkDeleteInventoryItems = operation({
  ...writes,
  route: POST('/v3/bulk/inventory-items/delete'),
  summary: 'Delete up to 1000 inventory items',
  request: Type.Object({ inventoryItemIds: list(Guid()) }),
  response: BulkReply(),
})
