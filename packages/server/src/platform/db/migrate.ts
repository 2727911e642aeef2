import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, type ClientBase, escapeIdentifier } from 'pg'

/** The folder of the migrations, for sources and for the program built into `dist`. */
export const migrationsDirectory =
  ['../../../migrations', '../migrations']
    .map((candidate) => fileURLToPath(new URL(candidate, import.meta.url)))
    .find((candidate) => existsSync(candidate)) ?? 'migrations'

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The migrations and the database do not match. The message explains how. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

/** Applies pending migrations and returns their names. */
export async function migrate(url: string, directory = migrationsDirectory): Promise<string[]> {
  const migrations = readMigrations(directory)
  return withClient(url, (client) => applyMissing(client, migrations))
}

/**
 * Applies pending migrations in a separate schema, which is created if missing. They cannot access other
 * schemas, and applied ones are recorded in that schema. Errors name the owner.
 */
export async function migrateSchema(
  url: string,
  { owner, schema, directory }: { owner: string; schema: string; directory: string },
): Promise<string[]> {
  try {
    const migrations = readMigrations(directory)
    return await withClient(url, async (client) => {
      await client.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(schema)}`)
      await client.query(`SET search_path TO ${escapeIdentifier(schema)}`)
      return applyMissing(client, migrations)
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new MigrationRefused(`${owner}: ${error.message}`, { cause: error })
  }
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'vitrine migrate' })
  // A connection error rejects the query; without a listener it would crash the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // One process migrates, the others wait and then find nothing to do.
    await client.query(`SELECT pg_advisory_lock(hashtext('vitrine_migrations'))`)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Reads `NNNN-what.sql` in order. Numbers start at 1 without gaps. */
export function readMigrations(directory: string): Migration[] {
  if (!existsSync(directory)) {
    throw new MigrationRefused(`There is no folder of migrations at ${directory}`)
  }
  const files = readdirSync(directory).filter((name) => name.endsWith('.sql'))
  return files.sort().map((file, index) => {
    const expected = String(index + 1).padStart(4, '0')
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file) || !file.startsWith(expected)) {
      throw new MigrationRefused(`Migration ${file} should be named ${expected}-what.sql`)
    }
    const sql = readFileSync(join(directory, file), 'utf8').replaceAll('\r\n', '\n')
    return { name: file.slice(0, -4), sql, checksum: hash(sql) }
  })
}

async function applyMissing(client: ClientBase, migrations: Migration[]): Promise<string[]> {
  const applied = await readApplied(client)
  refuseChanges(migrations, applied)
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of missing) await apply(client, migration)
  return missing.map(({ name }) => name)
}

async function readApplied(client: ClientBase): Promise<Map<string, string>> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS vitrine_migrations (
      name text PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now(),
      checksum text NOT NULL
    )`)
  const { rows } = await client.query('SELECT name, checksum FROM vitrine_migrations')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function refuseChanges(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort()
  if (unknown.length > 0) {
    throw new MigrationRefused(
      `The database was migrated by a newer release, which applied ${unknown.join(', ')}. ` +
        'Run that release or a later one.',
    )
  }
  for (const { name, checksum } of migrations) {
    const before = applied.get(name)
    if (before === undefined || before === checksum) continue
    throw new MigrationRefused(
      `Migration ${name} was edited after it had been applied to this database. ` +
        'Restore the file and put the change in a new migration.',
    )
  }
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await run(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Applies migrations to an empty schema, the one of `search_path`, inside the transaction of the caller. */
export async function applyInTransaction(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await readApplied(client)
  for (const migration of migrations) await run(client, migration)
}

async function run(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql)
    await client.query('INSERT INTO vitrine_migrations (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ])
  } catch (error) {
    throw new MigrationRefused(`Migration ${name} failed: ${reasonOf(error, sql)}`, {
      cause: error,
    })
  }
}

function reasonOf(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error)
  const position = 'position' in error ? Number(error.position) : Number.NaN
  if (Number.isNaN(position)) return error.message
  return `${error.message} (line ${sql.slice(0, position).split('\n').length})`
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
