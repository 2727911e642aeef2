import type { StockKey } from '../../items/model/item.ts'

/** The quantity of one variant to reserve. */
export interface HoldLine {
  readonly productId: string
  /** Default: the product's only variant. */
  readonly variantId?: string
  /** Default: the default location. */
  readonly locationId?: string
  /** At least 1. */
  readonly quantity: number
}

/** The lines to reserve, and the expiry. */
export interface HoldRequest {
  /** The cart, checkout or order. */
  readonly holderId: string
  /** Without one the reservation stays until it is released or sold. */
  readonly expiresDate?: Date
  readonly lines: readonly HoldLine[]
}

/** Why a line cannot be reserved: the product or variant does not exist, or stock is insufficient. */
export interface HoldProblem {
  /** The index of the line. */
  readonly line: number
  readonly reason: 'GONE' | 'SHORT'
  /** The available quantity for all lines of the variant, without preorders. */
  readonly available: number
}

/** Stock taken from one item: from its quantity, and as preorders. */
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

/** A reservation of one item. Untracked stock is unlimited, and is therefore not reserved. */
export interface HeldStock extends StockKey {
  readonly holderId: string
  /** Taken from the quantity. */
  readonly quantity: number
  /** Added to the counter of preorders. */
  readonly preordered: number
  readonly expiresDate: Date | null
}

/** Stock to return: pieces to the quantity, preorders to their counter. */
export interface ReturnedStock extends Pick<StockKey, 'productId' | 'variantId'> {
  /** Default: the default location. */
  readonly locationId?: string
  readonly quantity: number
  readonly preordered: number
}
