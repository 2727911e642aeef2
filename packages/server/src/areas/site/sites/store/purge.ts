import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { notifySiteChanged } from './sites.ts'

/** All tables with rows of sites, referring tables first. Read from the database, so that none is missed. */
export async function listSiteTables(db: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; parents: string[] }>`
    SELECT c.relname AS name,
           coalesce(array_agg(p.relname::text) FILTER (WHERE p.oid <> c.oid), '{}') AS parents
      FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'site_id' AND NOT a.attisdropped
      LEFT JOIN pg_constraint f ON f.conrelid = c.oid AND f.contype = 'f'
      LEFT JOIN pg_class p ON p.oid = f.confrelid
     WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
     GROUP BY c.relname`.execute(db)
  return childrenFirst(new Map(tables.map(({ name, parents }) => [name, parents])))
}

/** Sorts tables so that each comes after those that refer to it. */
function childrenFirst(parentsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(parentsOf)
  const order: string[] = []
  while (left.size > 0) {
    const referred = new Set([...left.values()].flat())
    const free = [...left.keys()].filter((name) => !referred.has(name))
    // Tables that refer to each other in a circle go together, by their cascades.
    const next = free.length > 0 ? free : [...left.keys()]
    order.push(...next)
    for (const name of next) left.delete(name)
  }
  return order
}

/** Deletes a limited number of rows of the site; returns how many. */
export async function deleteSome(tx: Tx, table: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.table(table)} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${sql.table(table)} WHERE site_id = ${tx.siteId} LIMIT ${limit}))`.execute(
    tx.db,
  )
  return Number(numAffectedRows ?? 0)
}

/** Reduces a deleted site to its id, its name and its state. */
export async function markDeleted(tx: Tx): Promise<void> {
  await tx.db
    .updateTable('sites')
    .set({
      deletion: 'DELETED',
      domains: [],
      settings: '{}',
      purged_date: tx.now,
      updated_date: tx.now,
    })
    .where('id', '=', tx.siteId)
    .execute()
  await notifySiteChanged(tx)
}
