import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart } from '../model/cart.ts'
import { selection } from './carts.ts'

/**
 * Carts and checkouts with an e-mail address whose last change was before a moment, and that were not
 * recorded since.
 */
export interface TimeRange {
  /** Older last changes are ignored. */
  readonly after: Date
  readonly before: Date
}

const open = sql`email IS NOT NULL AND ordered_date IS NULL AND NOT abandoned AND NOT is_rehearsal`

/** A cart counts until a checkout is made of it, and a checkout while its cart rests, too. */
const counts = (before: Date): RawBuilder<unknown> => sql`
  (kind = 'checkout' OR checkout_id IS NULL)
  AND NOT EXISTS (SELECT FROM carts source
                   WHERE source.site_id = carts.site_id AND source.checkout_id = carts.id
                     AND source.updated_date > ${before}::timestamptz)`

const within = ({ after, before }: TimeRange) => sql`
  updated_date > ${after}::timestamptz AND updated_date <= ${before}::timestamptz`

export async function findSitesWithUntouched(
  db: Kysely<Tables>,
  time: TimeRange,
): Promise<string[]> {
  const { rows } = await sql<{ siteId: string }>`
    SELECT DISTINCT site_id AS "siteId" FROM carts WHERE ${open} AND ${within(time)}`.execute(db)
  return rows.map(({ siteId }) => siteId)
}

/** Inactive carts of a site, longest inactive first. */
export async function findUntouched(
  db: Kysely<Tables>,
  siteId: string,
  time: TimeRange,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM carts
     WHERE site_id = ${siteId}::uuid AND ${open} AND ${within(time)} AND ${counts(time.before)}
     ORDER BY updated_date LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks one of them; undefined when it was changed, recorded or locked meanwhile. */
export async function lockUntouched(tx: Tx, id: string, before: Date): Promise<Cart | undefined> {
  const { rows } = await sql<Cart>`
    SELECT ${selection} FROM carts
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid AND ${open}
       AND updated_date <= ${before}::timestamptz
       FOR UPDATE SKIP LOCKED`.execute(tx.db)
  return rows[0]
}

/** Is not found as untouched any more until it is changed. */
export async function markAbandoned(tx: Tx, id: string): Promise<void> {
  await sql`
    UPDATE carts SET abandoned = true WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(
    tx.db,
  )
}

/** When a cart or checkout was last changed; undefined if it is deleted. */
export async function findLastChange(tx: Tx, id: string): Promise<Date | undefined> {
  const { rows } = await sql<{ updatedDate: Date }>`
    SELECT updated_date AS "updatedDate" FROM carts
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
  return rows[0]?.updatedDate
}
