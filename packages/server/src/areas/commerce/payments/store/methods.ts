import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { PaymentMethod } from '../model/payment.ts'

const columns = sql`
  id, revision, provider, name, description, instructions, active, position, countries,
  min_total AS "minTotal", max_total AS "maxTotal", delivery, due_days AS "dueDays", account`

/** In the order shown to buyers. */
export async function findMethods(tx: Tx): Promise<PaymentMethod[]> {
  const { rows } = await sql<PaymentMethod>`
    SELECT ${columns} FROM payment_methods WHERE site_id = ${tx.siteId} ORDER BY position, id`.execute(
    tx.db,
  )
  return rows
}

/** All methods, locked in order of their ids. */
export async function lockMethods(tx: Tx): Promise<PaymentMethod[]> {
  const { rows } = await sql<PaymentMethod>`
    SELECT ${columns} FROM payment_methods WHERE site_id = ${tx.siteId} ORDER BY id FOR UPDATE`.execute(
    tx.db,
  )
  return rows.sort((a, b) => a.position - b.position)
}

export async function saveMethod(tx: Tx, method: PaymentMethod): Promise<void> {
  const account = method.account === null ? null : JSON.stringify(method.account)
  await sql`
    INSERT INTO payment_methods (site_id, id, revision, provider, name, description, instructions, active,
                                 position, countries, min_total, max_total, delivery, due_days, account)
    VALUES (${tx.siteId}, ${method.id}, ${method.revision}, ${method.provider}, ${method.name},
            ${method.description}, ${method.instructions}, ${method.active}, ${method.position},
            ${[...method.countries]}::text[], ${method.minTotal}, ${method.maxTotal}, ${method.delivery},
            ${method.dueDays}, ${account}::jsonb)
    ON CONFLICT (site_id, id) DO UPDATE
       SET revision = excluded.revision, provider = excluded.provider, name = excluded.name,
           description = excluded.description, instructions = excluded.instructions,
           active = excluded.active, position = excluded.position, countries = excluded.countries,
           min_total = excluded.min_total, max_total = excluded.max_total, delivery = excluded.delivery, due_days = excluded.due_days,
           account = excluded.account`.execute(tx.db)
}

/** Sets the positions of methods. */
export async function placeMethods(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE payment_methods m SET position = o.position - 1
      FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS o (id, position)
     WHERE m.site_id = ${tx.siteId} AND m.id = o.id`.execute(tx.db)
}

export async function deleteMethod(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM payment_methods WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(
    tx.db,
  )
}
