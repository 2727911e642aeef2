import type { CatalogCollection } from '@vitrine/contract/collections'
import type { InputOf } from '../../api/client.ts'

/** Search parameters of the collections page. */
export type CollectionsSearch = { readonly q: string }

export const readCollectionsSearch = (
  raw: Readonly<Record<string, unknown>>,
): CollectionsSearch => ({ q: typeof raw.q === 'string' ? raw.q.slice(0, 80) : '' })

export type Category = CatalogCollection

/** Page size of the tree. */
export const TREE_PAGE = 1000

/** A page of the merchant's own collections, without the one of all products. */
export const treeQuery = (
  { q }: CollectionsSearch,
  offset = 0,
): InputOf<'collections.listCollections'> => ({
  filter: { text: q },
  sort: 'POSITION',
  limit: TREE_PAGE,
  offset,
})
