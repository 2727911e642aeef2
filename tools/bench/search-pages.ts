import type { RunningProduct } from '@vitrine/testkit/product'
import { familyOf, watchCpu } from './measure.ts'

const adjectives = ['quiet', 'bold', 'amber', 'rough', 'small', 'wide', 'plain', 'early', 'soft']
const nouns = ['vase', 'bowl', 'lamp', 'chair', 'print', 'tray', 'stool', 'clock', 'frame', 'box']
const nounOf = (turn: number) => nouns[turn % nouns.length] ?? ''
const adjectiveOf = (turn: number) => adjectives[turn % adjectives.length] ?? ''
const beginningOf = (turn: number) => nounOf(turn).slice(0, 3)
/** A typing error: the last two letters are swapped. */
const misspelled = (word: string) => `${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}`

interface Call {
  readonly path: string
  readonly body?: object
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

const page = (q: string): Call => ({
  path: `/vitrine/v1/found-products?${new URLSearchParams({ q })}`,
})
const withFacets = (expression: string): Call => ({
  path: '/stores/v3/products/search',
  body: {
    search: {
      cursorPaging: { limit: 24 },
      aggregations,
      search: { expression, mode: 'AND', fuzzy: true },
    },
  },
})

const questions: Record<string, (turn: number) => Call> = {
  'page, one word': (turn) => page(nounOf(turn)),
  'page, two words, one a beginning': (turn) => page(`${adjectiveOf(turn)} ${beginningOf(turn)}`),
  'page, two words, beginning and slip': (turn) =>
    page(`${misspelled(adjectiveOf(turn))} ${beginningOf(turn)}`),
  'page of the shop, beginning and slip': (turn) => ({
    path: `/vitrine/v1/shop/search?${new URLSearchParams({ q: `${misspelled(adjectiveOf(turn))} ${beginningOf(turn)}` })}`,
  }),
  'V3 search, beginning and slip, with facets': (turn) =>
    withFacets(`${misspelled(adjectiveOf(turn))} ${beginningOf(turn)}`),
}

export interface PageCost {
  readonly p50: number
  readonly p95: number
  /** CPU time of a call, in milliseconds. */
  readonly nodeCpu: number
  readonly postgresCpu: number
}

/** The cost of a page of results, requested with the merchant's key, whose responses are never cached. */
export async function searchPageCosts(
  product: RunningProduct,
  turns: number,
): Promise<Map<string, PageCost>> {
  const costs = new Map<string, PageCost>()
  for (const [name, callOf] of Object.entries(questions)) {
    costs.set(name, await costOf(product, callOf, turns))
  }
  return costs
}

/** Calls before measuring, so that the code is compiled, as in a process that has served for minutes. */
const WARM_UP = 2000
const WARM_UP_MS = 20_000

/** One search that is not measured. */
export const searchOnce = (product: RunningProduct): Promise<void> => send(product, page('vase'))

async function costOf(
  product: RunningProduct,
  callOf: (turn: number) => Call,
  turns: number,
): Promise<PageCost> {
  const end = performance.now() + WARM_UP_MS
  for (let turn = 0; turn < WARM_UP && performance.now() < end; turn += 1)
    await send(product, callOf(turn))
  const node = watchCpu(() => [product.pid])
  const postgres = watchCpu(() => familyOf(product.pid).slice(1))
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const start = performance.now()
    await send(product, callOf(turn))
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), nodeCpu: node() / turns, postgresCpu: postgres() / turns }
}

async function send({ baseUrl, sites }: RunningProduct, { path, body }: Call): Promise<void> {
  const headers = {
    authorization: sites[0]?.apiKey ?? '',
    'accept-encoding': 'identity',
    ...(body && { 'content-type': 'application/json' }),
  }
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
  const reply = await fetch(`${baseUrl}${path}`, init)
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${reply.status} ${text.slice(0, 300)}`)
}

export const describeCost = ({ p50, p95, nodeCpu, postgresCpu }: PageCost): string =>
  `p50 ${p50.toFixed(1)} ms · p95 ${p95.toFixed(1)} ms · CPU ${nodeCpu.toFixed(2)} ms Node + ${postgresCpu.toFixed(2)} ms PostgreSQL`

/** The cost in the larger shop relative to that in the smaller one. */
export const describeGrowth = (small: PageCost, large: PageCost): string => {
  const cpu = (cost: PageCost) => cost.nodeCpu + cost.postgresCpu
  return `p95 ${(large.p95 / small.p95).toFixed(1)} × · CPU ${(cpu(large) / cpu(small)).toFixed(1)} ×`
}
