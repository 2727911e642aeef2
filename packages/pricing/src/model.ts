/**
 * The data of prices: `price(snapshot: PriceSnapshot): PriceResult`. The snapshot is what a price depends on, promotions
 * are part of it, the result is what it costs and why.
 */
export type * from './promotion.ts'
export type * from './result.ts'
export type * from './snapshot.ts'
