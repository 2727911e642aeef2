import type { Category } from '@vitrine/contract/categories'
import type { InputOf } from '../../api/client.ts'

/** Search parameters of the collections page. */
export type CollectionsSearch = { readonly q: string }

export const readCollectionsSearch = (
  raw: Readonly<Record<string, unknown>>,
): CollectionsSearch => ({ q: typeof raw.q === 'string' ? raw.q.slice(0, 80) : '' })

export type { Category }

/** Page size of the tree. */
const PAGE = 1000

/** Filter for the merchant's own collections, without the one of all products. */
/** Query of a page of the tree: the first, or the one of a cursor. */
export const treeQuery = (
  { q }: CollectionsSearch,
  cursor = '',
): InputOf<'categories.queryCategories'> => ({
  query:
    cursor === ''
      ? {
          filter: {
            slug: { $ne: 'all-products' },
            ...(q === '' ? {} : { name: { $contains: q } }),
          },
          sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }],
          cursorPaging: { limit: PAGE },
        }
      : { cursorPaging: { cursor, limit: PAGE } },
  fields: ['DESCRIPTION'],
  returnNonVisibleCategories: true,
})
