import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Due } from '../model.ts'

/** Queues customers for recounting; only inserts rows, so that no transaction waits for another. */
export async function insertDue(tx: Tx, kind: Due['kind'], ids: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO customers_due (site_id, kind, id)
    SELECT ${tx.siteId}::uuid, ${kind}, id FROM unnest(${[...ids]}::uuid[]) id`.execute(tx.db)
}

/** Takes due rows, the earliest first; skips those that another process has locked. */
export async function takeDue(tx: Tx, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    DELETE FROM customers_due WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM customers_due WHERE site_id = ${tx.siteId}
       ORDER BY seq LIMIT ${limit} FOR UPDATE SKIP LOCKED))
    RETURNING kind, id`.execute(tx.db)
  return rows
}

export async function findDueSites(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`SELECT DISTINCT site_id AS id FROM customers_due`.execute(db)
  return rows.map(({ id }) => id)
}
