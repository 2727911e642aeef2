import type { Client } from 'pg'
import { migrationsDirectory, readMigrations } from '../../platform/db/migrate.ts'
import { connectChecked } from '../check-database.ts'
import type { OpenDatabase } from '../open-database.ts'
import { checkDatabase, checkedSettings, type DatabaseFacts } from './database-rules.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

/** Inspects the database without changing anything. */
export async function checkDatabaseState(
  { url, directUrl }: OpenDatabase,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<Finding[]> {
  const client = await (directUrl
    ? connectChecked(directUrl, 'DATABASE_DIRECT_URL')
    : connectChecked(url))
  try {
    const { rows } = await client.query('SHOW server_version')
    const facts = await readFacts(client)
    const findings = checkDatabase(facts, { isPooled: directUrl !== undefined })
    return [
      ok('database', `PostgreSQL ${rows[0]?.server_version} (15 or newer)`),
      // The embedded database is configured by the product.
      ...findings.filter(({ check }) => !isEmbedded || check !== 'memory'),
      ...(await checkMigrations(client)),
    ]
  } finally {
    await client.end()
  }
}

export async function readFacts(client: Client): Promise<DatabaseFacts> {
  const settings = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [checkedSettings],
  )
  const state = await client.query(`
    SELECT pg_encoding_to_char(d.encoding) AS encoding, pg_is_in_recovery() AS "isReplica",
      age(d.datfrozenxid)::int AS "transactionAge",
      (SELECT count(*)::int FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND application_name NOT LIKE 'vitrine%') AS "otherSessions",
      (SELECT coalesce(max(extract(epoch FROM now() - xact_start)), 0)::int FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend') AS "oldestTransactionSeconds"
    FROM pg_database d WHERE d.datname = current_database()`)
  return {
    ...state.rows[0],
    settings: Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting])),
    clockAheadMs: await readClock(client),
  }
}

/** Compares with the middle of the call, so that a slow network does not look like a wrong clock. */
async function readClock(client: Client): Promise<number> {
  const before = Date.now()
  const { rows } = await client.query(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
  )
  return Number(rows[0]?.now) - (before + Date.now()) / 2
}

async function checkMigrations(client: Client): Promise<Finding[]> {
  const there = await client.query(
    `SELECT to_regclass('public.vitrine_migrations') IS NOT NULL AS "isThere"`,
  )
  if (!there.rows[0]?.isThere) {
    return [ok('migrations', 'The database has no tables yet; the first start makes them')]
  }
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM public.vitrine_migrations',
  )
  return [migrationsFinding(readMigrations(migrationsDirectory), rows)]
}

type Names = readonly { readonly name: string; readonly checksum: string }[]

export function migrationsFinding(own: Names, applied: Names): Finding {
  const sums = new Map(own.map(({ name, checksum }) => [name, checksum]))
  const unknown = applied.filter(({ name }) => !sums.has(name))
  if (unknown[0]) {
    return wrong(
      'migrations',
      `A newer release has applied ${unknown[0].name}`,
      'Run that release or a later one',
    )
  }
  const edited = applied.find(({ name, checksum }) => sums.get(name) !== checksum)
  if (edited) {
    return wrong(
      'migrations',
      `${edited.name} was edited after it had been applied`,
      'Restore the file, and put the change in a new migration',
    )
  }
  const pending = own.length - applied.length
  if (pending === 0) return ok('migrations', 'All migrations are applied')
  return warning(
    'migrations',
    `${pending} migrations are not applied yet`,
    'Make a backup (vitrine backup), and start this release: it applies them',
  )
}
