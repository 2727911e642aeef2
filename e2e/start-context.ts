import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@vitrine/server/testing'
import pg from 'pg'
import type { StartContext } from './startup-errors.ts'

export const program = fileURLToPath(new URL('../packages/server/dist/vitrine.js', import.meta.url))

/** The environment of a child process, without variables of the test runner. */
export const environmentFor = (folder: string, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  TMPDIR: tmpdir(),
  VITRINE_DATA: folder,
  PORT: '0',
  ...more,
})

/** A folder that the database's own user can traverse. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), `vitrine-product-${process.pid}-`))
  chmodSync(folder, 0o711)
  return folder
}

/** The processes that were started for this data folder, by themselves or by one another. */
export const processesOf = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => environmentOf(pid).includes(`VITRINE_DATA=${folder}`))
    .map(Number)

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}

export const exitCodeOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once('close', (code) => resolve(code))
  })

/** Starts the program and waits until it serves. */
export async function startProgram(folder: string, more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, 'start', '--no-demo'], {
    env: environmentFor(folder, more),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await waitForOutput(child, 'Ctrl-C stops everything')
  return child
}

export function waitForOutput(child: ChildProcess, words: string): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    const onData = (chunk: unknown) => {
      output += chunk
      if (output.includes(words)) resolve()
    }
    child.stdout?.on('data', onData)
    child.stderr?.on('data', onData)
    child.once('close', (code) => reject(new Error(`It ended with ${code}:\n${output}`)))
  })
}

/** Everything that starts can stumble over, and how to put it away again. */
export async function prepareContext(): Promise<{
  context: StartContext
  remove(): Promise<void>
}> {
  const folders = [newFolder(), newFolder(), newFolder(), newFolder()] as const
  const [dataDir, installed, demo, configs] = folders
  const database = await startEmbeddedPostgres({ dataDir, durable: false })
  const { socketDir } = database
  const urlOf = (user: string, name = 'postgres', password = '') =>
    `postgresql://${user}:${password}@/${name}?host=${encodeURIComponent(socketDir)}`
  await prepareUsers(urlOf('vitrine'))
  const servers = [
    createServer(),
    createServer((socket) => socket.on('error', () => undefined)),
    createHttpServer((_request, response) => response.end('Hello')),
    createServer(answerAsOldPostgres),
    createServer(),
  ]
  const [taken, silent, garbage, tooOld, nobody] = await Promise.all(servers.map(open))
  await new Promise((resolve) => servers[4]?.close(resolve))
  for (const [name, folder] of [['installed', installed] as const, ['demo', demo] as const]) {
    const child = await startProgram(folder, { DATABASE_URL: urlOf('vitrine', name) })
    child.kill('SIGINT')
    await exitCodeOf(child)
  }
  const at = (port: number | undefined) => `127.0.0.1:${port}`
  return {
    context: {
      takenPort: taken ?? 0,
      nobody: at(nobody),
      silent: at(silent),
      garbage: at(garbage),
      tooOld: at(tooOld),
      urlOf,
      socketFolder: socketDir,
      configs: writeConfigs(configs),
      installed: { url: urlOf('vitrine', 'installed'), folder: installed },
      demo: { url: urlOf('vitrine', 'demo'), folder: demo },
    },
    async remove() {
      for (const server of servers) server.close()
      await database.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Configuration files as people write them who are in a hurry. */
function writeConfigs(folder: string): string {
  const head = `import { defineConfig, definePlugin } from '@vitrine/plugin'\n`
  const files = {
    'broken.ts': 'export default defineConfig({ plugins: [ })',
    'importing.ts': `import './nowhere.ts'\nexport default {}`,
    'misspelt.ts': 'export default { plugin: [] }',
    'twice.ts': `const points = definePlugin({ name: 'points' })
      export default defineConfig({ plugins: [points, points] })`,
    'unknown-fact.ts': `const on = { 'order.place': async () => undefined }
      export default defineConfig({ plugins: [{ name: 'points', on }] })`,
    'migrating.ts': `const migrations = new URL('./migrations', import.meta.url)
      export default defineConfig({ plugins: [definePlugin({ name: 'points', migrations })] })`,
  }
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), `${head}${text}\n`)
  }
  mkdirSync(path.join(folder, 'migrations'))
  writeFileSync(path.join(folder, 'migrations/0001-points.sql'), 'CREATE TABEL points (id uuid)')
  return folder
}

async function prepareUsers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE ROLE guest LOGIN`)
  // Refuses writes, like a replica.
  await client.query(`CREATE ROLE reader SUPERUSER LOGIN`)
  await client.query(`ALTER ROLE reader SET default_transaction_read_only = on`)
  await client.query(`CREATE ROLE locked LOGIN PASSWORD 'right'`)
  for (const name of ['installed', 'demo']) await client.query(`CREATE DATABASE ${name}`)
  const { rows } = await client.query('SHOW hba_file')
  // Who may come in how is a file; the database writes it itself, as its own user.
  await client.query(`CREATE TEMP TABLE lines (place serial, line text)`)
  await client.query(`INSERT INTO lines (line) VALUES
    ('local all locked scram-sha-256'), ('local all all trust')`)
  await client.query(`COPY (SELECT line FROM lines ORDER BY place) TO '${rows[0].hba_file}'`)
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}

const open = (server: Server | ReturnType<typeof createHttpServer>): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

/** As much of PostgreSQL 14 as its version check needs, because no system provides it any more. */
function answerAsOldPostgres(socket: Socket): void {
  const message = (letter: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts)
    const head = Buffer.alloc(5)
    head.write(letter)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const hex = (text: string) => Buffer.from(text, 'hex')
  const ready = message('Z', Buffer.from('I'))
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    const isTlsQuestion = bytes.length === 8 && bytes.readInt32BE(4) === 80877103
    if (isTlsQuestion) return socket.write('N')
    if (bytes[0] === 0) return socket.write(Buffer.concat([message('R', hex('00000000')), ready]))
    if (bytes[0] !== 'Q'.charCodeAt(0)) return undefined
    const column = Buffer.concat([
      hex('0001'),
      Buffer.from('server_version\0'),
      hex('000000000000000000 19 ffff ffffffff 0000'.replaceAll(' ', '')),
    ])
    const version = Buffer.from('14.19')
    const row = Buffer.concat([hex('000100000005'), version])
    const done = message('C', Buffer.from('SHOW\0'))
    return socket.write(Buffer.concat([message('T', column), message('D', row), done, ready]))
  })
}
