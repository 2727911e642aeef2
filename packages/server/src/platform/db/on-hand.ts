import { sql } from 'kysely'

/** Quantities taken from the buckets of a drop `inventory_items i` that are not booked to it yet. */
const unbooked = sql`
  CASE WHEN i.is_drop THEN (
    SELECT COALESCE(sum(b.taken), 0)::bigint FROM stock_buckets b
     WHERE b.site_id = i.site_id AND b.product_id = i.product_id AND b.variant_id = i.variant_id
       AND b.location_id = i.location_id) ELSE 0 END`

/** The pieces of the stock `inventory_items i`, as they are at this moment; null where there are none. */
export const onHand = sql`(i.quantity - ${unbooked})`

/** The availability for buyers; null without a row. */
export const presentAvailability = sql`
  CASE WHEN i.is_drop THEN availability_of(i.track_quantity, ${onHand}, i.in_stock, i.preorder_enabled,
                                           i.preorder_limit, i.preorder_counter)
       ELSE i.availability END`
