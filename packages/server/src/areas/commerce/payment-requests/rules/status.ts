import type { PaymentRequestStatus } from '@vitrine/contract/payment-requests'
import type { PaymentRequest } from '../model.ts'

/** A request whose time is over has expired, whether a job has noted it or not. */
export const statusAt = (
  { status, expirationDate }: Pick<PaymentRequest, 'status' | 'expirationDate'>,
  now: Date,
): PaymentRequestStatus =>
  status === 'UNPAID' && expirationDate && expirationDate <= now ? 'EXPIRED' : status
