import {
  abandonedCheckoutFields,
  type abandonedCheckouts as abandonedService,
} from '@vitrine/contract/abandoned-checkouts'
import { readQuery } from '@vitrine/contract/catalog'
import type { Handlers } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import type { MediaUrl } from '../../catalog/index.ts'
import { cartCallerOf } from '../cart/index.ts'
import { encodeAbandoned, encodeAnalytics, encodeSummary } from './codec.ts'
import { type AbandonedCheckout, type AbandonedFeature, timeOf } from './index.ts'

export interface AbandonedHandlerDeps {
  readonly abandoned: AbandonedFeature
  readonly pages: QueryPages
  readonly mediaUrl: MediaUrl
  currencyOf(tx: Tx): Promise<string>
}

const fields = ['email', 'buyerName', 'lines'] as const

export const abandonedHandlers = ({
  abandoned,
  pages,
  mediaUrl,
  currencyOf,
}: AbandonedHandlerDeps) => {
  const answer = async (tx: Tx, one: AbandonedCheckout) => ({
    abandonedCheckout: encodeAbandoned(one, {
      mediaUrl,
      isUnsubscribed: await abandoned.isUnsubscribed(tx, one),
      restorePath: abandoned.restorePathOf(tx, one.id),
    }),
  })
  return {
    queryAbandonedCheckouts: async ({ input, ...call }) => {
      const open = pages.open('abandonedCheckouts', call, input.query)
      const { sort, ...read } = readQuery(abandonedCheckoutFields, open.query)
      const newest = [{ field: 'createdDate', descending: true }]
      const words = (input.search ?? '').split(/\s+/).filter(Boolean)
      const query = {
        ...read,
        sort: sort.length > 0 ? sort : newest,
        walk: open.walk,
        search: { words, fields, isEvery: true },
      }
      const found = await abandoned.query(call.tx, query)
      const { count, offset, total, cursors } = open.metadata(query, found)
      const hasNext = cursors ? cursors.next !== undefined : offset + count < total
      return {
        abandonedCheckouts: found.items.map(encodeSummary),
        pagingMetadata: { count, offset, total, hasNext, ...(cursors && { cursors }) },
      }
    },
    getAbandonedCheckout: async ({ tx, input }) => answer(tx, await abandoned.get(tx, input.id)),
    deleteAbandonedCheckout: async ({ tx, input }) => {
      await abandoned.delete(tx, input.id)
      return {}
    },
    deleteAbandonedCheckouts: async ({ tx, input }) => ({
      deletedIds: await abandoned.deleteMany(tx, [...new Set(input.ids)]),
    }),
    sendReminder: async ({ tx, input }) => answer(tx, await abandoned.remind(tx, input.id)),
    getAnalytics: async ({ tx, input }) => {
      const currency = await currencyOf(tx)
      const sums = await abandoned.sum(tx, { ...timeOf(input), currency })
      return { analytics: encodeAnalytics(sums, currency) }
    },
    restoreCart: ({ tx, input, ...call }) => abandoned.restore(tx, cartCallerOf(call), input.link),
    unsubscribe: async ({ tx, input }) => {
      await abandoned.unsubscribe(tx, input.link)
      return {}
    },
  } satisfies Handlers<typeof abandonedService, HandlerContext>
}
