import { defineError } from '../kit/index.ts'

/** Merchants have no wish list; a visitor has none before the first item. */
export const WishListNotFound = defineError({
  code: 'WISH_LIST_NOT_FOUND',
  status: 404,
  description: 'The caller has no wish list',
})
/** `data.most` is how many. */
export const TooManyWishes = defineError({
  code: 'TOO_MANY_WISHES',
  status: 428,
  description: 'The wish list is full; remove something first',
})
/** Also where its owner has switched the link off. */
export const WishListLinkInvalid = defineError({
  code: 'WISH_LIST_LINK_INVALID',
  status: 404,
  description: 'This link leads to no wish list',
})

/** The shop has switched such mails off. */
export const PriceMailsDisabled = defineError({
  code: 'PRICE_MAILS_DISABLED',
  status: 428,
  description: 'The shop writes no mails when prices fall',
})
/** Several were requested within a day and none was confirmed. */
export const TooManyPriceMailRequests = defineError({
  code: 'TOO_MANY_PRICE_MAIL_REQUESTS',
  status: 429,
  description: 'This address was asked to confirm often enough; try again tomorrow',
})
