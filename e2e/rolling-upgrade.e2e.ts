import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@vitrine/contract'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@vitrine/sdk'
import { startEmbeddedPostgres } from '@vitrine/server/testing'
import { type ProductOptions, type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 600_000 })

/** The built `vitrine` command of an earlier commit or release. */
const oldProgram = process.env.VITRINE_OLD_PROGRAM
if (!oldProgram)
  console.log('VITRINE_OLD_PROGRAM names no earlier version: a rolling upgrade is not tried')

const PROBE_MS = 100
const SHOPPERS = 3
/** Fewer than a cart may have, however fast the machine is. */
const CART_LINES = 100

/** Sends each request to the next process that says it is ready, as a balancer with probes does. */
function createBalancer() {
  const ready = new Map<RunningProduct, number>()
  const nodes = new Set<RunningProduct>()
  const failures: string[] = []
  const probing = new AbortController()
  let turn = 0

  async function probe(): Promise<void> {
    while (!probing.signal.aborted) {
      for (const node of nodes) {
        const isReady = await fetch(`${node.baseUrl}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
        if (!isReady) ready.delete(node)
        else if (!ready.has(node)) ready.set(node, 0)
      }
      await wait(PROBE_MS)
    }
  }

  return {
    failures,
    /** Number of responses of the process since it became ready; undefined while it is not. */
    answered: (node: RunningProduct) => ready.get(node),
    add: (node: RunningProduct) => void nodes.add(node),
    /** Ends a process, which answers until the balancer has noticed. */
    async end(node: RunningProduct) {
      await node.stop()
      nodes.delete(node)
      ready.delete(node)
    },
    start: () => void probe(),
    stop: () => probing.abort(),
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const all = [...ready.keys()]
      const node = all[turn++ % all.length]
      if (!node) throw new Error('No process is ready')
      const target = new Request(`${node.baseUrl}${url.pathname}${url.search}`, request)
      try {
        const reply = await fetch(target)
        if (reply.status >= 500) failures.push(`${reply.status} ${url.pathname}`)
        ready.set(node, (ready.get(node) ?? 0) + 1)
        return reply
      } catch (error) {
        failures.push(`${url.pathname}: ${String(error)}`)
        throw error
      }
    },
  }
}
type Balancer = ReturnType<typeof createBalancer>

/** Writes as a merchant, reads and shops as a visitor, until it is over; answers the products it has made. */
async function shop(balancer: Balancer, node: RunningProduct, isOver: () => boolean) {
  const site = node.sites[0]
  if (!site) throw new Error('There is no site')
  const connection = { baseUrl: node.baseUrl, services: contract, fetch: balancer.fetch }
  const merchant = createClient({ ...connection, auth: ApiKeyStrategy({ apiKey: site.apiKey }) })
  const visitor = createClient({ ...connection, auth: OAuthStrategy({ clientId: site.clientId }) })
  const made: string[] = []
  while (!isOver()) {
    const name = `Upgraded ${made.length}`
    const { product } = await merchant.catalogV1.createProduct({
      product: { name, productType: 'physical', priceData: { price: '9' } },
    })
    const id = product.id ?? ''
    made.push(id)
    const read = await visitor.catalogV1.getProduct({ id })
    expect(read.product.name).toBe(name)
    if (made.length <= CART_LINES) {
      const { cart } = await visitor.cart.addLines({ lines: [{ productId: id, quantity: 1 }] })
      expect(cart.lines).toHaveLength(made.length)
    }
    const page = await balancer.fetch(`${node.baseUrl}/`)
    expect(await page.text()).toContain('</html>')
  }
  return { made, visitor }
}

test.skipIf(!oldProgram)(
  'processes of two versions serve one database while it is upgraded, without an error',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-upgrade-'))
    // PostgreSQL runs as another user when root starts it.
    chmodSync(folder, 0o711)
    const database = await startEmbeddedPostgres({ dataDir: folder, durable: false })
    const started: RunningProduct[] = []
    const balancer = createBalancer()
    const start = async (options: ProductOptions = {}) => {
      const settings = { DRAIN_DELAY_MS: String(10 * PROBE_MS) }
      const databaseUrl = database.connectionString
      const dataDir = started[0]?.dataDir
      const node = await startProduct({
        ...options,
        databaseUrl,
        settings,
        ...(dataDir && { dataDir }),
      })
      started.push(node)
      balancer.add(node)
      return node
    }
    const untilBusy = (node: RunningProduct) =>
      expect.poll(() => balancer.answered(node) ?? 0).toBeGreaterThan(20)
    const older = oldProgram ? { program: oldProgram } : {}
    let isOver = false
    try {
      const first = await start(older)
      const second = await start(older)
      balancer.start()
      await expect.poll(() => balancer.answered(first)).toBeDefined()
      const shoppers = Promise.all(
        Array.from({ length: SHOPPERS }, () => shop(balancer, first, () => isOver)),
      )
      // Whoever fails ends the test when it is waited for, and not before.
      shoppers.catch(() => undefined)
      await untilBusy(second)
      // The first of the new version changes the tables under the old one.
      const third = await start()
      await untilBusy(third)
      await balancer.end(first)
      const fourth = await start()
      await balancer.end(second)
      await untilBusy(fourth)
      isOver = true
      const carts = await shoppers
      expect(balancer.failures).toEqual([])
      for (const { made, visitor } of carts) {
        expect(made.length).toBeGreaterThan(10)
        const { cart } = await visitor.cart.get({})
        const inCart = cart?.lines.map(({ productId }) => productId)
        expect(inCart?.toSorted()).toEqual(made.slice(0, CART_LINES).toSorted())
        for (const id of made) await visitor.catalogV1.getProduct({ id })
      }
    } finally {
      isOver = true
      balancer.stop()
      for (const node of started.toReversed()) await node.stop()
      started[0]?.remove()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
