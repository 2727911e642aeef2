import { Guid, Nullable, OneOf, type Static, Text, Type } from '../kit/index.ts'
import { stockAvailabilities } from './schemas.ts'

const atLocation = Type.Object({
  /** Of the item, as `getStockItem` and `saveStock` take it. */
  itemId: Guid(),
  revision: Type.Integer(),
  locationId: Guid(),
  tracked: Type.Boolean(),
  /** What can be sold: what is held is taken from it already. Null while it is not tracked. */
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
  /** Those that have an item at this location, and what `state` and FEWEST look at. Default: the default location. */
  locationId: Type.Optional(Guid()),
  state: Type.Optional(OneOf(variantStockStates)),
  /** Directly in one of these. */
  collectionIds: Type.Optional(Type.Array(Guid(), { maxItems: 100 })),
  productIds: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
  variantIds: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
})
export interface VariantStockFilter extends Static<typeof filter> {}
/** Which variants are meant: those that fit every field; `{}` means all, of hidden products too. */
export const VariantStockFilter = Type.Unsafe<VariantStockFilter>(filter)

export const variantStockSorts = ['PRODUCT_NAME', 'FEWEST', 'SKU'] as const
export type VariantStockSort = (typeof variantStockSorts)[number]

/** Most variants in one file. */
export const MAX_EXPORTED_VARIANTS = 100_000
