import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildDebianImages } from './debian-images.ts'
import { outputOf, run } from './programs.ts'

const PROJECT = 'vitrine-try'
const FILE = 'deploy/container/compose.yaml'
const START_MS = 180_000
const ROOT_CERTIFICATE = '/data/caddy/pki/authorities/local/root.crt'

/** Uses runc, because crun fails on some machines; the limits are those of an ordinary machine. */
const engine = `[engine]
runtime = "runc"
[containers]
default_ulimits = ["nofile=10000:10000", "nproc=4096:4096"]
`

export interface ComposeTrial {
  readonly services: readonly string[]
  /** Until Caddy passed a question for readiness on, from when the containers were started. */
  readonly startMs: number
  readonly page: number
  /** From the restart of the server until it was ready again. */
  readonly restartMs: number
  readonly pageAfterRestart: number
}

/**
 * Starts the server, PostgreSQL and Caddy of the compose file together, on the ports 80 and 443 of this machine, restarts the server, and
 * removes everything. PostgreSQL and Caddy are those of Debian.
 */
export async function tryCompose(image: string): Promise<ComposeTrial> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-compose-'))
  const conf = path.join(folder, 'containers.conf')
  writeFileSync(conf, engine)
  const env = {
    ...process.env,
    ...(await buildDebianImages()),
    CONTAINERS_CONF: conf,
    VITRINE_IMAGE: image,
    DOMAIN: 'localhost',
    POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
    VITRINE_SECRET: randomBytes(32).toString('base64'),
  }
  const compose = (...args: string[]) =>
    run('podman-compose', ['--project-name', PROJECT, '--file', FILE, ...args], env)
  try {
    await compose('up', '--detach')
    const startMs = await untilReady(env)
    const page = await statusOf('/', env)
    outputOf('podman', ['restart', `${PROJECT}_server_1`], env)
    const restartMs = await untilReady(env)
    const pageAfterRestart = await statusOf('/', env)
    return { services: runningServices(env), startMs, page, restartMs, pageAfterRestart }
  } finally {
    await compose('down', '--volumes', '--timeout', '10').catch(() => undefined)
    // The first generation of podman-compose does not remove it.
    outputOf('podman', ['network', 'rm', '--force', `${PROJECT}_default`], env)
    rmSync(folder, { recursive: true, force: true })
  }
}

const runningServices = (env: NodeJS.ProcessEnv): string[] =>
  outputOf('podman', ['ps', '--filter', `name=^${PROJECT}_`, '--format', '{{.Names}}'], env)
    .split('\n')
    .map((name) => name.slice(PROJECT.length + 1).replace(/_\d+$/, ''))
    .toSorted()

async function untilReady(env: NodeJS.ProcessEnv): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < START_MS) {
    const status = await statusOf('/readyz', env).catch(() => 0)
    if (status === 200) return performance.now() - start
    await wait(200)
  }
  throw new Error(
    `The containers were not ready after ${START_MS / 1000} s: ${outputOf('podman', ['ps', '--all'], env)}`,
  )
}

/** Requests through Caddy with TLS, trusting only Caddy's own certificate authority. */
async function statusOf(place: string, env: NodeJS.ProcessEnv): Promise<number> {
  const ca = outputOf('podman', ['exec', `${PROJECT}_proxy_1`, 'cat', ROOT_CERTIFICATE], env)
  return new Promise((resolve, reject) => {
    const outgoing = request(`https://localhost${place}`, { ca, agent: false, timeout: 10_000 })
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer')))
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    outgoing.end()
  })
}
