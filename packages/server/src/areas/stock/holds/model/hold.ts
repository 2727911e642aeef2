import type { StockKey } from '../../items/model/item.ts'

/** What somebody is about to buy of one variant. */
export interface HoldLine {
  readonly productId: string
  /** Default: the product's only variant. */
  readonly variantId?: string
  /** Default: the default location. */
  readonly locationId?: string
  /** At least 1. */
  readonly quantity: number
}

/** What is to be held, and until when. */
export interface HoldRequest {
  /** The cart, checkout or order. */
  readonly holderId: string
  /** Without one the hold stays until it is released or sold. */
  readonly expiresDate?: Date
  readonly lines: readonly HoldLine[]
}

/** Why a line cannot be held: the product or variant does not exist, or too little is left. */
export interface HoldProblem {
  /** The index of the line. */
  readonly line: number
  readonly reason: 'GONE' | 'SHORT'
  /** What is left for all lines of the variant, without preorders. */
  readonly available: number
}

/** What was taken of one item: from its quantity, and ahead of it. */
export interface TakenStock extends StockKey {
  readonly quantity: number
  readonly preordered: number
}

/** All lines are held, or none. */
export interface HoldOutcome {
  /** Empty when all are held. */
  readonly problems: readonly HoldProblem[]
  readonly taken: readonly TakenStock[]
}

/** What a holder holds of one item. Untracked stock is not limited, and is therefore not held. */
export interface HeldStock extends StockKey {
  readonly holderId: string
  /** Taken from the quantity. */
  readonly quantity: number
  /** Added to the counter of preorders. */
  readonly preordered: number
  readonly expiresDate: Date | null
}

/** What returns to stock: pieces to the quantity, preordered ones to the counter of preorders. */
export interface ReturnedStock extends Pick<StockKey, 'productId' | 'variantId'> {
  /** Default: the default location. */
  readonly locationId?: string
  readonly quantity: number
  readonly preordered: number
}
