import type { Decimal } from '@vitrine/money'
import type { Instant, MinorUnits } from './values.ts'

/** A discount as data: its conditions, its scope and its effect. */
export interface Promotion {
  readonly id: string
  readonly name: string
  /** The source. In one phase rules come first, then coupons, then manual discounts of a merchant. */
  readonly source: 'rule' | 'coupon' | 'merchant'
  /** Required code, one of `codes` of the snapshot. */
  readonly code?: string
  /** Whether the merchant has enabled it; default: true. */
  readonly isEnabled?: boolean
  readonly schedule?: { readonly from?: Instant; readonly until?: Instant }
  /** Always fulfilled when absent. */
  readonly conditions?: Conditions
  /** Which lines it reduces; all by default. */
  readonly scope?: PromotionScope
  readonly effect: PromotionEffect
  readonly limits?: PromotionLimits
  readonly combination: Combination
}

/** One level of conditions, 1 to 50. */
export interface Conditions {
  readonly match: 'all' | 'any'
  readonly of: readonly PromotionCondition[]
}

/**
 * Ranges are inclusive. Amounts and quantities are those at the start of the promotion's step: rules of a
 * phase see the result of earlier phases, coupons also that of the rules of their phase. So no two promotions
 * of a step influence each other's conditions.
 */
export type PromotionCondition =
  | {
      readonly kind: 'subtotal'
      readonly scope?: PromotionScope
      readonly from?: MinorUnits
      readonly to?: MinorUnits
    }
  | {
      readonly kind: 'quantity'
      readonly scope?: PromotionScope
      readonly from?: number
      readonly to?: number
    }
  | { readonly kind: 'members'; readonly memberIds: readonly string[] }
  | { readonly kind: 'first-order' }
  | { readonly kind: 'country'; readonly countries: readonly string[] }
  /** Decided by an app before the snapshot was created. */
  | {
      readonly kind: 'custom'
      readonly id: string
      readonly appId: string
      readonly holds: boolean
    }

/** A line is in scope if any of the lists contains it, or there is no list, and nothing excludes it. */
export interface PromotionScope {
  readonly productIds?: readonly string[]
  readonly variantIds?: readonly string[]
  readonly collectionIds?: readonly string[]
  readonly appIds?: readonly string[]
  /** Lines of this basket, for example those that a merchant reduces manually. */
  readonly lineIds?: readonly string[]
  readonly excludedProductIds?: readonly string[]
  readonly excludedCollectionIds?: readonly string[]
  /** Excludes lines whose product is already reduced (`fullPrice` above `unitPrice`). */
  readonly excludesReduced?: boolean
  readonly excludesSubscriptions?: boolean
}

/**
 * The effect. Its kind determines the phase: a *price* effect the line phase, `buy-x-get-y`, `buy-to-get` and
 * `bundle` the set phase, a *sum* effect the order phase, `free-delivery` the delivery phase. No price goes
 * below 0.
 */
export type PromotionEffect =
  /** For each piece, rounded per piece. `20` is 20 %. */
  | { readonly kind: 'percent-off-price'; readonly percent: Decimal }
  | { readonly kind: 'amount-off-price'; readonly amount: MinorUnits }
  /** Pieces with a higher price cost this. */
  | { readonly kind: 'fixed-price'; readonly price: MinorUnits }
  /**
   * In each `buy + get` pieces, grouped from the most expensive down, the `get` cheapest are reduced; default: by 100
   * %.
   */
  | {
      readonly kind: 'buy-x-get-y'
      readonly buy: number
      readonly get: number
      readonly percent?: Decimal
    }
  /**
   * For each `buy` pieces of `bought`, `get` other pieces in scope are reduced, the most expensive first; by
   * 100 % by default. In a `best-of` group it is compared as a whole: together with the best of the others
   * for the remaining pieces, or not at all.
   */
  | {
      readonly kind: 'buy-to-get'
      readonly bought: PromotionScope
      readonly buy: number
      readonly get: number
      readonly percent?: Decimal
    }
  /** Each `quantity` pieces, from the most expensive down, cost `price` together, unless they cost less. */
  | { readonly kind: 'bundle'; readonly quantity: number; readonly price: MinorUnits }
  /** For the sum of the lines in scope, rounded once and allocated to their pieces. */
  | { readonly kind: 'percent-off-sum'; readonly percent: Decimal }
  /** At most the sum of the lines in scope. */
  | { readonly kind: 'amount-off-sum'; readonly amount: MinorUnits }
  /** Delivery of all groups, or of some, is free, including charges. */
  | { readonly kind: 'free-delivery'; readonly groupIds?: readonly string[] }

/** Current counters; the engine only reads them, and placing an order increments them. */
export interface PromotionLimits {
  readonly total?: UseLimit
  readonly perBuyer?: UseLimit
  /** Remaining budget. A promotion with a larger discount does not apply. */
  readonly budgetLeft?: MinorUnits
  /** Reduces one piece only, the cheapest in scope. Not for set effects and delivery. */
  readonly isForOnePiece?: boolean
}

export interface UseLimit {
  readonly limit: number
  readonly used: number
}

/**
 * How it combines with others of its group, in one phase.
 * - `stack`: applies after those of a lower rank, to their result
 * - `best-of`: a piece takes part in at most one of the group's; the combination with the largest discount
 * applies. Line and set effects of a group are compared together; of sum effects, and of free deliveries, one
 * applies
 * - `exclusive`: never together with another of its group, over all phases; the first by phase, source and
 * rank applies
 *
 * A promotion without a group is a group of its own.
 */
export interface Combination {
  readonly group?: string
  /** Lower ranks first; equal ones by id. */
  readonly rank: number
  readonly mode: 'stack' | 'best-of' | 'exclusive'
}
