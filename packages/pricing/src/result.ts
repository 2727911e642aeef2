import type { Decimal, RoundingMode } from '@vitrine/money'
import type { DeliveryDetails, DeliveryOption, DeliveryRefusal, TaxReason } from './snapshot.ts'
import type { MinorUnits } from './values.ts'

/**
 * The price of a snapshot and its explanation. Plain JSON. Lines, deliveries, fees and taxes are sorted by
 * id; discounts, trace and verdicts are in the order of the calculation.
 */
export interface PriceResult {
  readonly engineVersion: string
  readonly currency: string
  /** Decimals of the currency's minor unit. */
  readonly exponent: number
  readonly lines: readonly PricedLine[]
  /** Promotions with an effect. */
  readonly discounts: readonly AppliedDiscount[]
  /** The chosen and offered deliveries, one for each group. */
  readonly delivery: readonly PricedDelivery[]
  /** Every option that is offered, with its price before promotions. */
  readonly deliveryOffers: readonly DeliveryOffer[]
  readonly fees: readonly PricedFee[]
  /** One per rate that was charged or has a reason for zero, over lines, delivery and fees. */
  readonly taxes: readonly TaxTotal[]
  readonly totals: Totals
  /** By time of payment; the three parts add up to `totals.total`. */
  readonly payment: PaymentPlan
  readonly tenders: readonly UsedTender[]
  /** Amount to pay now, after tenders. */
  readonly due: MinorUnits
  readonly trace: readonly TraceStep[]
  readonly verdicts: readonly Verdict[]
}

/** A taxed amount: `beforeTax + tax = afterTax`. With prices that include tax, `afterTax` is the price. */
export interface TaxedAmount {
  readonly beforeTax: MinorUnits
  readonly tax: MinorUnits
  readonly afterTax: MinorUnits
  /** The tax by rate; never empty: without a rate, one of 0 with the reason `no-rate`. */
  readonly taxes: readonly TaxLine[]
}

export interface PricedLine extends TaxedAmount {
  readonly id: string
  readonly quantity: number
  /** One piece before promotions. */
  readonly unitPrice: MinorUnits
  /** All pieces before promotions. */
  readonly listed: MinorUnits
  /** All pieces after line and set discounts of rules: the line's price in a cart. */
  readonly subtotal: MinorUnits
  /** Discounts of coupons, order discounts and the merchant on the subtotal. */
  readonly discount: MinorUnits
  /** `subtotal − discount`. */
  readonly total: MinorUnits
  /** The pieces, grouped by equal treatment; counts add up to the quantity. */
  readonly units: readonly UnitAllocation[]
}

/** Amounts of one piece, for `count` equal pieces. Sums of all pieces are the amounts of the line. */
export interface UnitAllocation {
  readonly count: number
  readonly listed: MinorUnits
  /** Above 0, in the order of the calculation. */
  readonly discounts: readonly { readonly promotionId: string; readonly amount: MinorUnits }[]
  readonly beforeTax: MinorUnits
  readonly tax: MinorUnits
  /** The price of the piece including tax, refunded when it is returned. */
  readonly afterTax: MinorUnits
}

export interface AppliedDiscount {
  readonly promotionId: string
  readonly name: string
  readonly source: 'rule' | 'coupon' | 'merchant'
  readonly code?: string
  readonly phase: DiscountPhase
  readonly amount: MinorUnits
  readonly lines: readonly { readonly lineId: string; readonly amount: MinorUnits }[]
  readonly delivery: readonly { readonly groupId: string; readonly amount: MinorUnits }[]
}

export interface DeliveryOffer {
  readonly groupId: string
  readonly optionId: string
  /** Absent where unknown, as in prices from elsewhere. */
  readonly kind?: DeliveryOption['kind']
  readonly title: string
  readonly details?: DeliveryDetails
  /** Rate and charges. */
  readonly price: MinorUnits
}

export interface PricedDelivery extends TaxedAmount, DeliveryOffer {
  readonly discount: MinorUnits
  /** `price − discount`. */
  readonly total: MinorUnits
  readonly lineIds: readonly string[]
}

export interface PricedFee extends TaxedAmount {
  readonly id: string
  readonly name: string
  readonly amount: MinorUnits
}

export interface TaxLine {
  readonly rateId: string
  readonly name: string
  /** A fraction: `0.19` is 19 %. */
  readonly rate: Decimal
  readonly country: string
  readonly subdivision?: string
  readonly jurisdiction?: string
  readonly reason: TaxReason
  /** The taxed amount, without tax. */
  readonly base: MinorUnits
  readonly amount: MinorUnits
}

/** A rate over the whole order. Included and added tax of one rate are two entries. */
export interface TaxTotal extends TaxLine {
  readonly isIncluded: boolean
}

/** `total = subtotal − discount + delivery − deliveryDiscount + fees + tax`. */
export interface Totals {
  /** All pieces before promotions. */
  readonly listed: MinorUnits
  /** After line and set discounts of rules. */
  readonly subtotal: MinorUnits
  /** Discounts of coupons, order discounts and the merchant on the subtotal. */
  readonly discount: MinorUnits
  /** Before promotions. */
  readonly delivery: MinorUnits
  readonly deliveryDiscount: MinorUnits
  readonly fees: MinorUnits
  /** Tax that is added to prices. */
  readonly tax: MinorUnits
  /** Tax that prices contain; already in the other figures. */
  readonly includedTax: MinorUnits
  readonly total: MinorUnits
}

/** The totals that are paid at one time. */
export interface PaymentPart {
  readonly subtotal: MinorUnits
  readonly discount: MinorUnits
  /** After promotions. */
  readonly delivery: MinorUnits
  readonly fees: MinorUnits
  /** Added tax. */
  readonly tax: MinorUnits
  readonly total: MinorUnits
}

/** Delivery, fees and their tax are paid now, unless every line is paid later or after a trial. */
export interface PaymentPlan {
  /** Before tenders. */
  readonly now: PaymentPart
  readonly later: PaymentPart
  /** First charge of subscriptions with a free trial. */
  readonly afterTrial: PaymentPart
}

export interface UsedTender {
  readonly id: string
  readonly kind: 'gift-card' | 'store-credit'
  readonly amount: MinorUnits
  readonly balanceLeft: MinorUnits
}

export type DiscountPhase = 'line' | 'set' | 'order' | 'delivery-discount'
export type Phase = 'price' | DiscountPhase | 'delivery' | 'fee' | 'tax' | 'tender'

/** The target of an amount in the trace. The target of a tender is the whole order. */
export interface TraceTarget {
  readonly kind: 'line' | 'delivery' | 'fee' | 'order'
  readonly id: string
}

/**
 * One step of the calculation. Added up by target, starting at 0, the amounts give the totals of the targets;
 * those of included tax are 0, with the tax in `contained`. See `replayTrace`.
 */
export interface TraceStep {
  readonly phase: Phase
  /**
   * The cause of the step: a line or the source of its price, a promotion, a delivery option, a fee, a tax
   * rate or a tender.
   */
  readonly rule: string
  readonly target: TraceTarget
  /** The base of the computation; for an allocated discount, the amount of the target before it. */
  readonly base: MinorUnits
  /** Added to the target; negative for discounts and tenders. */
  readonly amount: MinorUnits
  /** The tax that the target's amount contains. */
  readonly contained?: MinorUnits
  /** Factor of the base, such as `3` pieces, `20%` or the rate `0.19`. */
  readonly factor?: string
  readonly rounding?: Rounding
}

/** The rounding of an exact value to whole minor units. */
export interface Rounding {
  readonly mode: RoundingMode
  /** Rounded per piece, per line, or as a sum whose parts were allocated by the largest remainders. */
  readonly point: 'piece' | 'line' | 'sum'
  /** Of the sum that was rounded or allocated, when the point is `sum`. */
  readonly sum?: MinorUnits
}

/** The reason why something applies or does not: codes and values, without translated text. */
export interface Verdict {
  readonly subject: 'promotion' | 'code' | 'delivery' | 'tender'
  /** Of the promotion, delivery option or tender; the code as typed. */
  readonly id: string
  /** Of a delivery option. */
  readonly groupId?: string
  readonly applies: boolean
  readonly reason: VerdictReason
  /**
   * The actual value; an amount in minor units, a number, a weight or an instant, depending on the reason.
   */
  readonly have?: number | string
  /** The required value, in the same unit. */
  readonly need?: number | string
  /** The discount, cost or payment. */
  readonly amount?: MinorUnits
  /** The promotion that prevents it. */
  readonly by?: string
}

export type VerdictReason =
  | 'applies'
  /** No promotion has the code. */
  | 'code-unknown'
  /** The buyer has not entered it. */
  | 'code-not-entered'
  | 'disabled'
  /** `have` is now, `need` the start or end. */
  | 'not-started'
  | 'ended'
  /** `have` is the number of uses, `need` the limit. */
  | 'used-up'
  | 'used-up-by-buyer'
  /** `have` is the remaining budget, `need` the discount of the promotion. */
  | 'budget-exhausted'
  | 'subtotal-too-low'
  | 'subtotal-too-high'
  | 'quantity-too-low'
  | 'quantity-too-high'
  | 'other-buyer'
  | 'not-first-order'
  | 'other-country'
  | 'custom-condition'
  /** None of several alternative conditions is met; `have` and `need` are those of the first. */
  | 'no-condition-holds'
  | 'nothing-in-scope'
  /** Only subscriptions are in scope, which it excludes. */
  | 'not-for-subscriptions'
  /** `have` is the number of pieces in scope, `need` that of a set. */
  | 'too-few-for-a-set'
  /** In scope with its conditions met, but without a reduction, such as a fixed price above the price. */
  | 'no-effect'
  /** Another of its group has a larger discount; `by` names one of them. */
  | 'better-alternative'
  | 'excluded'
  /** No rate of a delivery option fits; `have` and `need` are of its first unmet condition. */
  | 'weight-does-not-fit'
  | 'total-does-not-fit'
  | 'quantity-does-not-fit'
  | 'no-rate-fits'
  /** Chosen, but no candidate. */
  | 'unknown-option'
  /** No shippable line is in the group. */
  | 'nothing-to-deliver'
  /** Free delivery without a delivery that costs something. */
  | 'no-delivery-cost'
  /** Nothing is due now. */
  | 'nothing-due'
  /** The amount due now is for gift cards, which gift cards cannot pay. */
  | 'only-gift-cards-due'
  | 'no-balance'
  | DeliveryRefusal['reason']
