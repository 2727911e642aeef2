import { GIFT_PREFIX } from '../../cart/cart-form.ts'

export const giftFieldNames = [
  'recipientName',
  'recipientEmail',
  'senderName',
  'sendDate',
  'message',
] as const
export type GiftFieldName = (typeof giftFieldNames)[number]

/** The input for a gift card, preserved across requests of a page without scripts. */
export type GiftView = { typed: Record<GiftFieldName, string> }

export const viewGift = (search: URLSearchParams): GiftView => ({
  typed: Object.fromEntries(
    giftFieldNames.map((name) => [name, search.get(`${GIFT_PREFIX}${name}`) ?? '']),
  ) as GiftView['typed'],
})
