import { CheckoutPaymentIntent, type Order } from '@paypal/paypal-server-sdk'
import type { OpenConnection } from '../../payment-connections/index.ts'
import { type PaymentEvent, ProviderRefused } from '../../payments/index.ts'
import { eventsOf } from '../rules/events.ts'
import { asking, type Paypal } from './client.ts'

/** The current state of an order; undefined if PayPal deleted it, as it does without an approval in time. */
export async function readOrder(
  paypal: Paypal,
  connection: OpenConnection,
  id: string,
): Promise<Order | undefined> {
  try {
    return (await asking(() => paypal.orders(connection).getOrder({ id }))).result
  } catch (error) {
    if (error instanceof ProviderRefused && error.code === 'not_found') return undefined
    throw error
  }
}

/** The state of an order; an approved one is captured first. */
export async function takeApproved(
  paypal: Paypal,
  connection: OpenConnection,
  order: Order,
  paymentId: string,
): Promise<PaymentEvent[]> {
  const { id = '', status, intent, updateTime = '' } = order
  if (String(status) !== 'APPROVED') return eventsOf(order, paymentId, connection.isTest)
  const orders = paypal.orders(connection)
  // An order approved again after a declined card is a new request.
  const request = {
    id,
    paypalRequestId: `take:${id}:${updateTime}`,
    prefer: 'return=representation',
  }
  try {
    await asking<unknown>(() =>
      intent === CheckoutPaymentIntent.Authorize
        ? orders.authorizeOrder(request)
        : orders.captureOrder(request),
    )
  } catch (error) {
    if (!(error instanceof ProviderRefused) || error.code === 'key_refused') throw error
    return declinedOf(order, paymentId, connection, error.code)
  }
  const taken = await readOrder(paypal, connection, id)
  return eventsOf(taken ?? order, paymentId, connection.isTest)
}

/** The buyer can choose another method on PayPal's page. */
function declinedOf(
  order: Order,
  paymentId: string,
  { isTest }: OpenConnection,
  failure: string,
): PaymentEvent[] {
  const events = eventsOf(order, paymentId, isTest)
  const [opened] = events
  if (!opened) return events
  const id = `${order.id}:${failure}`
  return [...events, { ...opened, id, kind: 'NOTED', details: { failure } }]
}

/** An attempt whose order PayPal deleted has ended. */
export const forgotten = (
  id: string,
  paymentId: string,
  { isTest }: OpenConnection,
  now: Date,
): PaymentEvent[] => [
  {
    provider: 'PAYPAL',
    account: isTest ? 'test' : 'live',
    id: `${id}:expired`,
    paymentId,
    kind: 'CANCELLED',
    amountMinor: null,
    currency: null,
    date: now,
    details: {},
  },
]
