import { type Handlers, violation } from '@vitrine/contract/kit'
import type { paymentRequests } from '@vitrine/contract/payment-requests'
import type { HandlerContext } from '../../../transport/call.ts'
import { repeatable } from '../cart/index.ts'
import type { PaymentsFeature } from '../payments/index.ts'
import { encodePayable, encodeRequest } from './codec.ts'
import type { PaymentRequest, PaymentRequestsFeature } from './index.ts'
import { stepOf } from './service/read-request.ts'

export interface PaymentRequestHandlerDeps {
  readonly requests: PaymentRequestsFeature
  readonly payments: Pick<PaymentsFeature, 'keyOf' | 'start' | 'tryReadOpen'>
  /** The page on which a request is paid, as the caller reaches the shop. */
  pageOf(call: Pick<HandlerContext, 'caller' | 'request'>, id: string): Promise<string>
  /** The page that a provider's page returns to; refuses addresses that are not the shop's. */
  returnUrlOf(call: HandlerContext, asked: string | undefined): Promise<string>
}

const nothing = { kind: 'NONE', url: null, text: null, transfer: null } as const

export function paymentRequestHandlers(deps: PaymentRequestHandlerDeps) {
  const { requests, payments, pageOf } = deps
  const encode = async (call: HandlerContext, request: PaymentRequest) =>
    encodeRequest(request, await pageOf(call, request.id))
  const answer = async (call: HandlerContext, request: PaymentRequest) => ({
    paymentRequest: await encode(call, request),
  })
  /** After a commit: the current state of the request. */
  const currentView = (call: HandlerContext, id: string) =>
    call.transaction((tx) => requests.viewPayable(tx, id))
  return {
    createPaymentRequest: async (call) => {
      const { orderId, amount, title = '', description = '', expirationDate = null } = call.input
      if (expirationDate && expirationDate <= call.tx.now) {
        throw violation('expirationDate', 'MIN', 'must be in the future')
      }
      const asked = {
        orderId,
        title,
        description,
        expirationDate,
        image: null,
        source: null,
        onlineOnly: false,
        extendedFields: null,
        amountOf: () => amount,
        amountField: 'amount',
      }
      const key = payments.keyOf(repeatable(call))
      const { request, isNew } = await requests.create(call.tx, asked, key)
      const isMailed = call.input.notify === true && isNew
      return answer(call, isMailed ? await requests.mail(call.tx, request.id) : request)
    },
    listPaymentRequests: async (call) => {
      const found = await requests.ofOrder(call.tx, call.input.orderId)
      return { paymentRequests: await Promise.all(found.map((one) => encode(call, one))) }
    },
    sendPaymentRequest: async (call) => answer(call, await requests.mail(call.tx, call.input.id)),
    voidPaymentRequest: async (call) => answer(call, await requests.void(call.tx, call.input.id)),
    getPayableRequest: async ({ tx, input }) => ({
      paymentRequest: encodePayable(await requests.viewPayable(tx, input.id)),
    }),
    payRequest: async (call) => {
      const { id, paymentMethodId: methodId } = call.input
      const { siteId } = call.caller
      const returnUrl = await deps.returnUrlOf(call, call.input.returnUrl)
      const { request } = await currentView(call, id)
      // Avoids a second payment of a paid order, and replaces an expired payment page.
      await payments.tryReadOpen({ siteId, orderId: request.orderId })
      const payment = await call.transaction((tx) => requests.pay(tx, id, { methodId, returnUrl }))
      if (!payment.isOffline) await payments.start({ siteId, paymentId: payment.id })
      const view = await currentView(call, id)
      return { paymentRequest: encodePayable(view), step: stepOf(view) ?? nothing }
    },
    checkRequestPayment: async (call) => {
      const { id } = call.input
      const { request } = await currentView(call, id)
      await payments.tryReadOpen({ siteId: call.caller.siteId, orderId: request.orderId })
      return { paymentRequest: encodePayable(await currentView(call, id)) }
    },
  } satisfies Handlers<typeof paymentRequests, HandlerContext>
}
