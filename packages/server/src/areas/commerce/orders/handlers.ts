import type { Handlers, Input } from '@vitrine/contract/kit'
import { OrderNotFound, orderFields, type orders as ordersService } from '@vitrine/contract/orders'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import { encodePaging, type QueryPages } from '../../../transport/query-pages.ts'
import { type CartEncoding, cartCallerOf, repeatable } from '../cart/index.ts'
import { ledger } from '../ledger/index.ts'
import type { Payment, PaymentsFeature, Refund } from '../payments/index.ts'
import { encodeRefund, encodeRefundPart, isOpen, isTender } from '../payments/index.ts'
import { decodeQuery, withTests } from './codec/query.ts'
import {
  encodeOrder,
  encodeSummary,
  linkOf,
  type Order,
  type OrderOwner,
  type OrdersFeature,
  type OrderView,
  orderIdOf,
} from './index.ts'

export interface OrderHandlerDeps {
  readonly orders: OrdersFeature
  readonly payments: PaymentsFeature
  readonly pages: QueryPages
  /** The key that signs the links of orders. */
  readonly linkKey: string
  encodingOf(call: Pick<HandlerContext, 'tx'>): Promise<CartEncoding>
  /** The page that a provider's page returns to; refuses addresses that are not the shop's. */
  returnUrlOf(call: HandlerContext, asked: string | undefined): Promise<string>
}

type Operations = (typeof ordersService)['operations']

export function orderHandlers(deps: OrderHandlerDeps) {
  const { orders, payments, pages, linkKey } = deps
  const encodingOf = async (call: HandlerContext, tx: Tx) => ({
    mediaUrl: (await deps.encodingOf({ tx })).mediaUrl,
    isMerchant: isMerchant(call.caller),
    linkOf: (id: string) => linkOf(linkKey, tx.siteId, id),
  })
  const show = async (call: HandlerContext, tx: Tx, order: Order) =>
    encodeOrder(await orders.view(tx, order), await encodingOf(call, tx))
  const answer = async (call: HandlerContext, order: Order) => ({
    order: await show(call, call.tx, order),
  })
  /** The page that a provider's page returns to; `{order}` in it is replaced by the link of the order. */
  const wayBack = async (call: HandlerContext, asked: string | undefined) => {
    const url = await deps.returnUrlOf(call, asked)
    const { siteId } = call.caller
    return (orderId: string) => url.replace('%7Border%7D', linkOf(linkKey, siteId, orderId))
  }
  /** After a commit: the current state of the order. */
  const currentOrder = (call: HandlerContext, id: string) =>
    call.transaction(async (tx) => show(call, tx, await orders.require(tx, cartCallerOf(call), id)))
  /** Starts a payment at its provider, and returns the buyer's next step. */
  const startPayment = async (call: HandlerContext, order: Order, placed: Payment | undefined) => {
    const { siteId } = call.caller
    if (placed && !placed.isOffline) await payments.start({ siteId, paymentId: placed.id })
    return call.transaction(async (tx) => {
      const view = await orders.view(tx, await orders.require(tx, cartCallerOf(call), order.id))
      return { order: encodeOrder(view, await encodingOf(call, tx)), step: stepOf(view) }
    })
  }
  return {
    placeOrder: async (call) => {
      const { checkoutId, expectedTotal, expectedDue, language } = call.input
      const { paymentMethodId: methodId } = call.input
      const returnUrlOf = await wayBack(call, call.input.returnUrl)
      const request = { checkoutId, expectedTotal, expectedDue, methodId, returnUrlOf, language }
      const { order, payment } = await call.transaction((tx) =>
        orders.place(tx, cartCallerOf(call), request),
      )
      return startPayment(call, order, payment)
    },
    payOrder: async (call) => {
      const { id, paymentMethodId: methodId } = call.input
      const returnUrlOf = await wayBack(call, call.input.returnUrl)
      await call.transaction((tx) => orders.require(tx, cartCallerOf(call), id))
      // Avoids a second payment of a paid order, and replaces an expired payment page.
      await payments.tryReadOpen({ siteId: call.caller.siteId, orderId: id })
      const { order, payment } = await call.transaction((tx) =>
        orders.payAgain(tx, cartCallerOf(call), id, { methodId, returnUrlOf }),
      )
      return startPayment(call, order, payment)
    },
    getOrder: async (call) =>
      answer(call, await orders.require(call.tx, cartCallerOf(call), call.input.id)),
    listOrders: async (call) => {
      const encoding = await encodingOf(call, call.tx)
      const views = await orders.viewAll(call.tx, [...new Set(call.input.ids)])
      return { orders: views.map((view) => encodeOrder(view, encoding)) }
    },
    getOrderByLink: async (call) => {
      const id = orderIdOf(linkKey, call.tx.siteId, call.input.link)
      if (!id || !isGuid(id)) throw OrderNotFound()
      return answer(call, await orders.require(call.tx, { kind: 'merchant' }, id))
    },
    checkPayments: async (call) => {
      const { siteId } = call.caller
      const orderId = orderIdOf(linkKey, siteId, call.input.link)
      if (!orderId || !isGuid(orderId)) throw OrderNotFound()
      await payments.tryReadOpen({ siteId, orderId })
      return {
        order: await call.transaction(async (tx) =>
          show(call, tx, await orders.require(tx, { kind: 'merchant' }, orderId)),
        ),
      }
    },
    queryOrders: async ({ input, ...call }) => {
      const open = pages.open('orders', call, input.query)
      const decoded = decodeQuery(orderFields, open)
      const tests = await orders.staffFieldTests(call.tx, ownerOf(call), input.staffFields)
      const { search, rehearsal = false } = input
      const query = { ...withTests(decoded, tests), search: wordsOf(search), rehearsal }
      const found = await orders.query(call.tx, ownerOf(call), query)
      return {
        orders: found.items.map(encodeSummary),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    updateOrder: async (call) => {
      const { id, ...changes } = call.input
      return answer(call, await orders.change(call.tx, id, changes))
    },
    addNote: async (call) => {
      const { id, text } = call.input
      const { order } = await orders.addNotes(call.tx, id, [{ kind: 'NOTE', content: { text } }])
      return answer(call, order)
    },
    moveOrderLines: async (call) =>
      answer(call, await orders.moveLines(call.tx, call.input.id, call.input.lines)),
    cancelOrder: async (call) => {
      const { id, restock = false, reason, notify = false } = call.input
      return answer(call, await orders.cancel(call.tx, id, { restock, reason, notify }))
    },
    recordPayment: async (call) => {
      const { id, amount: amountMinor, name, reference } = call.input
      const received = { amountMinor, name, reference }
      const key = payments.keyOf(repeatable(call))
      return answer(call, await orders.recordPayment(call.tx, id, received, key))
    },
    capturePayment: (call) => settle(call, 'capture'),
    releasePayment: (call) => settle(call, 'release'),
    previewRefund: async ({ tx, input }) => {
      const plan = await orders.previewRefund(tx, input.id, decodeRefund(input))
      return {
        amount: plan.amountMinor,
        tax: plan.taxMinor,
        payments: plan.payments.map(encodeRefundPart),
        left: plan.leftMinor,
      }
    },
    refundOrder: async (call) => {
      const key = payments.keyOf(repeatable(call))
      const refund = await call.transaction((tx) =>
        orders.refund(tx, call.input.id, decodeRefund(call.input), key),
      )
      await payments.sendRefund(call.caller.siteId, refund)
      const order = await currentOrder(call, refund.orderId)
      const sent = await call.transaction((tx) => refundOf(tx, payments, refund))
      return { order, refund: encodeRefund(sent) }
    },
    listLedger: async ({ tx, input }) => {
      const { id } = await orders.require(tx, { kind: 'merchant' }, input.id)
      const entries = await ledger.of(tx, id)
      return {
        entries: entries.map(({ amountMinor, ...entry }) => ({ ...entry, amount: amountMinor })),
      }
    },
  } satisfies Handlers<typeof ordersService, HandlerContext>

  async function settle(
    call: HandlerContext & { readonly input: Input<Operations['capturePayment']> },
    verb: 'capture' | 'release',
  ) {
    const { id, paymentId } = call.input
    const payment = await call.transaction((tx) => orders.requireAuthorized(tx, id, paymentId))
    await payments.settle(call.caller.siteId, payment, { verb })
    return { order: await currentOrder(call, id) }
  }
}

/** The buyer's next step: that of the open payment, if there is one. */
function stepOf({ payments }: Pick<OrderView, 'payments'>) {
  const open = payments.findLast((one) => isOpen(one) && !isTender(one))
  return open?.step ?? ({ kind: 'NONE', url: null, text: null, transfer: null } as const)
}

async function refundOf(
  tx: Tx,
  payments: PaymentsFeature,
  { id, orderId }: Pick<Refund, 'id' | 'orderId'>,
): Promise<Refund> {
  const money = (await payments.of(tx, [orderId])).get(orderId)
  const refund = money?.refunds.find((one) => one.id === id)
  if (!refund) throw OrderNotFound({ id: orderId })
  return refund
}

const decodeRefund = (input: Input<Operations['refundOrder']>) => ({
  lines: input.lines ?? [],
  deliveryGroupIds: input.deliveryGroupIds ?? [],
  amountMinor: input.amount,
  paymentId: input.paymentId,
  toStoreCredit: input.to === 'STORE_CREDIT',
  reason: input.reason ?? '',
  notify: input.notify ?? false,
})

const wordsOf = (search: string | undefined): string[] =>
  (search ?? '').split(/\s+/).filter((word) => word !== '')

function ownerOf({ caller }: Pick<HandlerContext, 'caller'>): OrderOwner {
  if (caller.kind === 'member' || caller.kind === 'visitor') {
    return { kind: caller.kind, id: caller.id }
  }
  return { kind: 'all' }
}
