import {
  backInStockFields,
  type backInStock as backInStockService,
} from '@vitrine/contract/back-in-stock'
import { readQuery } from '@vitrine/contract/catalog'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { encodeAwaited, encodeRequest } from './codec.ts'
import type { BackInStockFeature } from './index.ts'

export interface BackInStockHandlerDeps {
  readonly waiting: BackInStockFeature
  readonly pages: QueryPages
}

const PAGE = 50

export const backInStockHandlers = ({ waiting, pages }: BackInStockHandlerDeps) =>
  ({
    requestNotice: async ({ tx, caller, input }) => {
      const { productId, variantId = null, email, language = null } = input
      const memberId = caller.kind === 'member' ? caller.id : null
      const asked = { productId, variantId, email: email.trim(), memberId, language }
      await waiting.request(tx, { ...asked, itemUrl: null })
      return {}
    },
    queryRequests: async ({ input, ...call }) => {
      const open = pages.open('backInStockRequests', call, input.query)
      const { sort, ...read } = readQuery(backInStockFields, open.query)
      const newest = [{ field: 'createdDate', descending: true }]
      const query = { ...read, sort: sort.length > 0 ? sort : newest, walk: open.walk }
      const found = await waiting.query(call.tx, query)
      const { count, offset, total, cursors } = open.metadata(query, found)
      const hasNext = cursors ? cursors.next !== undefined : offset + count < total
      return {
        requests: found.items.map(encodeRequest),
        pagingMetadata: { count, offset, total, hasNext, ...(cursors && { cursors }) },
      }
    },
    listAwaited: async ({ tx, input }) => {
      const { search = '', limit = PAGE, offset = 0 } = input
      const words = search.split(/\s+/).filter(Boolean)
      const { items, ...sums } = await waiting.listAwaited(tx, { words, limit, offset })
      return { items: items.map(encodeAwaited), ...sums }
    },
    deleteRequests: async ({ tx, input }) => ({
      deletedIds: await waiting.deleteMany(tx, [...new Set(input.ids)]),
    }),
    unsubscribe: async ({ tx, input }) => {
      await waiting.unsubscribe(tx, input.link)
      return {}
    },
  }) satisfies Handlers<typeof backInStockService, HandlerContext>
