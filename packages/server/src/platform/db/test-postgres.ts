import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'

/** A PostgreSQL of one test, which may break it. */
export interface TestPostgres {
  readonly url: string
  /** Kills all its processes at once, like a power failure. */
  crash(): Promise<void>
  /** Starts it again on its data. */
  start(): Promise<void>
  /** Kills one of its processes with SIGKILL: the server ends all sessions and recovers. */
  killBackend(): Promise<void>
  /** Ends all other sessions regularly. */
  endSessions(): Promise<void>
  /** Runs one statement on a separate connection. */
  query(text: string): Promise<Record<string, unknown>[]>
  /** A replica that follows it by streaming. */
  startReplica(): Promise<TestPostgres>
  /** A base backup, from which another server recovers with these settings. */
  backUp(): Promise<{ recover(settings: Record<string, string>): Promise<TestPostgres> }>
  remove(): Promise<void>
}

export const startTestPostgres = (): Promise<TestPostgres> => openTestPostgres(createFolder())

function createFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-outage-'))
  // The server runs as another user when root starts the tests.
  chmodSync(dataDir, 0o711)
  return dataDir
}

async function openTestPostgres(dataDir: string): Promise<TestPostgres> {
  // Durable: acknowledged commits must survive a crash.
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
      // Only the claim on the folder is left to release.
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
    async startReplica() {
      const folder = createFolder()
      const cluster = await copyCluster(url, join(dataDir, 'cluster'), folder)
      const { host, user } = new Client({ connectionString: url })
      const primary_conninfo = `host=${host} user=${user} application_name=replica`
      configure(cluster, 'standby.signal', { primary_conninfo })
      return openTestPostgres(folder)
    },
    async backUp() {
      const folder = createFolder()
      const cluster = await copyCluster(url, join(dataDir, 'cluster'), folder)
      return {
        recover(settings) {
          configure(cluster, 'recovery.signal', settings)
          return openTestPostgres(folder)
        },
      }
    },
    async remove() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Replaces `pg_basebackup`, which the embedded PostgreSQL lacks; returns the folder of the copy. */
async function copyCluster(url: string, from: string, folder: string): Promise<string> {
  const to = join(folder, 'cluster')
  const client = new Client({ connectionString: url, application_name: 'test' })
  await client.connect()
  try {
    await client.query(`SELECT pg_backup_start('test', true)`)
    const { stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
    if (!existsSync(join(to, 'PG_VERSION'))) {
      throw new Error(`The cluster was not copied: ${stderr}`)
    }
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)')
    rmSync(join(to, 'postmaster.pid'), { force: true })
    writeOwned(to, 'backup_label', rows[0].labelfile)
    return to
  } finally {
    await client.end()
  }
}

/** How a copy of a cluster starts: as a replica, or recovering from an archive. */
function configure(
  cluster: string,
  signal: 'standby.signal' | 'recovery.signal',
  settings: Record<string, string>,
): void {
  writeOwned(cluster, signal, '')
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`)
  appendFileSync(join(cluster, 'postgresql.auto.conf'), lines.join(''))
}

/** PostgreSQL runs as another user when root starts the tests. */
function writeOwned(cluster: string, name: string, text: string): void {
  const { uid, gid } = statSync(cluster)
  writeFileSync(join(cluster, name), text)
  chownSync(join(cluster, name), uid, gid)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
