import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Segment } from '../model.ts'

const columns = sql`id, name, filter, created_date AS "createdDate", updated_date AS "updatedDate"`

export async function findSegments(tx: Tx): Promise<Segment[]> {
  const { rows } = await sql<Segment>`
    SELECT ${columns} FROM customer_segments WHERE site_id = ${tx.siteId} ORDER BY lower(name), id`.execute(
    tx.db,
  )
  return rows
}

/** Inserts or updates a segment; false if another one has the same name. */
export async function putSegment(tx: Tx, segment: Segment): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO customer_segments (site_id, id, name, filter, created_date, updated_date)
    SELECT ${tx.siteId}, ${segment.id}::uuid, ${segment.name}, ${JSON.stringify(segment.filter)}::jsonb,
           ${segment.createdDate}::timestamptz, ${segment.updatedDate}::timestamptz
     WHERE NOT EXISTS (SELECT FROM customer_segments o
                        WHERE o.site_id = ${tx.siteId} AND lower(o.name) = lower(${segment.name})
                          AND o.id <> ${segment.id}::uuid)
    ON CONFLICT (site_id, id) DO UPDATE
      SET name = excluded.name, filter = excluded.filter, updated_date = excluded.updated_date
    RETURNING id`.execute(tx.db)
  return rows.length > 0
}

export async function removeSegment(tx: Tx, id: string): Promise<void> {
  await sql`
    DELETE FROM customer_segments WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}
