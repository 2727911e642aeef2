/** `BEST_SELLING`: by the number of pieces sold in the last 90 days, updated hourly; then the newest first. */
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
