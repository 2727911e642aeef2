import type { Category } from '@vitrine/contract/categories'
import type { InputOf } from '../../api/client.ts'

/** What the address of the tree says. */
export type CollectionsSearch = { readonly q: string }

export const readCollectionsSearch = (
  raw: Readonly<Record<string, unknown>>,
): CollectionsSearch => ({ q: typeof raw.q === 'string' ? raw.q.slice(0, 80) : '' })

export type { Category }

/** As many as one page of the tree brings. */
const PAGE = 1000

/** Collections of the merchant's own; the one of all products keeps itself. */
/** A page of the tree: the first, or the one a cursor names. */
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
