import { defineFact } from '../kit/index.ts'

/** A balance has changed. `before` and `after` hold it, `after` with the entry that changed it. */
export const StoreCreditChanged = defineFact('store_credit.changed')
/** A member was mailed that credit ends. `after` holds the amounts and their end. */
export const StoreCreditReminded = defineFact('store_credit.reminded')
