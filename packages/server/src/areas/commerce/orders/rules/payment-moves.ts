import { StatusNotAllowed } from '@vitrine/contract/orders'
import { isTender, type Payment } from '../../payments/index.ts'

type State = Payment['state']

/** What a recorded payment may become. A payment that is given up for good, or paid back, stays as it is. */
const moves: Readonly<Record<State, readonly State[]>> = {
  PENDING: ['IN_REVIEW', 'CAPTURED', 'FAILED', 'CANCELLED', 'AUTHORIZED'],
  IN_REVIEW: ['PENDING', 'CAPTURED', 'FAILED', 'CANCELLED', 'AUTHORIZED'],
  AUTHORIZED: ['CAPTURED', 'RELEASED'],
  CAPTURED: ['CANCELLED'],
  FAILED: ['PENDING', 'CAPTURED'],
  CANCELLED: ['PENDING', 'CAPTURED'],
  RELEASED: [],
}

/** Refuses what a payment cannot become; those of a provider become what it says. */
export function checkMove(payment: Payment, to: State): void {
  const { state: from, isOffline, refundedMinor, details } = payment
  const isUndone = from === 'CAPTURED' && details?.isOffline === false
  const isFine =
    isOffline && !isTender(payment) && refundedMinor === 0 && !isUndone && moves[from].includes(to)
  if (!isFine) throw StatusNotAllowed({ paymentId: payment.id, from, to })
}
