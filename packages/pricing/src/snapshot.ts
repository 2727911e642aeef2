import type { Decimal, RoundingMode } from '@vitrine/money'
import type { Promotion } from './promotion.ts'
import type { Instant, MinorUnits } from './values.ts'

/**
 * Everything a price depends on. The same snapshot gives the same result, whatever the order of its lists.
 * Plain JSON without undefined values in lists; store it, or its hash, with the priced object.
 */
export interface PriceSnapshot {
  /** ISO 4217, such as `EUR`. Every amount of the snapshot is in it. */
  readonly currency: string
  /** Decides which schedules are active. */
  readonly now: Instant
  readonly settings: PriceSettings
  /** The lines to price; omit those that are deleted or sold out. Ids are unique. */
  readonly lines: readonly SnapshotLine[]
  /** Candidates. The engine decides which apply. Ids are unique. */
  readonly promotions: readonly Promotion[]
  /** Codes that the buyer entered, as typed; compared without case and outer blanks. */
  readonly codes: readonly string[]
  readonly delivery: DeliverySnapshot
  readonly fees: readonly Fee[]
  readonly taxes: readonly TaxGroupRates[]
  readonly buyer: BuyerFacts
  /** Used one after the other, in this order. */
  readonly tenders: readonly Tender[]
}

/** The calculation settings of a site. */
export interface PriceSettings {
  /** Whether prices of lines, delivery and fees include tax. A tax group may override it. */
  readonly pricesIncludeTax: boolean
  /** The rounding of tax: for each line, or once for the sum of each rate (EN 16931). */
  readonly roundTaxPer: 'line' | 'rate'
  /** How every amount between two minor units is rounded. */
  readonly roundingMode: Extract<RoundingMode, 'half-up' | 'half-even'>
}

/** One line of a cart. */
export interface SnapshotLine {
  readonly id: string
  /** Pieces, 1 or more. */
  readonly quantity: number
  /**
   * The current price of one piece: after the product's own reduction, modifiers included, before promotions.
   */
  readonly unitPrice: MinorUnits
  /** One piece before the product's own reduction. A line is *reduced* when it is above `unitPrice`. */
  readonly fullPrice?: MinorUnits
  /** The source and reason of `unitPrice`; the catalog by default. Shown in the trace. */
  readonly priceSource?: string
  /** The part of `unitPrice` that modifiers add; shown only. */
  readonly modifiersPrice?: MinorUnits
  readonly productId?: string
  readonly variantId?: string
  readonly collectionIds?: readonly string[]
  /** The app whose catalog contains it. */
  readonly appId?: string
  /** Weight of one piece in the site's unit, 0 by default. */
  readonly weight?: Decimal
  /** Whether it has to be delivered. */
  readonly shippable: boolean
  /** The group of lines that are delivered together; `default` by default. */
  readonly deliveryGroupId?: string
  /** An entry of `taxes`. Without one, or with an unknown one, no tax is charged and the reason is `no-rate`. */
  readonly taxGroupId?: string
  /** Gift cards are never reduced by coupons, by other promotions only where the scope names the product. */
  readonly isGiftCard?: boolean
  readonly subscription?: { readonly hasFreeTrial: boolean }
  /** When it is paid; now by default. */
  readonly payment?: LinePayment
  /**
   * The discounts agreed for the first pieces when they were sold, for example before an order is edited;
   * none by default.
   */
  readonly agreed?: readonly AgreedPieces[]
}

/** Pieces that keep their original discounts. Promotions of the snapshot apply in addition. */
export interface AgreedPieces {
  /** Number of pieces, 1 or more; together at most those of the line. */
  readonly count: number
  /** In the order in which they were applied. */
  readonly discounts: readonly AgreedDiscount[]
}

export interface AgreedDiscount extends Pick<Promotion, 'name' | 'source' | 'code'> {
  readonly promotionId: string
  readonly phase: 'line' | 'set' | 'order'
  /** Of one piece. */
  readonly amount: MinorUnits
}

/** Now, later (on delivery, at the place), or a deposit for one piece now and the rest later. */
export type LinePayment =
  | { readonly kind: 'online' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'deposit'; readonly deposit: MinorUnits }

/** The delivery options of the lines. Lines that are not shippable need none. */
export interface DeliverySnapshot {
  readonly options: readonly DeliveryOption[]
  /** The buyer's choice, at most one for each group. */
  readonly chosen: readonly { readonly groupId: string; readonly optionId: string }[]
}

/** One way to deliver one group. The same id may occur in several groups. */
export interface DeliveryOption {
  readonly id: string
  readonly groupId: string
  readonly title: string
  readonly kind: 'shipping' | 'pickup' | 'local'
  /** Shown to buyers next to the title; passed through unchanged. */
  readonly details?: DeliveryDetails
  /** The lowest rate that fits counts; if none fits the option is not offered. */
  readonly rates: readonly DeliveryRate[]
  /** Free when the group's lines cost this or more, after line and set discounts of rules. */
  readonly freeFrom?: MinorUnits
  /** Charges on top of the rate, also when the rate is 0. */
  readonly charges?: readonly { readonly description: string; readonly amount: MinorUnits }[]
  readonly taxGroupId?: string
  /** Set by the caller when the option cannot be offered. */
  readonly unavailable?: DeliveryRefusal
}

export interface DeliveryDetails {
  /** For example `2–3 days`; empty when unknown. */
  readonly deliveryTime: string
  readonly instructions: string
  /** The pickup address; null for deliveries. */
  readonly pickup: PickupAddress | null
}

/** Unknown fields are empty. */
export interface PickupAddress {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly subdivision: string
  readonly city: string
  readonly postalCode: string
  readonly addressLine: string
  readonly addressLine2: string
}

/** The reason why an option is unavailable, if the engine cannot know it. */
export interface DeliveryRefusal {
  readonly reason:
    | 'destination'
    | 'address-needed'
    | 'distance'
    | 'schedule'
    | 'carrier'
    | 'disabled'
  readonly have?: string | number
  readonly need?: string | number
}

export interface DeliveryRate {
  readonly amount: MinorUnits
  /** All of them have to be met. */
  readonly conditions: readonly DeliveryCondition[]
  /** Whether the amount is for each piece. */
  readonly multiplyByQuantity?: boolean
}

export type Comparison = 'eq' | 'gt' | 'gte' | 'lt' | 'lte'

/**
 * Compares a sum over the shippable lines of the group: weight in the site's unit, price after line and set discounts
 * of rules and before coupons, or pieces.
 */
export type DeliveryCondition =
  | { readonly of: 'weight'; readonly operator: Comparison; readonly value: Decimal }
  | { readonly of: 'total'; readonly operator: Comparison; readonly value: MinorUnits }
  | { readonly of: 'quantity'; readonly operator: Comparison; readonly value: number }

/** An amount for the order or for some of its lines, such as packaging or a small-order fee. */
export interface Fee {
  readonly id: string
  readonly name: string
  readonly amount: MinorUnits
  readonly taxGroupId?: string
}

/** The rates of one tax group at the place and date of this sale. */
export interface TaxGroupRates {
  readonly taxGroupId: string
  /** All rates are charged, each on the same base. Empty: no tax, with the reason `no-rate`. */
  readonly rates: readonly TaxRate[]
  /** Whether prices of this group contain the tax; `settings.pricesIncludeTax` by default. */
  readonly includedInPrice?: boolean
}

/** The reason of a rate. */
export type TaxReason =
  | 'standard'
  | 'reduced'
  | 'zero'
  | 'exempt'
  | 'reverse-charge'
  | 'export'
  | 'intra-community'
  | 'not-registered'
  | 'outside-scope'
  | 'no-rate'

export interface TaxRate {
  /** Rates with equal ids are summed up as one. */
  readonly id: string
  readonly name: string
  /** A fraction as an exact decimal: `0.19` is 19 %. */
  readonly rate: Decimal
  /** ISO 3166-1, such as `DE`. */
  readonly country: string
  /** ISO 3166-2, such as `US-CA`. */
  readonly subdivision?: string
  readonly jurisdiction?: string
  readonly reason: TaxReason
}

/** Facts about the buyer for conditions. */
export interface BuyerFacts {
  readonly memberId?: string
  /** Earlier orders of this member or e-mail. Unknown when absent: `first-order` is not met. */
  readonly previousOrders?: number
  /** Country of the destination, ISO 3166-1. */
  readonly country?: string
}

/** Pays before a payment method does. It is no discount: it changes the amount due, not the total. */
export interface Tender {
  readonly id: string
  readonly kind: 'gift-card' | 'store-credit'
  readonly balance: MinorUnits
  /** Maximum amount to use; default: all of it. */
  readonly requested?: MinorUnits
}
