import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import pg from 'pg'
import { bareCost, siblingCosts } from './catalog-proofs.ts'
import { addProducts, COLLECTIONS, collectionIdOf, seriesOf, slugOf } from './catalog-rows.ts'
import { familyOf, load, watchCpu, withTarget } from './measure.ts'

const REQUESTS = 200
const PAGE = 24
const DEEP = 9000
/** In a smaller shop it is as deep as that goes. */
const DEEP_NAME = 'offset 9,000'

type Say = (name: string, value: string) => void
type Query = Record<string, unknown>

export interface Figures {
  /** The first of its kind, which nothing has prepared. */
  readonly first: number
  readonly p50: number
  readonly p99: number
  readonly node: number
  readonly postgres: number
}

/** Sizes as people write them: `--sizes 1k,100k,1m`. */
export function readSizes(args: readonly string[]): number[] {
  const asked = args[args.indexOf('--sizes') + 1]
  const text = args.includes('--sizes') && asked ? asked : '1k,10k,100k'
  return text
    .split(',')
    .map(
      (one) => Number.parseFloat(one) * (/k$/i.test(one) ? 1000 : /m$/i.test(one) ? 1_000_000 : 1),
    )
    .filter((one) => one > 0)
    .sort((a, b) => a - b)
}

/** Grows one shop from size to size and asks it the same questions at each. Nothing kept answers them. */
export async function catalogBench(args: readonly string[], say: Say): Promise<void> {
  const sizes = readSizes(args)
  const product = await startProduct()
  const { databaseUrl } = JSON.parse(
    readFileSync(path.join(product.dataDir, 'running.json'), 'utf8'),
  )
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const found = new Map<string, Figures[]>()
    let from = 0
    for (const to of sizes) {
      const began = performance.now()
      await addProducts(client, product.sites[0]?.id ?? '', { from, to })
      from = to
      say(
        `Made ${to.toLocaleString('en')} products`,
        `${((performance.now() - began) / 1000).toFixed(1)} s`,
      )
      for (const [name, query] of Object.entries(questions(to))) {
        const figures = await measure(product, query)
        found.set(name, [...(found.get(name) ?? []), figures])
        say(`${to.toLocaleString('en').padStart(9)} · ${name}`, written(figures))
      }
    }
    if (sizes.length > 1) {
      for (const [name, figures] of found) {
        const ratio = withTarget(ratioOf(figures), 'p50 at most 2 ×')
        say(`Largest to smallest · ${name}`, ratio)
      }
    }
    for (const [name, value] of await bareCost(product, databaseUrl)) say(name, value)
    for (const [name, value] of await siblingCosts(product, client)) say(name, value)
  } finally {
    await client.end()
    await product.stop()
    product.remove()
  }
}

const written = ({ first, p50, p99, node, postgres }: Figures) =>
  `first ${first.toFixed(1)} ms · p50 ${p50.toFixed(1)} ms · p99 ${p99.toFixed(1)} ms · CPU ${node.toFixed(1)} + ${postgres.toFixed(1)} ms`

function ratioOf(figures: readonly Figures[]): string {
  const [small, large] = [figures[0], figures.at(-1)]
  const cpu = (one: Figures | undefined) => (one?.node ?? 0) + (one?.postgres ?? 0)
  const of = (a: number | undefined, b: number | undefined) => ((a ?? 0) / (b || 1)).toFixed(2)
  return `${of(large?.p50, small?.p50)} × p50 · ${of(cpu(large), cpu(small))} × CPU`
}

/** The questions at a size; each turn asks for another collection, page or product. */
function questions(size: number): Record<string, (turn: number) => Query> {
  const visible = { visible: true }
  const paging = (offset = 0) => ({ paging: { limit: PAGE, offset } })
  const deep = Math.min(DEEP, size - PAGE)
  return {
    'collection page by price': (turn) => ({
      filter: { ...visible, collectionIds: collectionIdOf(turn % COLLECTIONS) },
      sort: [{ fieldName: 'price' }],
      ...paging(),
    }),
    'page by price, dearest first': (turn) => ({
      filter: visible,
      sort: [{ fieldName: 'price', order: 'DESC' }],
      ...paging(turn % 10),
    }),
    'filter by option': (turn) => ({
      filter: { ...visible, 'options.Colour': ['Red', 'Blue', 'Sand'][turn % 3] },
      ...paging(),
    }),
    'name search, one series': (turn) => ({
      filter: { ...visible, name: { $contains: seriesOf(turn % 20).toLowerCase() } },
      ...paging(),
    }),
    'name search, one product of eleven': () => ({
      filter: { ...visible, name: { $contains: 'vase' } },
      ...paging(),
    }),
    'name begins with': (turn) => ({
      filter: {
        ...visible,
        name: { $startsWith: `quiet vase ${seriesOf(turn % 20).slice(0, 2)}` },
      },
      ...paging(),
    }),
    [DEEP_NAME]: (turn) => ({
      filter: visible,
      ...paging(deep - (turn % 20)),
    }),
    'get by slug': (turn) => ({
      filter: { ...visible, slug: slugOf(((turn * 37) % 1000) + 1) },
      paging: { limit: 1 },
    }),
  }
}

/** As a merchant, whose replies are never kept; one request after the other. */
async function measure(product: RunningProduct, query: (turn: number) => Query): Promise<Figures> {
  const ask = asker(product)
  let turn = 0
  const next = async () => {
    turn += 1
    await ask(query(turn))
  }
  const { p50: first } = await load(1, 1, next)
  await load(40, 2, next)
  const node = watchCpu(() => [product.pid])
  const postgres = watchCpu(() => familyOf(product.pid).slice(1))
  const { p50, p99 } = await load(REQUESTS, 1, next)
  return { first, p50, p99, node: node() / REQUESTS, postgres: postgres() / REQUESTS }
}

export function asker({ baseUrl, sites }: RunningProduct) {
  // As it is: what compressing costs is no part of finding a page.
  const headers = {
    authorization: sites[0]?.apiKey ?? '',
    'content-type': 'application/json',
    'accept-encoding': 'identity',
  }
  return async (query: Query): Promise<string> => {
    const url = `${baseUrl}/stores-reader/v1/products/query-platformized`
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) })
    const text = await reply.text()
    if (reply.status !== 200) throw new Error(`${reply.status} ${text.slice(0, 300)}`)
    return text
  }
}
