import { PaymentCreated } from '@vitrine/contract/payments'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Payment } from '../model/payment.ts'
import {
  type GIFT_CARD_PROVIDER,
  isTender,
  type ORDER_CREDIT_PROVIDER,
  type STORE_CREDIT_PROVIDER,
} from '../rules/tenders.ts'
import { insertEvents } from '../store/events.ts'
import { findPaymentsOf, insertPayment } from '../store/payments.ts'
import { isOpen, newPayment, ownEvent } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { bringUpToDate, changedFact, factOf } from './judge.ts'

/** A part of an order that is paid by gift card, store credit, or money of another order. */
export interface NewTender {
  readonly provider:
    | typeof GIFT_CARD_PROVIDER
    | typeof STORE_CREDIT_PROVIDER
    | typeof ORDER_CREDIT_PROVIDER
  readonly orderId: string
  /** How it is called, such as by the end of its code. */
  readonly name: string
  readonly amountMinor: number
  readonly currency: string
  /** Whether it is spent at once; else it waits with the order for the rest of its money. */
  readonly isCaptured: boolean
}

/** Adds such a payment to an order, which is locked. Whoever calls takes the amount off the card or the balance. */
export async function addTender(tx: Tx, deps: PaymentsDeps, tender: NewTender): Promise<Payment> {
  const { isCaptured, provider, ...fields } = tender
  const payment: Payment = {
    ...newPayment(tx, fields),
    id: newId(),
    methodId: null,
    provider,
    isOffline: true,
  }
  await insertPayment(tx, payment, undefined)
  const after = isCaptured ? await capture(tx, deps, payment) : payment
  await deps.events.append(tx, {
    definition: PaymentCreated,
    entityId: payment.id,
    after: factOf(after),
  })
  return after
}

/** Spends what waits of gift cards and store credit, all of it before anybody learns of it. False where nothing waits. */
export async function captureTenders(
  tx: Tx,
  deps: PaymentsDeps,
  orderId: string,
): Promise<boolean> {
  const payments = await findPaymentsOf(tx, [orderId])
  const facts = []
  for (const payment of payments.filter((one) => isTender(one) && isOpen(one))) {
    facts.push(changedFact(payment, await capture(tx, deps, payment), []))
  }
  await deps.events.append(tx, ...facts)
  return facts.length > 0
}

async function capture(tx: Tx, deps: PaymentsDeps, payment: Payment): Promise<Payment> {
  const { amountMinor } = payment
  await insertEvents(tx, [ownEvent(tx, payment, 'CAPTURED', { amountMinor })])
  return (await bringUpToDate(tx, deps, payment)).after
}
