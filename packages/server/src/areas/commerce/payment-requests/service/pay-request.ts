import { PaymentRequestNotOpen } from '@vitrine/contract/payment-requests'
import type { Tx } from '../../../../platform/tx.ts'
import type { Payment } from '../../payments/index.ts'
import { insertAttempt } from '../store/requests.ts'
import type { PaymentRequestDeps } from './deps.ts'
import { lockRequest } from './read-request.ts'

/** How a request is paid. */
export interface PayingRequest {
  readonly methodId: string | undefined
  readonly returnUrl: string
}

/** Starts paying a request. The caller starts the payment after the commit. */
export async function payRequest(
  tx: Tx,
  deps: PaymentRequestDeps,
  id: string,
  { methodId, returnUrl }: PayingRequest,
): Promise<Payment> {
  const request = await lockRequest(tx, deps, id)
  const { status, amountMinor, onlineOnly, attemptIds } = request
  if (status !== 'UNPAID') throw PaymentRequestNotOpen({ status })
  const { payment } = await deps.orders.payPart(tx, request.orderId, {
    amountMinor,
    methodId,
    isOnlineOnly: onlineOnly,
    returnUrl,
    attemptIds,
  })
  await insertAttempt(tx, id, payment.id)
  return payment
}
