import type { FacetKind } from '@vitrine/contract/shop'
import type { Filter } from '../../../../platform/db/query-to-sql.ts'
import type { WordMatches } from '../../shared/model/search-index.ts'

/** Kinds of facets with values that shoppers choose from. */
export type ChoiceKind = Exclude<FacetKind, 'PRICE' | 'AVAILABILITY'>

/** The products that shoppers filter: a list, or search results. */
export type FacetScope = { readonly filter: Filter } | { readonly found: WordMatches }

/** A custom field with counted values. */
export interface FacetField {
  readonly key: string
  readonly name: string
}

/** A value of a product as the merchant wrote it. */
export interface RawFacetValue {
  readonly kind: ChoiceKind
  /** The name of an option, the key of a custom field; empty for others. */
  readonly owner: string
  readonly value: string
  /** Color of a choice, such as `#7a1f1f`. */
  readonly color?: string | undefined
}

export interface RawFacetProduct {
  readonly id: string
  readonly numericId: number
  /** The lowest price that visitors pay; null where they see no variant. */
  readonly price: number | null
  readonly inStock: boolean
  readonly onSale: boolean
  /** Products share lists, which are read once each; the values of one facet are in one list of a product. */
  readonly lists: readonly (readonly RawFacetValue[])[]
}

/** One of the things shoppers filter by; values that differ only in capitals and blanks are one. */
export interface TableFacet {
  /** Such as `brand`, `option.colour` or `field.material`. */
  readonly key: string
  readonly kind: ChoiceKind
  /** The most frequent spelling; empty for brands, ribbons and tags. */
  readonly name: string
  /** How many products have some value. */
  readonly products: number
  /** Numbers of its values, the most frequent first. */
  readonly values: readonly number[]
}

export interface TableValue {
  /** The number of its facet. */
  readonly facet: number
  /** In lower case, without blanks around it. */
  readonly value: string
  readonly name: string
  /** Colours of choices of this name, without repetition. */
  readonly colors: readonly string[]
  readonly products: number
}

/**
 * The data for filtering the products of a list. Products are rows of typed arrays, about 100 bytes each, so
 * that a table can be cached until the catalog changes and every selection of filters is counted without the
 * database.
 */
export interface FacetTable {
  readonly facets: readonly TableFacet[]
  readonly values: readonly TableValue[]
  readonly ids: readonly string[]
  readonly numericIds: Float64Array
  /** NaN where there is none. */
  readonly prices: Float64Array
  readonly inStock: Uint8Array
  readonly onSale: Uint8Array
  /** Values of product `n` are `valuesOf` from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Uint32Array
  readonly valuesOf: Uint32Array
}
