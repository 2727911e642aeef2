import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { LabelKind } from '../model/label.ts'
import type { Label } from '../model/product.ts'
import { labelTable } from './labels.ts'

/** How far above the numbers given so far a product may bring one of its own. */
const NUMBER_ROOM = 10_000_000

/** Which of these ids the site's table has. */
export async function findIds(
  tx: Tx,
  table: 'products' | 'collections',
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(table)}
     WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[])`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}

/** Adds labels under the ids they bring; one whose id or name is there already is left out. */
export async function insertLabelsAs(
  tx: Tx,
  kind: LabelKind,
  labels: readonly Label[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO ${labelTable(kind)} (site_id, id, name, created_date, updated_date)
    SELECT ${tx.siteId}::uuid, id, name, ${tx.now}::timestamptz, ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) AS new (id uuid, name text)
    ON CONFLICT DO NOTHING
    RETURNING id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Those of these labels that the site has, also deleted ones that products still show. */
export async function findLabelsAs(
  tx: Tx,
  kind: LabelKind,
  ids: readonly string[],
): Promise<Map<string, Label>> {
  const { rows } = await sql<Label>`
    SELECT label.id, label.name FROM ${labelTable(kind)} label
     WHERE label.site_id = ${tx.siteId} AND label.id = ANY(${ids}::uuid[])`.execute(tx.db)
  return new Map(rows.map((one) => [one.id, one]))
}

/**
 * Those of these numbers that products may keep: free in the site, and not so far off that the count,
 * which all sites share, would jump. New products count on behind the highest of them.
 */
export async function keepNumbers(tx: Tx, numbers: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ number: number }>`
    SELECT wanted AS number FROM unnest(${numbers}::bigint[]) AS wanted
     WHERE wanted <= (SELECT last_value FROM product_numbers) + ${NUMBER_ROOM}
       AND NOT EXISTS (SELECT FROM products p
                        WHERE p.site_id = ${tx.siteId} AND p.numeric_id = wanted)`.execute(tx.db)
  const kept = rows.map(({ number }) => number)
  if (kept.length > 0) {
    await sql`
      SELECT setval('product_numbers', ${Math.max(...kept)}::bigint)
       WHERE (SELECT last_value FROM product_numbers) < ${Math.max(...kept)}::bigint`.execute(tx.db)
  }
  return new Set(kept)
}
