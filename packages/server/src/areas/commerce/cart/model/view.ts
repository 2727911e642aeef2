import type { Decimal } from '@vitrine/money'
import type { DescriptionLine, Purchasable } from '../../../catalog/index.ts'
import type { Cart, CartLine } from './cart.ts'

export interface LineAvailability {
  readonly status: 'AVAILABLE' | 'PARTIALLY_AVAILABLE' | 'NOT_AVAILABLE' | 'NOT_FOUND'
  /** How many of the line's pieces can be bought. */
  readonly sellable: number
  /** Quantity available for the line; null: unlimited. */
  readonly available: number | null
  readonly isPreorder: boolean
  /** Expected shipping day of a preorder in UTC, `YYYY-MM-DD`; null: unknown. */
  readonly shipsAt: string | null
}

/** The current state of a line. Amounts in the shop's currency. */
export interface LineView {
  readonly line: CartLine
  /** Null for custom items and deleted ones. */
  readonly purchasable: Purchasable | null
  readonly name: string
  readonly descriptionLines: readonly DescriptionLine[]
  readonly image: Purchasable['image']
  readonly price: Decimal
  readonly fullPrice: Decimal
  /** The part of the price that modifiers are. */
  readonly modifiersPrice: Decimal
  /** The source of the price and its reason; null for the catalog. */
  readonly priceSource: string | null
  /** Price × quantity; 0 for unavailable items. */
  readonly linePrice: Decimal
  readonly shippable: boolean
  readonly availability: LineAvailability
}

export type CartProblem =
  | {
      readonly kind: 'PRICE_CHANGED'
      readonly lineId: string
      readonly before: Decimal
      readonly after: Decimal
    }
  | { readonly kind: 'SHORT_STOCK'; readonly lineId: string; readonly available: number }
  /** Over all lines of the product. */
  | { readonly kind: 'BELOW_MINIMUM'; readonly lineId: string; readonly minimum: number }
  | { readonly kind: 'ABOVE_MAXIMUM'; readonly lineId: string; readonly maximum: number }
  | { readonly kind: 'SOLD_OUT' | 'GONE' | 'CHOICES_CHANGED'; readonly lineId: string }

/** The current state of a cart. */
export interface CartView {
  readonly cart: Cart
  readonly currency: string
  readonly locale: string
  readonly lines: readonly LineView[]
  readonly subtotal: Decimal
  readonly problems: readonly CartProblem[]
}
