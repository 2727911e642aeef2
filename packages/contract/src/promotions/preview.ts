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
import { NewPromotion } from './schemas.ts'

const Amount = () => DecimalText()

/** One line of a sample basket. */
export const PreviewLine = Type.Object({
  id: Text(1, 100),
  quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** Current price of one piece. */
  unitPrice: Amount(),
  /** One piece before the catalog's own reduction. */
  fullPrice: Maybe(Amount()),
  productId: Maybe(Text(1, 100)),
  variantId: Maybe(Text(1, 100)),
  collectionIds: Maybe(Type.Array(Text(1, 100), { maxItems: 100 })),
  isSubscription: Maybe(Type.Boolean()),
})
export type PreviewLine = Static<typeof PreviewLine>

const Draft = Type.Object({
  ...NewPromotion.properties,
  id: Maybe(Guid()),
  code: Maybe(Text(1, 50)),
})

export const PreviewRequest = Type.Object({
  lines: Type.Array(PreviewLine, { minItems: 1, maxItems: 300 }),
  /** Codes as buyers would enter them. */
  codes: Maybe(Type.Array(Text(1, 50), { maxItems: 20 })),
  /** Now when absent. */
  at: Maybe(Timestamp()),
  memberId: Maybe(Guid()),
  /** Country of delivery, ISO 3166-1. */
  country: Maybe(Text(2, 2, { pattern: '^[A-Z]{2}$' })),
  /** Orders that the buyer has placed before; unknown when absent. */
  previousOrders: Maybe(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** The price of delivery; free when absent. */
  delivery: Maybe(Amount()),
  /** Drafts, also of stored promotions. */
  promotions: Maybe(Type.Array(Draft, { maxItems: 50 })),
  /** Whether the site's own promotions are weighed too; true when absent. */
  withStored: Maybe(Type.Boolean()),
})
export type PreviewRequest = Static<typeof PreviewRequest>

/** Why a promotion applies or does not. */
const PreviewVerdict = Type.Object({
  subject: OneOf(['promotion', 'code']),
  /** The promotion; of drafts without an id `draft-1`, `draft-2` and so on; of a code the code as entered. */
  id: Type.String(),
  name: Type.Optional(Type.String()),
  applies: Type.Boolean(),
  /** A reason of the price engine, such as `applies`, `subtotal-too-low`, `code-not-entered` or `better-alternative`. */
  reason: Type.String(),
  /** The actual value: an amount, a number of pieces or uses, or a moment, depending on the reason. */
  have: Type.Optional(Type.String()),
  /** The required value, in the same unit. */
  need: Type.Optional(Type.String()),
  /** Its discount. */
  amount: Type.Optional(Amount()),
  /** The promotion that prevents it. */
  by: Type.Optional(Type.String()),
})

export const PromotionPreview = Type.Object({
  currency: Type.String(),
  lines: Type.Array(
    Type.Object({
      id: Type.String(),
      quantity: Type.Integer(),
      listed: Amount(),
      /** Discount of the promotions. */
      discount: Amount(),
      total: Amount(),
    }),
  ),
  discounts: Type.Array(
    Type.Object({
      promotionId: Type.String(),
      name: Type.String(),
      code: Type.Optional(Type.String()),
      amount: Amount(),
    }),
  ),
  totals: Type.Object({
    listed: Amount(),
    discount: Amount(),
    delivery: Amount(),
    deliveryDiscount: Amount(),
    total: Amount(),
  }),
  verdicts: Type.Array(PreviewVerdict),
})
export type PromotionPreview = Static<typeof PromotionPreview>

/** The most carts, and the most lines of them, that one preview looks at. */
export const MAX_PREVIEWED_CARTS = 1000
export const MAX_PREVIEWED_LINES = 10_000

/** A draft, or a stored promotion under its `id`. Whether it is on and its dates do not matter. */
export const CartsPreviewRequest = Type.Object({
  promotion: Draft,
  /** How far to look back; 30 when absent. */
  days: Maybe(Type.Integer({ minimum: 1, maximum: 30 })),
  /** The price of delivery; free when absent. */
  delivery: Maybe(Amount()),
  /** Whether the site's own promotions are weighed too; true when absent. */
  withStored: Maybe(Type.Boolean()),
})
export type CartsPreviewRequest = Static<typeof CartsPreviewRequest>

const { reason, have, need } = PreviewVerdict.properties

export const CartsPreview = Type.Object({
  currency: Type.String(),
  days: Type.Integer(),
  /** Carts with something in them that can be bought. */
  carts: Type.Integer(),
  /** Whether these are all there are; else the newest. */
  isComplete: Type.Boolean(),
  /** How many get the promotion. */
  applied: Type.Integer(),
  /** Total discount on all of them. */
  discount: Amount(),
  /** Price of the matching carts before promotions, with delivery. */
  listed: Amount(),
  /** Why the others do not match, the most frequent reason first, with the figures of the closest cart. */
  refusals: Type.Array(
    Type.Object({
      reason,
      carts: Type.Integer(),
      have,
      need,
    }),
  ),
  /** The newest carts of each outcome, at most five that get it and one for each reason. */
  examples: Type.Array(
    Type.Object({
      cartId: Type.String(),
      updatedDate: Timestamp(),
      pieces: Type.Integer(),
      listed: Amount(),
      applies: Type.Boolean(),
      reason,
      have,
      need,
      amount: Type.Optional(Amount()),
    }),
  ),
})
export type CartsPreview = Static<typeof CartsPreview>
