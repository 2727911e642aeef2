import type { PaymentStep } from '@vitrine/contract/payments'
import type { PaymentEvent, PaymentMethod } from './payment.ts'

/** What a provider is asked to collect. */
export interface Attempt {
  /** Ours; the provider's idempotency key. */
  readonly paymentId: string
  readonly siteId: string
  readonly orderNumber: string
  readonly amountMinor: number
  readonly currency: string
  readonly email: string | null
  readonly language: string
  readonly returnUrl: string
  readonly now: Date
  readonly method: PaymentMethod
}

/** What a provider is sent about a payment that it knows. */
export interface KnownPayment {
  readonly paymentId: string
  readonly siteId: string
  readonly amountMinor: number
  readonly currency: string
  readonly reference: string | null
}

/**
 * A way in which money comes in. An adapter has no access to the database: every verb is given our key and answers with
 * events, which the payments feature alone stores and judges.
 */
export interface PaymentProvider {
  /** Paid outside of the shop, and recorded by hand: orders are placed before the money is there. */
  readonly isOffline: boolean
  start(attempt: Attempt): Promise<{
    readonly step: PaymentStep
    readonly events: readonly PaymentEvent[]
  }>
  /** The state at the provider now, where its message never came. */
  read?(payment: KnownPayment): Promise<readonly PaymentEvent[]>
  capture?(payment: KnownPayment): Promise<readonly PaymentEvent[]>
  release?(payment: KnownPayment): Promise<readonly PaymentEvent[]>
  /** `refundId` is the idempotency key. */
  refund?(
    payment: KnownPayment,
    refund: { readonly refundId: string; readonly amountMinor: number },
  ): Promise<readonly PaymentEvent[]>
}
