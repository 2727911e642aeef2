import { PaymentNotFound } from '@vitrine/contract/orders'
import type { Tx } from '../../../../platform/tx.ts'
import type { Payment, StatedPayment } from '../../payments/index.ts'
import { checkMove } from '../rules/payment-moves.ts'
import type { OrderDeps } from './deps.ts'
import { refreshOrder } from './follow-payments.ts'
import { requireOrder } from './view-order.ts'

const merchant = { kind: 'merchant' } as const

/** A payment made elsewhere, without data of its order. */
export type AddedPayment = Omit<StatedPayment, 'orderId' | 'currency'>

/** Records payments that were made elsewhere, all or none; returns their ids. */
export async function addPayments(
  tx: Tx,
  deps: OrderDeps,
  id: string,
  added: readonly AddedPayment[],
): Promise<string[]> {
  const { currency } = await requireOrder(tx, merchant, id, true)
  const ids = []
  for (const payment of added) {
    const stored = await deps.payments.addStated(tx, { ...payment, orderId: id, currency })
    ids.push(stored.id)
  }
  await refreshOrder(tx, deps, id)
  return ids
}

/** Sets the state of a recorded payment; does nothing if unchanged. */
export async function setPaymentState(
  tx: Tx,
  deps: OrderDeps,
  id: string,
  { paymentId, state }: { readonly paymentId: string; readonly state: Payment['state'] },
): Promise<void> {
  await requireOrder(tx, merchant, id, true)
  const money = (await deps.payments.of(tx, [id])).get(id)
  const payment = money?.payments.find((one) => one.id === paymentId)
  if (!payment) throw PaymentNotFound({ paymentId })
  if (payment.state === state && payment.refundedMinor === 0) return
  checkMove(payment, state)
  await deps.payments.state(tx, payment, state)
  await refreshOrder(tx, deps, id)
}
