import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Lot, LotPart } from '../model.ts'

const columns = sql`
  id, left_minor AS "leftMinor", expiration_date AS "expirationDate", created_date AS "createdDate"`

/** The lots of a locked balance with a remaining amount. */
export async function findLotsLeft(tx: Tx, storeCreditId: string): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    SELECT ${columns} FROM store_credit_lots
     WHERE site_id = ${tx.siteId} AND store_credit_id = ${storeCreditId}::uuid AND left_minor > 0`.execute(
    tx.db,
  )
  return rows
}

/** Lots by id, including used ones. */
export async function findLots(tx: Tx, ids: readonly string[]): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    SELECT ${columns} FROM store_credit_lots
     WHERE site_id = ${tx.siteId} AND id = ANY (${[...ids]}::uuid[])`.execute(tx.db)
  return rows
}

export async function insertLot(
  tx: Tx,
  storeCreditId: string,
  { id, leftMinor, expirationDate, createdDate }: Lot,
): Promise<void> {
  await sql`
    INSERT INTO store_credit_lots (site_id, id, store_credit_id, left_minor, expiration_date, created_date)
    VALUES (${tx.siteId}, ${id}, ${storeCreditId}, ${leftMinor}, ${expirationDate}, ${createdDate})`.execute(
    tx.db,
  )
}

/** Adds amounts to lots, or subtracts them with a negative sign. */
export async function moveLots(tx: Tx, parts: readonly LotPart[], sign: 1 | -1): Promise<void> {
  if (parts.length === 0) return
  await sql`
    UPDATE store_credit_lots l SET left_minor = l.left_minor + ${sign} * part."amountMinor"
      FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS part ("lotId" uuid, "amountMinor" bigint)
     WHERE l.site_id = ${tx.siteId} AND l.id = part."lotId"`.execute(tx.db)
}

/** Sites with credit that expires before a moment, and unmailed members. */
export async function findSitesToRemind(
  db: Kysely<Tables>,
  now: Date,
  before: Date,
): Promise<string[]> {
  const { rows } = await sql<{ siteId: string }>`
    SELECT DISTINCT site_id AS "siteId" FROM store_credit_lots
     WHERE expiration_date > ${now}::timestamptz AND expiration_date <= ${before}::timestamptz
       AND left_minor > 0 AND reminded_date IS NULL`.execute(db)
  return rows.map(({ siteId }) => siteId)
}

/** The balances of a site with such credit, earliest expiry first. */
export async function findToRemind(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT store_credit_id AS id FROM store_credit_lots
     WHERE site_id = ${tx.siteId} AND expiration_date > ${tx.now}::timestamptz
       AND expiration_date <= ${before}::timestamptz AND left_minor > 0 AND reminded_date IS NULL
     GROUP BY store_credit_id ORDER BY min(expiration_date) LIMIT ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/**
 * Marks the credit of a locked balance that expires before a moment as reminded; returns newly marked lots.
 */
export async function markReminded(tx: Tx, storeCreditId: string, before: Date): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    UPDATE store_credit_lots SET reminded_date = ${tx.now}::timestamptz
     WHERE site_id = ${tx.siteId} AND store_credit_id = ${storeCreditId}::uuid AND left_minor > 0
       AND expiration_date > ${tx.now}::timestamptz AND expiration_date <= ${before}::timestamptz
       AND reminded_date IS NULL
    RETURNING ${columns}`.execute(tx.db)
  return rows
}

/** Balances of all sites with something that is over and not booked yet, the longest over first. */
export async function findToExpire(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<{ siteId: string; id: string }[]> {
  const { rows } = await sql<{ siteId: string; id: string }>`
    SELECT site_id AS "siteId", store_credit_id AS id FROM store_credit_lots
     WHERE expiration_date <= ${now}::timestamptz AND left_minor > 0
     GROUP BY site_id, store_credit_id ORDER BY min(expiration_date) LIMIT ${limit}`.execute(db)
  return rows
}
