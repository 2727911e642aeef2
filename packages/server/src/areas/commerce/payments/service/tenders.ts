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
import { bringUpToDate, changedFact, factOf } from './process-events.ts'

/** The part of an order paid by gift card, store credit, or credit of another order. */
export interface NewTender {
  readonly provider:
    | typeof GIFT_CARD_PROVIDER
    | typeof STORE_CREDIT_PROVIDER
    | typeof ORDER_CREDIT_PROVIDER
  readonly orderId: string
  /** Display name, such as the end of a gift card's code. */
  readonly name: string
  readonly amountMinor: number
  readonly currency: string
  /** Whether it is captured at once; otherwise it waits until the rest of the order is paid. */
  readonly isCaptured: boolean
}

/** Adds such a payment to an order, locked by the caller, who also debits the card or the balance. */
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

/** Captures reserved gift cards and store credit together, before any fact is published. False if there are none. */
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
