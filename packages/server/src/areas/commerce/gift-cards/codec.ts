import { readQuery } from '@vitrine/contract/catalog'
import {
  type GiftCardBalance,
  type GiftCardMovement,
  giftCardFields,
  type giftCards as giftCardsService,
  type GiftCard as WireGiftCard,
} from '@vitrine/contract/gift-cards'
import type { Input } from '@vitrine/contract/kit'
import { currencyExponent } from '@vitrine/money'
import type { PagedQuery } from '../../../transport/query-pages.ts'
import type { GiftCard, GiftCardQuery, Movement, NewGiftCard } from './model.ts'
import { statusAt } from './rules/status.ts'
import type { GiftCardChanges } from './service/change.ts'

type Operations = (typeof giftCardsService)['operations']

/** The data for the holder of the code. */
export const encodeBalance = (card: GiftCard, now: Date): GiftCardBalance => ({
  lastFour: card.lastFour,
  status: statusAt(card, now),
  balance: card.balanceMinor,
  currency: card.currency,
  exponent: currencyExponent(card.currency),
  expirationDate: card.expirationDate,
})

export const encodeGiftCard = (card: GiftCard, now: Date): WireGiftCard => ({
  id: card.id,
  ...encodeBalance(card, now),
  amount: card.initialMinor,
  origin: card.origin,
  orderId: card.sold?.orderId ?? null,
  recipientName: card.recipientName,
  recipientEmail: card.recipientEmail,
  senderName: card.senderName,
  message: card.message,
  language: card.language,
  sendDate: card.sendDate,
  mailedDate: card.mailedDate,
  note: card.note,
  createdDate: card.createdDate,
  updatedDate: card.updatedDate,
})

export const encodeMovement = (movement: Movement): GiftCardMovement => ({
  kind: movement.kind,
  amount: movement.amountMinor,
  orderId: movement.orderId,
  orderNumber: movement.orderNumber === null ? null : String(movement.orderNumber),
  createdDate: movement.createdDate,
})

export const decodeNew = ({ giftCard }: Input<Operations['issueGiftCard']>): NewGiftCard => ({
  amountMinor: giftCard.amount,
  origin: giftCard.origin ?? 'GIVEN',
  recipientName: giftCard.recipientName ?? '',
  recipientEmail: giftCard.recipientEmail ?? null,
  senderName: giftCard.senderName ?? '',
  message: giftCard.message ?? '',
  expirationDate: giftCard.expirationDate ?? null,
  note: giftCard.note ?? '',
  language: giftCard.language,
  sendDate: giftCard.sendDate ?? null,
})

/** Null clears. */
export const decodeChanges = ({
  recipientName,
  recipientEmail,
  senderName,
  message,
  expirationDate,
  note,
  disabled,
}: Input<Operations['updateGiftCard']>): GiftCardChanges => ({
  ...(recipientName !== undefined && { recipientName: recipientName ?? '' }),
  ...(recipientEmail !== undefined && { recipientEmail }),
  ...(senderName !== undefined && { senderName: senderName ?? '' }),
  ...(message !== undefined && { message: message ?? '' }),
  ...(expirationDate !== undefined && { expirationDate }),
  ...(note !== undefined && { note: note ?? '' }),
  ...(disabled !== undefined && { disabled }),
})

/** Newest first by default. */
export function decodeQuery({ query, walk }: PagedQuery): GiftCardQuery {
  const { sort, ...rest } = readQuery(giftCardFields, query)
  const newest = [{ field: 'createdDate', descending: true }]
  return { ...rest, sort: sort.length > 0 ? sort : newest, walk }
}
