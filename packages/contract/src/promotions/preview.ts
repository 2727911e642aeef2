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
  /** One piece as it is sold now. */
  unitPrice: Amount(),
  /** One piece before the catalog's own reduction. */
  fullPrice: Maybe(Amount()),
  productId: Maybe(Text(1, 100)),
  variantId: Maybe(Text(1, 100)),
  collectionIds: Maybe(Type.Array(Text(1, 100), { maxItems: 100 })),
  isSubscription: Maybe(Type.Boolean()),
})
export type PreviewLine = Static<typeof PreviewLine>

export const PreviewRequest = Type.Object({
  lines: Type.Array(PreviewLine, { minItems: 1, maxItems: 300 }),
  /** As a buyer enters them. */
  codes: Maybe(Type.Array(Text(1, 50), { maxItems: 20 })),
  /** Now when absent. */
  at: Maybe(Timestamp()),
  memberId: Maybe(Guid()),
  /** Where it is delivered to, ISO 3166-1. */
  country: Maybe(Text(2, 2, { pattern: '^[A-Z]{2}$' })),
  /** Orders that the buyer has placed before; unknown when absent. */
  previousOrders: Maybe(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** What delivery costs; free when absent. */
  delivery: Maybe(Amount()),
  /** Drafts, also of stored promotions. */
  promotions: Maybe(
    Type.Array(
      Type.Object({ ...NewPromotion.properties, id: Maybe(Guid()), code: Maybe(Text(1, 50)) }),
      {
        maxItems: 50,
      },
    ),
  ),
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
  /** What there is: an amount, a number of pieces or uses, or a moment, as the reason says. */
  have: Type.Optional(Type.String()),
  /** What it needs, in the same unit. */
  need: Type.Optional(Type.String()),
  /** What it takes off. */
  amount: Type.Optional(Amount()),
  /** The promotion that stands in the way. */
  by: Type.Optional(Type.String()),
})

export const PromotionPreview = Type.Object({
  currency: Type.String(),
  lines: Type.Array(
    Type.Object({
      id: Type.String(),
      quantity: Type.Integer(),
      listed: Amount(),
      /** What promotions take off. */
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
