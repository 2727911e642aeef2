import { Agent, request } from 'node:http'
import type { RunningProduct } from '@vitrine/testkit/product'
import { startBaseline } from './baseline.ts'
import { databaseUrlOf } from './database.ts'
import { familyOf, load, watchCpu, withTarget } from './measure.ts'
import { pageStatement } from './page-statement.ts'

type Row = [string, string]
interface RequestSpec {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

const PAGE = 24
const ROUNDS = 5
/** Requests before measuring, so that the code of both is compiled. */
const WARM_UP = 2000

/** Our statement for the page whose query is different each time. */
function uniqueQueryStatement(site: string): string {
  const found = `products p WHERE p.site_id = '${site}' AND p.visible AND p.base_price < 1000000`
  return pageStatement(site, {
    total: `SELECT count(*) AS total FROM ${found}`,
    ids: `SELECT p.id FROM ${found} ORDER BY p.numeric_id LIMIT ${PAGE}`,
  })
}

const br = { 'accept-encoding': 'br' }

/** CPU of a page of products for each request, cached and uncached, as a call and as a page of the storefront. */
export async function replyCosts(product: RunningProduct): Promise<Row[]> {
  await liftCallLimits(product)
  const call = await pageOfProducts(product)
  const page = { url: `${product.baseUrl}/collections/all-products`, headers: br }
  const rows: Row[] = []
  for (const [name, spec, target] of [
    [`Page of ${PAGE} products by API, cached, brotli`, call(br), 1.5],
    [`Page of ${PAGE} products by API, cached, as it is`, call({}), 1.5],
    ['Collection page of the storefront, cached, brotli', page, 1.5],
  ] as const) {
    // A cached response needs no PostgreSQL, whose housekeeping would only add noise.
    const cost = await compare(
      product,
      'http',
      () => [product.pid],
      () => spec,
      2000,
    )
    rows.push([name, withTarget(cost, `at most ${target} ×`)])
  }
  let turn = 0
  const fresh = () => {
    turn += 1
    return call({}, turn)
  }
  const name = `Page of ${PAGE} products by API, never the same query`
  const cost = await compare(product, 'pg', () => familyOf(product.pid), fresh, 400)
  rows.push([name, withTarget(cost, 'at most 2 ×')])
  const another = () => {
    turn += 1
    return { ...page, url: `${page.url}?maxPrice=${1_000_000 - turn}` }
  }
  rows.push([
    'Collection page of the storefront, never the same query',
    await compare(product, 'pg', () => familyOf(product.pid), another, 100),
  ])
  return rows
}

/**
 * Raises limits: a collection page calls limited operations, and all requests of the bench come from one
 * network.
 */
async function liftCallLimits({ baseUrl, sites }: RunningProduct): Promise<void> {
  const response = await fetch(`${baseUrl}/vitrine/v1/site/settings`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: sites[0]?.apiKey ?? '' },
    body: JSON.stringify({ settings: { limits: { callsPerMinuteFactor: 10_000 } } }),
  })
  if (!response.ok) throw new Error(`The settings answer ${response.status}`)
}

/** Ours against the lower bound with the same bytes, in turns, so that both meet the same conditions. */
async function compare(
  product: RunningProduct,
  kind: 'http' | 'pg',
  pids: () => readonly number[],
  next: () => RequestSpec,
  requests: number,
): Promise<string> {
  const bytes = await ask(next())
  const limit = await startBaseline(kind, {
    bytes,
    databaseUrl: databaseUrlOf(product),
    sql: uniqueQueryStatement(product.sites[0]?.id ?? ''),
  })
  const database = () => (kind === 'pg' ? familyOf(product.pid).slice(1) : [])
  const toBare = () => toLimit(limit.url, next())
  await send(WARM_UP, next)
  await send(WARM_UP, toBare)
  const cost = { ours: 0, bare: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    cost.ours += await cpuFor(pids, requests, next)
    cost.bare += await cpuFor(() => [limit.pid, ...database()], requests, toBare)
  }
  limit.stop()
  const each = (ms: number) => `${((ms / ROUNDS / requests) * 1000).toFixed(0)} µs`
  const ratio = (cost.ours / cost.bare).toFixed(2)
  return `${each(cost.ours)} CPU, bare ${kind} ${each(cost.bare)} · ${ratio} × · ${bytes} bytes`
}

/** The same request, sent to the bare server. */
function toLimit(url: string, spec: RequestSpec): RequestSpec {
  const { pathname, search } = new URL(spec.url)
  return { ...spec, url: new URL(pathname + search, url).href }
}

async function cpuFor(
  pids: () => readonly number[],
  requests: number,
  next: () => RequestSpec,
): Promise<number> {
  const spent = watchCpu(pids)
  await send(requests, next)
  return spent()
}

const send = (requests: number, next: () => RequestSpec) =>
  load(requests, 4, async () => {
    await ask(next())
  })

/** The same question of a visitor, and others like it by a number. */
async function pageOfProducts({ baseUrl, sites }: RunningProduct) {
  const [site] = sites
  if (!site) throw new Error('The demo has no site')
  const token = await fetch(`${baseUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: site.clientId, grantType: 'anonymous' }),
  })
  const { access_token: authorization } = (await token.json()) as { access_token: string }
  return (headers: Record<string, string>, turn = 0): RequestSpec => {
    const filter = { price: { $lt: 1_000_000 - turn } }
    const query = { filter, sort: [{ fieldName: 'numericId' }], paging: { limit: PAGE } }
    const packed = Buffer.from(JSON.stringify({ query })).toString('base64url')
    return {
      url: `${baseUrl}/stores-reader/v1/products/query-platformized?.r=${packed}`,
      headers: { authorization, ...headers },
    }
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Sends and counts the bytes of the body as they travelled. */
const ask = ({ url, headers = {} }: RequestSpec): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength
      })
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answers ${response.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
