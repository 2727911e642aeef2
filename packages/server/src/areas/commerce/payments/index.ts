import type { PaymentMethodInput } from '@vitrine/contract/payments'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { RequestKey } from '../../../transport/idempotency-key.ts'
import type { Payment, PaymentEvent, Refund } from './model/payment.ts'

import type { Payable } from './rules/offers.ts'
import { namedRefundParts, refundableOf, refundParts } from './rules/refund-parts.ts'
import { askReviews } from './service/ask-reviews.ts'
import {
  beginPayment,
  cancelAtProvider,
  cancelOpen,
  chargeableMethod,
  chooseMethod,
  isAwaited,
  type NewAttempt,
  type OrderFacts,
  offersFor,
  providerOf,
  readOpen,
  startAtProvider,
  tryReadOpen,
  tryStart,
} from './service/attempts.ts'
import type { PaymentsDeps } from './service/deps.ts'
import {
  addFirstMethod,
  canBePaid,
  removeMethod,
  sortMethods,
  storeMethod,
} from './service/methods.ts'
import { type LockOrder, processLeftOver, receive } from './service/process-events.ts'
import {
  addEarlier,
  addStated,
  type EarlierPayment,
  keyOf,
  type RecordedPayment,
  recordPayment,
  type StatedPayment,
  statePayment,
  wasRecorded,
} from './service/recorded.ts'
import {
  findRepeatedRefund,
  paymentsOf,
  requestRefund,
  reserveRefund,
  type Settlement,
  sendRefund,
  settleAuthorized,
} from './service/refunds.ts'
import { savedMethod } from './service/saved-method.ts'
import { addTender, captureTenders, type NewTender } from './service/tenders.ts'
import { deleteEventsOf } from './store/events.ts'
import { findMethods } from './store/methods.ts'
import { findPayment } from './store/payments.ts'

export {
  encodeMethod,
  encodeOffer,
  encodePayment,
  encodeRefund,
  encodeRefundPart,
} from './codec/payments.ts'
export type * from './model/payment.ts'
export type {
  Attempt,
  KnownPayment,
  PaymentProvider,
} from './model/provider.ts'
export { METHOD_REVOKED, ProviderRefused, ProviderUnavailable } from './model/provider.ts'
export type { Payable } from './rules/offers.ts'
export { type NamedRefund, nonRefundableReason, refundableOf } from './rules/refund-parts.ts'
export {
  GIFT_CARD_PROVIDER,
  isTender,
  ORDER_CREDIT_PROVIDER,
  returnsToItself,
  STORE_CREDIT_PROVIDER,
  stillSpentOf,
  type TenderFact,
} from './rules/tenders.ts'
export type { OrderFacts } from './service/attempts.ts'
export { isOpen } from './service/attempts.ts'
export { manualProvider } from './service/manual-provider.ts'
export { isRepeated, keyOf, type StatedPayment } from './service/recorded.ts'
export type { Settlement } from './service/refunds.ts'
export type { KnownMethod } from './service/saved-method.ts'
export type { RequestKey }

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'payments:start': { siteId: string; paymentId: string }
    'payments:cancel': { siteId: string; paymentId: string }
    'payments:refund': { siteId: string; orderId: string; refundId: string }
    'payments:judge': Record<string, unknown>
    'payments:ask': Record<string, unknown>
  }
}

/** Unprocessed events are processed every minute; payments under review are queried every hour. */
export const paymentsCrontab = '* * * * * payments:judge\n23 * * * * payments:ask'

/** The port to the orders that payments belong to. */
export interface OrdersPort {
  /** Locks an order until the transaction ends; false if it does not exist. */
  readonly lockOrder: LockOrder
  orderFacts(tx: Tx, orderId: string): Promise<OrderFacts>
}

export type PaymentsFeature = ReturnType<typeof createPayments>

/** Payment methods, payments and refunds. Orders lock themselves before they change their payments. */
export const createPayments = (deps: PaymentsDeps, orders: OrdersPort) => ({
  methods: findMethods,
  /** Whether any payment method is active, including the test bank. */
  acceptsPayments: async (tx: Tx) => (await findMethods(tx)).some(({ active }) => active),
  storeMethod: (tx: Tx, input: PaymentMethodInput) => storeMethod(tx, deps, input),
  sortMethods: (tx: Tx, ids: readonly string[]) => sortMethods(tx, deps, ids),
  removeMethod: (tx: Tx, id: string) => removeMethod(tx, deps, id),
  /** Whether buyers can choose a real payment method. */
  canBePaid: (tx: Tx) => canBePaid(tx, deps),
  /** Gives a new site its first method. */
  onSiteCreated: (tx: Tx) => addFirstMethod(tx),

  offers: (tx: Tx, payable: Payable) => offersFor(tx, deps, payable),
  choose: (tx: Tx, payable: Payable, methodId: string | undefined) =>
    chooseMethod(tx, deps, payable, methodId),
  begin: (tx: Tx, attempt: NewAttempt) => beginPayment(tx, deps, attempt),
  /** The method for charging a payment's saved method without the buyer; undefined if that is impossible. */
  async chargeable(tx: Tx, paymentId: string) {
    const payment = await findPayment(tx, paymentId)
    return payment && chargeableMethod(tx, deps, payment)
  },
  savedMethod,
  cancelOpen: (tx: Tx, orderId: string, isMeant?: (payment: Payment) => boolean) =>
    cancelOpen(tx, deps, orderId, isMeant),
  /** Pays part of an order, locked by the caller, by gift card or store credit. */
  addTender: (tx: Tx, tender: NewTender) => addTender(tx, deps, tender),
  /** Captures the gift cards and store credit reserved for an order, locked by the caller; false if there are none. */
  captureTenders: (tx: Tx, orderId: string) => captureTenders(tx, deps, orderId),
  /** Whether the provider's payments happen outside of the shop. */
  isOffline: (provider: string) => providerOf(deps, provider).isOffline,
  of: paymentsOf,
  /** Deletes the provider events of the payments of orders that are about to be deleted. */
  deleteEventsOf,

  keyOf,
  wasRecorded,
  record: (tx: Tx, recorded: RecordedPayment, request: RequestKey | undefined) =>
    recordPayment(tx, deps, recorded, request),

  /** Records a payment that was made elsewhere, in any state. The caller locks the order. */
  addStated: (tx: Tx, stated: StatedPayment) => addStated(tx, deps, stated),
  /** Records payments that an order had before it was imported. */
  addEarlier: (tx: Tx, earlier: EarlierPayment) => addEarlier(tx, deps, earlier),
  /** Sets the state of a recorded payment. The caller locks the order. */
  state: (tx: Tx, payment: Payment, state: Payment['state']) =>
    statePayment(tx, deps, payment, { state, amountMinor: payment.amountMinor }),

  refundable: refundableOf,
  refundParts,
  namedRefundParts,
  findRepeatedRefund,
  reserveRefund: (tx: Tx, refund: Refund, request: RequestKey | undefined) =>
    reserveRefund(tx, deps, refund, request),

  /** Starts a payment at its provider, after the commit. If the provider does not answer, a job retries. */
  start: (payment: { readonly siteId: string; readonly paymentId: string }) =>
    tryStart(deps, orders, payment),
  /** Reads the state of an order's open payments from their providers. */
  readOpen: (order: { readonly siteId: string; readonly orderId: string }) =>
    readOpen(deps, orders.lockOrder, order),
  /** The same while a buyer waits: if a provider does not answer, nothing changes. */
  tryReadOpen: (order: { readonly siteId: string; readonly orderId: string }) =>
    tryReadOpen(deps, orders.lockOrder, order),
  settle: (siteId: string, payment: Payment, settlement: Settlement) =>
    settleAuthorized(deps, orders.lockOrder, siteId, payment, settlement),
  sendRefund: (siteId: string, refund: Pick<Refund, 'id' | 'orderId'>) =>
    sendRefund(deps, orders.lockOrder, siteId, refund),
  /** Whether a payment is still open for the shop. */
  isAwaited: (siteId: string, paymentId: string) => isAwaited(deps, { siteId, paymentId }),
  /** Receives events of a provider, in any order and any number of times. */
  receive: (siteId: string, events: readonly PaymentEvent[]) =>
    receive(deps, orders.lockOrder, siteId, events),

  tasks: {
    'payments:start': (payload) => startAtProvider(deps, orders, payload),
    'payments:cancel': (payload) => cancelAtProvider(deps, orders.lockOrder, payload),
    'payments:refund': ({ siteId, orderId, refundId: id }) =>
      requestRefund(deps, orders.lockOrder, siteId, { id, orderId }),
    'payments:judge': () => processLeftOver(deps, orders.lockOrder),
    'payments:ask': (_payload, { signal }) => askReviews(deps, orders.lockOrder, signal),
  } satisfies Pick<Tasks<JobPayloads>, keyof JobPayloads & `payments:${string}`>,
})
