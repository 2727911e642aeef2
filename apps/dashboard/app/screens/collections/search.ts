import type { Category } from '@vitrine/contract/categories'
import type { InputOf } from '../../api/client.ts'

/** What the address of the tree says. */
export type CollectionsSearch = { readonly q: string }

export const readCollectionsSearch = (
  raw: Readonly<Record<string, unknown>>,
): CollectionsSearch => ({ q: typeof raw.q === 'string' ? raw.q.slice(0, 80) : '' })

export type { Category }

/** As many as a page of the tree brings; larger trees are found by name. */
const MOST = 1000

/** Collections of the merchant's own; the one of all products keeps itself. */
export const treeQuery = ({ q }: CollectionsSearch): InputOf<'categories.queryCategories'> => ({
  query: {
    filter: {
      slug: { $ne: 'all-products' },
      ...(q === '' ? {} : { name: { $contains: q } }),
    },
    sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }],
    cursorPaging: { limit: MOST },
  },
  fields: ['DESCRIPTION'],
  returnNonVisibleCategories: true,
})
