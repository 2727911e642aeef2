import { sql } from 'kysely'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { StoreCredit } from '../model.ts'

export const columns = sql`
  id, revision, member_id AS "memberId", currency, balance_minor AS "balanceMinor", created_date AS "createdDate",
  updated_date AS "updatedDate"`

/** The balance of a member in a currency, made where there is none yet, and locked. */
export async function openBalance(
  tx: Tx,
  memberId: string,
  currency: string,
): Promise<StoreCredit> {
  const { rows } = await sql<StoreCredit>`
    INSERT INTO store_credits (site_id, id, revision, member_id, currency, balance_minor, created_date, updated_date)
    VALUES (${tx.siteId}, ${newId()}, 0, ${memberId}, ${currency}, 0, ${tx.now}, ${tx.now})
    ON CONFLICT (site_id, member_id, currency) WHERE member_id IS NOT NULL
    DO UPDATE SET updated_date = excluded.updated_date
    RETURNING ${columns}`.execute(tx.db)
  const [found] = rows
  if (!found) throw new Error('a balance that is made is there')
  return found
}

/** Locks a balance until the transaction ends. */
export async function lockBalance(tx: Tx, id: string): Promise<StoreCredit | undefined> {
  const { rows } = await sql<StoreCredit>`
    SELECT ${columns} FROM store_credits
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid FOR UPDATE`.execute(tx.db)
  return rows[0]
}

/**
 * Changes a balance; undefined where it is insufficient. Concurrent changes wait until the transaction ends.
 */
export async function moveBalance(
  tx: Tx,
  id: string,
  byMinor: number,
): Promise<StoreCredit | undefined> {
  const { rows } = await sql<StoreCredit>`
    UPDATE store_credits
       SET balance_minor = balance_minor + ${byMinor}, revision = revision + 1,
           updated_date = ${tx.now}::timestamptz
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid AND balance_minor + ${byMinor} >= 0
    RETURNING ${columns}`.execute(tx.db)
  return rows[0]
}
