import { GIFT_PREFIX } from '../../cart/cart-form.ts'

export const giftFieldNames = [
  'recipientName',
  'recipientEmail',
  'senderName',
  'sendDate',
  'message',
] as const
export type GiftFieldName = (typeof giftFieldNames)[number]

/** What was typed for a gift card, as a page without scripts carries it. */
export type GiftView = { typed: Record<GiftFieldName, string> }

export const viewGift = (search: URLSearchParams): GiftView => ({
  typed: Object.fromEntries(
    giftFieldNames.map((name) => [name, search.get(`${GIFT_PREFIX}${name}`) ?? '']),
  ) as GiftView['typed'],
})
