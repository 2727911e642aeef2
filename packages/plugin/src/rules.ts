import type { Text } from './blocks.ts'
import type { PluginContext } from './context.ts'
import type { Destination } from './destination.ts'

/** A line of a basket, as it is about to be bought. Amounts are exact decimal text. */
export interface BasketLine {
  readonly id: string
  /** Null for an item that a merchant wrote by hand. */
  readonly productId: string | null
  readonly variantId: string | null
  readonly name: string
  readonly sku: string | null
  readonly quantity: number
  /** Of one piece. */
  readonly price: string
  /** Of all pieces, after discounts. */
  readonly total: string
}

/** What somebody is about to buy: a cart, or a checkout. */
export interface Basket {
  /** ISO 4217. */
  readonly currency: string
  /** What can be bought; lines that are gone or sold out are left out. */
  readonly lines: readonly BasketLine[]
  /** Of all lines, after discounts, before delivery and taxes that are added. */
  readonly total: string
  /** Codes of coupons, as they were typed. */
  readonly codes: readonly string[]
  /** Null where it is not known yet. */
  readonly memberId: string | null
  readonly email: string | null
  readonly destination: Destination | null
}

/** What a rule has against a basket. */
export interface BasketViolation {
  /** For programs: 1 to 50 of letters, digits and `_`, such as `TOO_LITTLE`. The API puts the plug-in's name before it. */
  readonly code: string
  /** An error keeps the basket from being ordered; a warning is only shown. */
  readonly severity: 'error' | 'warning'
  /** What the buyer reads: at most 500 characters in each language. */
  readonly text: Text
  /** The line that it is about. */
  readonly lineId?: string
}

export interface Rules {
  /**
   * Judges a basket, in the cart, in the checkout and again when it is ordered. Asked before a call that needs it, never
   * in its transaction; an answer counts for half a minute for the same basket. After a second, or when it fails, it has
   * nothing against the basket, which is logged, and is asked again half a minute later. At most 20 violations.
   */
  readonly basket?: (call: {
    readonly basket: Basket
    readonly context: PluginContext
    readonly signal: AbortSignal
  }) => Promise<readonly BasketViolation[]>
}
