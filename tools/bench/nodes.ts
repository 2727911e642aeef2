import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { contract } from '@vitrine/contract'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@vitrine/sdk'
import { startEmbeddedPostgres } from '@vitrine/server/testing'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { fetchWhole, type Load, load } from './measure.ts'

type Report = (name: string, value: string) => void

const NODES = [1, 2, 4] as const
const CHANGES = 50
const CACHED_READS = 4_000
const READS = 600
const WRITES = 200
const AT_ONCE = 32
const WARM_UP = 200
/** Fewer than a process has connections, so that none is refused one. */
const WRITERS = 8
/** Between two looks whether a change has arrived. */
const LOOK_MS = 1

/**
 * One shop on one database, served by 1, 2 and 4 processes: responses per second, and how long caches stay
 * stale.
 */
export async function nodesBench(report: Report): Promise<void> {
  report(
    'Processors of this machine, which PostgreSQL and this program use, too',
    `${cpus().length}`,
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-nodes-'))
  // PostgreSQL runs as another user when root starts it.
  chmodSync(folder, 0o711)
  // Does not wait for the disk and has connections for all processes, because the processes are measured.
  const database = await startEmbeddedPostgres({ dataDir: folder, durable: false })
  const databaseUrl = database.connectionString
  const first = await startProduct({ demo: true, databaseUrl })
  const nodes: RunningProduct[] = [first]
  try {
    for (const count of NODES) {
      while (nodes.length < count) {
        nodes.push(await startProduct({ dataDir: first.dataDir, databaseUrl }))
      }
      await measure(nodes, report)
    }
  } finally {
    for (const node of nodes.toReversed()) await node.stop()
    first.remove()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(nodes: readonly RunningProduct[], report: Report): Promise<void> {
  const name = (what: string) =>
    `${nodes.length} ${nodes.length === 1 ? 'process' : 'processes'}: ${what}`
  const inTurn = turnsOf(nodes)
  const headers = { authorization: await visitorToken(nodes) }
  const page = async () => void (await fetchWhole(`${inTurn().baseUrl}/collections/all-products`))
  await load(WARM_UP, AT_ONCE, page)
  const cached = await load(CACHED_READS, AT_ONCE, page)
  report(name('cached pages of the storefront'), perSecond(cached))
  report(name('24 products, never the same query'), perSecond(await reread(inTurn, headers)))
  const written = await changeProducts(nodes)
  report(name('changes of products'), `${perSecond(written)}, p99 ${written.p99.toFixed(0)} ms`)
  const last = nodes.at(-1)
  if (last && last !== nodes[0]) {
    report(name('until another one shows a change'), await staleness(nodes, last, headers))
  }
}

const perSecond = ({ perSecond: rate }: Load) => `${rate.toFixed(0)} / s`

/** One after the other, as a balancer sends requests. */
function turnsOf<T>(all: readonly T[]): () => T {
  let turn = 0
  return () => {
    turn += 1
    return all[turn % all.length] as T
  }
}

function reread(
  inTurn: () => RunningProduct,
  headers: Readonly<Record<string, string>>,
): Promise<Load> {
  let price = 1_000_000
  return load(READS, AT_ONCE, async () => {
    price += 1
    const filter = JSON.stringify({ price: { $lt: price } })
    await fetchWhole(`${inTurn().baseUrl}/stores-reader/v1/products/query`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: { filter, paging: { limit: 24, offset: 0 } } }),
    })
  })
}

async function changeProducts(nodes: readonly RunningProduct[]): Promise<Load> {
  const clients = nodes.map(merchantOf)
  const inTurn = turnsOf(clients)
  const ids: string[] = []
  for (let at = 0; at < AT_ONCE; at += 1) {
    const product = { name: `Bench ${nodes.length} ${at}`, price: '5' }
    ids.push((await inTurn().products.saveProduct({ product })).product.id)
  }
  const nextId = turnsOf(ids)
  return load(WRITES, WRITERS, async () => {
    const product = { id: nextId(), name: `Changed ${performance.now()}` }
    await inTurn().catalogV1.updateProduct({ product })
  })
}

const connection = (node: RunningProduct) => ({ baseUrl: node.baseUrl, services: contract })
const merchantOf = (node: RunningProduct) =>
  createClient({
    ...connection(node),
    auth: ApiKeyStrategy({ apiKey: node.sites[0]?.apiKey ?? '' }),
  })

async function visitorToken(nodes: readonly RunningProduct[]): Promise<string> {
  const [node] = nodes as [RunningProduct]
  const auth = OAuthStrategy({ clientId: node.sites[0]?.clientId ?? '' })
  const visitor = createClient({ ...connection(node), auth })
  return (await visitor.auth.generateVisitorTokens()).accessToken.value
}

/** Milliseconds from the answer to a change until a process that had the old state cached answers with the new one. */
async function staleness(
  nodes: readonly RunningProduct[],
  other: RunningProduct,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const client = merchantOf(nodes[0] as RunningProduct)
  const { product } = await client.products.saveProduct({ product: { name: 'Stale', price: '5' } })
  const nameThere = async () => {
    const bytes = await fetchWhole(`${other.baseUrl}/stores-reader/v1/products/${product.id}`, {
      headers,
    })
    return (JSON.parse(Buffer.from(bytes).toString()) as { product: { name: string } }).product.name
  }
  const times: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    await nameThere()
    const name = `Stale ${change}`
    await client.catalogV1.updateProduct({ product: { id: product.id, name } })
    const answered = performance.now()
    while ((await nameThere()) !== name)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    times.push(performance.now() - answered)
  }
  times.sort((one, two) => one - two)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms of ${CHANGES}`
}
