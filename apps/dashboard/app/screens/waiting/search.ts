import type { AwaitedItem } from '@vitrine/contract/back-in-stock'
import type { InputOf } from '../../api/client.ts'

/** Search parameters of the waiting list. */
export type WaitingSearch = {
  readonly q: string
  /** Counted from 1. */
  readonly page: number
  /** The item in the open panel, in the format of `keyOf`; empty: none. */
  readonly open: string
}

const textOf = (value: unknown, max: number) =>
  typeof value === 'string' ? value.slice(0, max) : ''

export function readWaitingSearch(raw: Readonly<Record<string, unknown>>): WaitingSearch {
  const page = Number(raw.page)
  return {
    q: textOf(raw.q, 100),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1,
    open: textOf(raw.open, 80),
  }
}

export const WAITING_PAGE = 50

export const waitingQuery = ({ q, page }: WaitingSearch): InputOf<'backInStock.listAwaited'> => ({
  ...(q.trim() !== '' && { search: q.trim() }),
  limit: WAITING_PAGE,
  offset: (page - 1) * WAITING_PAGE,
})

/** A product, or one of its variants, as a word of an address. */
export const keyOf = ({ productId, variantId }: Pick<AwaitedItem, 'productId' | 'variantId'>) =>
  variantId === null ? productId : `${productId}.${variantId}`

/** The requests for the item of a key. */
export function requestsQuery(key: string, cursor: string): InputOf<'backInStock.queryRequests'> {
  const [productId = '', variantId = null] = key.split('.')
  if (cursor !== '') return { query: { cursorPaging: { cursor, limit: WAITING_PAGE } } }
  return {
    query: {
      filter: { productId, variantId, status: 'RECEIVED' },
      sort: [{ fieldName: 'createdDate', order: 'ASC' }],
      cursorPaging: { limit: WAITING_PAGE },
    },
  }
}
