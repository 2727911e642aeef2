import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { processesIn } from './orphan.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'

const room = mkdtempSync(join(tmpdir(), 'vitrine-crash-'))
chmodSync(room, 0o711)
const dataDir = join(room, 'shop')
const cluster = join(dataDir, 'cluster')
let server: EmbeddedPostgres
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir })
  await query('CREATE TABLE orders (id int PRIMARY KEY)')
})
afterAll(async () => {
  await server.stop()
  rmSync(room, { recursive: true, force: true })
})

async function query(text: string): Promise<unknown> {
  const client = new Client({ connectionString: server.connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows[0]?.[0]
  } finally {
    await client.end()
  }
}

const postmaster = () => Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)

/** Kills the server and its sessions with SIGKILL, as a lack of memory does. */
function killAll(): void {
  const main = postmaster()
  for (const pid of [main, ...processesIn(cluster)]) kill(pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with the others.
  }
}

const answers = () =>
  query('SELECT 1').then(
    () => true,
    () => false,
  )

/** Writes one order after the other until the server is down; returns how many were acknowledged. */
async function writeUntilGone(first: number): Promise<number> {
  const client = new Client({ connectionString: server.connectionString })
  client.on('error', () => undefined)
  await client.connect()
  let acknowledged = 0
  try {
    for (;;) {
      await client.query('INSERT INTO orders VALUES ($1)', [first + acknowledged])
      acknowledged += 1
      if (acknowledged === 50) killAll()
    }
  } catch {
    return acknowledged
  }
}

describe.runIf(process.platform === 'linux')('when PostgreSQL is killed', () => {
  test('during writes, it restarts by itself with all acknowledged data', async () => {
    const acknowledged = await writeUntilGone(1000)
    expect(acknowledged).toBeGreaterThanOrEqual(50)
    await expect.poll(answers).toBe(true)
    expect(Number(await query('SELECT count(*) FROM orders'))).toBeGreaterThanOrEqual(acknowledged)
    expect(server.isRunning()).toBe(true)
  })

  test('alone, while a session still works, the session is ended and it restarts', async () => {
    const working = query('SELECT pg_sleep(600)').catch(() => 'ended')
    const sleeping = "SELECT count(*)::int FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
    await expect.poll(() => query(sleeping)).toBe(1)
    // Neither it nor its parent's end is noticed by a process that has been stopped.
    const busy = Number(
      await query("SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'"),
    )
    process.kill(busy, 'SIGSTOP')
    kill(postmaster())
    expect(await working).toBe('ended')
    await expect.poll(answers).toBe(true)
  })

  test('a stop meanwhile ends it permanently', async () => {
    killAll()
    await server.stop()
    expect(processesIn(cluster)).toEqual([])
    expect(server.isRunning()).toBe(false)
    server = await startEmbeddedPostgres({ dataDir })
    expect(await query('SELECT min(id) FROM orders')).toBe(1000)
  })

  test('the files of a recovery are flushed to the disk by one call, not one by one', async () => {
    expect(await query('SHOW recovery_init_sync_method')).toBe('syncfs')
  })
})

describe('a start after a crash', () => {
  const run = join(dataDir, 'run')
  let other: ChildProcess | undefined
  beforeAll(() => query('INSERT INTO orders VALUES (1)'))
  afterEach(() => other?.kill())

  /** A program of the same user: PostgreSQL heeds no number that belongs to another, or to its own parent. */
  function startOther(): string {
    const { uid, gid } = statSync(cluster)
    other = spawn('sleep', ['600'], process.getuid?.() === 0 ? { uid, gid } : {})
    return `${other.pid}\n`
  }

  test.each([
    ['of a process that another program has by now', startOther],
    ['that is empty', () => ''],
    ['that holds no number', () => 'x\n'],
  ])('is not prevented by lock files %s', async (_, lockText) => {
    await server.stop()
    const text = lockText()
    spawnSync('mkdir', ['-p', run])
    writeFileSync(join(run, '.s.PGSQL.5432.lock'), text && `${text}${cluster}\n1\n5432\n${run}\n`)
    writeFileSync(join(run, '.s.PGSQL.5432'), '')
    writeFileSync(join(cluster, 'postmaster.pid'), text && `${text}${cluster}\n1\n5432\n${run}\n`)
    server = await startEmbeddedPostgres({ dataDir })
    expect(await query('SELECT min(id) FROM orders')).toBe(1)
    expect(readdirSync(run).sort()).toEqual(['.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
  })
})
