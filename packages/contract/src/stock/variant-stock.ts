import { Guid, Nullable, OneOf, type Static, Text, Type } from '../kit/index.ts'
import { stockAvailabilities } from './schemas.ts'

const atLocation = Type.Object({
  /** Id of the item for `getStockItem` and `saveStock`. */
  itemId: Guid(),
  revision: Type.Integer(),
  locationId: Guid(),
  tracked: Type.Boolean(),
  /** Available quantity, without reservations. Null while it is not tracked. */
  quantity: Nullable(Type.Integer()),
  /** Pieces that are held for carts, checkouts and orders that are not paid yet. */
  held: Type.Integer(),
  availability: OneOf(stockAvailabilities),
})
export interface StockAtLocation extends Static<typeof atLocation> {}

const variantStock = Type.Object({
  productId: Guid(),
  variantId: Guid(),
  productName: Type.String(),
  /** The names of its choices; of a product without options, its name. */
  variantName: Type.String(),
  sku: Nullable(Type.String()),
  barcode: Nullable(Type.String()),
  visible: Type.Boolean(),
  /** One for each location that has an item of it, the default one first. */
  stock: Type.Array(Type.Unsafe<StockAtLocation>(atLocation)),
})
export interface VariantStock extends Static<typeof variantStock> {}
/** A variant with its stock at all locations. */
export const VariantStock = Type.Unsafe<VariantStock>(variantStock)

/** LOW: tracked, and 1 to 5 are left. */
export const variantStockStates = ['SOLD_OUT', 'LOW', 'NOT_TRACKED', 'PREORDER'] as const
export type VariantStockState = (typeof variantStockStates)[number]

const filter = Type.Object({
  /** The beginning of its SKU or barcode, or words of the name of its product, all of them. */
  text: Type.Optional(Text(0, 100)),
  /** Its SKU or barcode, whole, as a scanner sends it. */
  code: Type.Optional(Text(1, 100)),
  /**
   * Variants with an item at this location, which is also the location for `state` and FEWEST. Default: the
   * default location.
   */
  locationId: Type.Optional(Guid()),
  state: Type.Optional(OneOf(variantStockStates)),
  /** Directly in one of these. */
  collectionIds: Type.Optional(Type.Array(Guid(), { maxItems: 100 })),
  productIds: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
  variantIds: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
})
export interface VariantStockFilter extends Static<typeof filter> {}
/** Variants that match every field; `{}` matches all, including those of hidden products. */
export const VariantStockFilter = Type.Unsafe<VariantStockFilter>(filter)

export const variantStockSorts = ['PRODUCT_NAME', 'FEWEST', 'SKU'] as const
export type VariantStockSort = (typeof variantStockSorts)[number]

/** Most variants in one file. */
export const MAX_EXPORTED_VARIANTS = 100_000
