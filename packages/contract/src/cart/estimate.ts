import { Guid, Nullable, OneOf, type Static, Type } from '../kit/index.ts'

/** A whole number of the currency’s minor unit: 1990 is 19.90 EUR, 1990 JPY or 1.990 KWD. */
export const Minor = () => Type.Integer()

/** A tax on an amount, or the reason why there is none. */
export const TaxLine = Type.Object({
  rateId: Type.String(),
  name: Type.String(),
  /** A fraction: `0.19` is 19 %. */
  rate: Type.String(),
  country: Type.String(),
  /** Such as `standard`, `reduced`, `reverse-charge` or `no-rate`. */
  reason: Type.String(),
  base: Minor(),
  amount: Minor(),
})

const taxed = { beforeTax: Minor(), tax: Minor(), afterTax: Minor(), taxes: Type.Array(TaxLine) }

/** The prices of a line. */
export const PricedLine = Type.Object({
  id: Guid(),
  quantity: Type.Integer(),
  /** One piece before promotions. */
  unitPrice: Minor(),
  /** All pieces before promotions. */
  listed: Minor(),
  /** After discounts of the line. */
  subtotal: Minor(),
  /** The share of codes and discounts of the whole cart. */
  discount: Minor(),
  total: Minor(),
  ...taxed,
})

/** The discount of a promotion and its target. */
export const AppliedDiscount = Type.Object({
  promotionId: Type.String(),
  name: Type.String(),
  code: Nullable(Type.String()),
  amount: Minor(),
  lines: Type.Array(Type.Object({ lineId: Guid(), amount: Minor() })),
})

const deliveryKinds = ['shipping', 'pickup', 'local'] as const

/** Texts of a delivery option for buyers. */
const DeliveryDetails = Type.Object({
  /** For example `2–3 days`; empty when unknown. */
  deliveryTime: Type.String(),
  instructions: Type.String(),
  /** The pickup address; null for deliveries. */
  pickup: Nullable(
    Type.Object({
      /** ISO 3166-1 alpha-2. */
      country: Type.String(),
      /** ISO 3166-2, such as `US-NY`; empty where unknown, like the other texts. */
      subdivision: Type.String(),
      city: Type.String(),
      postalCode: Type.String(),
      addressLine: Type.String(),
      addressLine2: Type.String(),
    }),
  ),
})

/** A delivery that was chosen and is offered. */
export const PricedDelivery = Type.Object({
  groupId: Type.String(),
  optionId: Type.String(),
  /** Absent where unknown. */
  kind: Type.Optional(OneOf(deliveryKinds)),
  title: Type.String(),
  details: Type.Optional(DeliveryDetails),
  price: Minor(),
  discount: Minor(),
  total: Minor(),
  ...taxed,
})

/** A rate over everything. */
export const TaxTotal = Type.Object({ ...TaxLine.properties, isIncluded: Type.Boolean() })

/** `total = subtotal − discount + delivery − deliveryDiscount + fees + tax`. */
export const Totals = Type.Object({
  listed: Minor(),
  subtotal: Minor(),
  discount: Minor(),
  delivery: Minor(),
  deliveryDiscount: Minor(),
  fees: Minor(),
  tax: Minor(),
  /** Contained in the other figures. */
  includedTax: Minor(),
  total: Minor(),
})

/** The price of a cart. Every total is the sum of the steps in `trace`. */
export const Estimate = Type.Object({
  engineVersion: Type.String(),
  currency: Type.String(),
  /** Decimals of the currency: 2 for EUR, 0 for JPY, 3 for KWD. */
  exponent: Type.Integer(),
  lines: Type.Array(PricedLine),
  discounts: Type.Array(AppliedDiscount),
  /** Every way of delivery that is offered, in the order of the shop, with its price before promotions. */
  deliveryOffers: Type.Array(
    Type.Object({
      groupId: Type.String(),
      optionId: Type.String(),
      kind: Type.Optional(OneOf(deliveryKinds)),
      title: Type.String(),
      details: Type.Optional(DeliveryDetails),
      price: Minor(),
    }),
  ),
  delivery: Type.Array(PricedDelivery),
  /** The requested delivery is not available, so the totals contain no delivery. */
  isDeliveryMissing: Type.Boolean(),
  taxes: Type.Array(TaxTotal),
  totals: Totals,
  /** The gift cards that the cart is paid with, in the order in which they are used. */
  giftCards: Type.Array(
    Type.Object({
      id: Guid(),
      /** The end of its code. */
      lastFour: Type.String(),
      /** The amount it pays; 0 where it cannot be used. */
      amount: Minor(),
      /** The balance before this order. */
      balance: Minor(),
      /** `applies`, or why it pays nothing, such as `no-balance`, `only-gift-cards-due` or `nothing-due`. */
      reason: Type.String(),
    }),
  ),
  /** The amount paid by the member’s store credit; null: not used. */
  storeCredit: Nullable(
    Type.Object({
      amount: Minor(),
      /** The balance before it is spent. */
      balance: Minor(),
    }),
  ),
  /** Amount to pay now, after gift cards and store credit. */
  due: Minor(),
  /** Amount agreed to be paid later: at the delivery, or the rest after a deposit. */
  payLater: Minor(),
  /** Each step of the calculation in its order. */
  trace: Type.Array(
    Type.Object({
      phase: Type.String(),
      /** The line, promotion, delivery option or tax rate that caused the step. */
      rule: Type.String(),
      target: Type.Object({ kind: Type.String(), id: Type.String() }),
      base: Minor(),
      amount: Minor(),
      factor: Nullable(Type.String()),
    }),
  ),
  /** Why a promotion, a code or a delivery applies or does not. */
  verdicts: Type.Array(
    Type.Object({
      subject: Type.String(),
      id: Type.String(),
      applies: Type.Boolean(),
      /** Such as `applies`, `subtotal-too-low` or `nothing-in-scope`. */
      reason: Type.String(),
      have: Nullable(Type.Union([Type.Number(), Type.String()])),
      need: Nullable(Type.Union([Type.Number(), Type.String()])),
      amount: Nullable(Minor()),
    }),
  ),
})
export type Estimate = Static<typeof Estimate>
