import type { giftCardMovementKinds, GiftCard as WireGiftCard } from '@vitrine/contract/gift-cards'
import type { Page } from '../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'

/** Money that is spent by a code. Amounts in minor units of its currency. */
export interface GiftCard {
  readonly id: string
  readonly revision: number
  /** The end of its code. */
  readonly lastFour: string
  readonly currency: string
  readonly initialMinor: number
  readonly balanceMinor: number
  /** Its origin; null for cards from before this field existed, of which only spending is booked. */
  readonly origin: WireGiftCard['origin']
  /** The piece of an order that it was issued for. */
  readonly sold: SoldPiece | null
  /** The part of the balance booked as income after it expired. */
  readonly breakageMinor: number
  readonly disabledDate: Date | null
  /** When it was taken back with its sale. */
  readonly cancelledDate: Date | null
  readonly expirationDate: Date | null
  readonly recipientName: string
  readonly recipientEmail: string | null
  readonly senderName: string
  readonly message: string
  readonly language: string
  /** When it is mailed automatically; null: never. */
  readonly sendDate: Date | null
  readonly mailedDate: Date | null
  readonly note: string
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** A piece of an order line, which yields one gift card. */
export interface SoldPiece {
  readonly orderId: string
  readonly lineId: string
  /** From 1. */
  readonly piece: number
}

/** A change of the balance; negative for spending. */
export interface Movement {
  readonly kind: (typeof giftCardMovementKinds)[number]
  readonly amountMinor: number
  readonly orderId: string | null
  readonly orderNumber: number | null
  readonly createdDate: Date
}

/** Fields of a gift card set by a merchant. */
export type GiftCardFields = Pick<
  GiftCard,
  'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'expirationDate' | 'note'
>

export interface NewGiftCard extends GiftCardFields {
  readonly amountMinor: number
  readonly origin: NonNullable<GiftCard['origin']>
  readonly language: string | undefined
  readonly sendDate: Date | null
  /** Default: the currency of the shop. */
  readonly currency?: string
}

/** The equal gift cards bought with a line of a paid order. */
export interface SoldGiftCards {
  readonly order: { readonly id: string; readonly number: number; readonly lineId: string }
  readonly pieces: number
  readonly card: Omit<NewGiftCard, 'origin'>
}

/** A gift card that pays a part of an order. */
export interface Redemption {
  readonly id: string
  readonly amountMinor: number
  readonly orderId: string
  readonly orderNumber: number
  readonly paymentId: string
}

export interface GiftCardQuery extends Page {
  readonly filter: Filter
}
