import type { PaymentStep } from '@vitrine/contract/payments'
import type { PaymentEvent, PaymentMethod, SavedMethod } from './payment.ts'

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
  /** Whether the buyer agreed to be charged again: events of the money then say the saved method. */
  readonly savesMethod: boolean
}

/** What a provider is sent about a payment that it knows. */
export interface KnownPayment {
  readonly paymentId: string
  readonly siteId: string
  readonly amountMinor: number
  readonly currency: string
  readonly reference: string | null
}

/** The provider does not answer, or cannot do it at the moment: the same request may succeed later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** The code of a refusal: the buyer or the bank has withdrawn the saved method, and it can never be charged again. */
export const METHOD_REVOKED = 'method_revoked'

/** The provider has said no, for good. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  /** Such as `amount_too_small`; `refused` where nothing better is known. */
  readonly code: string
  constructor(code: string, says: string) {
    super(says)
    this.code = code
  }
}

/**
 * A way in which money comes in. An adapter has no access to the database: every verb is given our key and answers with
 * events, which the payments feature alone stores and judges. Verbs throw `ProviderUnavailable` or `ProviderRefused`. An event
 * has the same id however often and by whichever way it is learnt of.
 */
export interface PaymentProvider {
  /** Paid outside of the shop, and recorded by hand: orders are placed before the money is there. */
  readonly isOffline: boolean
  start(attempt: Attempt): Promise<{
    readonly step: PaymentStep
    readonly events: readonly PaymentEvent[]
  }>
  /**
   * Collects without the buyer, by a method that an earlier payment has saved. A bank that wants to see the buyer is a
   * refusal, `authentication_failed`; a method that does not exist any more is `method_revoked`. Absent: the provider
   * cannot do it.
   */
  charge?(attempt: Attempt, saved: SavedMethod): Promise<readonly PaymentEvent[]>
  /** The state at the provider now, where its message never came. */
  read?(payment: KnownPayment): Promise<readonly PaymentEvent[]>
  capture?(payment: KnownPayment): Promise<readonly PaymentEvent[]>
  release?(payment: KnownPayment): Promise<readonly PaymentEvent[]>
  /** Ends an attempt that nobody waits for any more, so that its page takes no money; what was paid meanwhile is said. */
  cancel?(payment: KnownPayment): Promise<readonly PaymentEvent[]>
  /** `refundId` is the idempotency key. */
  refund?(
    payment: KnownPayment,
    refund: { readonly refundId: string; readonly amountMinor: number },
  ): Promise<readonly PaymentEvent[]>
}
