import type { PluginContext } from './context.ts'

/** What somebody wants to buy, and what it costs in the catalog. Amounts are exact decimal text, of one piece. */
export interface LineToPrice {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  /** After the product’s own discount, without what texts and modifiers add. */
  readonly price: string
  /** Before the product’s own discount. */
  readonly fullPrice: string
}

export interface PriceRequest {
  /** ISO 4217, in which prices are and must be. */
  readonly currency: string
  readonly lines: readonly LineToPrice[]
  readonly buyer: {
    /** Null for visitors. */
    readonly memberId: string | null
    /** Keys of the member’s roles. */
    readonly roles: readonly string[]
  }
}

/** The price of one piece for the buyer, before promotions. */
export interface PluginPrice {
  /** Exact decimal text in the currency of the request, without what texts and modifiers add. */
  readonly price: string
  /** Shown beside it as what it was; that of the catalog unless given. One below `price` is not shown. */
  readonly fullPrice?: string
  /** For staff, in the trace of the price: 1 to 100 characters, such as `wholesale from 10`. */
  readonly reason: string
}

/**
 * Prices of variants for a buyer, in carts, checkouts and orders, before promotions. Pages of products are the same for
 * all and show the catalog’s; subscriptions cost what their plan says. At most one plug-in of an installation has it. Answers in the order of the lines; null
 * leaves the price of the catalog. Asked before the call and never in its transaction, only for lines whose answer is
 * not known: one counts for five minutes for the same variant, quantity, buyer and catalog price. After a second, or
 * when it fails, the catalog’s prices count, and it is asked again half a minute later.
 */
export type Prices = (call: {
  readonly request: PriceRequest
  readonly context: PluginContext
  readonly signal: AbortSignal
}) => Promise<readonly (PluginPrice | null)[]>
