import { StatusNotAllowed } from '@vitrine/contract/orders'
import { isTender, type Payment } from '../../payments/index.ts'

type State = Payment['state']

/** Allowed transitions of a recorded payment. A payment that failed finally or was refunded cannot change. */
const moves: Readonly<Record<State, readonly State[]>> = {
  PENDING: ['IN_REVIEW', 'CAPTURED', 'FAILED', 'CANCELLED', 'AUTHORIZED'],
  IN_REVIEW: ['PENDING', 'CAPTURED', 'FAILED', 'CANCELLED', 'AUTHORIZED'],
  AUTHORIZED: ['CAPTURED', 'RELEASED'],
  CAPTURED: ['CANCELLED'],
  FAILED: ['PENDING', 'CAPTURED'],
  CANCELLED: ['PENDING', 'CAPTURED'],
  RELEASED: [],
}

/** Refuses invalid transitions; payments of a provider follow the provider. */
export function checkMove(payment: Payment, to: State): void {
  const { state: from, isOffline, refundedMinor, details } = payment
  const isUndone = from === 'CAPTURED' && details?.isOffline === false
  const isFine =
    isOffline && !isTender(payment) && refundedMinor === 0 && !isUndone && moves[from].includes(to)
  if (!isFine) throw StatusNotAllowed({ paymentId: payment.id, from, to })
}
