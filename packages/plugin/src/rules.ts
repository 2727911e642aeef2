import type { Text } from './blocks.ts'
import type { PluginContext } from './context.ts'
import type { Destination } from './destination.ts'

/** A line of a basket. Amounts are exact decimal text. */
export interface BasketLine {
  readonly id: string
  /** Null for a custom item entered by a merchant. */
  readonly productId: string | null
  readonly variantId: string | null
  readonly name: string
  readonly sku: string | null
  readonly quantity: number
  /** Price of one piece. */
  readonly price: string
  /** Price of all pieces, after discounts. */
  readonly total: string
}

/** A cart or a checkout. */
export interface Basket {
  /** ISO 4217. */
  readonly currency: string
  /** Available lines; deleted and sold-out ones are left out. */
  readonly lines: readonly BasketLine[]
  /** Total of all lines, after discounts, before delivery and added taxes. */
  readonly total: string
  /** Coupon codes as entered. */
  readonly codes: readonly string[]
  /** Null if unknown so far. */
  readonly memberId: string | null
  readonly email: string | null
  readonly destination: Destination | null
}

/** A violation of a rule. */
export interface BasketViolation {
  /**
   * Code for programs: 1 to 50 letters, digits and `_`, such as `TOO_LITTLE`. The API prefixes it with the plug-in's
   * name.
   */
  readonly code: string
  /** An error prevents ordering; a warning is only shown. */
  readonly severity: 'error' | 'warning'
  /** Message for the buyer: at most 500 characters per language. */
  readonly text: Text
  /** The line that violates the rule. */
  readonly lineId?: string
}

export interface Rules {
  /**
   * Checks a basket in the cart, in the checkout and again when it is ordered. Called before an operation that needs
   * it, never in its transaction; results are cached for 30 seconds per basket. Timeout: one second. A failure counts
   * as no violations and is logged, and the plug-in is called again after 30 seconds. At most 20 violations.
   */
  readonly basket?: (call: {
    readonly basket: Basket
    readonly context: PluginContext
    readonly signal: AbortSignal
  }) => Promise<readonly BasketViolation[]>
}
