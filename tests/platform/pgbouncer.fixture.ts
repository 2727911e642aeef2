import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@vitrine/testkit/free-port'
import pg from 'pg'

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

/** Connections to PostgreSQL that all clients of a pooler share. */
export const SERVER_CONNECTIONS = 4

export interface PgBouncer {
  /** The database, by way of the pooler. */
  readonly url: string
  /** How many statements and transactions it has passed on while `work` ran. */
  countTraffic(work: () => Promise<unknown>): Promise<{ queries: number; transactions: number }>
  stop(): Promise<void>
}

/** PgBouncer in transaction mode, on a port of this machine, in front of one database. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  const { database, host, line } = targetOf(databaseUrl)
  writeFileSync(file, settingsOf({ line, port }))
  const child = spawn('pgbouncer', [file], {
    ...accountFor(host),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    log += text
  })
  const urlTo = (name: string) => `postgresql://shop@127.0.0.1:${port}/${name}`
  const pooler: PgBouncer = {
    url: urlTo(database),
    async countTraffic(work) {
      const before = await readTotals(urlTo('pgbouncer'), database)
      await work()
      const after = await readTotals(urlTo('pgbouncer'), database)
      return {
        queries: after.queries - before.queries,
        transactions: after.transactions - before.transactions,
      }
    },
    async stop() {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await untilReady(urlTo('pgbouncer')).catch((error: unknown) => {
    throw new Error(`PgBouncer does not answer: ${log}`, { cause: error })
  })
  return pooler
}

function targetOf(databaseUrl: string) {
  const { host, port, user, password, database = '' } = new pg.Client(databaseUrl)
  const target = { host, port, dbname: database, user, password }
  const words = Object.entries(target).flatMap(([name, value]) => (value ? `${name}=${value}` : []))
  return { database, host, line: `${database} = ${words.join(' ')}` }
}

/** It refuses to run as root, and has to reach the socket of PostgreSQL. */
function accountFor(host: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid } = host.startsWith('/') ? statSync(host) : { uid: 0, gid: 0 }
  return uid === 0 ? { uid: 65_534, gid: 65_534 } : { uid, gid }
}

const settingsOf = ({ line, port }: { line: string; port: number }) => `[databases]
${line}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
query_wait_timeout = 5
`

async function readTotals(url: string, database: string) {
  const rows = await ask(url, 'SHOW STATS_TOTALS')
  const own = rows.find((row) => row.database === database)
  return { queries: Number(own?.query_count ?? 0), transactions: Number(own?.xact_count ?? 0) }
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function untilReady(url: string): Promise<void> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      await ask(url, 'SHOW VERSION')
      return
    } catch (error) {
      if (attempts === 100) throw error
      await wait(50)
    }
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    // Its quick end: it waits for no client.
    child.kill('SIGQUIT')
  })
}
