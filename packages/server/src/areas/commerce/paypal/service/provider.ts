import {
  CheckoutPaymentIntent,
  type Order,
  type OrderRequest,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk'
import type { Gateway, GatewayAttempt, OpenConnection } from '../../payment-connections/index.ts'
import { type KnownPayment, type PaymentEvent, ProviderRefused } from '../../payments/index.ts'
import { toPaypalAmount } from '../rules/amounts.ts'
import { captureOf, disputeEvents } from '../rules/disputes.ts'
import { customIdOf, eventsOf, ownerOf } from '../rules/events.ts'
import { checkPaypal } from './check.ts'
import { asking, createPaypal, type Paypal, type PaypalOptions } from './client.ts'
import { listDisputes, readDispute } from './disputes.ts'
import { readPaypalMessage } from './messages.ts'
import { forgotten, readOrder, takeApproved } from './orders.ts'
import { chargeVault, savedLater, savingAttributes } from './saved-methods.ts'

export interface PaypalDeps extends PaypalOptions {
  /** The payment connection of a site, with its keys. */
  connectionOf(siteId: string): Promise<OpenConnection>
  readonly now: () => Date
}

/** Payments on PayPal's hosted pages. */
export function paypalGateway(deps: PaypalDeps): Gateway {
  const { connectionOf, now } = deps
  const paypal = createPaypal(deps)
  /** The current state, without capturing any money. */
  const nowOf = async (connection: OpenConnection, { reference, paymentId }: KnownPayment) => {
    if (reference === null) return []
    const order = await readOrder(paypal, connection, reference)
    return order
      ? eventsOf(order, paymentId, connection.isTest)
      : forgotten(reference, paymentId, connection, now())
  }
  /** Captures or releases authorized money; where that was done before, returns the current state. */
  const settle = async (
    connection: OpenConnection,
    payment: KnownPayment,
    call: (authorizationId: string) => Promise<unknown>,
  ): Promise<PaymentEvent[]> => {
    const id = authorizationOf(await requireOrder(paypal, connection, payment))
    try {
      await asking(() => call(id))
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      const events = await nowOf(connection, payment)
      if (!events.some(({ kind }) => kind === 'CAPTURED' || kind === 'RELEASED')) throw error
      return events
    }
    return nowOf(connection, payment)
  }
  return {
    isOffline: false,
    async start(attempt) {
      const connection = await connectionOf(attempt.siteId)
      const result = await createOrder(paypal, connection, attempt)
      const url = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
      if (!url) throw new ProviderRefused('refused', 'PayPal has no page for this payment')
      return {
        step: { kind: 'REDIRECT', url, text: null, transfer: null },
        events: eventsOf(result, attempt.paymentId, connection.isTest),
      }
    },
    async charge(attempt, saved) {
      const connection = await connectionOf(attempt.siteId)
      return chargeVault(paypal, connection, attempt, saved, orderOf(attempt, connection))
    },
    /** Only called for payments that the shop waits for. */
    async read(payment) {
      const connection = await connectionOf(payment.siteId)
      const { reference, paymentId } = payment
      if (reference === null) return []
      const order = await readOrder(paypal, connection, reference)
      return order
        ? takeApproved(paypal, connection, order, paymentId)
        : forgotten(reference, paymentId, connection, now())
    },
    async capture(payment) {
      const connection = await connectionOf(payment.siteId)
      return settle(connection, payment, (authorizationId) =>
        paypal.payments(connection).captureAuthorizedPayment({
          authorizationId,
          paypalRequestId: `capture:${payment.paymentId}`,
          body: {
            amount: toPaypalAmount(payment.amountMinor, payment.currency),
            finalCapture: true,
          },
        }),
      )
    },
    async release(payment) {
      const connection = await connectionOf(payment.siteId)
      return settle(connection, payment, (authorizationId) =>
        paypal.payments(connection).voidPayment({
          authorizationId,
          paypalRequestId: `release:${payment.paymentId}`,
        }),
      )
    },
    async refund(payment, { refundId, amountMinor }) {
      const connection = await connectionOf(payment.siteId)
      const order = await requireOrder(paypal, connection, payment)
      const capture = order.purchaseUnits?.[0]?.payments?.captures?.[0]?.id
      if (!capture) throw new ProviderRefused('refused', 'PayPal has taken no money')
      await asking(() =>
        paypal.payments(connection).refundCapturedPayment({
          captureId: capture,
          paypalRequestId: `refund:${refundId}`,
          prefer: 'return=representation',
          body: { amount: toPaypalAmount(amountMinor, payment.currency), customId: refundId },
        }),
      )
      return nowOf(connection, payment)
    },
    /** An order approved after this is not captured any more: PayPal deletes it. */
    async cancel(payment) {
      return nowOf(await connectionOf(payment.siteId), payment)
    },
    check: (connection, webhookUrl) => checkPaypal(paypal, connection, webhookUrl),
    readMessage: (connection, message) => readPaypalMessage(paypal, connection, message),
    async follow(connection, reference, isAwaited) {
      const dispute = await disputeOf(paypal, connection, reference)
      const disputed = dispute && captureOf(dispute)
      const about = reference.startsWith('dispute:') ? disputed && `capture:${disputed}` : reference
      const id = about && (await orderIdOf(paypal, connection, about))
      const order = id && (await readOrder(paypal, connection, id))
      const owner = order ? ownerOf(order) : undefined
      if (!order || owner?.siteId !== connection.siteId) return []
      const { paymentId } = owner
      const events = (await isAwaited(paymentId))
        ? await takeApproved(paypal, connection, order, paymentId)
        : eventsOf(order, paymentId, connection.isTest)
      const saved = await savedLater(paypal, connection, reference, events)
      const disputes = dispute ? disputeEvents(dispute, paymentId, connection.isTest) : []
      return [...events, ...saved, ...disputes]
    },
    async disputes(connection, since) {
      return (await listDisputes(paypal, connection, since)).map((id) => `dispute:${id}`)
    },
  }
}

/** An account that may not save buyers takes only this payment, and the buyer has to pay later ones. */
async function createOrder(
  paypal: Paypal,
  connection: OpenConnection,
  attempt: GatewayAttempt,
): Promise<Order> {
  const create = async (body: OrderRequest, key: string) => {
    const paypalRequestId = `${key}:${attempt.paymentId}`
    const request = { body, paypalRequestId, prefer: 'return=representation' }
    return (await asking(() => paypal.orders(connection).createOrder(request))).result
  }
  try {
    return await create(orderOf(attempt, connection), 'pay')
  } catch (error) {
    if (!(error instanceof ProviderRefused) || error.code !== 'vault_not_enabled') throw error
    return create(orderOf({ ...attempt, savesMethod: false }, connection), 'pay-once')
  }
}

function orderOf(attempt: GatewayAttempt, { capture }: OpenConnection): OrderRequest {
  const { paymentId, siteId, orderNumber, amountMinor, currency, returnUrl, savesMethod } = attempt
  return {
    intent: capture === 'MANUAL' ? CheckoutPaymentIntent.Authorize : CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        customId: customIdOf(siteId, paymentId),
        description: `#${orderNumber}`,
        amount: toPaypalAmount(amountMinor, currency),
      },
    ],
    paymentSource: {
      paypal: {
        ...(savesMethod && { attributes: savingAttributes }),
        experienceContext: {
          returnUrl,
          cancelUrl: returnUrl,
          userAction: PaypalExperienceUserAction.PayNow,
          // The order has the delivery address.
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
        },
      },
    },
  }
}

/** The dispute that a message is about, if any. */
async function disputeOf(paypal: Paypal, connection: OpenConnection, reference: string) {
  const id = /^dispute:(.+)$/.exec(reference)?.[1]
  return id ? readDispute(paypal, connection, id) : undefined
}

/** A message about a refund contains only its capture. */
async function orderIdOf(
  paypal: Paypal,
  connection: OpenConnection,
  reference: string,
): Promise<string | undefined> {
  const capture = /^capture:(.+)$/.exec(reference)?.[1]
  if (!capture) return /^vault:[^:]+:(.+)$/.exec(reference)?.[1] ?? reference
  const { result } = await asking(() =>
    paypal.payments(connection).getCapturedPayment({ captureId: capture }),
  )
  return result.supplementaryData?.relatedIds?.orderId
}

async function requireOrder(
  paypal: Paypal,
  connection: OpenConnection,
  { reference }: KnownPayment,
): Promise<Order> {
  const order = reference ? await readOrder(paypal, connection, reference) : undefined
  if (!order) throw new ProviderRefused('refused', 'PayPal knows of no payment')
  return order
}

function authorizationOf({ purchaseUnits }: Order): string {
  const id = purchaseUnits?.[0]?.payments?.authorizations?.[0]?.id
  if (!id) throw new ProviderRefused('refused', 'PayPal has authorized no money')
  return id
}
