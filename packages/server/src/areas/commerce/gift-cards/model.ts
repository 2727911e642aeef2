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
  /** What it was issued for; null: before this was asked, so that nothing is booked of it but what is spent. */
  readonly origin: WireGiftCard['origin']
  /** The piece of an order that it was issued for. */
  readonly sold: SoldPiece | null
  /** What of the balance was booked as income because its time is over. */
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
  /** When it is mailed by itself; null: not at all. */
  readonly sendDate: Date | null
  readonly mailedDate: Date | null
  readonly note: string
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** A piece of a line of an order, which gives one gift card. */
export interface SoldPiece {
  readonly orderId: string
  readonly lineId: string
  /** From 1. */
  readonly piece: number
}

/** Money on or off a gift card; negative for what was spent. */
export interface Movement {
  readonly kind: (typeof giftCardMovementKinds)[number]
  readonly amountMinor: number
  readonly orderId: string | null
  readonly orderNumber: number | null
  readonly createdDate: Date
}

/** What a merchant writes of a gift card. */
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

/** What a line of a paid order buys: so many gift cards alike. */
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
