import {
  CheckoutPaymentIntent,
  type Order,
  type OrderRequest,
  PaymentInitiator,
  PaypalPaymentTokenCustomerType,
  PaypalPaymentTokenUsageType,
  type PaypalWalletAttributes,
  StoredPaymentSourceUsageType,
  StoreInVaultInstruction,
  UsagePattern,
} from '@paypal/paypal-server-sdk'
import type { GatewayAttempt, OpenConnection } from '../../payment-connections/index.ts'
import {
  METHOD_REVOKED,
  type PaymentEvent,
  ProviderRefused,
  ProviderUnavailable,
  type SavedMethod,
} from '../../payments/index.ts'
import { eventsOf, vaultEvent } from '../rules/events.ts'
import { asking, type Paypal } from './client.ts'
import { readOrder } from './orders.ts'

/** Asks PayPal to save the buyer's account once the payment succeeds. Guests may be saved more than once. */
export const savingAttributes: PaypalWalletAttributes = {
  vault: {
    storeInVault: StoreInVaultInstruction.OnSuccess,
    usageType: PaypalPaymentTokenUsageType.Merchant,
    usagePattern: UsagePattern.SubscriptionPrepaid,
    customerType: PaypalPaymentTokenCustomerType.Consumer,
    permitMultiplePaymentTokens: true,
  },
}

/**
 * Charges a saved PayPal account: the order is paid as it is created. Request ids expire after hours, so the payment id
 * is the invoice id too, which PayPal accepts once.
 */
export async function chargeVault(
  paypal: Paypal,
  connection: OpenConnection,
  { paymentId }: GatewayAttempt,
  { method }: SavedMethod,
  order: OrderRequest,
): Promise<PaymentEvent[]> {
  const body: OrderRequest = {
    ...order,
    purchaseUnits: order.purchaseUnits.map((unit) => ({ ...unit, invoiceId: paymentId })),
    paymentSource: {
      paypal: {
        vaultId: method,
        storedCredential: {
          paymentInitiator: PaymentInitiator.Merchant,
          usage: StoredPaymentSourceUsageType.Subsequent,
          usagePattern: UsagePattern.SubscriptionPrepaid,
        },
      },
    },
  }
  const created = await charging(() =>
    paypal.orders(connection).createOrder({
      body,
      paypalRequestId: `pay:${paymentId}`,
      prefer: 'return=representation',
    }),
  )
  const taken = await takeCharged(paypal, connection, created.result)
  return eventsOf(taken, paymentId, connection.isTest)
}

async function takeCharged(
  paypal: Paypal,
  connection: OpenConnection,
  order: Order,
): Promise<Order> {
  const { id = '', intent } = order
  const status = String(order.status)
  if (status === 'PAYER_ACTION_REQUIRED') {
    throw new ProviderRefused('authentication_failed', 'PayPal asks for the buyer')
  }
  if (status !== 'APPROVED' && status !== 'CREATED') return order
  const orders = paypal.orders(connection)
  const request = { id, paypalRequestId: `take:${id}`, prefer: 'return=representation' }
  await charging<unknown>(() =>
    intent === CheckoutPaymentIntent.Authorize
      ? orders.authorizeOrder(request)
      : orders.captureOrder(request),
  )
  return (await readOrder(paypal, connection, id)) ?? order
}

/** An unknown token was revoked by the buyer; an invoice that is already paid is reported by its message. */
async function charging<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await asking(call)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    if (error.code === 'charged_before') throw new ProviderUnavailable(error.message)
    if (error.code === 'not_found') throw new ProviderRefused(METHOD_REVOKED, error.message)
    throw error
  }
}

/** The events that a message about a token adds to those of its order. */
export async function savedLater(
  paypal: Paypal,
  connection: OpenConnection,
  reference: string,
  events: readonly PaymentEvent[],
): Promise<PaymentEvent[]> {
  const token = /^vault:([^:]+):/.exec(reference)?.[1]
  if (!token) return []
  try {
    const { result } = await asking(() => paypal.vault(connection).getPaymentToken(token))
    return vaultEvent(events, token, result.paymentSource?.paypal?.emailAddress)
  } catch (error) {
    if (error instanceof ProviderRefused && error.code === 'not_found') return []
    throw error
  }
}
