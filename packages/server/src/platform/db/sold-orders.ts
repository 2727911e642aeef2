import { sql } from 'kysely'

/** Whether an order `o` is a sale: placed and paid, not fully refunded, and not a rehearsal. */
export const isSold = sql`(o.state = 'PLACED' AND o.payment_state IN ('PAID', 'OVERPAID', 'PARTLY_REFUNDED') AND NOT o.is_rehearsal)`
