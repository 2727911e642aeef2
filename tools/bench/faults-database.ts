import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSettings, startDatabase } from '@vitrine/server/cli'
import pg from 'pg'

export type FaultyDatabase = Awaited<ReturnType<typeof startFaultyDatabase>>

/** A separate PostgreSQL, which can be restarted, lose backends and crash on demand. */
export async function startFaultyDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-faults-'))
  // PostgreSQL runs as another user when root starts it, and has to step through to its own.
  chmodSync(folder, 0o711)
  const settings = readSettings({ VITRINE_DATA: folder })
  const start = () => startDatabase(settings, () => undefined)
  let database = await start()
  const { url } = database

  async function query<Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
    connectionString = url,
  ) {
    const client = new pg.Client({ connectionString })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** A backend of the product that is at work, else any. */
  const findBackend = async (): Promise<number | undefined> => {
    const [found] = await query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'vitrine%'
        ORDER BY state = 'idle', random() LIMIT 1`,
    )
    return found?.pid
  }

  return {
    url,
    /** The folder of its files, in which its product has to start too. */
    folder,
    query,
    /** Copies this database, which must not be in use meanwhile; returns the URL of the copy. */
    async copy(name: string): Promise<string> {
      // Where it listens on a socket the address has no host, which `URL` does not read.
      const [beforeQuery = '', ...others] = url.split('?')
      const place = beforeQuery.lastIndexOf('/') + 1
      const original = beforeQuery.slice(place)
      const to = (database: string) => [beforeQuery.slice(0, place) + database, ...others].join('?')
      await query(`CREATE DATABASE "${name}" TEMPLATE "${original}"`, [], to('template1'))
      return to(name)
    },
    async restart() {
      await database.close()
      database = await start()
      if (database.url !== url) throw new Error(`The database moved to ${database.url}`)
    },
    async endBackend() {
      const pid = await findBackend()
      if (pid) await query('SELECT pg_terminate_backend($1)', [pid])
    },
    /** When a process of PostgreSQL crashes, PostgreSQL ends all others and recovers. */
    async crash() {
      const pid = await findBackend()
      if (pid) process.kill(pid, 'SIGKILL')
    },
    async close() {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
