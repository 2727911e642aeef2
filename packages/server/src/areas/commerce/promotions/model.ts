import type { Decimal } from '@vitrine/money'
import type { Page } from '../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'

/** Lines of a basket in scope. */
export type ScopePart =
  | { readonly type: 'ALL' }
  | { readonly type: ListedScope; readonly ids: readonly string[] }
  /** A product or decision of another application: never a product of the shop. */
  | { readonly type: 'APP'; readonly appId: string; readonly ids?: readonly string[] }
export type ListedScope =
  | 'PRODUCTS'
  | 'VARIANTS'
  | 'COLLECTIONS'
  | 'EXCEPT_PRODUCTS'
  | 'EXCEPT_COLLECTIONS'
/** A line must match one of the parts and none of the exceptions; no parts match everything. */
export type Scope = readonly ScopePart[]

export type ConditionTest =
  | {
      readonly type: 'SUBTOTAL'
      readonly scope: Scope
      readonly fromAmount?: Decimal
      readonly toAmount?: Decimal
    }
  | {
      readonly type: 'QUANTITY'
      readonly scope: Scope
      readonly fromQuantity?: number
      readonly toQuantity?: number
    }
  | { readonly type: 'MEMBERS'; readonly memberIds: readonly string[] }
  | { readonly type: 'FIRST_ORDER' }
  | { readonly type: 'COUNTRY'; readonly countries: readonly string[] }
  /** A condition of another application; never met here. */
  | { readonly type: 'APP'; readonly appId: string; readonly key: string }

export type Condition =
  | ConditionTest
  | { readonly type: 'ALL' | 'ANY'; readonly conditions: readonly ConditionTest[] }

/** Whether an effect is computed and rounded for each piece or once on the sum. */
export type Level = 'PIECE' | 'SUM'

export type Effect =
  | {
      readonly type: 'PERCENT'
      readonly percent: Decimal
      readonly level: Level
      readonly onlyCheapestPiece: boolean
    }
  | {
      readonly type: 'AMOUNT'
      readonly amount: Decimal
      readonly level: Level
      readonly onlyCheapestPiece: boolean
    }
  | { readonly type: 'FIXED_PRICE'; readonly price: Decimal; readonly onlyCheapestPiece: boolean }
  | { readonly type: 'QUANTITY_PRICE'; readonly quantity: number; readonly price: Decimal }
  | {
      readonly type: 'BUY_GET'
      readonly buy: number
      readonly get: number
      readonly percent: Decimal
      /** The lines to buy; absent: the promotion's own scope. */
      readonly buyScope?: Scope
    }
  | { readonly type: 'FREE_DELIVERY' }

/** The conditions, effects and scope of a promotion; stored as one document. */
export interface Definition {
  readonly condition: Condition | null
  readonly effect: Effect
  readonly scope: Scope
}

export interface Combination {
  /** Null: it combines with all others. */
  readonly group: string | null
  readonly rank: number
  readonly mode: 'STACK' | 'BEST_OF' | 'EXCLUSIVE'
  readonly notOnReducedPrices: boolean
  readonly notOnSubscriptions: boolean
}

/** Null: without limit. */
export interface Limits {
  readonly total: number | null
  readonly perBuyer: number | null
  /** Minor units of the site's currency. */
  readonly budgetMinor: number | null
}

export type Source = 'PROMOTION' | 'COUPON' | 'DISCOUNT_RULE'
export type Trigger = 'AUTOMATIC' | 'CODE'

/** The editable fields of a promotion. */
export interface PromotionDraft extends Definition {
  readonly name: string
  readonly active: boolean
  readonly startDate: Date | null
  readonly endDate: Date | null
  readonly trigger: Trigger
  readonly combination: Combination
  readonly limits: Limits
  /** Fields of a published interface that the model does not have. */
  readonly published: Readonly<Record<string, unknown>>
}

export interface Promotion extends PromotionDraft {
  readonly id: string
  readonly revision: number
  readonly source: Source
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** A promotion with its counters. */
export interface CountedPromotion extends Promotion {
  readonly used: number
  readonly spentMinor: number
  readonly codeCount: number
  /** The first of its codes. */
  readonly code: string | null
}

export type Status = 'LIVE' | 'SCHEDULED' | 'EXPIRED' | 'OFF' | 'USED_UP'

export interface PromotionCode {
  readonly id: string
  readonly promotionId: string
  readonly code: string
  readonly usageLimit: number | null
  readonly used: number
  readonly createdDate: Date
}

/** The buyer, for limits per buyer. */
export interface Buyer {
  readonly memberId?: string | undefined
  readonly email?: string | undefined
}

/** One use of a promotion by an order. */
export interface Claim {
  readonly promotionId: string
  readonly codeId?: string | undefined
  /** Its discount on the order, in minor units. */
  readonly amountMinor: number
}

export interface PromotionQuery extends Page {
  readonly filter: Filter
}
