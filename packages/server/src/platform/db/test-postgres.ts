import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'

/** A PostgreSQL of one test, which may break it. */
export interface TestPostgres {
  readonly url: string
  /** Ends every process of it at once, as a power cut would. */
  crash(): Promise<void>
  /** Starts it again on its data. */
  start(): Promise<void>
  /** Kills one of its processes with SIGKILL: it ends all sessions and recovers by itself. */
  killBackend(): Promise<void>
  /** Ends the sessions of everybody else in order. */
  endSessions(): Promise<void>
  /** One statement on a connection of its own. */
  query(text: string): Promise<Record<string, unknown>[]>
  remove(): Promise<void>
}

export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-outage-'))
  // The server runs as another user when root starts the tests.
  chmodSync(dataDir, 0o711)
  // Durable: what it has acknowledged it must have after a crash, too.
  const startServer = () => startEmbeddedPostgres({ dataDir })
  let server = await startServer()
  const { connectionString: url } = server

  async function query(text: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: url, application_name: 'test' })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }

  return {
    url,
    query,
    async crash() {
      const pid = Number.parseInt(
        readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'),
        10,
      )
      process.kill(pid, 'SIGQUIT')
      while (isAlive(pid)) await wait(10)
      // Only what holds the folder is left of it.
      await server.stop()
    },
    async start() {
      server = await startServer()
    },
    async killBackend() {
      const [row] = await query(
        `SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'vitrine%' LIMIT 1`,
      )
      process.kill(Number(row?.pid), 'SIGKILL')
    },
    async endSessions() {
      await query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name LIKE 'vitrine%' AND pid <> pg_backend_pid()`,
      )
    },
    async remove() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
