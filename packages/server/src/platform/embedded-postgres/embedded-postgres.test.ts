import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './start.ts'

const room = mkdtempSync(join(tmpdir(), 'vitrine-launcher-'))
chmodSync(room, 0o711)
const processes: ChildProcess[] = []
afterAll(() => {
  for (const one of processes) one.kill('SIGKILL')
  rmSync(room, { recursive: true, force: true })
})

async function query(connectionString: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query({ text, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

// What has ended but was not yet collected has a number still, and no directory any more.
const isAlive = (pid: number) => existsSync(`/proc/${pid}/cwd`)

const serverOf = (cluster: string) =>
  Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)

/** Another process that starts the database and waits, as the server of a shop would. */
function startElsewhere(dataDir: string): Promise<{ owner: ChildProcess; url: string }> {
  const program = fileURLToPath(new URL('./start.ts', import.meta.url))
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(program)})
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(server.connectionString)
    setInterval(() => undefined, 1000)`
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(owner)
  return new Promise((resolve, reject) => {
    owner.once('exit', () => reject(new Error('the other process ended')))
    owner.stdout.once('data', (text) => resolve({ owner, url: String(text).trim() }))
  })
}

describe('one data directory', () => {
  const dataDir = join(room, 'shop')
  const cluster = join(dataDir, 'cluster')

  test('the first start creates the database, prints its steps and allows no one else', async () => {
    const output: string[] = []
    const server = await startEmbeddedPostgres({ dataDir, onProgress: (text) => output.push(text) })
    expect(output.join()).toMatch(/PostgreSQL 18\.\d+ in .*shop\/cluster/)
    expect(server.version).toMatch(/^18\./)
    expect(statSync(server.socketDir).mode & 0o777).toBe(0o700)
    expect(statSync(cluster).mode & 0o777).toBe(0o700)
    expect(await query(server.connectionString, 'SHOW listen_addresses')).toBe('')
    expect(await query(server.connectionString, 'SHOW fsync')).toBe('on')
    expect(await query(server.connectionString, 'SHOW server_encoding')).toBe('UTF8')
    expect(await query(server.connectionString, `SELECT lower('ÉÖ')`)).toBe('éö')
    await query(server.connectionString, `CREATE TABLE shelves AS SELECT 'kept' AS name`)
    await server.stop()
    expect(server.isRunning()).toBe(false)
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
  })

  test('a later start finds the stored data', async () => {
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await query(server.connectionString, 'SELECT name FROM shelves')).toBe('kept')
    await server.stop()
  })

  test('a second start is refused with the process, the directory and the solution', async () => {
    const server = await startEmbeddedPostgres({ dataDir })
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      new RegExp(`${dataDir} is in use by process ${process.pid} on .*Stop that process first`),
    )
    expect(await query(server.connectionString, 'SELECT name FROM shelves')).toBe('kept')
    await server.stop()
  })

  test('data of another major version are refused', async () => {
    const file = join(cluster, 'PG_VERSION')
    writeFileSync(file, '17\n')
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /made by PostgreSQL 17, but the bundled one is 18/,
    )
    writeFileSync(file, '18\n')
  })

  test('a server that cannot start shows the end of its log', async () => {
    const file = join(cluster, 'postgresql.conf')
    const settings = readFileSync(file, 'utf8')
    writeFileSync(file, `${settings}\nno_such_setting = 1\n`)
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/no_such_setting/)
    writeFileSync(file, settings)
  })

  test('an interrupted first start does not prevent the next one', async () => {
    const other = join(room, 'interrupted')
    mkdirSync(join(other, 'cluster.new'), { recursive: true })
    writeFileSync(join(other, 'cluster.new', 'PG_VERSION'), '18\n')
    const server = await startEmbeddedPostgres({ dataDir: other, durable: false })
    expect(await query(server.connectionString, 'SELECT 1')).toBe(1)
    await server.stop()
  })

  test('a path that is too long for a socket address works', async () => {
    const other = join(room, 'long-'.repeat(25))
    const server = await startEmbeddedPostgres({ dataDir: other, durable: false })
    await expect(startEmbeddedPostgres({ dataDir: other })).rejects.toThrow('is in use by process')
    expect(await query(server.connectionString, 'SELECT 1')).toBe(1)
    await server.stop()
    expect(existsSync(server.socketDir)).toBe(false)
  })
})

describe.runIf(process.platform === 'linux')('when its process is killed', () => {
  const dataDir = join(room, 'killed')
  const cluster = join(dataDir, 'cluster')
  let pid = 0
  beforeAll(async () => {
    const { owner, url } = await startElsewhere(dataDir)
    await query(url, 'CREATE TABLE orders (id int)')
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`process ${owner.pid} on`)
    await query(url, 'INSERT INTO orders VALUES (7) RETURNING id')
    pid = serverOf(cluster)
    owner.removeAllListeners('exit')
    owner.kill('SIGKILL')
  })

  test('PostgreSQL ends too, and the next start has all data', async () => {
    await expect.poll(() => isAlive(pid)).toBe(false)
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await query(server.connectionString, 'SELECT id FROM orders')).toBe(7)
    await server.stop()
  })

  test('a start at the same moment waits for it and loses nothing', async () => {
    const { owner, url } = await startElsewhere(dataDir)
    await query(url, 'INSERT INTO orders VALUES (8)')
    owner.removeAllListeners('exit')
    const ended = new Promise((resolve) => owner.once('exit', resolve))
    owner.kill('SIGKILL')
    await ended
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await query(server.connectionString, 'SELECT sum(id)::int FROM orders')).toBe(15)
    await server.stop()
  })

  test('a server that still runs without its owner is ended first', async () => {
    const { owner, url } = await startWithoutBinding(dataDir)
    await query(url, 'INSERT INTO orders VALUES (9)')
    const orphan = serverOf(cluster)
    owner.removeAllListeners('exit')
    const ended = new Promise((resolve) => owner.once('exit', resolve))
    owner.kill('SIGKILL')
    await ended
    expect(await query(url, 'SELECT 1')).toBe(1)
    expect(isAlive(orphan)).toBe(true)
    const output: string[] = []
    const server = await startEmbeddedPostgres({ dataDir, onProgress: (text) => output.push(text) })
    expect(output.join()).toContain(
      `PostgreSQL (process ${orphan}) that an earlier run left behind`,
    )
    expect(isAlive(orphan)).toBe(false)
    expect(await query(server.connectionString, 'SELECT sum(id)::int FROM orders')).toBe(24)
    await server.stop()
  })

  test('a stale process id that another program has now does not prevent a start', async () => {
    writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`)
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await query(server.connectionString, 'SELECT 1')).toBe(1)
    await server.stop()
  })
})

/** A system without setpriv: an empty search path hides it. */
async function startWithoutBinding(dataDir: string) {
  const path = process.env.PATH
  process.env.PATH = join(room, 'empty')
  try {
    return await startElsewhere(dataDir)
  } finally {
    process.env.PATH = path
  }
}

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  test('it runs as another user', async () => {
    const dataDir = join(room, 'as-root')
    const server = await startEmbeddedPostgres({ dataDir, durable: false })
    const { uid } = statSync(join(dataDir, 'cluster'))
    expect(uid).not.toBe(0)
    expect(statSync(`/proc/${serverOf(join(dataDir, 'cluster'))}`).uid).toBe(uid)
    await server.stop()
  })

  test('data in a folder that this user cannot read are stored elsewhere, and the start prints where', async () => {
    const closed = join(room, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const dataDir = join(closed, 'data')
    const output: string[] = []
    const first = await startEmbeddedPostgres({ dataDir, onProgress: (text) => output.push(text) })
    await query(first.connectionString, `CREATE TABLE shelves AS SELECT 'kept' AS name`)
    await first.stop()
    const cluster = readFileSync(join(dataDir, 'location'), 'utf8').trim()
    expect(output.join()).toContain(`cannot reach ${dataDir}; the database is in ${cluster}`)
    const again = await startEmbeddedPostgres({ dataDir })
    expect(await query(again.connectionString, 'SELECT name FROM shelves')).toBe('kept')
    await again.stop()
    rmSync(join(cluster, '..'), { recursive: true })
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `The database of ${dataDir} was in ${cluster}, which no longer exists`,
    )
  })
})
