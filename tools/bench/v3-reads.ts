import { productFields } from '@vitrine/contract/catalog-v3'
import type { RunningProduct } from '@vitrine/testkit/product'
import { startBaseline } from './baseline.ts'
import { seriesOf, slugOf } from './catalog-rows.ts'
import { databaseUrlOf } from './database.ts'
import { familyOf, load, watchCpu } from './measure.ts'

type Row = [string, string]
interface RequestSpec {
  readonly path: string
  readonly body?: object
}

const REQUESTS = 300
/** Number of products read in turn, each from the rendered cache after its first read. */
const CACHED_PRODUCTS = 50

const allFields = productFields.map((field) => `fields=${field}`).join('&')
function ofProduct(turn: number, size: number): string {
  const number = ((turn % CACHED_PRODUCTS) * 7919) % size
  // One of fifty is hidden.
  return `/stores/v3/products/slug/${slugOf(number % 50 === 7 ? number + 1 : number)}`
}

/**
 * CPU of reads in the third dialect, and of suggestions, for each request: Node and PostgreSQL, compared with
 * the same SQL alone. As a merchant, whose responses are never cached; the last row is for visitors.
 */
export async function v3ReadCosts(product: RunningProduct, size: number): Promise<Row[]> {
  const cursorPaging = { limit: 24 }
  const search = (more: object) => (turn: number) => ({
    path: '/stores/v3/products/search',
    body: { search: { cursorPaging, search: { expression: seriesOf(turn % 20) }, ...more } },
  })
  const questions: Record<string, (turn: number) => RequestSpec> = {
    'V3 get, no fields': (turn) => ({ path: ofProduct(turn, size) }),
    'V3 get, all fields': (turn) => ({ path: `${ofProduct(turn, size)}?${allFields}` }),
    'V3 query': (turn) => ({
      path: '/stores/v3/products/query',
      body: { query: { filter: {}, cursorPaging: { limit: 24 - (turn % 3) } } },
    }),
    'V3 search': search({}),
    'V3 search with three aggregations': search({ aggregations }),
  }
  for (const typed of ['v', 'vas', 'lamp sm', 'vaze']) {
    const path = `/vitrine/v1/suggestions?${new URLSearchParams({ q: typed })}`
    questions[`suggestions for “${typed}”`] = () => ({ path })
  }
  const rows: Row[] = []
  const merchant = product.sites[0]?.apiKey ?? ''
  for (const [name, ask] of Object.entries(questions)) {
    rows.push([name, await costOf(product, merchant, ask)])
  }
  rows.push(['The text of a product by bare pg, as many bytes', await bareCost(product)])
  const open = allFields.replace('fields=MERCHANT_DATA&', '')
  const ask = (turn: number) => ({ path: `${ofProduct(turn, size)}?${open}` })
  rows.push([
    'V3 get, all fields, of a visitor',
    await costOf(product, await visitorOf(product), ask),
  ])
  return rows
}

const aggregations = [
  { name: 'types', type: 'VALUE', fieldPath: 'productType' },
  { name: 'choices', type: 'VALUE', fieldPath: 'options.choicesSettings.choices.name' },
  {
    name: 'prices',
    type: 'RANGE',
    fieldPath: 'actualPriceRange.minValue.amount',
    range: { buckets: [{ to: 50 }, { from: 50, to: 100 }, { from: 100 }] },
  },
]

async function costOf(
  { baseUrl, pid }: RunningProduct,
  authorization: string,
  ask: (turn: number) => RequestSpec,
): Promise<string> {
  let turn = 0
  let bytes = 0
  const send = async () => {
    const { path: target, body } = ask(turn++)
    // Uncompressed: compression is no part of reading.
    const headers = { authorization, 'accept-encoding': 'identity' }
    const reply = await fetch(`${baseUrl}${target}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    })
    const text = await reply.text()
    if (reply.status !== 200) throw new Error(`${reply.status} ${text.slice(0, 300)}`)
    bytes = text.length
  }
  await load(2 * CACHED_PRODUCTS, 2, send)
  return `${await cpuFor(pid, pid, send)} · ${bytes} bytes`
}

/** The CPU that a program and the database use for each of some requests. */
async function cpuFor(program: number, product: number, send: () => Promise<void>) {
  const node = watchCpu(() => [program])
  const postgres = watchCpu(() => familyOf(product).slice(1))
  await load(REQUESTS, 2, send)
  const each = (spent: number) => (spent / REQUESTS).toFixed(2)
  return `CPU ${each(node())} ms Node + ${each(postgres())} ms PostgreSQL`
}

/** One statement that finds a text, and a reply with it: the least that a read can cost. */
async function bareCost(product: RunningProduct): Promise<string> {
  const sql = `
    SELECT t.body, pg_current_snapshot()::text FROM products p
      LEFT JOIN rendered_products t ON t.site_id = p.site_id AND t.product_id = p.id AND t.renderer = 'v3'
     WHERE p.site_id = '${product.sites[0]?.id}' AND p.slug = '${slugOf(0)}'`
  const limit = await startBaseline('pg', { bytes: 8000, databaseUrl: databaseUrlOf(product), sql })
  const send = async () => {
    await (await fetch(limit.url)).arrayBuffer()
  }
  await load(2 * CACHED_PRODUCTS, 2, send)
  const cost = await cpuFor(limit.pid, product.pid, send)
  limit.stop()
  return cost
}

async function visitorOf({ baseUrl, sites }: RunningProduct): Promise<string> {
  const token = await fetch(`${baseUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: sites[0]?.clientId, grantType: 'anonymous' }),
  })
  return ((await token.json()) as { access_token: string }).access_token
}
