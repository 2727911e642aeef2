import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import type pg from 'pg'
import { bareCost, siblingCosts } from './catalog-costs.ts'
import { addProducts, COLLECTIONS, collectionIdOf, seriesOf, slugOf } from './catalog-rows.ts'
import { connect } from './database.ts'
import { familyOf, load, watchCpu, withTarget } from './measure.ts'

const REQUESTS = 200
const PAGE = 24
const DEEP = 9000

type Report = (name: string, value: string) => void
type Query = Record<string, unknown>

export interface Timings {
  /** The first of its kind, which nothing has prepared. */
  readonly first: number
  readonly p50: number
  readonly p99: number
  readonly node: number
  readonly postgres: number
}

/** Sizes as people write them: `--sizes 1k,100k,1m`. */
export function readSizes(args: readonly string[]): number[] {
  const sizesArgument = args[args.indexOf('--sizes') + 1]
  const text = args.includes('--sizes') && sizesArgument ? sizesArgument : '1k,10k,100k'
  return text
    .split(',')
    .map(
      (one) => Number.parseFloat(one) * (/k$/i.test(one) ? 1000 : /m$/i.test(one) ? 1_000_000 : 1),
    )
    .filter((one) => one > 0)
    .sort((a, b) => a - b)
}

interface Shop {
  readonly product: RunningProduct
  readonly client: pg.Client
  size: number
}

/**
 * Grows a shop from size to size next to one that stays small, and sends both the same queries in turns, so that a slow
 * phase of the machine affects both. Nothing is cached.
 */
export async function catalogBench(args: readonly string[], report: Report): Promise<void> {
  const [smallest = 1000, ...larger] = readSizes(args)
  const small = await openShop()
  const growing = larger.length > 0 ? await openShop() : small
  try {
    await grow(small, smallest, report)
    if (larger.length === 0) await askAll([small], report)
    for (const size of larger) {
      await grow(growing, size, report)
      await askAll([small, growing], report)
    }
    for (const [name, value] of await bareCost(growing.product)) report(name, value)
    for (const [name, value] of await siblingCosts(growing.product, growing.client))
      report(name, value)
  } finally {
    for (const shop of new Set([small, growing])) await closeShop(shop)
  }
}

async function openShop(): Promise<Shop> {
  const product = await startProduct()
  return { product, client: await connect(product), size: 0 }
}

async function closeShop({ product, client }: Shop): Promise<void> {
  await client.end()
  await product.stop()
  product.remove()
}

async function grow(shop: Shop, to: number, report: Report): Promise<void> {
  const began = performance.now()
  await addProducts(shop.client, shop.product.sites[0]?.id ?? '', { from: shop.size, to })
  // Pending writes would reach the disk during the measurement.
  await shop.client.query('CHECKPOINT')
  shop.size = to
  report(`Made ${formatCount(to)} products`, `${((performance.now() - began) / 1000).toFixed(1)} s`)
}

async function askAll(shops: readonly Shop[], report: Report): Promise<void> {
  for (const [name, query] of Object.entries(questions)) {
    const timings = await measure(shops, query)
    for (const [at, shop] of shops.entries()) {
      const one = timings[at]
      if (one) report(`${formatCount(shop.size).padStart(9)} · ${name}`, formatTimings(one))
    }
    const [few, many] = timings
    if (few && many) {
      report(
        `${shops.map((shop) => formatCount(shop.size)).join(' to ')} · ${name}`,
        withTarget(ratio(few, many), 'p50 at most 2 ×'),
      )
    }
  }
}

const formatCount = (size: number) => size.toLocaleString('en')

const formatTimings = ({ first, p50, p99, node, postgres }: Timings) =>
  `first ${first.toFixed(1)} ms · p50 ${p50.toFixed(1)} ms · p99 ${p99.toFixed(1)} ms · CPU ${node.toFixed(1)} + ${postgres.toFixed(1)} ms`

function ratio(few: Timings, many: Timings): string {
  const cpu = ({ node, postgres }: Timings) => node + postgres
  const of = (a: number, b: number) => (a / (b || 1)).toFixed(2)
  return `${of(many.p50, few.p50)} × p50 · ${of(cpu(many), cpu(few))} × CPU`
}

type Question = (turn: number, size: number) => Query

const visible = { visible: true }
const page = (offset = 0) => ({ paging: { limit: PAGE, offset } })

/** Each turn requests another collection, page or product. */
const questions: Record<string, Question> = {
  'collection page by price': (turn) => ({
    filter: { ...visible, collectionIds: collectionIdOf(turn % COLLECTIONS) },
    sort: [{ fieldName: 'price' }],
    ...page(),
  }),
  'page by price, dearest first': (turn) => ({
    filter: visible,
    sort: [{ fieldName: 'price', order: 'DESC' }],
    ...page(turn % 10),
  }),
  'filter by option': (turn) => ({
    filter: { ...visible, 'options.Colour': ['Red', 'Blue', 'Sand'][turn % 3] },
    ...page(),
  }),
  'name search, one series': (turn) => ({
    filter: { ...visible, name: { $contains: seriesOf(turn % 20).toLowerCase() } },
    ...page(),
  }),
  'name search, one product of eleven': () => ({
    filter: { ...visible, name: { $contains: 'vase' } },
    ...page(),
  }),
  'name begins with': (turn) => ({
    filter: {
      ...visible,
      name: { $startsWith: `quiet vase ${seriesOf(turn % 20).slice(0, 2)}` },
    },
    ...page(),
  }),
  // In a smaller shop nine tenths of it, so that a page of as many products answers.
  'offset 9,000': (turn, size) => ({
    filter: visible,
    ...page(Math.min(DEEP, Math.floor(size * 0.9)) - (turn % 20)),
  }),
  'get by slug': (turn) => ({
    filter: { ...visible, slug: slugOf(((turn * 37) % 1000) + 1) },
    paging: { limit: 1 },
  }),
}

/** Calls as a merchant, whose responses are never cached; alternates between the shops, one request at a time. */
async function measure(shops: readonly Shop[], query: Question): Promise<Timings[]> {
  const probes = shops.map((shop) => probeOf(shop, query))
  for (const probe of probes) await probe.warm()
  for (const probe of probes) probe.watch()
  for (let turn = 0; turn < REQUESTS; turn += 1) for (const probe of probes) await probe.once()
  return probes.map((probe) => probe.timings())
}

function probeOf({ product, size }: Shop, query: Question) {
  const ask = createQuerySender(product)
  const times: number[] = []
  let turn = 0
  const next = async () => {
    turn += 1
    await ask(query(turn, size))
  }
  let [first, node, postgres] = [0, () => 0, () => 0]
  return {
    async warm() {
      first = (await load(1, 1, next)).p50
      await load(40, 2, next)
    },
    watch() {
      node = watchCpu(() => [product.pid])
      postgres = watchCpu(() => familyOf(product.pid).slice(1))
    },
    async once() {
      const began = performance.now()
      await next()
      times.push(performance.now() - began)
    },
    timings(): Timings {
      const at = (share: number) =>
        times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
      return {
        first,
        p50: at(0.5),
        p99: at(0.99),
        node: node() / REQUESTS,
        postgres: postgres() / REQUESTS,
      }
    },
  }
}

export function createQuerySender({ baseUrl, sites }: RunningProduct) {
  // Uncompressed: compression is no part of finding a page.
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
