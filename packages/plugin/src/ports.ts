import type { PluginContext } from './context.ts'
import type { Destination } from './destination.ts'
import type { MediaStorage } from './media-storage.ts'
import type { Payments } from './payments.ts'
import type { Prices } from './prices.ts'
import type { SearchPort } from './search.ts'
import type { Taxes } from './taxes.ts'

/** A basket line that has to be delivered. */
export interface LineToShip {
  readonly productId: string | null
  readonly variantId: string | null
  readonly quantity: number
  /** Weight of one piece in the site's unit, as exact decimal text; null if not entered. */
  readonly weight: string | null
  /** Price of one piece, as exact decimal text. */
  readonly price: string
}

export interface ShippingRequest {
  /** ISO 4217; the currency of the prices and of all rates. */
  readonly currency: string
  readonly lines: readonly LineToShip[]
  readonly destination: Destination
}

export interface ShippingRate {
  /** Unique among the plug-in's rates, and the same for the same service every time. */
  readonly code: string
  readonly title: string
  /** Exact decimal text, such as `4.90`, in the currency of the request. */
  readonly price: string
  /** Such as `2–3 days`. */
  readonly deliveryTime?: string
}

/** An outgoing mail. */
export interface MailToSend {
  readonly from: { readonly name: string; readonly address: string }
  readonly replyTo?: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailTransport {
  /** The default sender if the site has none: `Shop <shop@example.com>`, or only the address. */
  readonly from: string
  /**
   * Resolves once the mail is accepted. Failed mails are retried for three days. Timeout: 30 seconds. The same mail may
   * be sent twice if the process ends before it records the acceptance.
   */
  send(call: {
    readonly mail: MailToSend
    readonly context: PluginContext
    readonly signal: AbortSignal
  }): Promise<void>
}

/** Interfaces that plug-ins can implement. All are optional. */
export interface Ports {
  /**
   * Delivery options for a basket, in addition to those of the site. Called before an operation that needs them, never
   * in its transaction; results are cached for five minutes per basket and destination. Timeout: two seconds. After a
   * failure only the site's own options are offered, and the plug-in is called again after 30 seconds.
   */
  readonly shippingRates?: (call: {
    readonly request: ShippingRequest
    readonly context: PluginContext
    readonly signal: AbortSignal
  }) => Promise<readonly ShippingRate[]>
  readonly prices?: Prices
  readonly tax?: Taxes
  /**
   * Sends the mails of all sites without a mail server of their own, instead of `SMTP_URL`. At most one plug-in per
   * installation.
   */
  readonly mail?: MailTransport
  /** Replaces PostgreSQL and `MEILISEARCH_URL`. At most one plug-in per installation. */
  readonly search?: SearchPort
  /** At most one plug-in per installation. Files stored elsewhere before are not moved. */
  readonly mediaStorage?: MediaStorage
  /** A payment provider in addition to Stripe, Mollie and PayPal. */
  readonly payments?: Payments
}
