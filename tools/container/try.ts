import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findSystemPostgres, startSystemPostgres } from '../steps/system-postgres.mjs'
import { outputOf } from './programs.ts'

const START_MS = 120_000
/** User id in the Containerfile. */
const USER = 10_001

export interface Trial {
  readonly uid: string
  readonly startMs: number
  /** The error of a write outside of its folders. */
  readonly refusedWrite: string
  readonly shop: number
  readonly exitCode: number | null
}

/**
 * Runs the image with runc on an empty PostgreSQL of this machine: not as root, without capabilities, on a
 * read-only file system. Returns the observations.
 */
export async function tryImage(image: string): Promise<Trial> {
  const found = findSystemPostgres()
  if (!found)
    throw new Error('Not installed: postgresql. A container is tried with PostgreSQL 15 or 16')
  const database = await startSystemPostgres(found)
  const socket = new URL(database.url.replace('@/', '@socket/')).searchParams.get('host') ?? ''
  chmodSync(socket, 0o711)
  const container = outputOf('buildah', ['from', '--pull-never', image])
  const bundle = mkdtempSync(path.join(tmpdir(), 'vitrine-bundle-'))
  const name = path.basename(bundle)
  try {
    const port = await freePort()
    writeBundle(bundle, { root: outputOf('buildah', ['mount', container]), socket, port })
    const child = spawn('runc', ['run', '--bundle', bundle, name], { stdio: 'inherit' })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const startMs = await untilReady(port, ended)
    const inside = (command: string) =>
      spawnSync('runc', ['exec', name, 'sh', '-c', command], { encoding: 'utf8' })
    const trial = {
      startMs,
      uid: inside('id -u').stdout.trim(),
      refusedWrite: inside('touch /app/file').stderr.trim(),
      shop: (await fetch(`http://127.0.0.1:${port}/`)).status,
    }
    outputOf('runc', ['kill', name, 'TERM'])
    return { ...trial, exitCode: await ended }
  } finally {
    spawnSync('runc', ['delete', '--force', name])
    outputOf('buildah', ['rm', container])
    rmSync(bundle, { recursive: true, force: true })
    await database.stop()
  }
}

interface Place {
  readonly root: string
  readonly socket: string
  readonly port: number
}

interface TypedEntry {
  readonly type: string
}

function writeBundle(bundle: string, { root, socket, port }: Place): void {
  outputOf('runc', ['spec', '--bundle', bundle])
  const file = path.join(bundle, 'config.json')
  const spec = JSON.parse(readFileSync(file, 'utf8'))
  const secret = randomBytes(32).toString('base64')
  const settings = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    VITRINE_DATA: '/data',
    VITRINE_SECRET: secret,
    DATABASE_URL: 'postgresql://vitrine@/postgres?host=/database',
  }
  const memory = (destination: string) => ({
    destination,
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', 'nodev', 'mode=0750', `uid=${USER}`, `gid=${USER}`],
  })
  const { rlimits: _, ...process } = spec.process
  writeFileSync(
    file,
    JSON.stringify({
      ...spec,
      root: { path: root, readonly: true },
      process: {
        ...process,
        terminal: false,
        user: { uid: USER, gid: USER },
        args: [
          'node',
          '--enable-source-maps',
          'node_modules/@vitrine/server/dist/vitrine.js',
          'start',
        ],
        cwd: '/app',
        env: Object.entries(settings).map(([key, value]) => `${key}=${value}`),
        capabilities: Object.fromEntries(
          Object.keys(process.capabilities).map((kind) => [kind, []]),
        ),
        noNewPrivileges: true,
      },
      mounts: [
        ...spec.mounts.filter(({ type }: TypedEntry) => type !== 'cgroup'),
        memory('/data'),
        memory('/tmp'),
        { destination: '/database', type: 'bind', source: socket, options: ['bind', 'rw'] },
      ],
      linux: {
        ...spec.linux,
        resources: undefined,
        // Its port is one of this machine.
        namespaces: spec.linux.namespaces.filter(
          ({ type }: TypedEntry) => type !== 'network' && type !== 'cgroup',
        ),
      },
    }),
  )
}

async function untilReady(port: number, ended: Promise<number | null>): Promise<number> {
  const start = performance.now()
  const address = `http://127.0.0.1:${port}/readyz`
  while (performance.now() - start < START_MS) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return performance.now() - start
    const code = await Promise.race([ended, wait(200, undefined)])
    if (code !== undefined) throw new Error(`The container ended with ${code} before it was ready`)
  }
  throw new Error(`The container was not ready after ${START_MS / 1000} s`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
