import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ArchiveWriter } from './archive-writer.ts'
import { BackupRefused } from './backup-refused.ts'
import {
  columnList,
  JOBS_SCHEMA,
  portableSession,
  quoted,
  readAppliedMigrations,
  readJobsLevel,
  readSequences,
  readTables,
  type SchemaMigrations,
  type SequenceState,
  type TableShape,
} from './database-catalog.ts'
import { createRowSum } from './row-sum.ts'

export interface DatabaseSnapshot {
  readonly postgres: string
  readonly schemas: readonly SchemaMigrations[]
  /** The last migration of the queue's own tables. */
  readonly jobsLevel: number
  readonly sequences: readonly SequenceState[]
  readonly tables: Awaited<ReturnType<typeof readTables>>
}

interface DumpOptions {
  /** Called for each piece that was read. */
  onRows(rows: number, bytes: number): void
  readonly signal?: AbortSignal | undefined
}

/**
 * Opens a snapshot of the whole database and passes it to `work`; later writes are not part of it. Tables are
 * only locked against changes of their columns.
 */
export async function withSnapshot<T>(
  url: string,
  work: (client: Client, snapshot: DatabaseSnapshot) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: 'vitrine backup',
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(portableSession)
    return await work(client, await readSnapshot(client))
  } finally {
    await client.end()
  }
}

async function readSnapshot(client: Client): Promise<DatabaseSnapshot> {
  const schemas = await readAppliedMigrations(client)
  if (schemas[0]?.schema !== 'public') {
    throw new BackupRefused('There is nothing to back up: the database has no tables of Vitrine')
  }
  const names = [...schemas.map(({ schema }) => schema), JOBS_SCHEMA]
  const tables = await readTables(client, names)
  const list = tables.map(({ schema, table }) => quoted(schema, table)).join(', ')
  await client.query(`LOCK TABLE ${list} IN ACCESS SHARE MODE`)
  const version = await client.query('SHOW server_version')
  return {
    postgres: version.rows[0]?.server_version ?? '',
    schemas,
    jobsLevel: await readJobsLevel(client),
    sequences: await readSequences(client, names),
    tables,
  }
}

/** Writes the rows of each table behind a record that names it. */
export async function dumpTables(
  client: Client,
  tables: readonly TableShape[],
  archive: ArchiveWriter,
  { onRows, signal }: DumpOptions,
): Promise<{ tables: number; rows: number }> {
  let rows = 0
  for (const { schema, table, columns } of tables) {
    await archive.record({ table: { schema, table, columns } })
    const sum = await copyRows(client, { schema, table, columns }, async (chunk, added) => {
      signal?.throwIfAborted()
      await archive.data(chunk)
      onRows(added, chunk.byteLength)
    })
    await archive.record({ rows: sum })
    rows += sum.rows
  }
  return { tables: tables.length, rows }
}

/** Reads all rows of a table and adds them up; `each` gets every piece and how many rows end in it. */
export async function copyRows(
  client: Client,
  shape: TableShape,
  each: (chunk: Buffer, rows: number) => Promise<void> = async () => undefined,
) {
  const sum = createRowSum()
  // A table without writable columns can still have rows, but COPY has no list for it.
  const list = shape.columns.length > 0 ? ` (${columnList(shape)})` : ''
  const stream = client.query(copyTo(`COPY ${quoted(shape.schema, shape.table)}${list} TO STDOUT`))
  let before = 0
  for await (const chunk of stream) {
    sum.push(chunk)
    await each(chunk, sum.rows() - before)
    before = sum.rows()
  }
  return sum.result()
}
