import type { PluginContext } from './context.ts'

/** A line to price, with its catalog prices. Amounts are exact decimal text, per piece. */
export interface LineToPrice {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  /** After the product's own discount, without surcharges of texts and modifiers. */
  readonly price: string
  /** Before the product's own discount. */
  readonly fullPrice: string
}

export interface PriceRequest {
  /** ISO 4217; the currency of the prices and of all results. */
  readonly currency: string
  readonly lines: readonly LineToPrice[]
  readonly buyer: {
    /** Null for visitors. */
    readonly memberId: string | null
    /** Keys of the member’s roles. */
    readonly roles: readonly string[]
  }
}

/** The buyer's price of one piece, before promotions. */
export interface PluginPrice {
  /** Exact decimal text in the currency of the request, without surcharges of texts and modifiers. */
  readonly price: string
  /** Compare-at price; default: that of the catalog. Hidden if below `price`. */
  readonly fullPrice?: string
  /** Reason for staff, in the price trace: 1 to 100 characters, such as `wholesale from 10`. */
  readonly reason: string
}

/**
 * Buyer-specific prices of variants in carts, checkouts and orders, before promotions. Product pages are the same for
 * everybody and show catalog prices; subscriptions cost what their plan defines. At most one plug-in per installation.
 * Returns results in the order of the lines; null keeps the catalog price. Called before the operation, never in its
 * transaction, and only for lines that are not cached: results are cached for five minutes per variant, quantity, buyer
 * and catalog price. Timeout: one second. After a failure catalog prices apply, and the plug-in is called again after
 * 30 seconds.
 */
export type Prices = (call: {
  readonly request: PriceRequest
  readonly context: PluginContext
  readonly signal: AbortSignal
}) => Promise<readonly (PluginPrice | null)[]>
