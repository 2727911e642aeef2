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
  /** Where the server is reached in process. */
  readonly baseUrl: string
  /** Another site of the same installation, to prove that nothing crosses. */
  anotherSite(): Promise<{ site: TestSite; people: People }>
  /** How many SQL statements some work takes. */
  countStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: readonly string[] }>
  close(): Promise<void>
}

export interface TestOptions {
  /** Whether waiting jobs are done. */
  readonly runJobs?: boolean
  /** A mail server; without one mail stays in the mailbox. */
  readonly smtpUrl?: string
  /** A search engine; PostgreSQL finds products by words without one. */
  readonly searchEngine?: ServerOptions['config']['searchEngine']
  /** Megabytes for search documents; PostgreSQL alone finds products by words without them. */
  readonly searchMemoryMb?: number
  /** How far fetched addresses may reach; a test that serves one lets its own machine in. */
  readonly fetchLimits?: ServerOptions['fetchLimits']
  /** How GraphQL answers. */
  readonly graphql?: ServerOptions['config']['graphql']
  /** How long visitors and members wait for one statement; a minute unless given. */
  readonly readerTimeoutMs?: number
  /** How long calls wait for what others are changing; a minute unless given. */
  readonly lockTimeoutMs?: number
  /** How the test bank reports what happened, where a test makes it unreliable. */
  readonly unreliableBank?: ServerOptions['unreliableBank']
  /** Where payment providers are, for a test that stands in for one. */
  readonly providerAddresses?: ServerOptions['providerAddresses']
  /** What the installation adds to the product. */
  readonly plugins?: ServerOptions['plugins']
  /** Connections of each pool; 6 unless given. */
  readonly poolSize?: number
  /** How long calls wait for a connection; a minute unless given. */
  readonly acquireTimeoutMs?: number
  /** How much is taken on. */
  readonly load?: ServerOptions['config']['load']
  /** What operators set. */
  readonly operation?: Pick<
    ServerOptions['config'],
    'drainDelayMs' | 'metricsExport' | 'metricsToken' | 'statementReportSeconds' | 'tracing'
  >
  /** Streaming replicas that may answer what visitors read. */
  readonly replicas?: ServerOptions['replicas']
  /** Where files are stored; in a folder unless given. */
  readonly files?: ServerOptions['config']['files']
  /** Address people reach it at; `baseUrl` unless given. */
  readonly publicUrl?: string
}

const baseUrl = 'http://shop.test'
/** On a busy machine everything is slow, and nothing is refused for it. */
const PATIENT_MS = 60_000
/** One after the other, the servers of a process use the same thread for passwords. */
const passwords = createPasswords()
recordReachedErrors()

/** A back end on its own database, with one site, strict about its contract. */
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
      // The oldest site is the one that answers where none is named.
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
