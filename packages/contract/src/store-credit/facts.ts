import { defineFact } from '../kit/index.ts'

/** A balance has changed. `before` and `after` are the balance, `after` with the entry that changed it. */
export const StoreCreditChanged = defineFact('store_credit.changed')
/** A member was mailed about expiring credit. `after` contains the amounts and their expiry. */
export const StoreCreditReminded = defineFact('store_credit.reminded')
