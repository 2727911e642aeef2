import { createHash, randomBytes } from 'node:crypto'
import { Client, type ClientBase, escapeIdentifier } from 'pg'
import { createTestClock } from '../clock.ts'
import { migrateJobs } from '../jobs.ts'
import { createLogger } from '../logger.ts'
import { loadSigningKeys } from '../signing-keys.ts'
import { connectDatabase } from './connect.ts'
import { migrate, migrationsDirectory, readMigrations } from './migrate.ts'
import { testClusterVariable } from './test-cluster.ts'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A migrated database for one test file, copied from a template that is made once. */
export async function createTestDatabase(directory = migrationsDirectory): Promise<TestDatabase> {
  const cluster = clusterUrl()
  const template = await withClient(cluster, (client) => findTemplate(client, cluster, directory))
  // Files are copied, not logged: a test's database is never recovered.
  return cloneDatabase(cluster, `TEMPLATE ${template} STRATEGY FILE_COPY`)
}

/** A database with nothing in it. */
export const createEmptyDatabase = (): Promise<TestDatabase> =>
  cloneDatabase(clusterUrl(), emptyDatabase)

// template0 allows another encoding than the server's default.
const emptyDatabase = `TEMPLATE template0 ENCODING 'UTF8'`

async function cloneDatabase(cluster: string, source: string): Promise<TestDatabase> {
  const name = `vitrine_test_${randomBytes(8).toString('hex')}`
  await withClient(cluster, (client) => client.query(`CREATE DATABASE ${name} ${source}`))
  return {
    url: urlOf(cluster, name),
    drop: async () => {
      await withClient(cluster, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      )
    },
  }
}

/** The template database with these migrations; the first test process creates it for all. */
async function findTemplate(
  client: ClientBase,
  cluster: string,
  directory: string,
): Promise<string> {
  const checksums = readMigrations(directory).map(({ checksum }) => checksum)
  const hash = createHash('sha256').update(checksums.join()).digest('hex').slice(0, 16)
  const template = `vitrine_template_${hash}`
  // Released when the connection ends; shared by all databases of the server.
  await client.query(`SELECT pg_advisory_lock(hashtext('vitrine_template'))`)
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
  if (found.rowCount !== 0) return template
  // Renamed when complete, so that an interrupted run leaves no incomplete template.
  const unfinished = `${template}_unfinished`
  await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${unfinished} ${emptyDatabase}`)
  await migrate(urlOf(cluster, unfinished), directory)
  await prepareDatabase(urlOf(cluster, unfinished))
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${escapeIdentifier(template)}`)
  return template
}

/** Creates what every server would create and wait for at its first start: the queue, and signing keys. */
async function prepareDatabase(url: string): Promise<void> {
  const { db, pool, close } = connectDatabase({ url, poolSize: 2 })
  await migrateJobs(pool, createLogger('silent'))
  await loadSigningKeys(db, createTestClock())
  await close()
}

function clusterUrl(): string {
  const url = process.env[testClusterVariable] ?? process.env.DATABASE_URL
  if (url) return url
  throw new Error(
    'No PostgreSQL for the tests: start them through vitest with the global setup of the testkit, ' +
      'or set DATABASE_URL.',
  )
}

function urlOf(cluster: string, database: string): string {
  return cluster.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}

async function withClient<T>(url: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
