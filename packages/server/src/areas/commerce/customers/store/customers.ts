import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Customer, OrderConsent } from '../model.ts'

export const columns = sql`
  c.id, c.member_id AS "memberId", c.email, c.name, c.country, c.orders, c.spent,
  c.first_order_date AS "firstOrderDate", c.last_order_date AS "lastOrderDate", c.tags,
  c.created_date AS "createdDate"`

export async function findCustomer(
  tx: Tx,
  id: string,
  isLocked = false,
): Promise<Customer | undefined> {
  const { rows } = await sql<Customer>`
    SELECT ${columns}, c.revision, c.note, c.updated_date AS "updatedDate" FROM customers c
     WHERE c.site_id = ${tx.siteId} AND c.id = ${id}::uuid ${isLocked ? sql`FOR UPDATE` : sql``}`.execute(
    tx.db,
  )
  return rows[0]
}

export async function findCustomerOfMember(
  tx: Tx,
  memberId: string,
): Promise<Customer | undefined> {
  const { rows } = await sql<Customer>`
    SELECT ${columns}, c.revision, c.note, c.updated_date AS "updatedDate" FROM customers c
     WHERE c.site_id = ${tx.siteId} AND c.member_id = ${memberId}::uuid`.execute(tx.db)
  return rows[0]
}

export async function updateCustomer(tx: Tx, customer: Customer): Promise<void> {
  await sql`
    UPDATE customers SET revision = ${customer.revision}, note = ${customer.note},
                         tags = ${[...customer.tags]}::text[], updated_date = ${customer.updatedDate}
     WHERE site_id = ${tx.siteId} AND id = ${customer.id}::uuid`.execute(tx.db)
}

/** The addresses of a customer and the consents given with its orders, in one statement. */
export async function findDetails(
  tx: Tx,
  id: string,
  /** Limits consents to orders of this account. */
  memberId?: string,
): Promise<{ readonly emails: readonly string[]; readonly consents: readonly OrderConsent[] }> {
  const { rows } = await sql<{
    emails: string[]
    consents: (Omit<OrderConsent, 'givenDate'> & { readonly givenDate: string })[]
  }>`
    SELECT ARRAY(SELECT e.email FROM customer_emails e
                  WHERE e.site_id = ${tx.siteId} AND e.customer_id = ${id}::uuid ORDER BY e.email) AS emails,
           COALESCE((SELECT jsonb_agg(given.consent ORDER BY given.consent ->> 'key') FROM (
             SELECT DISTINCT ON (one ->> 'key') one || jsonb_build_object('orderNumber', o.number::text, 'email', o.email) AS consent
               FROM customer_orders co
               JOIN orders o ON o.site_id = co.site_id AND o.id = co.order_id, jsonb_array_elements(o.consents) one
              WHERE co.site_id = ${tx.siteId} AND co.customer_id = ${id}::uuid
                AND ${memberId ? sql`o.member_id = ${memberId}::uuid` : sql`true`}
              ORDER BY one ->> 'key', o.created_date DESC) given), '[]') AS consents`.execute(tx.db)
  const [found] = rows
  return {
    emails: found?.emails ?? [],
    consents: (found?.consents ?? []).map((one) => ({
      ...one,
      givenDate: new Date(one.givenDate),
    })),
  }
}

/** The ids of a customer's orders. */
export async function findOrderIds(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT order_id AS id FROM customer_orders
     WHERE site_id = ${tx.siteId} AND customer_id = ${id}::uuid ORDER BY order_id`.execute(tx.db)
  return rows.map((row) => row.id)
}

/** Moves the orders, addresses, tags and note of one customer to another. */
export async function moveToCustomer(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    UPDATE customer_orders SET customer_id = ${to}::uuid
     WHERE site_id = ${tx.siteId} AND customer_id = ${from}::uuid`.execute(tx.db)
  await sql`
    UPDATE customer_emails SET customer_id = ${to}::uuid
     WHERE site_id = ${tx.siteId} AND customer_id = ${from}::uuid`.execute(tx.db)
  await sql`
    UPDATE customers c
       SET tags = ARRAY(SELECT DISTINCT tag FROM unnest(c.tags || other.tags) tag ORDER BY tag),
           note = concat_ws(E'\n\n', NULLIF(c.note, ''), NULLIF(other.note, '')),
           created_date = LEAST(c.created_date, other.created_date), country = COALESCE(c.country, other.country),
           name = COALESCE(NULLIF(c.name, ''), other.name), revision = c.revision + 1,
           updated_date = ${tx.now}::timestamptz
      FROM customers other
     WHERE c.site_id = ${tx.siteId} AND c.id = ${to}::uuid
       AND other.site_id = c.site_id AND other.id = ${from}::uuid`.execute(tx.db)
  await deleteCustomer(tx, from)
}

export async function deleteCustomer(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM customers WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}
