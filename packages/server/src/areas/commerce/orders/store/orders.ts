import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order, OrderPrice } from '../model/order.ts'

const columns = sql`
  id, number, is_rehearsal AS "isRehearsal", revision, state, payment_state AS "paymentState", fulfillment_state AS "fulfillmentState", channel,
  visitor_id AS "visitorId", member_id AS "memberId",
  (SELECT m.contact_id FROM members m WHERE m.site_id = orders.site_id AND m.id = orders.member_id) AS "contactId",
  email, buyer_name AS "buyerName",
  checkout_id AS "checkoutId", cart_id AS "cartId", purchase_flow_id AS "purchaseFlowId", currency,
  prices_include_tax AS "pricesIncludeTax", totals, pay_later_minor AS "payLaterMinor", discounts, delivery, taxes, shipping, billing, note,
  gift_message AS "giftMessage", custom_fields AS "customFields", staff_fields AS "staffFields", consents, language, tags,
  public_tags AS "publicTags", archived, seen, creator, fees, external_reference AS "externalReference",
  hold, attribution, extended_fields AS "extendedFields", purchased_date AS "purchasedDate",
  imported_date AS "importedDate", pay_until_date AS "payUntilDate", created_date AS "createdDate", updated_date AS "updatedDate",
  placed_date AS "placedDate"`

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

async function find(
  tx: Tx,
  where: RawBuilder<unknown>,
  isLocked: boolean,
): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    SELECT ${columns} FROM orders WHERE site_id = ${tx.siteId} AND ${where}
    ${isLocked ? sql`FOR UPDATE` : sql``}`.execute(tx.db)
  return rows[0] && withDates(rows[0])
}

/** JSON has no dates. */
const withDates = (row: Order): Order => ({
  ...row,
  hold: row.hold && { ...row.hold, createdDate: new Date(row.hold.createdDate) },
  consents: row.consents.map((one) => ({ ...one, givenDate: new Date(one.givenDate) })),
})

export const findOrder = (tx: Tx, id: string, lock = false): Promise<Order | undefined> =>
  find(tx, sql`id = ${id}::uuid`, lock)

/** The order with this number; undefined for an invalid number. */
export async function findOrderByNumber(tx: Tx, number: string): Promise<Order | undefined> {
  return /^[0-9]{1,15}$/.test(number)
    ? find(tx, sql`number = ${number}::bigint AND imported_date IS NULL AND NOT is_rehearsal`, true)
    : undefined
}

/**
 * Which of these orders of another system were imported, by their ids there. Concurrent imports wait until
 * the transaction ends, so that no order is imported twice.
 */
export async function findImported(
  tx: Tx,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`imported orders ${tx.siteId}`}, 0))`.execute(
    tx.db,
  )
  const { rows } = await sql<{ externalId: string; id: string }>`
    SELECT external_reference ->> 'id' AS "externalId", id FROM orders
     WHERE site_id = ${tx.siteId} AND imported_date IS NOT NULL AND external_reference IS NOT NULL
       AND external_reference ->> 'id' = ANY (${[...externalIds]}::text[])`.execute(tx.db)
  return new Map(rows.map(({ externalId, id }) => [externalId, id]))
}

/** Orders by their ids, in no order. */
export async function findOrders(tx: Tx, ids: readonly string[]): Promise<Order[]> {
  const { rows } = await sql<Order>`
    SELECT ${columns} FROM orders
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::uuid[])`.execute(tx.db)
  return rows.map(withDates)
}

/** The order of a checkout, unless it ended unpaid. */
export const findOrderOfCheckout = (tx: Tx, checkoutId: string): Promise<Order | undefined> =>
  find(
    tx,
    sql`checkout_id = ${checkoutId}::uuid AND state IN ('AWAITING_PAYMENT', 'IN_REVIEW', 'PLACED')`,
    true,
  )

/**
 * The number of the next order. Call it outside of the transaction of the order, which would let all others wait until
 * its end.
 */
export async function takeNumber(db: Kysely<Tables>, siteId: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    INSERT INTO order_counters AS c (site_id, next_number) VALUES (${siteId}::uuid, ${FIRST_NUMBER + 1})
    ON CONFLICT (site_id) DO UPDATE SET next_number = c.next_number + 1
    RETURNING next_number - 1 AS number`.execute(db)
  return rows[0]?.number ?? FIRST_NUMBER
}

const FIRST_NUMBER = 10_001

/** The same in the sequence of rehearsals. */
export async function takeRehearsalNumber(db: Kysely<Tables>, siteId: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    INSERT INTO order_counters AS c (site_id, next_number, next_rehearsal)
    VALUES (${siteId}::uuid, ${FIRST_NUMBER}, ${FIRST_REHEARSAL + 1})
    ON CONFLICT (site_id) DO UPDATE SET next_rehearsal = c.next_rehearsal + 1
    RETURNING next_rehearsal - 1 AS number`.execute(db)
  return rows[0]?.number ?? FIRST_REHEARSAL
}

const FIRST_REHEARSAL = 1001

/** The number of the next order, locked until the transaction ends, and the last one used. */
export async function lockCounter(tx: Tx): Promise<{ next: number; last: number }> {
  const { rows } = await sql<{ next: number }>`
    INSERT INTO order_counters AS c (site_id, next_number) VALUES (${tx.siteId}::uuid, ${FIRST_NUMBER})
    ON CONFLICT (site_id) DO UPDATE SET next_number = c.next_number
    RETURNING next_number::float8 AS next`.execute(tx.db)
  const { rows: used } = await sql<{ last: number }>`
    SELECT COALESCE(max(number), 0)::float8 AS last FROM orders
     WHERE site_id = ${tx.siteId} AND imported_date IS NULL AND NOT is_rehearsal`.execute(tx.db)
  return { next: rows[0]?.next ?? FIRST_NUMBER, last: used[0]?.last ?? 0 }
}

export async function setCounter(tx: Tx, next: number): Promise<void> {
  await sql`
    UPDATE order_counters SET next_number = ${next} WHERE site_id = ${tx.siteId}`.execute(tx.db)
}

/** Inserts an order, and the input of its price; null for given prices. One statement. */
export async function insertOrder(tx: Tx, order: Order, price: OrderPrice | null): Promise<void> {
  const orderRow = sql`
    INSERT INTO orders (site_id, id, number, is_rehearsal, revision, state, payment_state, fulfillment_state, channel, visitor_id,
                        member_id, email, buyer_name, checkout_id, cart_id, purchase_flow_id, currency,
                        prices_include_tax, total_minor, pay_later_minor, totals, discounts, delivery, taxes, shipping, billing,
                        note, gift_message, custom_fields, consents, language, tags, public_tags, archived, seen,
                        creator, fees, external_reference, attribution, extended_fields, purchased_date,
                        imported_date, pay_until_date, created_date, updated_date, placed_date)
    VALUES (${tx.siteId}, ${order.id}, ${order.number}, ${order.isRehearsal}, ${order.revision}, ${order.state},
            ${order.paymentState}, ${order.fulfillmentState}, ${order.channel}, ${order.visitorId},
            ${order.memberId}, ${order.email}, ${order.buyerName}, ${order.checkoutId}, ${order.cartId},
            ${order.purchaseFlowId}, ${order.currency}, ${order.pricesIncludeTax}, ${order.totals.total}, ${order.payLaterMinor},
            ${json(order.totals)}, ${json(order.discounts)}, ${json(order.delivery)}, ${json(order.taxes)},
            ${json(order.shipping)}, ${json(order.billing)}, ${order.note}, ${order.giftMessage},
            ${json(order.customFields)}, ${json(order.consents)}, ${order.language},
            ${[...order.tags]}::text[], ${[...order.publicTags]}::text[], ${order.archived}, ${order.seen},
            ${json(order.creator)}, ${json(order.fees)}, ${json(order.externalReference)},
            ${order.attribution}, ${json(order.extendedFields)}, ${order.purchasedDate},
            ${order.importedDate}, ${order.payUntilDate}, ${order.createdDate}, ${order.updatedDate}, ${order.placedDate})`
  if (!price) {
    await orderRow.execute(tx.db)
    return
  }
  await sql`
    WITH added AS (${orderRow})
    INSERT INTO order_prices (site_id, order_id, engine_version, snapshot_hash, snapshot, trace)
    VALUES (${tx.siteId}, ${order.id}, ${price.engineVersion}, ${price.snapshotHash},
            ${json(price.snapshot)}, ${json(price.trace)})`.execute(tx.db)
}

/** Stores the mutable fields of an order. */
export async function updateOrder(tx: Tx, order: Order): Promise<void> {
  await sql`
    UPDATE orders
       SET revision = ${order.revision}, state = ${order.state}, payment_state = ${order.paymentState},
           fulfillment_state = ${order.fulfillmentState}, email = ${order.email},
           buyer_name = ${order.buyerName}, member_id = ${order.memberId}, visitor_id = ${order.visitorId},
           shipping = ${json(order.shipping)}, billing = ${json(order.billing)},
           tags = ${[...order.tags]}::text[], public_tags = ${[...order.publicTags]}::text[],
           language = ${order.language}, attribution = ${order.attribution},
           extended_fields = ${json(order.extendedFields)}, archived = ${order.archived}, seen = ${order.seen},
           hold = ${json(order.hold)}, staff_fields = ${json(order.staffFields)},
           pay_until_date = ${order.payUntilDate}, updated_date = ${order.updatedDate},
           placed_date = ${order.placedDate}
     WHERE site_id = ${tx.siteId} AND id = ${order.id}::uuid`.execute(tx.db)
}

/** Locks orders until the transaction ends, by id to avoid deadlocks. Returns their numbers. */
export async function lockOrders(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; number: number }>`
    SELECT id, number FROM orders WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::uuid[])
     ORDER BY id FOR UPDATE`.execute(tx.db)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Locks an order until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM orders WHERE site_id = ${tx.siteId} AND id = ${id}::uuid FOR UPDATE`.execute(
    tx.db,
  )
  return rows.length > 0
}

/** Assigns the orders of a visitor to a member. */
export async function moveOrders(
  tx: Tx,
  { visitorId, memberId }: { readonly visitorId: string; readonly memberId: string },
): Promise<void> {
  await sql`
    UPDATE orders SET member_id = ${memberId}::uuid
     WHERE site_id = ${tx.siteId} AND visitor_id = ${visitorId}::uuid AND member_id IS NULL`.execute(
    tx.db,
  )
}

/** Unpaid orders of all sites whose payment deadline has passed, longest overdue first. */
export async function findOverdue(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<{ siteId: string; id: string }[]> {
  const { rows } = await sql<{ siteId: string; id: string }>`
    SELECT site_id AS "siteId", id FROM orders
     WHERE pay_until_date <= ${now}::timestamptz ORDER BY pay_until_date LIMIT ${limit}`.execute(db)
  return rows
}

/** The visitors who placed these orders, where still recorded. */
export async function findVisitors(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT visitor_id AS id FROM orders
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::uuid[]) AND visitor_id IS NOT NULL`.execute(
    tx.db,
  )
  return rows.map(({ id }) => id)
}

/** Removes the buyer and their texts from orders; amounts, lines and the country for tax reports stay. */
export async function eraseBuyer(tx: Tx, ids: readonly string[]): Promise<void> {
  const countryOf = (column: 'shipping' | 'billing') => sql`
    CASE WHEN ${sql.ref(column)} IS NULL THEN NULL
         ELSE jsonb_build_object('address', jsonb_build_object('country', ${sql.ref(column)} #> '{address,country}')) END`
  await sql`
    UPDATE orders
       SET email = NULL, buyer_name = '', visitor_id = NULL, note = '', gift_message = '', custom_fields = '[]',
           consents = '[]', extended_fields = NULL, shipping = ${countryOf('shipping')},
           billing = ${countryOf('billing')}, revision = revision + 1, updated_date = ${tx.now}::timestamptz
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::uuid[])`.execute(tx.db)
  await sql`
    UPDATE order_lines
       SET reference = CASE WHEN reference ? 'texts' THEN reference || '{"texts": {}}' ELSE reference END,
           description_lines = jsonb_path_query_array(description_lines, '$[*] ? (@.kind != "text")')
     WHERE site_id = ${tx.siteId} AND order_id = ANY (${[...ids]}::uuid[])`.execute(tx.db)
  await sql`
    DELETE FROM order_activities
     WHERE site_id = ${tx.siteId} AND order_id = ANY (${[...ids]}::uuid[]) AND kind = 'NOTE'`.execute(
    tx.db,
  )
}
