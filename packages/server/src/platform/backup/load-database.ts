import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { applyInTransaction, type Migration, readMigrations } from '../db/migrate.ts'
import { BackupRefused } from './backup-refused.ts'
import {
  columnList,
  JOBS_SCHEMA,
  quoted,
  readJobsLevel,
  readTables,
  type SchemaMigrations,
  type SequenceState,
  type TableRef,
  type TableShape,
} from './database-catalog.ts'
import { copyRows } from './dump-database.ts'
import type { RowSum } from './row-sum.ts'

/** The folder of a schema's migrations, and their owner. */
export interface SchemaSource {
  readonly owner: string
  readonly schema: string
  readonly directory: string
}

/** Throws `BackupRefused` unless the database only contains what PostgreSQL and extensions create. */
export async function refuseUsedDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT n.nspname || '.' || c.relname AS name FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f') AND n.nspname NOT LIKE 'pg\\_%'
       AND n.nspname <> ALL(ARRAY['information_schema', '${JOBS_SCHEMA}'])
       AND NOT EXISTS (SELECT FROM pg_depend d
         WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     ORDER BY 1 LIMIT 1`)
  const jobs = await client.query(
    `SELECT to_regclass('${JOBS_SCHEMA}._private_jobs') IS NOT NULL AS "isThere"`,
  )
  const hasJobs =
    jobs.rows[0]?.isThere &&
    (await client.query(`SELECT FROM ${JOBS_SCHEMA}._private_jobs LIMIT 1`)).rowCount !== 0
  const used = rows[0]?.name ?? (hasJobs ? `${JOBS_SCHEMA}._private_jobs` : undefined)
  if (used === undefined) return
  throw new BackupRefused(
    `The database "${client.database}" is not empty (${used}); a backup is restored into an empty one only. Set VITRINE_DATA to a new folder, and DATABASE_URL, if you use it, to a new database (createdb)`,
  )
}

/** Creates the tables of the archive's version; later migrations follow at the next start. */
export async function createTables(
  client: Client,
  archived: readonly SchemaMigrations[],
  sources: readonly SchemaSource[],
): Promise<void> {
  for (const { schema, migrations } of archived) {
    const source = sources.find((one) => one.schema === schema)
    if (!source) throw unknownSchema(schema)
    const fitting = fittingMigrations(source, migrations)
    if (schema !== 'public') await client.query(`CREATE SCHEMA IF NOT EXISTS ${quoted(schema)}`)
    await client.query(`SET LOCAL search_path TO ${quoted(schema)}`)
    await applyInTransaction(client, fitting)
  }
}

function fittingMigrations(
  { owner, directory }: SchemaSource,
  applied: SchemaMigrations['migrations'],
): Migration[] {
  const own = new Map(readMigrations(directory).map((one) => [one.name, one]))
  return applied.map(({ name, checksum }) => {
    const found = own.get(name)
    if (!found) {
      throw new BackupRefused(
        `${owner}: the archive was written by a newer release, which applied the migration ${name}. Restore it with that release or a later one`,
      )
    }
    if (found.checksum === checksum) return found
    throw new BackupRefused(
      `${owner}: the migration ${name} is another one than the archive was written with; restore it with the release that wrote it`,
    )
  })
}

const unknownSchema = (schema: string) =>
  new BackupRefused(
    `The archive holds the tables of a plug-in (${schema}) that this installation does not have; add it to the configuration (VITRINE_CONFIG)`,
  )

/** The queue moves forward only, and its tables are made at their newest. */
export async function refuseNewerJobs(client: Client, archived: number): Promise<void> {
  const own = await readJobsLevel(client)
  if (archived <= own) return
  throw new BackupRefused(
    `The archive was written by a newer release, whose queue is at ${archived}; this one is at ${own}. Restore it with that release or a later one`,
  )
}

/** Constraints and indexes that block or slow down loading rows, and are recreated after it. */
export interface SuspendedIndexes {
  readonly restore: readonly string[]
}

/**
 * Drops foreign keys and indexes and disables triggers, as an owner of the tables may: rows arrive in any
 * order, and already contain what triggers maintain.
 */
export async function suspendChecks(
  client: Client,
  schemas: readonly string[],
): Promise<SuspendedIndexes> {
  // With no schema in the path, definitions name the schema of everything.
  await client.query(`SET LOCAL search_path TO ''`)
  const read = async (text: string) =>
    (await client.query<{ drop: string; create: string }>(text, [schemas])).rows
  const found = [...(await read(foreignKeys)), ...(await read(indexes)), ...(await read(triggers))]
  for (const { drop } of found) await client.query(drop)
  return { restore: found.map(({ create }) => create).reverse() }
}

export async function resumeChecks(client: Client, { restore }: SuspendedIndexes): Promise<void> {
  await client.query(`SET LOCAL search_path TO ''`)
  for (const statement of restore) await client.query(statement)
}

const foreignKeys = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) AS create
  FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace
  WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname = ANY($1)`

const indexes = `
  SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop, pg_get_indexdef(i.indexrelid) AS create
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY($1) AND NOT c.relispartition AND NOT i.indisreplident
    AND n.nspname <> '${JOBS_SCHEMA}'
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)`

const triggers = `
  SELECT DISTINCT format('ALTER TABLE %s DISABLE TRIGGER USER', g.tgrelid::regclass) AS drop,
    format('ALTER TABLE %s ENABLE TRIGGER USER', g.tgrelid::regclass) AS create
  FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE NOT g.tgisinternal AND n.nspname = ANY($1)`

/** Empties tables that migrations have filled: the archive contains those rows as of its own time. */
export async function emptyTables(client: Client, schemas: readonly string[]): Promise<void> {
  for (const { schema, table } of await readTables(client, schemas)) {
    if (schema !== JOBS_SCHEMA) await client.query(`DELETE FROM ${quoted(schema, table)}`)
  }
}

export async function loadRows(
  client: Client,
  shape: TableShape,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  await client.query(`SET LOCAL search_path TO ${quoted(shape.schema)}`)
  const list = shape.columns.length > 0 ? ` (${columnList(shape)})` : ''
  const statement = `COPY ${quoted(shape.schema, shape.table)}${list} FROM STDIN`
  await pipeline(Readable.from(rows, { objectMode: false }), client.query(copyFrom(statement)))
}

export async function setSequences(
  client: Client,
  sequences: readonly SequenceState[],
): Promise<void> {
  for (const { schema, name, column, lastValue, isCalled } of sequences) {
    const own = quoted(schema, name)
    await client.query(
      `SELECT setval(CASE WHEN $2::text IS NULL THEN $1::text ELSE pg_get_serial_sequence($1, $2) END::regclass,
                     $3::bigint, $4::boolean)`,
      [own, column, lastValue, isCalled],
    )
  }
}

export type LoadedTable = TableShape & RowSum

/** Reads every table again and compares it with the counts and sums of the archive. */
export async function compareTables(client: Client, tables: readonly LoadedTable[]): Promise<void> {
  for (const table of tables) {
    const found = await copyRows(client, table)
    if (found.rows === table.rows && found.sum === table.sum) continue
    throw new BackupRefused(
      `The table ${nameOf(table)} has ${found.rows} rows that are not the ${table.rows} of the archive; nothing was restored`,
    )
  }
}

const nameOf = ({ schema, table }: TableRef) => (schema === 'public' ? table : `${schema}.${table}`)

/** No process runs them any more: unlocks the jobs, so that they run again. */
export async function releaseJobs(client: Client): Promise<void> {
  await client.query(
    `UPDATE ${JOBS_SCHEMA}._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`,
  )
  await client.query(
    `UPDATE ${JOBS_SCHEMA}._private_job_queues SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`,
  )
}
