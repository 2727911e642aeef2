import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkReplicas, startTestPostgres, type TestPostgres } from '@vitrine/server/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openShop, startNode } from './outage.fixture.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 })

const waitOptions = { interval: 20 }
const metricsToken = 'a token for Prometheus'
const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-address-'))

let primary: TestPostgres
let replica: TestPostgres
let stranger: TestPostgres
beforeAll(async () => {
  primary = await startTestPostgres()
  replica = await primary.startReplica()
  stranger = await startTestPostgres()
})
afterAll(async () => {
  await replica?.remove()
  await stranger?.remove()
  await primary?.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** The log messages of a start with these replicas. */
async function start(...urls: string[]): Promise<string[]> {
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  await checkReplicas({ urls, maxLagMs: 1000 }, { url: primary.url }, warn)
  return warnings
}

describe('a start', () => {
  test('succeeds with a replica of its database, and with one that does not answer', async () => {
    expect(await start(replica.url)).toEqual([])
    expect(await start(`postgresql://vitrine@/postgres?host=${folder}`, replica.url)).toEqual([
      expect.stringMatching(
        /^Address 1 of DATABASE_REPLICA_URLS cannot be used yet: No database answers/,
      ),
    ])
  })

  test('is refused with a replica of another cluster, and with the primary of one', async () => {
    const strange = await stranger.startReplica()
    try {
      for (const { url } of [strange, stranger]) {
        await expect(start(replica.url, url)).rejects.toThrow(
          /^Address 2 of DATABASE_REPLICA_URLS leads to another database cluster than DATABASE_URL \(system identifier \d+, not \d+\); name a streaming replica/,
        )
      }
    } finally {
      await strange.remove()
    }
  })

  test('is refused with the primary itself in place of a replica', async () => {
    await expect(start(primary.url)).rejects.toThrow(
      'Address 1 of DATABASE_REPLICA_URLS leads to the primary itself; name a streaming replica of it',
    )
  })

  test('is refused with a replica that was promoted beside the primary, and with one that follows that', async () => {
    const promoted = await primary.startReplica()
    await promoted.query('SELECT pg_promote()')
    const follower = await promoted.startReplica()
    try {
      await expect(start(promoted.url)).rejects.toThrow(
        'Address 1 of DATABASE_REPLICA_URLS leads to a server that takes writes and follows nobody',
      )
      await expect(start(follower.url)).rejects.toThrow(
        'Address 1 of DATABASE_REPLICA_URLS follows another primary than DATABASE_URL (timeline 2, not 1)',
      )
    } finally {
      await follower.remove()
      await promoted.remove()
    }
  })
})

describe('a replica that becomes the primary', () => {
  const link = path.join(folder, 'primary')
  /** Lets the address of the primary lead to this server from now on. */
  const lead = ({ url }: TestPostgres) => {
    rmSync(link, { force: true })
    symlinkSync(socketOf(url), link)
  }

  test('is no longer read as a replica, reads continue, and operators see it', async () => {
    lead(primary)
    const url = withSocket(primary.url, link)
    const replicas = { urls: [replica.url], maxLagMs: 1000 }
    const node = await startNode({ url, replicas, metricsToken })
    try {
      const { address } = await node.server.listen({ port: 0 })
      const shop = await openShop(node)
      const id = await createVase(shop)
      const read = async () => {
        const query = { filter: { name: 'Vase' } }
        const { products } = await shop.people.visitor().api.catalogV1.queryProducts({ query })
        return products.map((one) => one.id)
      }
      const health = async () => (await fetch(`${address}/healthz`)).json()
      await expect.poll(health, waitOptions).toEqual({ status: 'ok', replicas: ['used'] })

      await primary.crash()
      await replica.query('SELECT pg_promote()')
      lead(replica)

      await expect.poll(() => read().catch(() => 'refused'), waitOptions).toEqual([id])
      await expect.poll(health, waitOptions).toEqual({ status: 'ok', replicas: ['primary'] })
      const metrics = await metricsOf(address)
      expect(metrics).toMatch(/vitrine_replica_state\{replica="[^"]+",state="primary"\} 1/)
      expect(metrics).toMatch(/vitrine_replica_state\{replica="[^"]+",state="used"\} 0/)
      await expect
        .poll(() => createVase(shop).catch(() => 'refused'), waitOptions)
        .not.toBe('refused')
      expect(await read()).toHaveLength(2)

      // Nobody changes settings before a restart behind a failover.
      const warnings: string[] = []
      await checkReplicas(replicas, { url }, (text) => void warnings.push(text))
      expect(warnings).toEqual([
        'Address 1 of DATABASE_REPLICA_URLS leads to the primary, as it may after a failover; it is not read as a replica',
      ])
    } finally {
      await node.close()
      await primary.start()
    }
  })
})

async function createVase({ people }: Awaited<ReturnType<typeof openShop>>): Promise<string> {
  const { products } = people.merchant().api
  return (await products.saveProduct({ product: { name: 'Vase', price: '20' } })).product.id
}

async function metricsOf(address: string): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  return (await fetch(`${address}/metrics`, { headers })).text()
}

const socketOf = (url: string): string =>
  new URL(url.replace('@/', '@socket/')).searchParams.get('host') ?? ''

const withSocket = (url: string, socket: string): string => {
  const given = new URL(url.replace('@/', '@socket/'))
  given.searchParams.set('host', socket)
  return given.toString().replace('@socket/', '@/')
}
