import type { Relaxation, ShopFacet } from '@vitrine/contract/shop'
import type { CardView } from '../views/card.ts'
import { isColour } from '../views/colour.ts'
import type { Filters, ListPlace, TypedPrices } from './filters.ts'

export type FacetValueView = {
  value: string
  name: string
  count: number
  /** One colour of its choices, where they have any. */
  colour?: string
}

export type FacetView = Pick<ShopFacet, 'key' | 'kind' | 'name' | 'min' | 'max'> & {
  values: readonly FacetValueView[]
}

/** A list of products with its filters. */
export type ListView = {
  place: ListPlace
  filters: Filters
  /** Invalid price limits as entered. */
  typed?: TypedPrices
  currency: string
  total: number
  pages: number
  /** The list has an order of the merchant. */
  isArranged: boolean
  cards: readonly CardView[]
  facets: readonly FacetView[]
  relaxations: readonly Relaxation[]
}

export const viewFacets = (facets: readonly ShopFacet[]): FacetView[] =>
  facets.map(({ key, kind, name, min, max, values }) => ({
    key,
    kind,
    name,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    values: values.map((one) => {
      const colour = one.colors.find(isColour)
      return {
        value: one.value,
        name: one.name,
        count: one.count,
        ...(colour !== undefined && { colour }),
      }
    }),
  }))
