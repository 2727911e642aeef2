import type { PaymentRequestStatus } from '@vitrine/contract/payment-requests'
import type { PaymentRequest } from '../model.ts'

/** A request past its deadline is expired, even before the job records it. */
export const statusAt = (
  { status, expirationDate }: Pick<PaymentRequest, 'status' | 'expirationDate'>,
  now: Date,
): PaymentRequestStatus =>
  status === 'UNPAID' && expirationDate && expirationDate <= now ? 'EXPIRED' : status
