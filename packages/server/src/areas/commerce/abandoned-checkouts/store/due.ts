import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'

interface CheckoutReference {
  readonly siteId: string
  readonly id: string
}

/** Checkouts whose next reminder is due, the longest overdue first. */
export async function findDue(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<CheckoutReference[]> {
  const { rows } = await sql<CheckoutReference>`
    SELECT site_id AS "siteId", id FROM abandoned_checkouts
     WHERE mail_due_date <= ${now}::timestamptz ORDER BY mail_due_date LIMIT ${limit}`.execute(db)
  return rows
}

/** Sites that have some from before a moment. */
export async function findSitesWithOld(db: Kysely<Tables>, before: Date): Promise<string[]> {
  const { rows } = await sql<{ siteId: string }>`
    SELECT DISTINCT site_id AS "siteId" FROM abandoned_checkouts
     WHERE created_date <= ${before}::timestamptz`.execute(db)
  return rows.map(({ siteId }) => siteId)
}

/** Ids of some older than a moment, oldest first; skips locked ones. */
export async function lockOld(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM abandoned_checkouts
     WHERE site_id = ${tx.siteId} AND created_date <= ${before}::timestamptz
     ORDER BY created_date, id LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(tx.db)
  return rows.map(({ id }) => id)
}
