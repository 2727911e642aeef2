import { Minor } from '../cart/estimate.ts'
import {
  Email,
  Guid,
  Maybe,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** Whether a gift card can be spent: `SPENT` has no balance left. */
export const giftCardStatuses = ['ACTIVE', 'SPENT', 'EXPIRED', 'DISABLED'] as const
export type GiftCardStatus = (typeof giftCardStatuses)[number]

/**
 * The origin of a gift card: `SOLD` outside of the shop, so that its amount is booked as paid, or `GIVEN` for
 * free, for example as goodwill.
 */
export const giftCardOrigins = ['GIVEN', 'SOLD'] as const

/** The largest amount of one gift card, in minor units. */
export const MAX_GIFT_CARD_AMOUNT = 100_000_000
/** How many gift cards one cart is paid with at most. */
export const MAX_GIFT_CARDS = 5

const shown = {
  /** The end of the code; the whole code is shown once only. */
  lastFour: Type.String(),
  status: OneOf(giftCardStatuses),
  /** In minor units of the currency. */
  balance: Minor(),
  currency: Type.String(),
  /** Digits of the currency: 2 for EUR. */
  exponent: Type.Integer(),
  /** Until when it can be spent; null: for ever. */
  expirationDate: Nullable(Timestamp()),
}

/** Money that is spent by a code. */
export const GiftCard = Type.Object({
  id: Guid(),
  ...shown,
  /** The initial amount. */
  amount: Minor(),
  /** The origin: `ORDER` if bought with an order; null for cards from before this field existed. */
  origin: Nullable(OneOf([...giftCardOrigins, 'ORDER'])),
  /** The order that has bought it. */
  orderId: Nullable(Guid()),
  recipientName: Type.String(),
  recipientEmail: Nullable(Type.String()),
  /** Name of the giver for the recipient. */
  senderName: Type.String(),
  message: Type.String(),
  /** Language of the mail. */
  language: Type.String(),
  /** When the recipient is mailed; null: not mailed automatically. */
  sendDate: Nullable(Timestamp()),
  /** When it was mailed last. */
  mailedDate: Nullable(Timestamp()),
  /** Visible to the shop only. */
  note: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type GiftCard = Static<typeof GiftCard>

/** The data of a gift card for the holder of its code. */
export const GiftCardBalance = Type.Object(shown)
export type GiftCardBalance = Static<typeof GiftCardBalance>

export const giftCardMovementKinds = [
  'ISSUED',
  'REDEEMED',
  'RETURNED',
  'CANCELLED',
  'RESTORED',
] as const

/** Money on or off a gift card. All of them add up to its balance. */
export const GiftCardMovement = Type.Object({
  kind: OneOf(giftCardMovementKinds),
  /** In minor units; negative for spending, or when taken back with its sale. */
  amount: Minor(),
  /** The order that spent or returned it. */
  orderId: Nullable(Guid()),
  orderNumber: Nullable(Type.String()),
  createdDate: Timestamp(),
})
export type GiftCardMovement = Static<typeof GiftCardMovement>

const written = {
  recipientName: Maybe(Text(0, 100)),
  recipientEmail: Maybe(Email()),
  senderName: Maybe(Text(0, 100)),
  message: Maybe(Text(0, 500)),
  /** Until when it can be spent; null: for ever. */
  expirationDate: Maybe(Timestamp()),
  note: Maybe(Text(0, 500)),
}

/** A gift card to issue. */
export const NewGiftCard = Type.Object({
  /** In minor units of the shop’s currency. */
  amount: Type.Integer({ minimum: 1, maximum: MAX_GIFT_CARD_AMOUNT }),
  /** Default: `GIVEN`. */
  origin: Omittable(OneOf(giftCardOrigins)),
  ...written,
  /** The language of the mail, such as `de`; default: the shop’s. */
  language: Omittable(Type.String({ pattern: '^[a-z]{2}(-[A-Za-z]{2,4})?$' })),
  /** When the recipient gets the mail; absent: at once where there is an address. */
  sendDate: Maybe(Timestamp()),
})

/** What can change of a gift card. Absent fields stay, null clears. */
export const GiftCardChanges = Type.Object({
  id: Guid(),
  ...written,
  /** A disabled gift card cannot be spent. */
  disabled: Omittable(Type.Boolean()),
})
