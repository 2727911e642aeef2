import { sql } from 'kysely'

/** Whether an order `o` is a sale: placed and paid, and not given back as a whole. */
export const isSold = sql`(o.state = 'PLACED' AND o.payment_state IN ('PAID', 'OVERPAID', 'PARTLY_REFUNDED'))`
