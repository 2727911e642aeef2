import { sql } from 'kysely'

/** Pieces at most that are few. */
const MAX_LOW = 5

/** Whether the stock of `inventory_items i` is low, at any location. */
export const hasFew = sql`(i.track_quantity AND i.quantity BETWEEN 1 AND ${sql.lit(MAX_LOW)})`

/** Whether the stock `inventory_items i` of a variant is tracked and low; shared by statistics and lists. */
export const isLow = sql`(i.location_id = i.site_id AND ${hasFew})`
