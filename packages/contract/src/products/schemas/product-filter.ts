import { CustomFieldTests } from '../../custom-fields/schemas.ts'
import { DecimalText, Guid, OneOf, type Static, Text, Type } from '../../kit/index.ts'
import { inventoryStatuses } from '../../vocabulary/index.ts'
import { SavedAmount } from './values.ts'

const filter = Type.Object({
  /** Words of name, description, SKU or barcode; all of them, with tolerance for typing errors. */
  text: Type.Optional(Text(0, 100)),
  ids: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
  /** In one of these collections, or below one. */
  collectionIds: Type.Optional(Type.Array(Guid(), { maxItems: 100 })),
  brandIds: Type.Optional(Type.Array(Guid(), { maxItems: 100 })),
  brandNames: Type.Optional(Type.Array(Text(1, 50), { maxItems: 100 })),
  tags: Type.Optional(Type.Array(Text(1, 100), { maxItems: 100 })),
  visible: Type.Optional(Type.Boolean()),
  stock: Type.Optional(Type.Array(OneOf(inventoryStatuses), { maxItems: 3 })),
  /** Whether a tracked variant has few pieces left. */
  lowStock: Type.Optional(Type.Boolean()),
  /** At least one variant costs at least this, and at least one at most that. */
  minPrice: Type.Optional(SavedAmount()),
  maxPrice: Type.Optional(SavedAmount()),
  /** By the keys of filterable fields, which all have to match. */
  customFields: Type.Optional(CustomFieldTests),
})
export interface ProductFilter extends Static<typeof filter> {}
/** Products that match every field; `{}` matches all, including hidden ones. */
export const ProductFilter = Type.Unsafe<ProductFilter>(filter)

export const productSorts = [
  'BEST_MATCH',
  'NEWEST',
  'OLDEST',
  'NAME',
  'NAME_DOWN',
  'PRICE_UP',
  'PRICE_DOWN',
  'STOCK_UP',
  'STOCK_DOWN',
  'BEST_SELLING',
  'LAST_CHANGED',
  'FIRST_CHANGED',
] as const

export const productFacets = ['collections', 'brands', 'ribbons', 'tags', 'stock', 'price'] as const
export type ProductFacet = (typeof productFacets)[number]

const counted = Type.Array(
  Type.Object({ value: Type.String(), name: Type.String(), count: Type.Integer() }),
)

const facet = Type.Object({
  facet: OneOf(productFacets),
  /** The most frequent first, at most 100; none for `price`. */
  values: counted,
  /** Lowest and highest actual price; for `price`, if there are products. */
  min: Type.Optional(DecimalText()),
  max: Type.Optional(DecimalText()),
})
export interface FacetValues extends Static<typeof facet> {}
/** The number of matching products for each value. */
export const FacetValues = Type.Unsafe<FacetValues>(facet)

const customFacet = Type.Object({
  key: Type.String(),
  /** Name of the field. */
  name: Type.String(),
  /** The most frequent first, at most 100. */
  values: counted,
})
export interface CustomFieldFacet extends Static<typeof customFacet> {}
/** The number of matching products for each value of a custom field. */
export const CustomFieldFacet = Type.Unsafe<CustomFieldFacet>(customFacet)
