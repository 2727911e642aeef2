import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type Server, type ServerOptions } from '@vitrine/server'
import { createLogger, createPasswords } from '@vitrine/server/testing'
import { createPeople } from '@vitrine/testkit'
import { loopback } from '../site/receiver.fixture.ts'

export const baseUrl = 'http://shop.test'

interface NodeOptions {
  readonly url: string
  /** PostgreSQL itself, where `url` is a pooler. */
  readonly directUrl?: string
  /** Streaming replicas for reads of visitors. */
  readonly replicas?: ServerOptions['replicas']
  /** Settings of metrics. */
  readonly metricsToken?: string
  /** The data folder shared by all nodes of an installation; default: a new folder. */
  readonly dataDir?: string
  readonly smtpUrl?: string
  /** Whether it runs jobs; true by default. */
  readonly runJobs?: boolean
  /** For nodes that have folders of their own. */
  readonly secret?: string
  /** The machine's unless given. */
  readonly clock?: ServerOptions['clock']
  /** The storage of files; default: `dataDir`. */
  readonly files?: ServerOptions['config']['files']
  /** Short, so that a test takes a second instead of half a minute. */
  readonly takeoverEveryMs?: number
  /** How long visitors and members wait for one statement, and calls for a lock; as the product does unless given. */
  readonly waits?: Pick<ServerOptions, 'readerTimeoutMs' | 'lockTimeoutMs'>
}

export interface Node {
  readonly server: Server
  readonly dataDir: string
  close(): Promise<void>
}

/** Runs a node of an installation with the real clock. */
export async function startNode(setup: NodeOptions): Promise<Node> {
  const { url, directUrl, smtpUrl, takeoverEveryMs, ...options } = setup
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'vitrine-node-'))
  const config: ServerOptions['config'] = {
    mode: 'test',
    dataDir,
    publicUrl: baseUrl,
    trustedProxies: 0,
    logLevel: 'silent',
    load: { maxDelayMs: 0 },
    ...(options.metricsToken && { metricsToken: options.metricsToken }),
    ...(options.secret && { secret: options.secret }),
    ...(options.files && { files: options.files }),
    ...(smtpUrl && { mail: { smtpUrl, from: 'shop@example.com' } }),
  }
  const server = await createServer({
    config,
    databaseUrl: url,
    ...(directUrl && { databaseDirectUrl: directUrl }),
    ...(options.replicas && { replicas: options.replicas }),
    logger: createLogger(process.env.TEST_LOG ?? 'silent'),
    passwords: createPasswords(),
    strict: true,
    runJobs: options.runJobs ?? true,
    ...(options.clock && { clock: options.clock }),
    poolSize: 6,
    ...options.waits,
    fetchLimits: loopback,
    ...(takeoverEveryMs !== undefined && { takeoverEveryMs }),
  })
  return {
    server,
    dataDir,
    async close() {
      await server.close()
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A first site and its merchant. */
export async function openShop({ server }: Node) {
  const { id } = await server.sites.create({ settings: { name: 'Shop' }, domains: ['shop.test'] })
  const client = await server.sites.createClient(id, {
    name: 'Website',
    allowedRedirectUris: [`${baseUrl}/callback`],
    allowedRedirectDomains: ['shop.test'],
  })
  const { key } = await server.sites.createApiKey(id, 'Tests')
  const site = { id, clientId: client.id, apiKey: key }
  return { site, people: createPeople(server, site, baseUrl) }
}

/** A table of products, enough of them for an import of several batches. */
export const tableOf = (products: number, name: string): string =>
  [
    'Handle,Title,Variant Price,Variant Inventory Qty',
    ...Array.from({ length: products }, (_, at) => `${name}-${at},${name} ${at},5,3`),
  ].join('\n')
