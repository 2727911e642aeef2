/** `BEST_SELLING`: by the pieces of the last 90 days, counted every hour; then the newest first. */
export const shopSorts = [
  'RECOMMENDED',
  'BEST_SELLING',
  'NEWEST',
  'NAME',
  'PRICE_UP',
  'PRICE_DOWN',
] as const
export type ShopSort = (typeof shopSorts)[number]

export const foundSorts = [
  'RELEVANCE',
  'BEST_SELLING',
  'NEWEST',
  'NAME',
  'PRICE_UP',
  'PRICE_DOWN',
] as const
export type FoundSort = (typeof foundSorts)[number]
