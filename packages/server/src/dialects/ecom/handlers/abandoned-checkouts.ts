import { AbandonedCheckoutNotFound } from '@vitrine/contract/abandoned-checkouts'
import type { abandonedCheckoutsV1 } from '@vitrine/contract/abandoned-checkouts-v1'
import type { Handlers } from '@vitrine/contract/kit'
import { type ShopViewDeps, shopViewOf } from '../../../areas/catalog/index.ts'
import {
  type AbandonedCheckout,
  type AbandonedFeature,
  timeOf,
} from '../../../areas/commerce/abandoned-checkouts/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { encodeAbandoned, encodeAnalytics } from '../codec/abandoned-checkout.ts'
import { decodeAbandonedQuery, encodeListPage } from '../codec/abandoned-query.ts'
import { bulkResults } from './bulk-results.ts'
import { byCursor } from './records.ts'

export interface PublishedAbandonedDeps extends ShopViewDeps {
  readonly abandoned: AbandonedFeature
  readonly pages: QueryPages
  siteUrlOf(call: HandlerContext): Promise<string>
}

const LIST = 'abandonedCheckoutsV1'

export const publishedAbandonedHandlers = (deps: PublishedAbandonedDeps) => {
  const { abandoned, pages, siteUrlOf } = deps
  const encodeAll = async (call: HandlerContext, all: readonly AbandonedCheckout[]) => {
    const view = await shopViewOf(deps, call)
    const siteUrl = await siteUrlOf(call)
    return all.map((one) =>
      encodeAbandoned(view, one, new URL(abandoned.restorePathOf(call.tx, one.id), siteUrl).href),
    )
  }
  const answer = async (call: HandlerContext, one: AbandonedCheckout) => {
    const [abandonedCheckout] = await encodeAll(call, [one])
    if (!abandonedCheckout) throw AbandonedCheckoutNotFound({ id: one.id })
    return { abandonedCheckout }
  }
  return {
    queryAbandonedCheckouts: async (call) => {
      const open = pages.open(LIST, call, byCursor(call.input.query))
      const query = decodeAbandonedQuery(open)
      const found = await abandoned.query(call.tx, query)
      return {
        abandonedCheckouts: await encodeAll(call, found.items),
        metadata: encodeListPage(open.metadata(query, found)),
      }
    },
    searchAbandonedCheckouts: async (call) => {
      const { search: words, filter, sort, cursorPaging } = call.input.search ?? {}
      const wire = { filter, sort: sort ?? null, cursorPaging: cursorPaging ?? {} }
      const open = pages.open(LIST, call, { ...wire, search: words ?? null })
      const query = decodeAbandonedQuery(open, (open.query.search ?? {}) as typeof words)
      const found = await abandoned.query(call.tx, query)
      return {
        abandonedCheckouts: await encodeAll(call, found.items),
        pagingMetadata: encodeListPage(open.metadata(query, found)),
      }
    },
    getAbandonedCheckoutAnalytics: async ({ tx, input }) => {
      const { startDate: from, endDate: to, metrics = [], statuses = [] } = input
      const { currency } = await deps.catalog.shopOf(tx)
      const time = timeOf({ from, to }, { from: 'startDate', to: 'endDate' })
      return encodeAnalytics(await abandoned.sum(tx, { ...time, currency }), {
        currency,
        metrics,
        statuses,
      })
    },
    getAbandonedCheckout: async (call) =>
      answer(call, await abandoned.get(call.tx, call.input.abandonedCheckoutId)),
    deleteAbandonedCheckout: async ({ tx, input }) => {
      await abandoned.delete(tx, input.abandonedCheckoutId)
      return {}
    },
    bulkDeleteAbandonedCheckouts: async ({ tx, input: { abandonedCheckoutIds } }) =>
      bulkResults(
        tx,
        abandonedCheckoutIds,
        (id) => id,
        async (id) => {
          await abandoned.delete(tx, id)
          return undefined
        },
      ),
    addAbandonedCheckoutActivity: async (call) => {
      const { abandonedCheckoutId: id, activityType = 'SCHEDULED' } = call.input
      return answer(call, await abandoned.addActivity(call.tx, id, activityType))
    },
    redirectToCheckout: async (call) => {
      const one = await abandoned.find(call.tx, call.input.abandonedCheckoutId)
      if (!one || one.status === 'RECOVERED') return nothingLeft
      const { abandonedCheckout } = await answer(call, one)
      const headers = { location: abandonedCheckout.checkoutUrl, 'cache-control': 'no-store' }
      return { status: 302, headers, body: null }
    },
  } satisfies Handlers<typeof abandonedCheckoutsV1, HandlerContext>
}

const nothingLeft = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: 'This checkout was ordered already, or is not there any more.',
}
