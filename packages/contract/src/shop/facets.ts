import { DecimalText, OneOf, type Static, Text, Type } from '../kit/index.ts'
import { SavedAmount } from '../products/schemas/values.ts'

/** Kinds of filters for shoppers. */
export const facetKinds = [
  'PRICE',
  'AVAILABILITY',
  'BRAND',
  'RIBBON',
  'TAG',
  'OPTION',
  'FIELD',
] as const
export type FacetKind = (typeof facetKinds)[number]

/** Maximum number of facets of a page, and of values of a facet; selected ones are added. */
export const PAGE_FACETS = 12
export const FACET_VALUES = 50
/** Maximum number of facets with selected values in a request. */
const SELECTED_FACETS = 12

/** `price`, `availability`, `brand`, `ribbon`, `tag`, `option.` with the name of an option, `field.` with a key. */
export const FacetKey = () => Text(1, 120)

const selectedFacet = Type.Object({
  facet: FacetKey(),
  values: Type.Array(Text(1, 500), { minItems: 1, maxItems: FACET_VALUES }),
})
export interface SelectedFacet extends Static<typeof selectedFacet> {}
/** A facet with its selected values. */
export const SelectedFacet = Type.Unsafe<SelectedFacet>(selectedFacet)

/** Filters of a product list; absent fields filter nothing. */
export const shopFilters = {
  /**
   * Values by the keys of facets, ignoring case: values of one facet are alternatives, and every facet must
   * match. In a list of more than 50,000 products, only the newest 50,000 are considered.
   */
  selected: Type.Optional(Type.Array(SelectedFacet, { maxItems: SELECTED_FACETS })),
  /** Range of a product's lowest price, in the site's currency. */
  minPrice: Type.Optional(SavedAmount()),
  maxPrice: Type.Optional(SavedAmount()),
  /** True: excludes sold-out products, even those with preorder. */
  inStock: Type.Optional(Type.Boolean()),
  /** True: only discounted products. */
  onSale: Type.Optional(Type.Boolean()),
}

const filters = Type.Object(shopFilters)
export interface ShopFilters extends Static<typeof filters> {}

const facetValue = Type.Object({
  /** For `selected`; for `availability` it is `inStock` or `onSale`, which are request fields. */
  value: Type.String(),
  /** The most frequent spelling. */
  name: Type.String(),
  /** Number of products with this value and all selected values of other facets. */
  count: Type.Integer(),
  selected: Type.Boolean(),
  /** Colours of choices with this name; empty for none. */
  colors: Type.Array(Type.String()),
})

const facet = Type.Object({
  key: Type.String(),
  kind: OneOf(facetKinds),
  /** Name of an option or a custom field; empty for other kinds. */
  name: Type.String(),
  /** The most frequent of the list first, at most 50, and selected ones; none for `price`. */
  values: Type.Array(facetValue),
  /** Lowest and highest price of products that match everything but the price; for `price`. */
  min: Type.Optional(DecimalText()),
  max: Type.Optional(DecimalText()),
})
export interface ShopFacet extends Static<typeof facet> {}
/**
 * A facet of a list, with the number of products for each value. At most 12, in the merchant's order; by
 * default: price, availability, and the most common facets of the list with at least two values.
 */
export const ShopFacet = Type.Unsafe<ShopFacet>(facet)

const relaxation = Type.Object({
  /** The key of a facet; for `availability` it is `inStock` or `onSale`. */
  filter: Type.String(),
  total: Type.Integer(),
})
export interface Relaxation extends Static<typeof relaxation> {}
/** The number of products without this one filter. */
export const Relaxation = Type.Unsafe<Relaxation>(relaxation)

const arrangedFilter = Type.Object({
  /** The key of the facet. */
  facet: Type.String(),
  kind: OneOf(facetKinds),
  /** Name of an option or a custom field; empty for other kinds. */
  name: Type.String(),
  shown: Type.Boolean(),
  /** Up to 5 of its values, the most frequent first. */
  examples: Type.Array(Type.String()),
  /** Number of values; 0 for a facet that no visible product has at the moment. */
  valueCount: Type.Integer(),
})
export interface ArrangedFilter extends Static<typeof arrangedFilter> {}
/** A filter as merchants arrange it. */
export const ArrangedFilter = Type.Unsafe<ArrangedFilter>(arrangedFilter)
