import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'

const BATCH = 500
/** Longer than the engine needs for a batch. */
const RESERVED_MINUTES = 6

/** A change that was not sent to an engine yet; of all products of the site where `productId` is null. */
export interface EngineChange {
  readonly seq: number
  readonly productId: string | null
}

type Database = Kysely<Tables>

/**
 * Starts recording changes for the engine at this address. A new address is sent all products of all sites.
 * Returns whether it is new.
 */
export async function noteChangesFor(db: Database, address: string): Promise<boolean> {
  const { rows } = await sql`
    WITH former AS (DELETE FROM search_engines WHERE address <> ${address}),
         own AS (INSERT INTO search_engines (address, created_date) VALUES (${address}, now()) ON CONFLICT DO NOTHING RETURNING 1)
    INSERT INTO search_changes (site_id) SELECT s.id FROM own, sites s RETURNING 1`.execute(db)
  return rows.length > 0
}

/** Reserves the engine for this process, or goes on to; false while another process has it. */
export async function reserveEngine(db: Database, isMine: boolean): Promise<boolean> {
  const { rows } = await sql`
    UPDATE search_engines SET busy_until = now() + make_interval(mins => ${RESERVED_MINUTES})
     WHERE ${isMine} OR busy_until IS NULL OR busy_until < now() RETURNING 1`.execute(db)
  return rows.length > 0
}

export async function releaseEngine(db: Database): Promise<void> {
  await sql`UPDATE search_engines SET busy_until = NULL`.execute(db)
}

/** A second from now, as the queue counts time. */
export async function soon(db: Database): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT now() + interval '1 second' AS at`.execute(db)
  return rows[0]?.at ?? new Date(0)
}

/** Stops recording, and deletes recorded changes. */
export async function stopNoting(db: Database): Promise<void> {
  const { rows } = await sql`DELETE FROM search_engines RETURNING 1`.execute(db)
  if (rows.length > 0) await sql`DELETE FROM search_changes`.execute(db)
}

/** Marks all products of the site to be sent again, if an engine is configured. */
export async function noteEverything(tx: Tx): Promise<void> {
  await sql`
    INSERT INTO search_changes (site_id)
    SELECT ${tx.siteId}::uuid WHERE EXISTS (SELECT FROM search_engines)`.execute(tx.db)
}

/** Sites with changes that were not sent. */
export async function findChangedSites(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM sites s WHERE EXISTS (SELECT FROM search_changes c WHERE c.site_id = s.id)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The first changes of a site; full transfers precede single products. */
export async function findChanges(tx: Tx): Promise<EngineChange[]> {
  const { rows } = await sql<EngineChange>`
    (SELECT seq, product_id AS "productId" FROM search_changes
      WHERE site_id = ${tx.siteId} AND product_id IS NULL ORDER BY seq LIMIT ${BATCH})
     UNION ALL
    (SELECT seq, product_id FROM search_changes
      WHERE site_id = ${tx.siteId} AND product_id IS NOT NULL ORDER BY seq LIMIT ${BATCH})`.execute(
    tx.db,
  )
  return rows
}

export async function deleteChanges(tx: Tx, changes: readonly EngineChange[]): Promise<void> {
  const numbers = changes.map(({ seq }) => seq)
  await sql`
    DELETE FROM search_changes WHERE site_id = ${tx.siteId} AND seq = ANY(${numbers}::bigint[])`.execute(
    tx.db,
  )
}
