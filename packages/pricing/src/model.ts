/**
 * The data of prices: `price(snapshot: PriceSnapshot): PriceResult`. The snapshot contains everything a price
 * depends on, including promotions; the result is the price and its explanation.
 */
export type * from './promotion.ts'
export type * from './result.ts'
export type * from './snapshot.ts'
export type * from './values.ts'
