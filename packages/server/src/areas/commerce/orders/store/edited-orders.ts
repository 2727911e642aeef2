import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order, OrderLine, OrderPrice } from '../model/order.ts'
import { insertLines } from './lines.ts'

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** Saves the content of an edited order, and the input of its price. */
export async function updateBought(tx: Tx, order: Order, price: OrderPrice): Promise<void> {
  await sql`
    UPDATE orders
       SET total_minor = ${order.totals.total}, totals = ${json(order.totals)},
           discounts = ${json(order.discounts)}, delivery = ${json(order.delivery)},
           taxes = ${json(order.taxes)}, fees = ${json(order.fees)}, note = ${order.note}
     WHERE site_id = ${tx.siteId} AND id = ${order.id}::uuid`.execute(tx.db)
  await sql`
    INSERT INTO order_prices (site_id, order_id, engine_version, snapshot_hash, snapshot, trace)
    VALUES (${tx.siteId}, ${order.id}, ${price.engineVersion}, ${price.snapshotHash}, ${json(price.snapshot)},
            ${json(price.trace)})
    ON CONFLICT (site_id, order_id) DO UPDATE
       SET engine_version = EXCLUDED.engine_version, snapshot_hash = EXCLUDED.snapshot_hash,
           snapshot = EXCLUDED.snapshot, trace = EXCLUDED.trace`.execute(tx.db)
}

/** Makes these the lines of an order: three statements however many there are. */
export async function replaceLines(
  tx: Tx,
  orderId: string,
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): Promise<void> {
  const known = new Set(before.map(({ id }) => id))
  const present = after.filter(({ id }) => known.has(id))
  await sql`
    DELETE FROM order_lines
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid
       AND id <> ALL (${present.map(({ id }) => id)}::uuid[])`.execute(tx.db)
  const changes = present.map(({ id, position, quantity, price }) => ({
    id,
    position,
    quantity,
    price,
  }))
  await sql`
    UPDATE order_lines l SET position = c.position, quantity = c.quantity, price = c.price
      FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
             AS c (id uuid, position integer, quantity integer, price jsonb)
     WHERE l.site_id = ${tx.siteId} AND l.order_id = ${orderId}::uuid AND l.id = c.id`.execute(
    tx.db,
  )
  const added = after.filter(({ id }) => !known.has(id))
  if (added.length > 0) await insertLines(tx, orderId, added)
}
