import { DecimalText, OneOf, type Static, Text, Type } from '../kit/index.ts'
import { SavedAmount } from '../products/schemas/values.ts'

/** What shoppers filter by. */
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

/** Facets of a page, and values of a facet, at most; what is selected comes on top. */
export const PAGE_FACETS = 12
export const FACET_VALUES = 50
/** Facets that a request selects values of, at most. */
const SELECTED_FACETS = 12

/** `price`, `availability`, `brand`, `ribbon`, `tag`, `option.` with the name of an option, `field.` with a key. */
export const FacetKey = () => Text(1, 120)

const selectedFacet = Type.Object({
  facet: FacetKey(),
  values: Type.Array(Text(1, 500), { minItems: 1, maxItems: FACET_VALUES }),
})
export interface SelectedFacet extends Static<typeof selectedFacet> {}
/** A facet with the values that were chosen of it. */
export const SelectedFacet = Type.Unsafe<SelectedFacet>(selectedFacet)

/** Which products of a list to show; absent fields test nothing. */
export const shopFilters = {
  /**
   * Values by the keys of facets, without regard to capitals: those of one facet are alternatives, and each facet must
   * fit. Of a list of more than 50,000 products, those among the newest 50,000 that fit.
   */
  selected: Type.Optional(Type.Array(SelectedFacet, { maxItems: SELECTED_FACETS })),
  /** The cheapest variant costs at least this and at most that, in the site's currency. */
  minPrice: Type.Optional(SavedAmount()),
  maxPrice: Type.Optional(SavedAmount()),
  /** True: leaves out what is sold out, also where it can be preordered. */
  inStock: Type.Optional(Type.Boolean()),
  /** True: only what costs less than before. */
  onSale: Type.Optional(Type.Boolean()),
}

const filters = Type.Object(shopFilters)
export interface ShopFilters extends Static<typeof filters> {}

const facetValue = Type.Object({
  /** For `selected`; of `availability` it is `inStock` or `onSale`, which are fields of the request. */
  value: Type.String(),
  /** As most products have it. */
  name: Type.String(),
  /** How many products there would be with this value and everything that other facets ask for. */
  count: Type.Integer(),
  selected: Type.Boolean(),
  /** Colours that choices of this name have; empty of what has none. */
  colors: Type.Array(Type.String()),
})

const facet = Type.Object({
  key: Type.String(),
  kind: OneOf(facetKinds),
  /** Of an option or a custom field; empty of the other kinds. */
  name: Type.String(),
  /** The most frequent of the list first, at most 50, and what is selected; none of `price`. */
  values: Type.Array(facetValue),
  /** Lowest and highest price of what fits everything but the price; of `price`. */
  min: Type.Optional(DecimalText()),
  max: Type.Optional(DecimalText()),
})
export interface ShopFacet extends Static<typeof facet> {}
/**
 * What a list can be filtered by, and how many products each value leaves. At most 12, in the order of the merchant;
 * without one: price, availability, and what most products of the list have, with at least two values.
 */
export const ShopFacet = Type.Unsafe<ShopFacet>(facet)

const relaxation = Type.Object({
  /** The key of a facet; of `availability` it is `inStock` or `onSale`. */
  filter: Type.String(),
  total: Type.Integer(),
})
export interface Relaxation extends Static<typeof relaxation> {}
/** How many products there would be without this one filter. */
export const Relaxation = Type.Unsafe<Relaxation>(relaxation)

const arrangedFilter = Type.Object({
  /** The key of the facet. */
  facet: Type.String(),
  kind: OneOf(facetKinds),
  /** Of an option or a custom field; empty of the other kinds. */
  name: Type.String(),
  shown: Type.Boolean(),
  /** Up to 5 of its values, the most frequent first. */
  examples: Type.Array(Type.String()),
  /** How many values it has; 0 of what no visible product has at the moment. */
  valueCount: Type.Integer(),
})
export interface ArrangedFilter extends Static<typeof arrangedFilter> {}
/** A filter as merchants arrange it. */
export const ArrangedFilter = Type.Unsafe<ArrangedFilter>(arrangedFilter)
