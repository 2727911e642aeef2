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

/** Whether a gift card can be spent: `SPENT` is one with nothing left. */
export const giftCardStatuses = ['ACTIVE', 'SPENT', 'EXPIRED', 'DISABLED'] as const
export type GiftCardStatus = (typeof giftCardStatuses)[number]

/**
 * What a gift card was issued for: `SOLD` outside of the shop, so that its money is booked as paid, or `GIVEN` away, such
 * as for goodwill.
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
  /** What it was issued with. */
  amount: Minor(),
  /** What it was issued for: `ORDER` where an order has bought it; null: before this was asked. */
  origin: Nullable(OneOf([...giftCardOrigins, 'ORDER'])),
  /** The order that has bought it. */
  orderId: Nullable(Guid()),
  recipientName: Type.String(),
  recipientEmail: Nullable(Type.String()),
  /** Who gives it, as the recipient reads it. */
  senderName: Type.String(),
  message: Type.String(),
  /** Of the mail. */
  language: Type.String(),
  /** When the recipient gets the mail; null: it is not mailed by itself. */
  sendDate: Nullable(Timestamp()),
  /** When it was mailed last. */
  mailedDate: Nullable(Timestamp()),
  /** Seen by the shop only. */
  note: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type GiftCard = Static<typeof GiftCard>

/** What whoever has the code learns of a gift card. */
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
  /** In minor units; negative for what was spent, or taken back with its sale. */
  amount: Minor(),
  /** The order that it was spent on, or that gave it back. */
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

/** A gift card as it is issued. */
export const NewGiftCard = Type.Object({
  /** In minor units of the shop’s currency. */
  amount: Type.Integer({ minimum: 1, maximum: MAX_GIFT_CARD_AMOUNT }),
  /** What it is issued for; default: `GIVEN`. */
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
