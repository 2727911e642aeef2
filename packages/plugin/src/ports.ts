import type { PluginContext } from './context.ts'
import type { Destination } from './destination.ts'
import type { MediaStorage } from './media-storage.ts'
import type { Payments } from './payments.ts'
import type { Prices } from './prices.ts'
import type { SearchPort } from './search.ts'
import type { Taxes } from './taxes.ts'

/** A line of a basket that is delivered. */
export interface LineToShip {
  readonly productId: string | null
  readonly variantId: string | null
  readonly quantity: number
  /** Of one piece, in the unit of the site, as exact decimal text; null where nobody entered one. */
  readonly weight: string | null
  /** Of one piece, as exact decimal text. */
  readonly price: string
}

export interface ShippingRequest {
  /** ISO 4217, in which prices are and rates must be. */
  readonly currency: string
  readonly lines: readonly LineToShip[]
  readonly destination: Destination
}

export interface ShippingRate {
  /** Unique among the rates of the plug-in, and the same for the same service every time. */
  readonly code: string
  readonly title: string
  /** Exact decimal text, such as `4.90`, in the currency of the request. */
  readonly price: string
  /** Such as `2–3 days`. */
  readonly deliveryTime?: string
}

/** A mail as it leaves the shop. */
export interface MailToSend {
  readonly from: { readonly name: string; readonly address: string }
  readonly replyTo?: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailTransport {
  /** Who writes where a site says nothing else: `Shop <shop@example.com>`, or the bare address. */
  readonly from: string
  /**
   * Returns when the mail is accepted. One that fails is tried again for three days; a call may take half a minute.
   * The same mail may come twice, when the process ends before it has noted that it was accepted.
   */
  send(call: {
    readonly mail: MailToSend
    readonly context: PluginContext
    readonly signal: AbortSignal
  }): Promise<void>
}

/** What the platform asks plug-ins for. Who implements none of them changes nothing. */
export interface Ports {
  /**
   * Ways to deliver a basket, beside those that the site has set up. Asked before a call that needs them, never in its
   * transaction; an answer counts for five minutes for the same basket and destination. After two seconds, or when it
   * fails, the basket is offered the site's own options only, and the plug-in is asked again half a minute later.
   */
  readonly shippingRates?: (call: {
    readonly request: ShippingRequest
    readonly context: PluginContext
    readonly signal: AbortSignal
  }) => Promise<readonly ShippingRate[]>
  readonly prices?: Prices
  readonly tax?: Taxes
  /**
   * Sends the mail of all sites that have no mail server of their own, instead of `SMTP_URL`. At most one plug-in of an
   * installation has it.
   */
  readonly mail?: MailTransport
  /** Instead of PostgreSQL or `MEILISEARCH_URL`. At most one plug-in of an installation has it. */
  readonly search?: SearchPort
  /** At most one plug-in of an installation has it. Files that were stored elsewhere before are not moved. */
  readonly mediaStorage?: MediaStorage
  /** A provider that merchants connect beside Stripe, Mollie and PayPal. */
  readonly payments?: Payments
}
