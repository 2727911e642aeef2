import {
  DecimalText,
  Guid,
  Maybe,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

export const promotionTriggers = ['AUTOMATIC', 'CODE'] as const
export const promotionModes = ['STACK', 'BEST_OF', 'EXCLUSIVE'] as const
export const promotionStatuses = ['LIVE', 'SCHEDULED', 'EXPIRED', 'OFF', 'USED_UP'] as const
export const promotionSources = ['PROMOTION', 'COUPON', 'DISCOUNT_RULE'] as const
export const scopeTypes = [
  'ALL',
  'PRODUCTS',
  'VARIANTS',
  'COLLECTIONS',
  'APP',
  'EXCEPT_PRODUCTS',
  'EXCEPT_COLLECTIONS',
] as const
export const conditionTypes = [
  'ALL',
  'ANY',
  'SUBTOTAL',
  'QUANTITY',
  'MEMBERS',
  'FIRST_ORDER',
  'COUNTRY',
  'APP',
] as const
export const effectTypes = [
  'PERCENT',
  'AMOUNT',
  'FIXED_PRICE',
  'QUANTITY_PRICE',
  'BUY_GET',
  'FREE_DELIVERY',
] as const

const Amount = () => DecimalText()

/** The lines of a basket in scope: those that any part includes and no part excludes. */
export const PromotionScope = Type.Object({
  /**
   * ALL: everything; PRODUCTS, VARIANTS and COLLECTIONS: by `ids`; EXCEPT_…: all but these; APP: items that another
   * application sells or decides on, which are never products of the shop.
   */
  type: OneOf(scopeTypes),
  /** At least one, but of ALL and APP. */
  ids: Maybe(Type.Array(Text(1, 100), { maxItems: 1000 })),
  /** For APP: the application that decides. */
  appId: Maybe(Text(1, 100)),
})
export type PromotionScope = Static<typeof PromotionScope>

const scopes = () => Maybe(Type.Array(PromotionScope, { maxItems: 50 }))

/** One test of a basket or its buyer. */
const conditionFields = {
  type: OneOf(conditionTypes),
  /** For SUBTOTAL and QUANTITY: the lines to add up; all lines when absent. */
  scope: scopes(),
  /** For SUBTOTAL: the minimum amount, inclusive. */
  fromAmount: Maybe(Amount()),
  /** For SUBTOTAL: the maximum amount, inclusive. */
  toAmount: Maybe(Amount()),
  /** For QUANTITY: the minimum number of pieces, inclusive. */
  fromQuantity: Maybe(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** For QUANTITY: the maximum number of pieces, inclusive. */
  toQuantity: Maybe(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** For MEMBERS: the eligible members. */
  memberIds: Maybe(Type.Array(Guid(), { maxItems: 1000 })),
  /** For COUNTRY: the country of delivery, ISO 3166-1, such as DE. */
  countries: Maybe(Type.Array(Text(2, 2, { pattern: '^[A-Z]{2}$' }), { maxItems: 250 })),
  /**
   * For APP: the application that implements the condition. Conditions of unknown applications are never met.
   */
  appId: Maybe(Text(1, 100)),
  /** For APP: the key of its test. */
  key: Maybe(Text(1, 100)),
}
const Test = Type.Object(conditionFields)

/** When a promotion applies. ALL and ANY combine up to 20 tests, one level deep. */
export const PromotionCondition = Type.Object({
  ...conditionFields,
  conditions: Maybe(Type.Array(Test, { maxItems: 20 })),
})
export type PromotionCondition = Static<typeof PromotionCondition>

/** The effect of a promotion on the price of the lines in scope. */
export const PromotionEffect = Type.Object({
  /**
   * PERCENT and AMOUNT reduce the price of each piece or the sum (`level`); FIXED_PRICE sells each more
   * expensive piece for `price`; QUANTITY_PRICE sells each `quantity` pieces together for `price`; BUY_GET
   * reduces the `get` cheapest of each `buy + get` pieces by `percent` (100 when absent), or, with
   * `buyScope`, for each `buy` pieces of that the `get` most expensive of the promotion's scope;
   * FREE_DELIVERY removes the price of delivery.
   */
  type: OneOf(effectTypes),
  /** For PERCENT and BUY_GET: more than 0, at most 100, up to four decimals. */
  percent: Maybe(DecimalText()),
  /** For AMOUNT: more than 0. */
  amount: Maybe(Amount()),
  /** For PERCENT and AMOUNT: PIECE computes and rounds per piece, SUM once for all; default: SUM. */
  level: Maybe(OneOf(['PIECE', 'SUM'])),
  /** For FIXED_PRICE and QUANTITY_PRICE: 0 or more. */
  price: Maybe(Amount()),
  /** For QUANTITY_PRICE: 2 or more pieces. */
  quantity: Maybe(Type.Integer({ minimum: 2, maximum: 1000 })),
  buy: Maybe(Type.Integer({ minimum: 1, maximum: 1000 })),
  get: Maybe(Type.Integer({ minimum: 1, maximum: 1000 })),
  /** For BUY_GET: the lines to buy, where they are not the reduced ones. */
  buyScope: scopes(),
  /** Only the cheapest piece in the scope gets the effect. Not of QUANTITY_PRICE, BUY_GET and FREE_DELIVERY. */
  onlyCheapestPiece: Maybe(Type.Boolean()),
})
export type PromotionEffect = Static<typeof PromotionEffect>

/** How a promotion goes together with others. */
export const PromotionCombination = Type.Object({
  /** Promotions of one group combine by their `mode`; one without a group combines with all others. */
  group: Maybe(Text(1, 50)),
  /** Lower ranks apply first, and later ones to the result; -1000 to 1000, 0 when absent. */
  rank: Maybe(Type.Integer({ minimum: -1000, maximum: 1000 })),
  /**
   * STACK applies after the others of its group; BEST_OF: only the best for the buyer; EXCLUSIVE: never
   * together with another of its group. STACK when absent.
   */
  mode: Maybe(OneOf(promotionModes)),
  /** Excludes products that the catalog already sells at a reduced price. */
  notOnReducedPrices: Maybe(Type.Boolean()),
  /** Excludes subscriptions. */
  notOnSubscriptions: Maybe(Type.Boolean()),
})

/** How often and how much, over all orders. Absent: without limit. */
export const PromotionLimits = Type.Object({
  total: Maybe(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  perBuyer: Maybe(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** Maximum total discount, in the site's currency. */
  budget: Maybe(Amount()),
})

/** Fields of a promotion to save. */
const requestFields = {
  name: Text(1, 200),
  /** True when absent. */
  active: Maybe(Type.Boolean()),
  /** Valid from this moment; at once when absent. */
  startDate: Maybe(Timestamp()),
  /** Valid until this moment, exclusive; without end when absent. */
  endDate: Maybe(Timestamp()),
  /** AUTOMATIC always applies, CODE when the buyer enters one of its codes. AUTOMATIC when absent. */
  trigger: Maybe(OneOf(promotionTriggers)),
  /** Always when absent. */
  condition: Maybe(PromotionCondition),
  effect: PromotionEffect,
  /** The scope of the effect; everything when absent. Free delivery has none. */
  scope: scopes(),
  combination: Maybe(PromotionCombination),
  limits: Maybe(PromotionLimits),
}
export const NewPromotion = Type.Object(requestFields)
export type NewPromotion = Static<typeof NewPromotion>

/** A change: fields that are absent stay, `null` clears. */
export const PromotionChanges = Type.Object({
  ...Type.Partial(Type.Object(requestFields)).properties,
  id: Guid(),
  /** The revision that was read; an outdated one is refused with PROMOTION_REVISION_STALE. */
  revision: Text(1, 20, { pattern: '^\\d+$' }),
})
export type PromotionChanges = Static<typeof PromotionChanges>

export const Promotion = Type.Object({
  id: Guid(),
  revision: Type.String(),
  name: Type.String(),
  active: Type.Boolean(),
  startDate: Type.Optional(Timestamp()),
  endDate: Type.Optional(Timestamp()),
  /** LIVE now; SCHEDULED for later; EXPIRED; OFF: disabled; USED_UP: limits reached. */
  status: OneOf(promotionStatuses),
  trigger: OneOf(promotionTriggers),
  condition: Type.Optional(PromotionCondition),
  effect: PromotionEffect,
  scope: Type.Array(PromotionScope),
  combination: Type.Object({
    group: Type.Optional(Type.String()),
    rank: Type.Integer(),
    mode: OneOf(promotionModes),
    notOnReducedPrices: Type.Boolean(),
    notOnSubscriptions: Type.Boolean(),
  }),
  limits: PromotionLimits,
  usage: Type.Object({
    /** In how many orders. */
    count: Type.Integer(),
    /** Total discount so far. */
    spent: Amount(),
  }),
  codeCount: Type.Integer(),
  /** The only or first code, for lists. */
  code: Type.Optional(Type.String()),
  /** The interface it was made by. */
  source: OneOf(promotionSources),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type Promotion = Static<typeof Promotion>

/** 1 to 50 letters, digits, `-`, `_` and `.`; compared without regard to case. */
export const CodeText = () => Text(1, 50, { pattern: '^[\\p{L}\\p{N}._-]+$' })

export const PromotionCode = Type.Object({
  id: Guid(),
  promotionId: Guid(),
  code: Type.String(),
  /** In how many orders it may be used; without limit when absent. */
  usageLimit: Type.Optional(Type.Integer()),
  used: Type.Integer(),
  createdDate: Timestamp(),
})
export type PromotionCode = Static<typeof PromotionCode>
