import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@vitrine/contract'
import { createClient, OAuthStrategy } from '@vitrine/sdk'
import type { RunningProduct } from '@vitrine/testkit/product'
import type { Basket } from './commerce-buyers.ts'
import {
  type BenchShop,
  buyerOf,
  type Fetch,
  type Merchant,
  merchantOf,
  toBerlin,
} from './commerce-shop.ts'
import { retryingFetch } from './retrying-fetch.ts'

export interface FailoverMarket {
  /** Processes on the cluster; buyers are spread over them. */
  readonly nodes: readonly RunningProduct[]
  readonly shop: BenchShop
  readonly productIds: readonly string[]
  /** A product that is renamed all the time. */
  readonly renamedId: string
}

/** Responses that are neither a success nor a retryable error. */
export interface Answers {
  readonly statuses: Map<string, number>
  readonly faults: string[]
}

const TIMEOUT_MS = 180_000
const BUYER_PAUSE_MS = 50
const READ_EVERY_MS = 20

/**
 * Retries failed calls under the same key; records every response that is neither a success nor retryable.
 */
export function recordingFetch(answers: Answers): Fetch {
  const { statuses, faults } = answers
  return retryingFetch({
    timeoutMs: TIMEOUT_MS,
    statuses,
    async onAnswer(url, answer) {
      const fault = await faultOf(answer)
      if (fault) faults.push(`${new URL(url).pathname}: ${fault}`)
    },
  })
}

async function faultOf(answer: Response | Error): Promise<string | undefined> {
  if (answer instanceof Error) return answer.message
  const { status, headers } = answer
  if (status < 400 || status === 429) return undefined
  const text = await answer.text()
  if (status === 409 && text.includes('ABORTED')) return undefined
  if (status === 503 && headers.has('retry-after')) return undefined
  return `${status} ${text.slice(0, 200)}`
}

/** Buyers who order without a pause, one who renames a product, and one who reads it elsewhere, until they are stopped. */
export function startFailoverWriters(market: FailoverMarket, buyers: number, answers: Answers) {
  const fetch = recordingFetch(answers)
  const baskets: Basket[] = []
  const problems: string[] = []
  const successTimes: number[] = []
  const createdIds: string[] = []
  let isOver = false

  const repeat = async (work: () => Promise<void>, pauseMs: number) => {
    while (!isOver) {
      await work().catch((error: unknown) => problems.push(String(error)))
      await wait(pauseMs)
    }
  }
  let orders = 0
  const order = async () => {
    orders += 1
    const basket = await buyOne(market, orders, fetch)
    baskets.push(basket)
    successTimes.push(performance.now())
  }
  const names = renaming(market, fetch)
  const create = async () => {
    const merchant = merchantOf(market.nodes[0] as RunningProduct, fetch)
    const { product } = await merchant.catalogV1.createProduct({
      product: { name: 'Noted', productType: 'physical', priceData: { price: '5' } },
    })
    createdIds.push(product.id ?? '')
    successTimes.push(performance.now())
  }
  const running = [
    ...Array.from({ length: buyers }, () => repeat(order, BUYER_PAUSE_MS)),
    repeat(names.rename, BUYER_PAUSE_MS),
    repeat(names.read, READ_EVERY_MS),
    repeat(create, 300),
  ]
  return {
    baskets,
    problems,
    createdIds,
    staleness: names.staleness,
    /** The longest time without an acknowledged write, in milliseconds, from a moment on. */
    longestPause(from: number): number {
      const times = [from, ...successTimes.filter((at) => at > from), performance.now()]
      times.sort((one, two) => one - two)
      return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)))
    },
    async stop(): Promise<void> {
      isOver = true
      await Promise.all(running)
    },
  }
}

async function buyOne(market: FailoverMarket, at: number, fetch: Fetch): Promise<Basket> {
  const { nodes, productIds, shop } = market
  const buyer = buyerOf(nodes[at % nodes.length] as RunningProduct, fetch)
  const productId = productIds[at % productIds.length] ?? ''
  await buyer.cart.addLines({ lines: [{ productId, quantity: 1 }] })
  const { checkout, estimate } = await buyer.checkout.create(
    toBerlin(shop.parcel, `buyer${at}@example.com`),
  )
  const placed = await buyer.orders.placeOrder({
    checkoutId: checkout.id,
    expectedTotal: estimate.totals.total,
    paymentMethodId: shop.method,
  })
  return { checkoutId: checkout.id, orderIds: new Set([placed.order.id]), outcome: 'placed' }
}

/**
 * One product whose name is a counter, written at the first process and read, cached or not, at the last one.
 */
function renaming({ nodes, renamedId }: FailoverMarket, fetch: Fetch) {
  const [writer] = nodes as [RunningProduct]
  const reader = nodes.at(-1) as RunningProduct
  const merchant: Merchant = merchantOf(writer, fetch)
  const visitor = createClient({
    baseUrl: reader.baseUrl,
    services: contract,
    auth: OAuthStrategy({ clientId: reader.sites[0]?.clientId ?? '' }),
    fetch,
  })
  const acknowledgedAt: number[] = []
  let longest = 0
  let reads = 0
  return {
    async rename(): Promise<void> {
      const name = `Number ${acknowledgedAt.length}`
      await merchant.catalogV1.updateProduct({ product: { id: renamedId, name } })
      acknowledgedAt.push(performance.now())
    },
    async read(): Promise<void> {
      const start = performance.now()
      const { product } = await visitor.catalogV1.getProduct({ id: renamedId })
      reads += 1
      const seen = Number(/^Number (\d+)$/.exec(product.name ?? '')?.[1] ?? -1)
      // When the next name had been acknowledged.
      const next = acknowledgedAt[seen + 1]
      if (next !== undefined && next < start) longest = Math.max(longest, start - next)
    },
    staleness: () => ({ longest, reads, changes: acknowledgedAt.length }),
  }
}
