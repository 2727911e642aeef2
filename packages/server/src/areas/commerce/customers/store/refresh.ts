import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Turns members into customers; a guest with the same address becomes the member. Returns their ids. */
export async function addMembers(tx: Tx, memberIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH member AS (
      SELECT m.id, lower(m.login_email) AS email, m.created_date,
             trim(concat_ws(' ', m.first_name, m.last_name)) AS name,
             COALESCE((SELECT c.id FROM customers c WHERE c.site_id = m.site_id AND c.member_id = m.id),
                      (SELECT e.customer_id FROM customer_emails e
                         JOIN customers c ON c.site_id = e.site_id AND c.id = e.customer_id AND c.member_id IS NULL
                        WHERE e.site_id = m.site_id AND e.email = lower(m.login_email)),
                      gen_random_uuid()) AS customer_id
        FROM members m WHERE m.site_id = ${tx.siteId} AND m.id = ANY (${[...memberIds]}::uuid[])
    )
    INSERT INTO customers AS c (site_id, id, member_id, email, name, created_date, updated_date)
    SELECT ${tx.siteId}, customer_id, id, email, name, created_date, ${tx.now}::timestamptz
      FROM member ORDER BY customer_id
    ON CONFLICT (site_id, id) DO UPDATE
      SET member_id = excluded.member_id, email = excluded.email,
          name = COALESCE(NULLIF(excluded.name, ''), c.name)
    RETURNING id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Assigns the addresses of members to them, whichever customer had them before. */
export async function addMemberEmails(tx: Tx, customerIds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO customer_emails AS e (site_id, email, customer_id)
    SELECT c.site_id, c.email, c.id FROM customers c
     WHERE c.site_id = ${tx.siteId} AND c.id = ANY (${[...customerIds]}::uuid[]) ORDER BY c.email
    ON CONFLICT (site_id, email) DO UPDATE SET customer_id = excluded.customer_id
     WHERE e.customer_id <> excluded.customer_id`.execute(tx.db)
}

/** Turns buyers without an account, whose address belongs to no customer, into customers. */
export async function addGuests(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    WITH guest AS (
      SELECT DISTINCT ON (lower(o.email)) lower(o.email) AS email, o.created_date
        FROM orders o
       WHERE o.site_id = ${tx.siteId} AND o.id = ANY (${[...orderIds]}::uuid[])
         AND o.email <> '' AND o.placed_date IS NOT NULL AND NOT o.is_rehearsal
         AND NOT EXISTS (SELECT FROM customers c WHERE c.site_id = o.site_id AND c.member_id = o.member_id)
         AND NOT EXISTS (SELECT FROM customer_emails e WHERE e.site_id = o.site_id AND e.email = lower(o.email))
       ORDER BY lower(o.email), o.created_date
    ), made AS (
      INSERT INTO customers (site_id, id, email, created_date, updated_date)
      SELECT ${tx.siteId}, gen_random_uuid(), email, created_date, ${tx.now}::timestamptz FROM guest
      RETURNING id, email
    )
    INSERT INTO customer_emails (site_id, email, customer_id)
    SELECT ${tx.siteId}, email, id FROM made ORDER BY email`.execute(tx.db)
}

/** Assigns orders to customers; returns all customers whose set of orders changed. */
export async function assignOrders(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH old AS (
      SELECT order_id, customer_id FROM customer_orders
       WHERE site_id = ${tx.siteId} AND order_id = ANY (${[...orderIds]}::uuid[])
    ), owned AS (
      SELECT o.id, COALESCE(
               (SELECT c.id FROM customers c WHERE c.site_id = o.site_id AND c.member_id = o.member_id),
               (SELECT e.customer_id FROM customer_emails e
                 WHERE e.site_id = o.site_id AND e.email = lower(o.email)),
               old.customer_id) AS customer_id
        FROM orders o LEFT JOIN old ON old.order_id = o.id
       WHERE o.site_id = ${tx.siteId} AND o.id = ANY (${[...orderIds]}::uuid[]) AND o.placed_date IS NOT NULL AND NOT o.is_rehearsal
    ), written AS (
      INSERT INTO customer_orders AS c (site_id, order_id, customer_id)
      SELECT ${tx.siteId}, id, customer_id FROM owned WHERE customer_id IS NOT NULL ORDER BY id
      ON CONFLICT (site_id, order_id) DO UPDATE SET customer_id = excluded.customer_id
       WHERE c.customer_id <> excluded.customer_id
    )
    SELECT customer_id AS id FROM old UNION SELECT customer_id FROM owned WHERE customer_id IS NOT NULL`.execute(
    tx.db,
  )
  return rows.map(({ id }) => id)
}

/**
 * Lets only one transaction at a time assign the orders of a site. A count that waited for a row lock would not see the
 * orders that the holder of the lock inserted.
 */
export async function lockCounting(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('customers ' || ${tx.siteId}, 0))`.execute(
    tx.db,
  )
}

/**
 * Counts the orders of customers and their spending, under the lock of the site. Spending is the sum of the revenue
 * accounts, as in the reports.
 */
export async function countCustomers(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    WITH ordered AS (
      SELECT co.customer_id, o.id, o.placed_date, o.created_date, o.buyer_name, o.email, o.state,
             COALESCE(o.shipping->'address'->>'country', o.billing->'address'->>'country') AS country
        FROM customer_orders co JOIN orders o ON o.site_id = co.site_id AND o.id = co.order_id
       WHERE co.site_id = ${tx.siteId} AND co.customer_id = ANY (${[...ids]}::uuid[]) AND o.placed_date IS NOT NULL
    ), booked AS (
      SELECT ordered.customer_id, l.currency, -sum(l.amount_minor) AS spent
        FROM ordered JOIN ledger_entries l ON l.site_id = ${tx.siteId} AND l.order_id = ordered.id
       WHERE l.account IN ('SALES', 'DISCOUNT', 'DELIVERY', 'FEES', 'TAX', 'REFUNDS')
       GROUP BY ordered.customer_id, l.currency
    ), counted AS (
      SELECT c.id, count(ordered.id)::int AS orders, min(ordered.created_date) AS first, max(ordered.created_date) AS last,
             (array_agg(ordered.buyer_name ORDER BY ordered.created_date DESC)
               FILTER (WHERE ordered.buyer_name <> ''))[1] AS name,
             (array_agg(ordered.country ORDER BY ordered.created_date DESC)
               FILTER (WHERE ordered.country IS NOT NULL))[1] AS country,
             COALESCE((SELECT jsonb_object_agg(b.currency, b.spent) FROM booked b WHERE b.customer_id = c.id), '{}') AS spent
        FROM customers c LEFT JOIN ordered ON ordered.customer_id = c.id
       WHERE c.site_id = ${tx.siteId} AND c.id = ANY (${[...ids]}::uuid[])
       GROUP BY c.id
    )
    UPDATE customers c
       SET orders = counted.orders, first_order_date = counted.first, last_order_date = counted.last,
           spent = counted.spent, country = COALESCE(counted.country, c.country),
           name = CASE WHEN c.member_id IS NULL OR c.name = '' THEN COALESCE(counted.name, c.name) ELSE c.name END
      FROM counted WHERE c.site_id = ${tx.siteId} AND c.id = counted.id`.execute(tx.db)
}

/** The customer of an order, as of the last count. */
export async function findCustomerOf(tx: Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT customer_id AS id FROM customer_orders
     WHERE site_id = ${tx.siteId} AND order_id = ${orderId}::uuid`.execute(tx.db)
  return rows[0]?.id
}
