import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Location } from '../../items/model/item.ts'

const columns = sql`id, revision, name, id = site_id AS "isDefault", created_date AS "createdDate",
  updated_date AS "updatedDate"`

/** The default one first, then by name. */
export async function listLocations(tx: Tx): Promise<Location[]> {
  const { rows } = await sql<Location>`
    SELECT ${columns} FROM locations WHERE site_id = ${tx.siteId}
     ORDER BY id <> site_id, lower(name)`.execute(tx.db)
  return rows
}

/** Which of these ids are locations. */
export async function findLocationIds(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM locations WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[])`.execute(
    tx.db,
  )
  return rows.map(({ id }) => id)
}

export async function lockLocation(tx: Tx, id: string): Promise<Location | undefined> {
  const { rows } = await sql<Location>`
    SELECT ${columns} FROM locations WHERE site_id = ${tx.siteId} AND id = ${id}::uuid
     FOR UPDATE`.execute(tx.db)
  return rows[0]
}

export async function insertLocation(
  tx: Tx,
  { id, name }: Pick<Location, 'id' | 'name'>,
): Promise<Location> {
  const { rows } = await sql<Location>`
    INSERT INTO locations (site_id, id, name, created_date, updated_date)
    VALUES (${tx.siteId}, ${id}, ${name}, ${tx.now}, ${tx.now})
    RETURNING ${columns}`.execute(tx.db)
  return rows[0] as Location
}

/** Whether another location has the name; serialises name changes. */
export async function isNameTaken(tx: Tx, { id, name }: Pick<Location, 'id' | 'name'>) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`locations ${tx.siteId}`}, 0))`.execute(
    tx.db,
  )
  const { rows } = await sql`
    SELECT FROM locations WHERE site_id = ${tx.siteId} AND lower(name) = lower(${name})
       AND id <> ${id}`.execute(tx.db)
  return rows.length > 0
}

export async function renameLocation(
  tx: Tx,
  { id, name }: Pick<Location, 'id' | 'name'>,
): Promise<Location> {
  const { rows } = await sql<Location>`
    UPDATE locations SET name = ${name}, revision = revision + 1, updated_date = ${tx.now}
     WHERE site_id = ${tx.siteId} AND id = ${id}
    RETURNING ${columns}`.execute(tx.db)
  return rows[0] as Location
}
