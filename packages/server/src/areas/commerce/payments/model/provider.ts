import type { PaymentStep } from '@vitrine/contract/payments'
import type { PaymentEvent, PaymentMethod, SavedMethod } from './payment.ts'

/** The amount that a provider is asked to collect, with the order it is for. */
export interface Attempt {
  /** Our id; the idempotency key at the provider. */
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
  /** Whether the buyer agreed to later charges: the provider's events then contain the saved method. */
  readonly savesMethod: boolean
}

/** A payment that the provider has already accepted. */
export interface KnownPayment {
  readonly paymentId: string
  readonly siteId: string
  readonly amountMinor: number
  readonly currency: string
  readonly reference: string | null
}

/** The provider did not answer or is unable to right now: a retry may succeed. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** Refusal code for a saved method that the buyer or the bank revoked: it can never be charged again. */
export const METHOD_REVOKED = 'method_revoked'

/** The provider refused the request permanently. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  /** Such as `amount_too_small`; `refused` if unknown. */
  readonly code: string
  constructor(code: string, says: string) {
    super(says)
    this.code = code
  }
}

/**
 * Adapter of a payment provider. It has no access to the database: each method gets our id as idempotency key and
 * returns events, which only the payments feature stores and processes. Methods throw `ProviderUnavailable` or
 * `ProviderRefused`. An event has the same id however often and by whichever way it is received.
 */
export interface PaymentProvider {
  /** Paid outside of the shop and recorded by hand: orders are placed before the payment. */
  readonly isOffline: boolean
  start(attempt: Attempt): Promise<{
    readonly step: PaymentStep
    readonly events: readonly PaymentEvent[]
  }>
  /**
   * Charges the saved method of an earlier payment, without the buyer. If the bank requires authentication, the refusal
   * is `authentication_failed`; if the method no longer exists, `method_revoked`. Absent: not supported.
   */
  charge?(attempt: Attempt, saved: SavedMethod): Promise<readonly PaymentEvent[]>
  /** Reads the current state from the provider, for when its message was lost. */
  read?(payment: KnownPayment): Promise<readonly PaymentEvent[]>
  capture?(payment: KnownPayment): Promise<readonly PaymentEvent[]>
  release?(payment: KnownPayment): Promise<readonly PaymentEvent[]>
  /** Cancels an abandoned attempt so that its page takes no more money; returns events of a payment made meanwhile. */
  cancel?(payment: KnownPayment): Promise<readonly PaymentEvent[]>
  /** `refundId` is the idempotency key. */
  refund?(
    payment: KnownPayment,
    refund: { readonly refundId: string; readonly amountMinor: number },
  ): Promise<readonly PaymentEvent[]>
}
