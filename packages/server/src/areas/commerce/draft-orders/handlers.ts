import {
  DraftOrderNotFound,
  type draftOrders as draftOrdersService,
} from '@vitrine/contract/draft-orders'
import { type Handlers, type Input, violation } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodePaging, type QueryPages } from '../../../transport/query-pages.ts'
import type { MediaUrl } from '../../catalog/index.ts'
import { encodeReasons, repeatable } from '../cart/index.ts'
import {
  encodeOrder,
  linkOf,
  numberOf,
  type Order,
  type OrdersFeature,
  orderIdOf,
} from '../orders/index.ts'
import { encodeRequest, type PaymentRequest } from '../payment-requests/index.ts'
import { keyOf, type PaymentsFeature } from '../payments/index.ts'
import {
  decodeChanges,
  decodeQuery,
  encodeDraft,
  encodeMerge,
  encodeProposal,
  encodeSummary,
} from './codec.ts'
import type { DraftOrdersFeature, DraftOrigin, DraftView } from './index.ts'

export interface DraftOrderHandlerDeps {
  readonly drafts: DraftOrdersFeature
  readonly orders: Pick<OrdersFeature, 'require' | 'view'>
  readonly payments: Pick<PaymentsFeature, 'sendRefund'>
  readonly pages: QueryPages
  readonly mediaUrl: MediaUrl
  /** The key that signs the links of orders. */
  readonly linkKey: string
  /** The key that signs the links by which buyers agree. */
  readonly proposalKey: string
  /** The page on which the buyer agrees to an edit. */
  proposalPageOf(siteId: string, id: string): Promise<string>
  /** The page on which a payment request is paid, as the caller reaches the shop. */
  pageOf(call: Pick<HandlerContext, 'caller' | 'request'>, id: string): Promise<string>
}

type Operations = (typeof draftOrdersService)['operations']

export function draftOrderHandlers(deps: DraftOrderHandlerDeps) {
  const { drafts, orders, payments, pages, mediaUrl, linkKey } = deps
  const encode = async (tx: HandlerContext['tx'], view: DraftView) =>
    encodeDraft(view, mediaUrl, await deps.proposalPageOf(tx.siteId, view.draft.id))
  /** The draft of a link that was made here. */
  const draftOf = ({ siteId }: HandlerContext['tx'], link: string) => {
    const id = orderIdOf(deps.proposalKey, siteId, link)
    if (!id) throw DraftOrderNotFound()
    return id
  }
  const showOrder = async ({ tx }: Pick<HandlerContext, 'tx'>, order: Order) =>
    encodeOrder(await orders.view(tx, order), {
      mediaUrl,
      isMerchant: true,
      linkOf: (id: string) => linkOf(linkKey, tx.siteId, id),
    })
  const showRequest = async (call: HandlerContext, request: PaymentRequest | null) =>
    request && encodeRequest(request, await deps.pageOf(call, request.id))
  return {
    createDraftOrder: async (call) => {
      const { tx, input } = call
      const { orderId: _, copyOf: __, ...fields } = input
      const { view, isNew } = await drafts.create(
        tx,
        originOf(input),
        (initial) => decodeChanges(fields, initial),
        keyOf(repeatable(call)),
      )
      return { draftOrder: await encode(tx, view), isNew }
    },
    queryDraftOrders: async ({ input, ...call }) => {
      const open = pages.open('draft-orders', call, input.query)
      const search = (input.search ?? '').split(/\s+/).filter((word) => word !== '')
      const query = { ...decodeQuery(open), search }
      const found = await drafts.query(call.tx, query)
      return {
        draftOrders: found.items.map(encodeSummary),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    getDraftOrder: async ({ tx, input }) => ({
      draftOrder: await encode(tx, await drafts.get(tx, input.id)),
    }),
    saveDraftOrder: async ({ tx, input: { id, revision, ...fields } }) => ({
      draftOrder: await encode(
        tx,
        await drafts.save(tx, id, (before) => decodeChanges(fields, before), revision),
      ),
    }),
    previewDraftOrder: async ({ tx, input }) => {
      const { view, due, effects, problems } = await drafts.preview(tx, input.id)
      const before = view.order?.order.totals ?? null
      const after = view.result.totals
      return {
        draftOrder: await encode(tx, view),
        before,
        after,
        difference: after.total - (before?.total ?? 0),
        due,
        effects,
        problems,
        ...encodeReasons(view.result),
      }
    },
    applyDraftOrder: async (call) => {
      const { id, revision, expectedTotal, settle = 'BALANCE', notify = false } = call.input
      const { adjustStock = true, reason = '' } = call.input
      const stockFollows = () => adjustStock
      const applying = { revision, expectedTotal, settle, notify, reason, stockFollows }
      const { applied, answer } = await call.transaction(async (tx) => {
        const done = await drafts.apply(tx, id, applying)
        return { applied: done, answer: await encode(tx, done.view) }
      })
      const { order, refund, paymentRequest } = applied
      if (refund) await payments.sendRefund(call.caller.siteId, refund)
      return call.transaction(async (tx) => ({
        draftOrder: answer,
        order: await showOrder({ tx }, await deps.orders.require(tx, merchant, order.id)),
        paymentRequest: await showRequest(call, paymentRequest),
        refunded: refund?.amountMinor ?? 0,
      }))
    },
    proposeDraftOrder: async ({ tx, input: { id, ...asked } }) => ({
      draftOrder: await encode(tx, await drafts.propose(tx, id, asked)),
    }),
    getProposal: async ({ tx, input }) => ({
      proposal: encodeProposal(await drafts.proposal(tx, draftOf(tx, input.link))),
    }),
    agreeToProposal: async (call) => {
      const { link, expectedTotal } = call.input
      const { refund } = await call.transaction((tx) =>
        drafts.agree(tx, draftOf(tx, link), expectedTotal),
      )
      if (refund) await payments.sendRefund(call.caller.siteId, refund)
      return call.transaction(async (tx) => ({
        proposal: encodeProposal(await drafts.proposal(tx, draftOf(tx, link))),
      }))
    },
    orderDraftOrder: async (call) => {
      const { id, revision, expectedTotal, requestPayment = false, notify = false } = call.input
      const { view, order, paymentRequest } = await drafts.order(call.tx, id, {
        revision,
        expectedTotal,
        requestPayment,
        notify,
        reason: call.input.reason ?? '',
        channel: 'BACKOFFICE_MERCHANT',
        notifyOwners: false,
      })
      return {
        draftOrder: await encode(call.tx, view),
        order: await showOrder(call, order),
        paymentRequest: await showRequest(call, paymentRequest),
      }
    },
    listMergeableOrders: async ({ tx, input }) => ({
      orders: (await drafts.mergeableWith(tx, input.orderId)).map((order) => ({
        id: order.id,
        number: numberOf(order),
        total: order.totals.total,
      })),
    }),
    previewMerge: async ({ tx, input }) =>
      encodeMerge(await drafts.previewMerge(tx, mergeOf(input))),
    mergeOrders: async (call) => {
      const { expectedTotal, notify = false } = call.input
      const merge = { ...mergeOf(call.input), expectedTotal, notify }
      const { order, refund } = await call.transaction((tx) => drafts.merge(tx, merge))
      if (refund) await payments.sendRefund(call.caller.siteId, refund)
      return call.transaction(async (tx) => ({
        order: await showOrder({ tx }, await orders.require(tx, merchant, order.id)),
      }))
    },
    deleteDraftOrder: async ({ tx, input }) => {
      await drafts.delete(tx, input.id)
      return {}
    },
  } satisfies Handlers<typeof draftOrdersService, HandlerContext>
}

const merchant = { kind: 'merchant' } as const

const mergeOf = ({ orderId, fromId, refundDelivery }: Input<Operations['previewMerge']>) => ({
  intoId: orderId,
  fromId,
  leavesDelivery: refundDelivery ?? false,
})

function originOf({
  orderId,
  copyOf,
}: Pick<Input<Operations['createDraftOrder']>, 'orderId' | 'copyOf'>): DraftOrigin {
  if (orderId !== undefined && copyOf !== undefined) {
    throw violation('copyOf', 'FIELD_NOT_ALLOWED', 'cannot be given with orderId')
  }
  if (orderId !== undefined) return { kind: 'EDIT', orderId }
  return copyOf === undefined ? { kind: 'NEW' } : { kind: 'COPY', orderId: copyOf }
}
