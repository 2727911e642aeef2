import type { PluginContext } from './context.ts'
import type { Destination } from './destination.ts'

/** A line that is taxed. */
export interface LineToTax {
  readonly id: string
  readonly productId: string | null
  readonly variantId: string | null
  /** The tax group of the product; null for that of products that name none. */
  readonly taxGroupId: string | null
  readonly quantity: number
  /** Of one piece, as exact decimal text, before promotions. */
  readonly price: string
}

export interface TaxRequest {
  /** ISO 4217. */
  readonly currency: string
  readonly lines: readonly LineToTax[]
  /** Where it goes, or, where nothing is shipped, whom it is billed to. */
  readonly destination: Destination
  /** The tax number that the buyer wrote; whether it is valid is not known. */
  readonly vatId: string | null
  /** Whether prices of the shop contain their tax. */
  readonly pricesIncludeTax: boolean
  /** The day of the sale, such as `2026-01-31`. */
  readonly day: string
}

/** A rate, and why it is this one. */
export interface PluginTax {
  /** A fraction from 0 to 1 as exact decimal text, at most six digits after the point: `0.19` is 19 %. */
  readonly rate: string
  /** What buyers read: 1 to 50 characters, such as `VAT`. */
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
  /** Whose tax it is, such as `US-CA` or a district; the country of the destination unless given. */
  readonly jurisdiction?: string
}

export interface TaxAnswer {
  /** By the ids of lines. Lines that are left out have the rate that the site has set up. */
  readonly lines: Readonly<Record<string, PluginTax>>
  /** Of the delivery; that which the site has set up unless given. */
  readonly delivery?: PluginTax
}

/**
 * The taxes of a basket, instead of the rates that the site has set up. At most one plug-in of an installation has it.
 * Asked as soon as it is known where the basket goes, before the call and never in its transaction; an answer counts for
 * five minutes for the same basket and place. After two seconds, or when it fails, the rates of the site count, and it is
 * asked again half a minute later. What an order was taxed with stays with it.
 */
export type Taxes = (call: {
  readonly request: TaxRequest
  readonly context: PluginContext
  readonly signal: AbortSignal
}) => Promise<TaxAnswer>
