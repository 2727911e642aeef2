import type { Handlers } from '@vitrine/contract/kit'
import type { orderPaymentRequests } from '@vitrine/contract/order-payment-requests'
import {
  type PaymentRequest,
  type PaymentRequestsFeature,
  statusAt,
} from '../../../areas/commerce/payment-requests/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { encodeListPage } from '../codec/abandoned-query.ts'
import {
  decodeNewRequest,
  decodeRequestChanges,
  decodeRequestQuery,
  encodePaymentRequest,
} from '../codec/payment-request.ts'
import { bulkResults } from './bulk-results.ts'
import { byCursor } from './records.ts'

export interface PublishedPaymentRequestDeps {
  readonly requests: PaymentRequestsFeature
  readonly pages: QueryPages
  shopOf(tx: Tx): Promise<{ readonly locale: string; readonly currency: string }>
  /** The page on which a request is paid. */
  pageOf(call: Pick<HandlerContext, 'caller' | 'request'>, id: string): Promise<string>
}

export function orderPaymentRequestHandlers(deps: PublishedPaymentRequestDeps) {
  const { requests, pages, pageOf } = deps
  const answer = async ({ tx }: HandlerContext, request: PaymentRequest) => ({
    orderPaymentRequest: encodePaymentRequest((await deps.shopOf(tx)).locale, request),
  })
  const withPage = async (call: HandlerContext, request: PaymentRequest) => ({
    ...(await answer(call, request)),
    orderPaymentRequestUrl: await pageOf(call, request.id),
  })
  return {
    createOrderPaymentRequest: async (call) => {
      const asked = decodeNewRequest(call.input.orderPaymentRequest, 'orderPaymentRequest')
      return withPage(call, (await requests.create(call.tx, asked)).request)
    },
    bulkCreateOrderPaymentRequests: async (call) => {
      const { orderPaymentRequests: sent, returnEntity } = call.input
      const created: PaymentRequest[] = []
      const { results, bulkActionMetadata } = await bulkResults(
        call.tx,
        [...sent.entries()],
        () => '',
        async ([at, one]) => {
          const asked = decodeNewRequest(one, `orderPaymentRequests[${at}]`)
          const { request } = await requests.create(call.tx, asked)
          created[at] = request
          return withPage(call, request)
        },
      )
      return {
        results: results.map(({ itemMetadata, item }, at) => ({
          itemMetadata: { ...itemMetadata, id: created[at]?.id ?? '' },
          ...(returnEntity && item && { item }),
        })),
        bulkActionMetadata,
      }
    },
    queryOrderPaymentRequests: async (call) => {
      const open = pages.open('orderPaymentRequests', call, byCursor(call.input.query))
      const { locale, currency } = await deps.shopOf(call.tx)
      const query = decodeRequestQuery(open, currency)
      const found = await requests.query(call.tx, query)
      return {
        orderPaymentRequests: found.items.map((one) =>
          encodePaymentRequest(locale, { ...one, status: statusAt(one, call.tx.now) }),
        ),
        pagingMetadata: encodeListPage(open.metadata(query, found)),
      }
    },
    getOrderPaymentRequestUrl: async (call) => {
      const { id } = await requests.get(call.tx, call.input.orderPaymentRequestId)
      return { orderPaymentRequestUrl: await pageOf(call, id) }
    },
    voidOrderPaymentRequest: async ({ tx, input }) => {
      await requests.void(tx, input.orderPaymentRequestId)
      return {}
    },
    getOrderPaymentRequest: async (call) =>
      answer(call, await requests.get(call.tx, call.input.orderPaymentRequestId)),
    updateOrderPaymentRequest: async (call) => {
      const { orderPaymentRequest: sent } = call.input
      const before = await requests.get(call.tx, sent.id)
      const changes = decodeRequestChanges(sent, before)
      return answer(call, await requests.change(call.tx, sent.id, changes))
    },
    deleteOrderPaymentRequest: async ({ tx, input }) => {
      await requests.remove(tx, input.orderPaymentRequestId)
      return {}
    },
    updateExtendedFields: async (call) => {
      const { id, namespace, namespaceData: data = {} } = call.input
      return answer(call, await requests.changeExtendedFields(call.tx, id, { namespace, data }))
    },
  } satisfies Handlers<typeof orderPaymentRequests, HandlerContext>
}
