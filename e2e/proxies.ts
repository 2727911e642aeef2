import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

/** A proxy with TLS in front of a shop, set up as its example says but for addresses and certificates. */
export interface RunningProxy {
  readonly port: number
  /** Without TLS. */
  readonly plainPort: number
  stop(): Promise<void>
}

export interface ProxySetup {
  /** The address that the shop listens on. */
  readonly upstream: string
  readonly port: number
  readonly plainPort: number
}

export const has = (program: string): boolean => spawnSync(program, ['-v']).error === undefined

const example = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../deploy/proxy/${name}`, import.meta.url)), 'utf8')

/** Replaces required texts and fails if one is missing, so that a changed example is noticed. */
function adapt(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((adapted, [from, to]) => {
    expect(adapted).toContain(from)
    return adapted.replaceAll(from, to)
  }, text)
}

export async function startNginx(setup: ProxySetup): Promise<RunningProxy> {
  const folder = newFolder()
  makeCertificate(folder)
  const settings = adapt(example('nginx.conf'), [
    ['server 127.0.0.1:4400;', `server ${setup.upstream};`],
    ['listen 80;', `listen 127.0.0.1:${setup.plainPort};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${setup.port} ssl;`],
    ['server_name shop.example;', 'server_name localhost;'],
    ['https://$host$request_uri', `https://$host:${setup.port}$request_uri`],
    ['/etc/nginx/certificates/', `${folder}/`],
    ['events {', `pid ${folder}/pid; error_log ${folder}/error.log; events {`],
    ['access_log off;', `access_log off; ${temporaryPaths(folder)}`],
  ])
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, settings)
  execFileSync('nginx', ['-t', '-c', file, '-e', `${folder}/error.log`], { stdio: 'pipe' })
  const args = ['-c', file, '-e', `${folder}/error.log`, '-g', 'daemon off;']
  return running(spawn('nginx', args, { stdio: 'ignore' }), setup, folder)
}

const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')

export async function startCaddy(setup: ProxySetup): Promise<RunningProxy> {
  const folder = newFolder()
  const file = path.join(folder, 'Caddyfile')
  const own = `{
	admin off
	skip_install_trust
	http_port ${setup.plainPort}
	https_port ${setup.port}
	default_bind 127.0.0.1
}
`
  writeFileSync(file, own + example('Caddyfile'))
  const env = {
    ...process.env,
    SITE_ADDRESS: 'localhost',
    UPSTREAM: setup.upstream,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env,
    stdio: 'ignore',
  })
  return running(child, setup, folder)
}

async function running(
  child: ChildProcess,
  setup: ProxySetup,
  folder: string,
): Promise<RunningProxy> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  const { port, plainPort } = setup
  const answers = () =>
    call(port, '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    )
  for (let attempts = 0; !(await answers()); attempts += 1) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with ${child.exitCode}`)
    if (attempts === 1200) throw new Error('The proxy does not answer')
    await wait(100)
  }
  return {
    port,
    plainPort,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-proxy-'))
  mkdirSync(folder, { recursive: true })
  return folder
}

function makeCertificate(folder: string): void {
  const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', `${folder}/shop.key`, '-out', `${folder}/shop.pem`]
  execFileSync('openssl', [...args.split(' '), ...names, ...files], { stdio: 'pipe' })
}

interface Call {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Readable | string
}

/** The head of an answer through the proxy, whose body may go on for long. The certificate is one of the test. */
export function open(port: number, target: string, { method = 'GET', headers, body }: Call = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path: target,
        method,
        servername: 'localhost',
        headers: { host: `localhost:${port}`, ...headers },
        rejectUnauthorized: false,
      },
      resolve,
    )
    outgoing.on('error', reject)
    if (body === undefined || typeof body === 'string') outgoing.end(body)
    else body.on('error', reject).pipe(outgoing)
  })
}

export async function call(...given: Parameters<typeof open>) {
  const reply = await open(...given)
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return { status: reply.statusCode ?? 0, headers: reply.headers, bytes, text: bytes.toString() }
}

/** Status and Location without TLS. */
export const callPlain = (port: number) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const headers = { host: `localhost:${port}` }
    requestPlain({ host: '127.0.0.1', port, path: '/products?a=b', headers }, (reply) => {
      reply.resume()
      resolve({ status: reply.statusCode, location: reply.headers.location })
    })
      .on('error', reject)
      .end()
  })
