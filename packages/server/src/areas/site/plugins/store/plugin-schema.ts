import { CompiledQuery, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Has the rest of the transaction see the tables of this schema alone; sets its site. */
export async function enterSchema(tx: Tx, schema: string): Promise<void> {
  await sql`SELECT set_config('search_path', quote_ident(${schema}), TRUE),
                   set_config('vitrine.site_id', ${tx.siteId}, TRUE)`.execute(tx.db)
}

/** SQL of a plug-in, as it wrote it. */
export async function runSql<Row>(
  tx: Tx,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await tx.db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}

/** Deletes the rows of the site from every table of the schema that has a `site_id`. */
export async function clearSite(tx: Tx, schema: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'site_id' AND NOT a.attisdropped
     WHERE c.relkind = 'r' AND n.nspname = ${schema}`.execute(tx.db)
  for (const { name } of rows) {
    await sql`DELETE FROM ${sql.table(`${schema}.${name}`)} WHERE site_id::text = ${tx.siteId}`.execute(
      tx.db,
    )
  }
}
