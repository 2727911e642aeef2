import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, createTestClock, type Server, type ServerOptions } from '@vitrine/server'
import {
  countStatements,
  createLogger,
  createPasswords,
  createTestDatabase,
} from '@vitrine/server/testing'
import { createPeople, type People } from './people.ts'
import { recordReachedErrors } from './reached-errors.ts'
import type { TestSite } from './test-site.ts'

export interface TestServer {
  readonly server: Server
  readonly site: TestSite
  readonly people: People
  readonly clock: ReturnType<typeof createTestClock>
  /** Base URL of the server in process. */
  readonly baseUrl: string
  /** Creates another site of the same installation, to prove that sites are isolated. */
  anotherSite(): Promise<{ site: TestSite; people: People }>
  /** Counts the SQL statements of some work. */
  countStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: readonly string[] }>
  close(): Promise<void>
}

export interface TestOptions {
  /** Whether to run waiting jobs. */
  readonly runJobs?: boolean
  /** A mail server; without one mails stay in the mailbox. */
  readonly smtpUrl?: string
  /** A search engine; without one PostgreSQL searches products. */
  readonly searchEngine?: ServerOptions['config']['searchEngine']
  /** Megabytes for search documents; without them only PostgreSQL searches products. */
  readonly searchMemoryMb?: number
  /** Which addresses may be fetched; a test with its own server allows the local machine. */
  readonly fetchLimits?: ServerOptions['fetchLimits']
  /** Settings of GraphQL. */
  readonly graphql?: ServerOptions['config']['graphql']
  /** Statement timeout for visitors and members; default: one minute. */
  readonly readerTimeoutMs?: number
  /** Lock timeout; default: one minute. */
  readonly lockTimeoutMs?: number
  /** Reports events unreliably if a test needs that. */
  readonly unreliableBank?: ServerOptions['unreliableBank']
  /** Base URLs of payment providers, for tests that replace one. */
  readonly providerAddresses?: ServerOptions['providerAddresses']
  /** Plug-ins of the installation. */
  readonly plugins?: ServerOptions['plugins']
  /** Connections per pool; default: 6. */
  readonly poolSize?: number
  /** How long calls wait for a connection; default: one minute. */
  readonly acquireTimeoutMs?: number
  /** Load limits. */
  readonly load?: ServerOptions['config']['load']
  /** Settings of operators. */
  readonly operation?: Pick<
    ServerOptions['config'],
    'drainDelayMs' | 'metricsExport' | 'metricsToken' | 'statementReportSeconds' | 'tracing'
  >
  /** Streaming replicas for reads of visitors. */
  readonly replicas?: ServerOptions['replicas']
  /** File storage; default: a folder. */
  readonly files?: ServerOptions['config']['files']
  /** Public URL; default: `baseUrl`. */
  readonly publicUrl?: string
}

const baseUrl = 'http://shop.test'
/** Long timeouts, so that nothing is refused on a busy machine. */
const PATIENT_MS = 60_000
/** All servers of a process share one thread for password hashing. */
const passwords = createPasswords()
recordReachedErrors()

/** Starts a back end on its own database with one site, with strict contract validation. */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-test-'))
  const clock = createTestClock()
  const mail = options.smtpUrl
    ? { mail: { smtpUrl: options.smtpUrl, from: 'shop@example.com' } }
    : {}
  const server = await createServer({
    config: {
      mode: 'test',
      dataDir,
      publicUrl: options.publicUrl ?? baseUrl,
      trustedProxies: 0,
      logLevel: 'silent',
      ...mail,
      ...(options.searchEngine ? { searchEngine: options.searchEngine } : {}),
      ...(options.searchMemoryMb ? { searchMemoryMb: options.searchMemoryMb } : {}),
      ...(options.graphql ? { graphql: options.graphql } : {}),
      ...options.operation,
      load: { ...options.load, maxDelayMs: 0 },
      ...(options.files ? { files: options.files } : {}),
    },
    databaseUrl: database.url,
    clock,
    logger: createLogger(process.env.TEST_LOG ?? 'silent'),
    passwords,
    strict: true,
    runJobs: options.runJobs ?? false,
    poolSize: options.poolSize ?? 6,
    ...(options.fetchLimits ? { fetchLimits: options.fetchLimits } : {}),
    ...(options.unreliableBank ? { unreliableBank: options.unreliableBank } : {}),
    ...(options.providerAddresses ? { providerAddresses: options.providerAddresses } : {}),
    ...(options.plugins ? { plugins: options.plugins } : {}),
    ...(options.replicas ? { replicas: options.replicas } : {}),
    readerTimeoutMs: options.readerTimeoutMs ?? PATIENT_MS,
    acquireTimeoutMs: options.acquireTimeoutMs ?? PATIENT_MS,
    lockTimeoutMs: options.lockTimeoutMs ?? PATIENT_MS,
  })
  const makeSite = async (name: string, host: string): Promise<TestSite> => {
    const { id } = await server.sites.create({ settings: { name }, domains: [host] })
    const client = await server.sites.createClient(id, {
      name: 'Website',
      allowedRedirectUris: [...new Set([`${baseUrl}/callback`, `http://${host}/callback`])],
      allowedRedirectDomains: [...new Set(['shop.test', host])],
    })
    const { key } = await server.sites.createApiKey(id, 'Tests')
    return { id, clientId: client.id, apiKey: key }
  }
  let others = 0
  const site = await makeSite('Test shop', 'shop.test')
  return {
    server,
    site,
    clock,
    baseUrl,
    people: createPeople(server, site, baseUrl),
    countStatements,
    async anotherSite() {
      others += 1
      // Requests that name no site get the oldest one.
      clock.pass({ seconds: 1 })
      const host = `other${others}.test`
      const other = await makeSite('Other shop', host)
      return { site: other, people: createPeople(server, other, `http://${host}`) }
    },
    async close() {
      await server.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
