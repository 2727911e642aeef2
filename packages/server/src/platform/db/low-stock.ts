import { sql } from 'kysely'

/** Pieces at most that are few. */
const MAX_LOW = 5

/** Whether the stock `inventory_items i` of a variant is tracked and low; shared by statistics and lists. */
export const isLow = sql`(i.location_id = i.site_id AND i.track_quantity
  AND i.quantity BETWEEN 1 AND ${sql.lit(MAX_LOW)})`
