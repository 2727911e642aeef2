import {
  PaymentMethodMissing,
  PaymentMethodUnavailable,
  SiteNotAcceptingPayments,
} from '@vitrine/contract/orders'
import { PaymentCreated } from '@vitrine/contract/payments'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Payment, PaymentEvent, PaymentMethod, SavedMethod } from '../model/payment.ts'
import {
  type Attempt,
  type KnownPayment,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from '../model/provider.ts'
import { type Offer, offerOf, type Payable } from '../rules/offers.ts'
import { methodOf, rehearsalMethods } from '../rules/rehearsal.ts'
import { findSavedMethod } from '../store/events.ts'
import { findMethods } from '../store/methods.ts'
import { findPayment, findPaymentsOf, insertPayment, updateStep } from '../store/payments.ts'
import type { PaymentsDeps } from './deps.ts'
import { factOf, type LockOrder, receive, take } from './process-events.ts'

type OfferDeps = Pick<PaymentsDeps, 'missingConnections' | 'providers'>

/** Every active method, with the reason why it can or cannot be chosen. */
export async function offersFor(
  tx: Tx,
  { missingConnections, providers }: OfferDeps,
  payable: Payable,
): Promise<Offer[]> {
  const all = await findMethods(tx)
  const isOffline = (name: string) => providerOf({ providers }, name).isOffline
  const methods = payable.isRehearsal ? rehearsalMethods(all, isOffline) : all
  const missing = await missingConnections(tx)
  const isReady = (name: string) => Object.hasOwn(providers, name) && !missing.has(name)
  return methods
    .filter(({ active }) => active)
    .filter(({ provider }) => !payable.isOnlineOnly || !isOffline(provider))
    .map((method) => offerOf(method, payable, isReady(method.provider)))
}

/** The method that a buyer has chosen; if only one is offered, that one. */
export async function chooseMethod(
  tx: Tx,
  deps: OfferDeps,
  payable: Payable,
  methodId: string | undefined,
): Promise<PaymentMethod> {
  const offers = await offersFor(tx, deps, payable)
  const offered = offers.filter((one) => one.offered)
  if (methodId === undefined) {
    const [only, another] = offered
    if (!only) throw SiteNotAcceptingPayments()
    if (another) throw PaymentMethodMissing({ methods: offered.map(({ method }) => method.id) })
    return only.method
  }
  const chosen = offers.find(({ method }) => method.id === methodId)
  if (!chosen) throw PaymentMethodUnavailable({ reason: 'unknown' })
  if (!chosen.offered) {
    const { reason, have, need } = chosen
    throw PaymentMethodUnavailable({ reason, have, need })
  }
  return chosen.method
}

/** The method for charging a payment's saved method again; undefined if that is impossible. */
export async function chargeableMethod(
  tx: Tx,
  deps: OfferDeps,
  payment: Pick<Payment, 'id' | 'methodId' | 'provider'>,
): Promise<PaymentMethod | undefined> {
  if (!providerOf(deps, payment.provider).charge) return undefined
  if (!(await findSavedMethod(tx, payment.id))) return undefined
  if ((await deps.missingConnections(tx)).has(payment.provider)) return undefined
  return (await findMethods(tx)).find(({ id }) => id === payment.methodId)
}

/** A new payment of an order. */
export interface NewAttempt {
  readonly orderId: string
  readonly method: PaymentMethod
  readonly amountMinor: number
  readonly currency: string
  readonly orderNumber: string
  readonly email: string | null
  readonly language: string
  readonly returnUrl: string
  /** Whether the buyer agreed to later charges of the method; default: false. */
  readonly savesMethod?: boolean
  /** The payment whose saved method is charged without the buyer. */
  readonly chargedFrom?: string
}

/** How long the request has for calling the provider before the job does. */
const START_BY_JOB_SECONDS = 30

/**
 * Creates a payment of an order, locked by the caller. Methods outside of the shop get their instructions at once;
 * online providers are called after the commit, by the request or, if its process ends, by a job.
 */
export async function beginPayment(
  tx: Tx,
  deps: PaymentsDeps,
  attempt: NewAttempt,
): Promise<Payment> {
  const { method } = attempt
  const provider = providerOf(deps, method.provider)
  const id = newId()
  const step = provider.isOffline ? (await provider.start(attemptOf(tx, id, attempt))).step : null
  const payment: Payment = {
    ...newPayment(tx, { ...attempt, name: method.name }),
    id,
    methodId: method.id,
    provider: method.provider,
    isOffline: provider.isOffline,
    step,
    returnUrl: attempt.returnUrl,
    savesMethod: attempt.savesMethod ?? false,
    chargedFrom: attempt.chargedFrom ?? null,
  }
  await insertPayment(tx, payment, undefined)
  await deps.events.append(tx, {
    definition: PaymentCreated,
    entityId: id,
    after: factOf(payment),
  })
  if (!provider.isOffline) {
    const runAt = deps.platform.clock.after(tx.now, { seconds: START_BY_JOB_SECONDS })
    await deps.platform.jobs.add(
      tx,
      'payments:start',
      { siteId: tx.siteId, paymentId: id },
      { key: `payments:start:${id}`, runAt },
    )
  }
  return payment
}

/** A payment without events. */
export const newPayment = (
  { now }: Pick<Tx, 'now'>,
  {
    orderId,
    name,
    amountMinor,
    currency,
  }: Pick<Payment, 'orderId' | 'name' | 'amountMinor' | 'currency'>,
) =>
  ({
    orderId,
    name,
    amountMinor,
    currency,
    state: 'PENDING',
    authorizedMinor: 0,
    capturedMinor: 0,
    refundedMinor: 0,
    creditedMinor: 0,
    disputedMinor: 0,
    reference: null,
    card: null,
    failure: null,
    details: null,
    step: null,
    returnUrl: null,
    savesMethod: false,
    chargedFrom: null,
    createdDate: now,
    updatedDate: now,
  }) as const

const attemptOf = (
  tx: Pick<Tx, 'siteId' | 'now'>,
  paymentId: string,
  attempt: NewAttempt,
): Attempt => ({
  paymentId,
  siteId: tx.siteId,
  orderNumber: attempt.orderNumber,
  amountMinor: attempt.amountMinor,
  currency: attempt.currency,
  email: attempt.email,
  language: attempt.language,
  returnUrl: attempt.returnUrl,
  now: tx.now,
  method: attempt.method,
  savesMethod: attempt.savesMethod ?? false,
})

/** Stands for the provider of a plug-in that is no longer installed, but may come back. */
function missingProvider(name: string): PaymentProvider {
  const fail = () =>
    Promise.reject(new ProviderUnavailable(`${name} is no payment provider of this installation`))
  return {
    isOffline: false,
    start: fail,
    read: fail,
    capture: fail,
    release: fail,
    cancel: fail,
    refund: fail,
  }
}

export function providerOf(
  { providers }: Pick<PaymentsDeps, 'providers'>,
  name: string,
): PaymentProvider {
  return (Object.hasOwn(providers, name) ? providers[name] : undefined) ?? missingProvider(name)
}

/** The fields of an order that its provider needs. */
export type OrderFacts = Pick<NewAttempt, 'orderNumber' | 'email' | 'language'>

/** What calls to a provider need from other features. */
interface OrderCalls {
  readonly lockOrder: LockOrder
  orderFacts(tx: Tx, orderId: string): Promise<OrderFacts>
}

export interface PaymentKey {
  readonly siteId: string
  readonly paymentId: string
}

const siteOf = (siteId: string) => ({ siteId, actor: { type: 'system', id: 'payments' } }) as const

/**
 * Starts a payment at its provider, outside of any transaction; our id is its idempotency key. A payment that has its
 * next step is left alone; one that the provider refuses has failed.
 */
export async function startAtProvider(
  deps: PaymentsDeps,
  others: OrderCalls,
  { siteId, paymentId }: PaymentKey,
): Promise<void> {
  const { work, clock } = deps.platform
  const waiting = await work(siteOf(siteId), (tx) => waitingAttempt(tx, others, paymentId))
  if (!waiting) return
  const { attempt, saved } = waiting
  const provider = providerOf(deps, attempt.method.provider)
  try {
    if (saved) {
      if (!provider.charge) throw new ProviderRefused('refused', 'It charges nobody again')
      await receive(deps, others.lockOrder, siteId, await provider.charge(attempt, saved))
      return
    }
    const started = await provider.start(attempt)
    // The provider's id is stored first: without it nobody can be redirected there.
    await receive(deps, others.lockOrder, siteId, started.events)
    await work(siteOf(siteId), (tx) => updateStep(tx, paymentId, started.step))
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const { code: failure, message } = error
    deps.platform.logger.warn({ siteId, paymentId, failure, message }, 'a payment was refused')
    const payment = { id: paymentId, provider: attempt.method.provider, currency: attempt.currency }
    const details = { failure, raw: message }
    const refused = ownEvent({ now: clock.now() }, payment, 'FAILED', { details })
    await receive(deps, others.lockOrder, siteId, [{ ...refused, id: `${paymentId}:refused` }])
  }
}

async function waitingAttempt(
  tx: Tx,
  { orderFacts }: Pick<OrderCalls, 'orderFacts'>,
  paymentId: string,
): Promise<{ readonly attempt: Attempt; readonly saved: SavedMethod | undefined } | undefined> {
  const payment = await findPayment(tx, paymentId)
  if (payment?.step !== null || payment.isOffline || payment.state !== 'PENDING') return undefined
  const method = methodOf(await findMethods(tx), payment)
  if (!method) return undefined
  const order = await orderFacts(tx, payment.orderId)
  const { returnUrl, chargedFrom, ...others } = payment
  const attempt = { ...others, ...order, method, returnUrl: returnUrl ?? '' }
  const saved = chargedFrom === null ? undefined : await findSavedMethod(tx, chargedFrom)
  return { attempt: attemptOf(tx, paymentId, attempt), saved }
}

/** The same while a buyer waits: if the provider does not answer, the job retries. */
export async function tryStart(
  deps: PaymentsDeps,
  others: OrderCalls,
  key: PaymentKey,
): Promise<void> {
  try {
    await startAtProvider(deps, others, key)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.platform.logger.warn({ err: error, ...key }, 'a payment provider does not answer')
  }
}

/** Reads the state of an order's open payments from their providers, outside of any transaction. */
export async function readOpen(
  deps: PaymentsDeps,
  lockOrder: LockOrder,
  { siteId, orderId }: { readonly siteId: string; readonly orderId: string },
): Promise<void> {
  const payments = await deps.platform.work(siteOf(siteId), (tx) => findPaymentsOf(tx, [orderId]))
  for (const payment of payments) {
    if (payment.isOffline || !isOpen(payment)) continue
    const events = await providerOf(deps, payment.provider).read?.(knownPayment(siteId, payment))
    await receive(deps, lockOrder, siteId, events ?? [])
  }
}

/** The same while a buyer waits: if a provider does not answer, nothing changes. */
export async function tryReadOpen(
  deps: PaymentsDeps,
  lockOrder: LockOrder,
  order: { readonly siteId: string; readonly orderId: string },
): Promise<void> {
  try {
    await readOpen(deps, lockOrder, order)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error
    deps.platform.logger.warn({ err: error, ...order }, 'a payment provider does not answer')
  }
}

export const knownPayment = (
  siteId: string,
  { id: paymentId, amountMinor, currency, reference }: Payment,
): KnownPayment => ({ paymentId, siteId, amountMinor, currency, reference })

export const isOpen = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'PENDING' || state === 'IN_REVIEW'

/**
 * Cancels all or some open attempts of an order, locked by the caller; the providers are notified after the commit.
 * Money that comes in nevertheless counts.
 */
export async function cancelOpen(
  tx: Tx,
  deps: PaymentsDeps,
  orderId: string,
  isMeant: (payment: Payment) => boolean = () => true,
): Promise<void> {
  for (const payment of await findPaymentsOf(tx, [orderId])) {
    if (!isOpen(payment) || !isMeant(payment)) continue
    await take(tx, deps, payment.id, [ownEvent(tx, payment, 'CANCELLED')])
    if (!deps.providers[payment.provider]?.cancel) continue
    const key = { siteId: tx.siteId, paymentId: payment.id }
    await deps.platform.jobs.add(tx, 'payments:cancel', key, {
      key: `payments:cancel:${payment.id}`,
    })
  }
}

/** Cancels an ended attempt at its provider. */
export async function cancelAtProvider(
  deps: PaymentsDeps,
  lockOrder: LockOrder,
  { siteId, paymentId }: PaymentKey,
): Promise<void> {
  const payment = await deps.platform.work(siteOf(siteId), (tx) => findPayment(tx, paymentId))
  if (payment?.state !== 'CANCELLED') return
  const provider = providerOf(deps, payment.provider)
  const events = await provider.cancel?.(knownPayment(siteId, payment))
  await receive(deps, lockOrder, siteId, events ?? [])
}

/** Whether a payment is still open for the shop. */
export async function isAwaited(
  { platform }: Pick<PaymentsDeps, 'platform'>,
  { siteId, paymentId }: PaymentKey,
): Promise<boolean> {
  const payment = await platform.work(siteOf(siteId), (tx) => findPayment(tx, paymentId))
  return payment !== undefined && isOpen(payment)
}

/** An event of a payment that the shop itself creates. */
export const ownEvent = (
  tx: Pick<Tx, 'now'>,
  payment: Pick<Payment, 'id' | 'provider' | 'currency'>,
  kind: PaymentEvent['kind'],
  more: Partial<Pick<PaymentEvent, 'amountMinor' | 'details'>> = {},
): PaymentEvent => ({
  provider: payment.provider,
  account: 'own',
  id: newId(),
  paymentId: payment.id,
  kind,
  amountMinor: null,
  currency: payment.currency,
  date: tx.now,
  details: {},
  ...more,
})
