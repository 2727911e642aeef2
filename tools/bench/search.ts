import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { productFields } from '@vitrine/contract/catalog-v3'
import type { RunningProduct } from '@vitrine/testkit/product'
import type pg from 'pg'
import { readSizes } from './catalog.ts'
import { seriesOf, slugOf } from './catalog-rows.ts'
import {
  describeCost,
  describeGrowth,
  type PageCost,
  searchOnce,
  searchPageCosts,
} from './search-pages.ts'
import { createSearchShops, type SearchShop, type SearchShops } from './search-shops.ts'
import { v3ReadCosts } from './v3-reads.ts'

const TURNS = 300
const WARM = 60

type Report = (name: string, value: string) => void
type Ask = (turn: number) => Promise<unknown>

const beginnings = [
  'vas',
  'bowl',
  'amb',
  'lamp sm',
  'quiet ch',
  'clo',
  'r0000',
  'v',
  'b',
  'vaze',
  'pri',
  'st',
]
const typed = (turn: number) => beginnings[turn % beginnings.length] ?? ''

/** Search by PostgreSQL or in memory: the megabytes that a process may use for search documents. */
const finders = { PostgreSQL: '0', memory: '4096' } as const
type Finder = keyof typeof finders

/**
 * Searches in shops of several sizes, by PostgreSQL and in memory: pages, then suggestions compared with
 * their bare SQL, queries and aggregations. `--data <folder>` keeps the shops for further runs, `--finder
 * memory` or `--finder PostgreSQL` skips the other, `--pages` measures only pages of results.
 */
export async function searchBench(args: readonly string[], report: Report): Promise<void> {
  const dataFolder = args.includes('--data') ? args[args.indexOf('--data') + 1] : undefined
  const folder = dataFolder ?? mkdtempSync(path.join(tmpdir(), 'vitrine-search-'))
  const shops = createSearchShops(folder, dataFolder !== undefined)
  const pages = new Map<string, Map<string, PageCost>>()
  const all = ['PostgreSQL', 'memory'] as const
  const asked = args.includes('--finder') ? all.filter((one) => args.includes(one)) : all
  try {
    for (const to of readSizes(args)) {
      for (const finder of asked) {
        await measureShop({ shops, to, finder, pages, report, isWhole: !args.includes('--pages') })
      }
    }
    for (const finder of asked) reportGrowth(pages, finder, report)
  } finally {
    shops.remove()
  }
}

interface Measurement {
  readonly shops: SearchShops
  readonly to: number
  readonly finder: Finder
  readonly pages: Map<string, Map<string, PageCost>>
  readonly report: Report
  readonly isWhole: boolean
}

async function measureShop({ shops, to, finder, pages, report, isWhole }: Measurement) {
  const shop = await shops.open(to, { SEARCH_MEMORY_MB: finders[finder], LOG_LEVEL: 'info' })
  try {
    const size = to.toLocaleString('en').padStart(9)
    if (finder === 'memory') report(`${size} · memory`, await loadIntoMemory(shop))
    const costs = await searchPageCosts(shop.product, turnsAt(to))
    pages.set(`${to} ${finder}`, costs)
    for (const [name, cost] of costs) report(`${size} · ${finder} · ${name}`, describeCost(cost))
    if (isWhole && finder === 'memory') await measureOthers(shop, to, report)
  } finally {
    await shop.close()
  }
}

/** PostgreSQL takes long for each page of a large shop. */
const turnsAt = (size: number) => (size > 100_000 ? 60 : 300)

/** Searches until the site is in memory; returns how long that took, and the memory it needs. */
async function loadIntoMemory({ product }: SearchShop): Promise<string> {
  const began = performance.now()
  for (;;) {
    await searchOnce(product)
    const line = product.output().match(/^.*A site is searched in memory.*$/m)?.[0]
    if (line) {
      const { documents, bytes } = JSON.parse(line) as { documents: number; bytes: number }
      const each = Math.round(bytes / documents)
      return `${(bytes / 2 ** 20).toFixed(0)} MB · ${each} bytes a product · read in ${seconds(began)}`
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function measureOthers({ product, client, siteId }: SearchShop, to: number, report: Report) {
  const size = to.toLocaleString('en').padStart(9)
  const [ours, bare] = await alternately([suggest(product), bareSuggest(client, siteId)])
  report(`${size} · suggestions, p50`, beside(middle(ours), middle(bare)))
  report(`${size} · suggestions, p95`, beside(p95(ours), p95(bare)))
  for (const [name, cost] of await v3ReadCosts(product, to)) report(`${size} · ${name}`, cost)
  for (const [name, ask] of Object.entries(questions(product, to))) {
    const [times = []] = await alternately([ask])
    report(`${size} · ${name}`, `p50 ${ms(middle(times))} · p95 ${ms(p95(times))}`)
  }
}

/** Compares the largest shop with the smallest. */
function reportGrowth(
  pages: ReadonlyMap<string, Map<string, PageCost>>,
  finder: Finder,
  report: Report,
): void {
  const sizes = [...pages].filter(([name]) => name.endsWith(finder))
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (!first || !last || first === last) return
  for (const [name, small] of first[1]) {
    const large = last[1].get(name)
    if (large) report(`${first[0]} to ${last[0]} · ${name}`, describeGrowth(small, large))
  }
}

const suggest = (product: RunningProduct): Ask => {
  const headers = { authorization: product.sites[0]?.apiKey ?? '' }
  return async (turn) => {
    const query = new URLSearchParams({ q: typed(turn) })
    const reply = await fetch(`${product.baseUrl}/vitrine/v1/suggestions?${query}`, { headers })
    const text = await reply.text()
    if (reply.status !== 200) throw new Error(`${reply.status} ${text.slice(0, 300)}`)
  }
}

/** Only the statement that finds the products of suggestions. */
function bareSuggest(client: pg.Client, siteId: string): Ask {
  const index = '(SELECT id FROM search_indexes WHERE site_id = $1 AND is_current)'
  const query = `(SELECT search_query(language::regconfig, $2::jsonb, TRUE)
    FROM search_indexes WHERE site_id = $1 AND is_current)`
  const shown = 'COALESCE(d.visible_vector, d.vector)'
  const statement = `
    SELECT id, name, slug, main_media_id FROM (
      SELECT p.id, p.name, p.slug, p.main_media_id, p.numeric_id,
             round(ts_rank('{0.1, 0.5, 0.6, 1}', ${shown}, ${query})::numeric, 6) AS rank
        FROM products p JOIN search_documents d ON d.site_id = p.site_id AND d.product_id = p.id
       WHERE p.site_id = $1 AND p.visible AND d.index_id = ${index} AND d.vector @@ ${query}
         AND ${shown} @@ ${query} LIMIT 200) fitting
     ORDER BY rank DESC, numeric_id DESC`
  return (turn) => {
    const terms = typed(turn)
      .split(' ')
      .map((word) => [word])
    return client.query(statement, [siteId, JSON.stringify(terms)])
  }
}

/** Products from all over the shop, one after the other, with all fields. */
function getWhole({ baseUrl, sites }: RunningProduct, size: number): Ask {
  const fields = productFields.map((field) => `fields=${field}`).join('&')
  const headers = { authorization: sites[0]?.apiKey ?? '' }
  return async (turn) => {
    const slug = slugOf((turn * 7919) % size)
    const reply = await fetch(`${baseUrl}/stores/v3/products/slug/${slug}?${fields}`, { headers })
    const text = await reply.text()
    if (reply.status !== 200) throw new Error(`${reply.status} ${text.slice(0, 300)}`)
  }
}

function questions(product: RunningProduct, size: number): Record<string, Ask> {
  const ask = (call: string, body: (turn: number) => object): Ask => {
    const url = `${product.baseUrl}/stores/v3/products/${call}`
    const headers = {
      authorization: product.sites[0]?.apiKey ?? '',
      'content-type': 'application/json',
    }
    return async (turn) => {
      const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body(turn)) })
      const text = await reply.text()
      if (reply.status !== 200) throw new Error(`${reply.status} ${text.slice(0, 300)}`)
    }
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
  const cursorPaging = { limit: 24 }
  return {
    'get with all fields': getWhole(product, size),
    'query, latest first': ask('query', (turn) => ({
      query: { filter: {}, cursorPaging: { limit: 24 - (turn % 3) } },
    })),
    'search, two words': ask('search', (turn) => ({
      search: { cursorPaging, search: { expression: `${typed(turn)} small`, mode: 'OR' } },
    })),
    'search, one series': ask('search', (turn) => ({
      search: { cursorPaging, search: { expression: seriesOf(turn % 20) } },
    })),
    'search with three aggregations': ask('search', (turn) => ({
      search: { cursorPaging, aggregations, search: { expression: seriesOf(turn % 20) } },
    })),
    'aggregations over everything': ask('search', () => ({
      search: { cursorPaging, aggregations },
    })),
  }
}

/** Each in its turn, so that all meet the same weather; times in milliseconds without the warm-up. */
async function alternately(asks: readonly Ask[]): Promise<number[][]> {
  const times = asks.map((): number[] => [])
  for (let turn = 0; turn < WARM + TURNS; turn += 1) {
    for (const [at, ask] of asks.entries()) {
      const began = performance.now()
      await ask(turn)
      if (turn >= WARM) times[at]?.push(performance.now() - began)
    }
  }
  return times
}

const at = (times: readonly number[] = [], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0
const middle = (times: readonly number[] | undefined) => at(times, 0.5)
const p95 = (times: readonly number[] | undefined) => at(times, 0.95)
const ms = (time: number) => `${time.toFixed(1)} ms`
const beside = (ours: number, bare: number) =>
  `${ms(ours)} · bare SQL ${ms(bare)} · ${(ours / bare).toFixed(2)} ×`

const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`
