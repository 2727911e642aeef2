import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { InputOf } from '../../api/client.ts'

/** What the address of the list says. */
export type CollectionsSearch = {
  readonly q: string
  /** Counted from 1. */
  readonly page: number
}

export const COLLECTIONS_PAGE = 50

export const readCollectionsSearch = (
  raw: Readonly<Record<string, unknown>>,
): CollectionsSearch => ({
  q: typeof raw.q === 'string' ? raw.q.slice(0, 80) : '',
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
})

/** Collections of the merchant's own; the one of all products keeps itself. */
export const collectionsQuery = ({
  q,
  page,
}: CollectionsSearch): InputOf<'catalogV1.queryCollections'> => ({
  query: {
    filter: { id: { $ne: ALL_PRODUCTS_ID }, ...(q === '' ? {} : { name: { $contains: q } }) },
    sort: [{ fieldName: 'name', order: 'ASC' }],
    paging: { limit: COLLECTIONS_PAGE, offset: (page - 1) * COLLECTIONS_PAGE },
  },
})
