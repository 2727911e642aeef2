import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Suggestion } from './combobox.tsx'
import { useCall, useOperation } from './use-operation.ts'
import { useSearchResults } from './use-search-results.ts'

interface Paging {
  readonly limit: number
  readonly offset: number
}

const byName = (q: string, paging: Paging) => ({
  filter: q === '' ? {} : { text: q },
  sort: 'NAME' as const,
  ...paging,
})

const collections = {
  operation: 'collections.listCollections',
  input: byName,
  read: (answer: { readonly collections: readonly Suggestion[] }) => answer.collections,
} as const
const brands = {
  operation: 'brands.listBrands',
  input: byName,
  read: (answer: { readonly brands: readonly Suggestion[] }) => answer.brands,
} as const
const ribbons = {
  operation: 'ribbons.listRibbons',
  input: byName,
  read: (answer: { readonly ribbons: readonly Suggestion[] }) => answer.ribbons,
} as const

const products = {
  operation: 'products.listProducts',
  input: (q: string, paging: Paging) => ({ filter: { text: q }, ...paging }),
  read: (answer: { readonly products: readonly Suggestion[] }) => answer.products,
} as const

/** Collections that a product can be put into, by name. */
export const useCollectionSearch = (q: string, enabled: boolean) =>
  useSearchResults(collections, q, enabled)
/** Products, hidden ones too. */
export const useProductSearch = (q: string, enabled: boolean) =>
  useSearchResults(products, q, enabled)
export const useBrandSearch = (q: string, enabled: boolean) => useSearchResults(brands, q, enabled)
export const useRibbonSearch = (q: string, enabled: boolean) =>
  useSearchResults(ribbons, q, enabled)

/** Collections that one call names. */
const MAX_NAMED = 100

/** Names of collections, in the order of their ids; `unnamed` for unknown ones. */
export function useCollectionNames(ids: readonly string[], unnamed: string): Suggestion[] {
  const { siteId, call } = useCall()
  const requestedIds = [...new Set(ids)].filter((id) => id !== '' && id !== ALL_PRODUCTS_ID).sort()
  const result = useQuery({
    queryKey: ['collections.listCollections', siteId, { named: requestedIds }],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(requestedIds.length / MAX_NAMED) }, (_, at) =>
        requestedIds.slice(at * MAX_NAMED, (at + 1) * MAX_NAMED),
      )
      const answers = await Promise.all(
        parts.map((ids) =>
          call('collections.listCollections', { filter: { ids }, limit: MAX_NAMED }, { signal }),
        ),
      )
      return answers.flatMap((answer) => answer.collections.map(({ id, name }) => ({ id, name })))
    },
    enabled: requestedIds.length > 0,
    placeholderData: keepPreviousData,
  })
  const names = new Map(result.data?.map(({ id, name }) => [id, name]))
  return ids
    .filter((id) => id !== ALL_PRODUCTS_ID)
    .map((id) => ({ id, name: names.get(id) ?? unnamed }))
}

/** The names of at most 100 products, in the order of their ids. */
export function useProductNames(ids: readonly string[], unnamed: string): Suggestion[] {
  const result = useOperation(
    'products.listProducts',
    { filter: { ids: [...ids].slice(0, MAX_NAMED) }, limit: MAX_NAMED },
    { enabled: ids.length > 0, keepPrevious: true },
  )
  const names = new Map(result.data?.products.map(({ id, name }) => [id, name]))
  return ids.map((id) => ({ id, name: names.get(id) ?? unnamed }))
}
