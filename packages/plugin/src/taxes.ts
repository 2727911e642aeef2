import type { PluginContext } from './context.ts'
import type { Destination } from './destination.ts'

/** A line to tax. */
export interface LineToTax {
  readonly id: string
  readonly productId: string | null
  readonly variantId: string | null
  /** The product's tax group; null if it has none. */
  readonly taxGroupId: string | null
  readonly quantity: number
  /** Price of one piece, as exact decimal text, before promotions. */
  readonly price: string
}

export interface TaxRequest {
  /** ISO 4217. */
  readonly currency: string
  readonly lines: readonly LineToTax[]
  /** Shipping destination or, if nothing is shipped, the billing address. */
  readonly destination: Destination
  /** Tax number entered by the buyer; not validated. */
  readonly vatId: string | null
  /** Whether the shop's prices include tax. */
  readonly pricesIncludeTax: boolean
  /** Date of the sale, such as `2026-01-31`. */
  readonly day: string
}

/** A tax rate with its reason. */
export interface PluginTax {
  /** Fraction from 0 to 1 as exact decimal text, at most six decimals: `0.19` is 19 %. */
  readonly rate: string
  /** Name for buyers: 1 to 50 characters, such as `VAT`. */
  readonly name: string
  readonly reason:
    | 'standard'
    | 'reduced'
    | 'zero'
    | 'exempt'
    | 'reverse-charge'
    | 'export'
    | 'intra-community'
    | 'not-registered'
    | 'outside-scope'
  /** The taxing jurisdiction, such as `US-CA` or a district; default: the country of the destination. */
  readonly jurisdiction?: string
}

export interface TaxAnswer {
  /** By line id. Missing lines get the site's rate. */
  readonly lines: Readonly<Record<string, PluginTax>>
  /** Rate of the delivery; default: the site's rate. */
  readonly delivery?: PluginTax
}

/**
 * Taxes of a basket, instead of the site's rates. At most one plug-in per installation. Called as soon as the
 * destination is known, before the operation and never in its transaction; results are cached for five minutes per
 * basket and destination. Timeout: two seconds. After a failure the site's rates apply, and the plug-in is called again
 * after 30 seconds. Taxes of existing orders never change.
 */
export type Taxes = (call: {
  readonly request: TaxRequest
  readonly context: PluginContext
  readonly signal: AbortSignal
}) => Promise<TaxAnswer>
