import { IdempotencyKeyReused } from '@vitrine/contract/carts'
import { PaymentCreated } from '@vitrine/contract/payments'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type RepeatableRequest,
  type RequestKey,
  requestKeyOf,
} from '../../../../transport/idempotency-key.ts'
import type { Card, Payment, RecordedDetails } from '../model/payment.ts'
import { isTender } from '../rules/tenders.ts'
import { findEvents, insertEvents } from '../store/events.ts'
import { findByRequest, findPaymentsOf, insertPayment, updateRequest } from '../store/payments.ts'
import { isOpen, newPayment, ownEvent } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { factOf, foldAgain, take } from './process-events.ts'

/** A payment that was made outside of the shop. */
export interface RecordedPayment {
  readonly orderId: string
  readonly amountMinor: number
  readonly currency: string
  readonly name: string | undefined
  readonly reference: string | undefined
}

export const keyOf = (request: RepeatableRequest | undefined): RequestKey | undefined =>
  request && requestKeyOf(request)

/** Whether a row was created by this request; refuses the key of a different request. */
export function isRepeated(
  earlier: { readonly bodyHash: Buffer } | undefined,
  request: RequestKey,
): boolean {
  if (earlier && !earlier.bodyHash.equals(request.bodyHash)) throw IdempotencyKeyReused()
  return earlier !== undefined
}

/** Whether this call has already recorded its payment. */
export async function wasRecorded(
  tx: Tx,
  orderId: string,
  request: RequestKey | undefined,
): Promise<boolean> {
  return request !== undefined && isRepeated(await findByRequest(tx, orderId, request.key), request)
}

/**
 * Records a payment of an order, locked by the caller. If an open attempt has exactly this amount, that attempt is
 * paid; otherwise the payment is a new one.
 */
export async function recordPayment(
  tx: Tx,
  deps: PaymentsDeps,
  recorded: RecordedPayment,
  request: RequestKey | undefined,
): Promise<void> {
  const { orderId, amountMinor, reference } = recorded
  const payments = await findPaymentsOf(tx, [orderId])
  const open = payments.filter((one) => one.isOffline && isOpen(one) && !isTender(one))
  const waiting = open.find((one) => one.amountMinor === amountMinor) ?? open[0]
  const isWhole = waiting?.amountMinor === amountMinor
  const payment = isWhole && waiting ? waiting : newRecorded(tx, recorded, waiting)
  if (payment !== waiting) {
    await insertPayment(tx, payment, request)
    await deps.events.append(tx, {
      definition: PaymentCreated,
      entityId: payment.id,
      after: factOf(payment),
    })
  } else if (request) {
    await updateRequest(tx, payment.id, request)
  }
  const details = reference === undefined ? {} : { reference }
  await take(tx, deps, payment.id, [ownEvent(tx, payment, 'CAPTURED', { amountMinor, details })])
}

const newRecorded = (
  tx: Tx,
  { orderId, amountMinor, currency, name }: RecordedPayment,
  waiting: Payment | undefined,
): Payment => ({
  ...newPayment(tx, { orderId, name: name ?? waiting?.name ?? '', amountMinor, currency }),
  id: newId(),
  methodId: waiting?.methodId ?? null,
  provider: waiting?.provider ?? 'RECORDED',
  isOffline: true,
})

/** A payment that was made elsewhere, as recorded by a merchant. */
export interface StatedPayment {
  readonly orderId: string
  readonly amountMinor: number
  readonly currency: string
  readonly name: string
  readonly state: Payment['state']
  readonly card: Card | undefined
  readonly createdDate: Date | undefined
  readonly details: RecordedDetails
}

/** Records a payment in any state for an order, locked by the caller. Nobody is charged. */
export async function addStated(
  tx: Tx,
  deps: PaymentsDeps,
  { orderId, amountMinor, currency, name, state, card, createdDate, details }: StatedPayment,
): Promise<Payment> {
  const recorded = { orderId, amountMinor, currency, name, reference: undefined }
  const payment: Payment = {
    ...newRecorded(tx, recorded, undefined),
    createdDate: createdDate ?? tx.now,
    details,
  }
  await insertPayment(tx, payment, undefined)
  await deps.events.append(tx, {
    definition: PaymentCreated,
    entityId: payment.id,
    after: factOf(payment),
  })
  return (await statePayment(tx, deps, payment, { state, amountMinor, card })) ?? payment
}

/** Sets the state of a recorded payment of an order, locked by the caller. */
export async function statePayment(
  tx: Tx,
  deps: PaymentsDeps,
  payment: Payment,
  {
    state: stated,
    amountMinor,
    card,
  }: {
    readonly state: Payment['state']
    readonly amountMinor: number
    readonly card?: Card | undefined
  },
): Promise<Payment | undefined> {
  const earlier = await findEvents(tx, payment.id)
  const nth = earlier.filter(({ kind }) => kind === 'STATED').length + 1
  const details = { stated, nth, ...(card && { card }) }
  return take(tx, deps, payment.id, [ownEvent(tx, payment, 'STATED', { amountMinor, details })])
}

/** Payments and refunds that another system made before the order was imported, in minor units. */
export interface EarlierPayment {
  readonly orderId: string
  readonly amountMinor: number
  readonly refundedMinor: number
  readonly currency: string
  readonly name: string
  readonly date: Date
}

/** Records an earlier payment as of its date. It appends no fact because nothing happens now. */
export async function addEarlier(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'ledger'>,
  { orderId, amountMinor, refundedMinor, currency, name, date }: EarlierPayment,
): Promise<void> {
  const then = { ...tx, now: date }
  const payment = newRecorded(
    then,
    { orderId, amountMinor, currency, name, reference: undefined },
    undefined,
  )
  await insertPayment(then, payment, undefined)
  const event = (kind: 'CAPTURED' | 'REFUNDED', minor: number) =>
    minor > 0 ? [ownEvent(then, payment, kind, { amountMinor: minor })] : []
  await insertEvents(then, [...event('CAPTURED', amountMinor), ...event('REFUNDED', refundedMinor)])
  await foldAgain(then, deps, payment.id)
}
