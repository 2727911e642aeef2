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
  /** A replica that follows it by streaming. */
  startReplica(): Promise<TestPostgres>
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
    async startReplica() {
      const folder = createFolder()
      await copyCluster(url, join(dataDir, 'cluster'), join(folder, 'cluster'))
      return openTestPostgres(folder)
    },
    async remove() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** What `pg_basebackup -R` does, which is not part of the embedded PostgreSQL. */
async function copyCluster(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'test' })
  await client.connect()
  try {
    await client.query(`SELECT pg_backup_start('test', true)`)
    const { stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
    if (!existsSync(join(to, 'PG_VERSION')))
      throw new Error(`The cluster was not copied: ${stderr}`)
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)')
    rmSync(join(to, 'postmaster.pid'), { force: true })
    // PostgreSQL runs as another user when root starts the tests.
    const { uid, gid } = statSync(from)
    for (const [name, text] of [
      ['backup_label', rows[0].labelfile],
      ['standby.signal', ''],
    ]) {
      writeFileSync(join(to, name), text)
      chownSync(join(to, name), uid, gid)
    }
    const { host, user } = client
    const conninfo = `host=${host} user=${user} application_name=replica`
    appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  } finally {
    await client.end()
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
