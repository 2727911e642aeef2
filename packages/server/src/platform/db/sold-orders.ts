import { sql } from 'kysely'

/** Whether an order `o` is a sale: placed and paid, not given back as a whole, and of no rehearsal. */
export const isSold = sql`(o.state = 'PLACED' AND o.payment_state IN ('PAID', 'OVERPAID', 'PARTLY_REFUNDED') AND NOT o.is_rehearsal)`
