import {
  CalendarDay,
  Guid,
  Maybe,
  Nullable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** Whether buyers can buy, preorder, or neither. */
export const stockAvailabilities = ['IN_STOCK', 'PREORDER', 'OUT_OF_STOCK'] as const
export type StockAvailability = (typeof stockAvailabilities)[number]

/** Most pieces of one variant at one location. */
export const MAX_STOCK_QUANTITY = 999_999_999

const item = Type.Object({
  id: Guid(),
  /** Goes up by one with each change, sales included; send it back with a save. */
  revision: Type.Integer(),
  productId: Guid(),
  variantId: Guid(),
  location: Type.Object({
    id: Guid(),
    name: Type.String(),
    /** Products show the stock of this one alone. */
    isDefault: Type.Boolean(),
  }),
  product: Type.Object({
    name: Type.String(),
    /** The names of its choices; of a product without options, its name. */
    variantName: Type.String(),
    sku: Nullable(Type.String()),
    barcode: Nullable(Type.String()),
    visible: Type.Boolean(),
    brand: Nullable(Type.Object({ id: Guid(), name: Type.String() })),
    collectionIds: Type.Array(Guid()),
  }),
  /** Whether pieces are counted. */
  tracked: Type.Boolean(),
  /** Null while it is not tracked; below zero where pieces were ordered ahead. */
  quantity: Nullable(Type.Integer()),
  /** Pieces ordered ahead that are counted by themselves, not below zero. */
  preordered: Type.Integer(),
  availability: OneOf(stockAvailabilities),
  preorder: Type.Object({
    enabled: Type.Boolean(),
    message: Nullable(Type.String()),
    /** Most pieces below zero; null: any number. */
    limit: Nullable(Type.Integer()),
    /** The expected shipping day in UTC; null: unknown. Not shown to buyers once it has passed. */
    shipsAt: Nullable(CalendarDay()),
  }),
  /**
   * A drop: many buyers at the same time. Its pieces are stored in several rows, so that buyers do not wait for each
   * other.
   */
  drop: Type.Boolean(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export interface StockItem extends Static<typeof item> {}
/** The stock of one variant at one location. */
export const StockItem = Type.Unsafe<StockItem>(item)

const toSave = Type.Object({
  /** Id of an item; without it a product, a variant and, unless it is the default one, a location. */
  id: Type.Optional(Guid()),
  productId: Type.Optional(Guid()),
  variantId: Type.Optional(Guid()),
  locationId: Type.Optional(Guid()),
  /** The revision that was read; 0: there was no item; absent: any. */
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
  /** How many there are; starts tracking. */
  quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_STOCK_QUANTITY })),
  /**
   * Change of the quantity, negative for a decrease; refused where it is not tracked, or fewer are left.
   * Creates the item of a variant at the location if missing.
   */
  changeBy: Type.Optional(
    Type.Integer({ minimum: -MAX_STOCK_QUANTITY, maximum: MAX_STOCK_QUANTITY }),
  ),
  /** Disables tracking. */
  inStock: Type.Optional(Type.Boolean()),
  /** Null: no preorders any more. Absent parts are unchanged. */
  preorder: Maybe(
    Type.Object({
      enabled: Type.Optional(Type.Boolean()),
      message: Maybe(Text(0, 200)),
      limit: Maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
      /** The expected shipping day in UTC. */
      shipsAt: Maybe(CalendarDay()),
    }),
  ),
  /**
   * For stock with many simultaneous buyers: they do not wait for each other. Its quantity in lists of
   * products may be a second old. Takes effect while it is tracked and does not accept preorders.
   */
  drop: Type.Optional(Type.Boolean()),
  /** The variant is no longer offered at the location; nothing else may be sent with it. */
  remove: Type.Optional(Type.Boolean()),
})
export interface StockToSave extends Static<typeof toSave> {}
/** Changes to the stock of one variant at one location; absent fields are unchanged. */
export const StockToSave = Type.Unsafe<StockToSave>(toSave)

/** Most items of one save. */
export const MAX_SAVED_ITEMS = 1000

const filter = Type.Object({
  /** Words of the name of the product, SKU or barcode; all of them, with tolerance for typing errors. */
  text: Type.Optional(Text(0, 100)),
  ids: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
  productIds: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
  variantIds: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
  /** Absent: all locations. */
  locationIds: Type.Optional(Type.Array(Guid(), { maxItems: 100 })),
  /** Directly in one of these. */
  collectionIds: Type.Optional(Type.Array(Guid(), { maxItems: 100 })),
  brandIds: Type.Optional(Type.Array(Guid(), { maxItems: 100 })),
  tracked: Type.Optional(Type.Boolean()),
  /** Low stock: tracked, and at most this many left. */
  quantityAtMost: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_STOCK_QUANTITY })),
  availability: Type.Optional(
    Type.Array(OneOf(stockAvailabilities), { maxItems: stockAvailabilities.length }),
  ),
  /** Whether preorders are accepted. */
  preorder: Type.Optional(Type.Boolean()),
})
export interface StockFilter extends Static<typeof filter> {}
/** Items that match every field; `{}` matches all, including those of hidden products. */
export const StockFilter = Type.Unsafe<StockFilter>(filter)

export const stockSorts = ['PRODUCT_NAME', 'FEWEST', 'LAST_CHANGED', 'NEWEST'] as const
export type StockSort = (typeof stockSorts)[number]
