import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { VitrineError } from '@vitrine/sdk'
import { createRandom, type Random } from '@vitrine/testkit/fuzz'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import {
  type BenchShop,
  buyerOf,
  markAsDrop,
  merchantOf,
  prepareShop,
  stockShelf,
  toBerlin,
} from './commerce-shop.ts'
import { connect } from './database.ts'
import { arrivalsOf, SALE_BEGINS, type SaleShape } from './simulate-arrivals.ts'
import { watchLoad } from './simulate-load.ts'

type Report = (name: string, value: string) => void
type Kind = 'page' | 'cart' | 'checkout' | 'order'

const PIECES = 99_999
const RUSH_SECONDS = 10
const WARM_UP_SECONDS = 10
/**
 * Shares of visitors in a sale: those who filter, those who fill a cart, and those of them who place an
 * order.
 */
const FILTERS = 0.3
const BUYS = 0.4
const ORDERS = 0.7

interface Step {
  readonly kind: Kind
  /** Seconds from the start. */
  readonly at: number
  readonly ms: number
  /** The error code, if refused. */
  readonly refusal?: string
}

interface Sale {
  readonly product: RunningProduct
  readonly shop: BenchShop
  readonly productId: string
}

/**
 * A flash sale: visitors arrive as in a Poisson process whose rate jumps at the start of the sale and then
 * decays. Visitors do not wait for each other, so that a slow server gets as many as a quick one. Prints the
 * number of served requests, their times, and the first bottleneck.
 */
export async function simulateBench(args: string[], report: Report): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      data: { type: 'string' },
      seconds: { type: 'string', default: '45' },
      calm: { type: 'string', default: '3' },
      burst: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  })
  const shape = {
    seed: Number(values.seed),
    seconds: Number(values.seconds),
    calm: Number(values.calm),
    burst: Number(values.burst),
  }
  report('Seed', values.seed)
  if (values.url) {
    const running = runningServer(values.url, values.data ?? '.data')
    report(...foundOf(shape, await hold(await prepareSale(running), shape), report))
    return
  }
  const product = await startProduct({ demo: true })
  const client = await connect(product)
  try {
    const sale = await prepareSale(product)
    // As autovacuum does within the first minutes of a new database.
    await client.query('ANALYZE')
    await hold(sale, { ...shape, seconds: WARM_UP_SECONDS, burst: 1 })
    const load = watchLoad(product.pid, client)
    const steps = await hold(sale, shape)
    const bottleneck = load.stop()
    report(...foundOf(shape, steps, report))
    report('First bottleneck', bottleneck)
  } finally {
    await client.end()
    await product.stop()
    product.remove()
  }
}

/** A server that is running already, with the credentials in its data folder. */
function runningServer(baseUrl: string, folder: string): RunningProduct {
  const credentials = JSON.parse(readFileSync(path.join(folder, 'credentials.json'), 'utf8'))
  return { ...credentials, baseUrl, dataDir: folder }
}

async function prepareSale(product: RunningProduct): Promise<Sale> {
  const merchant = merchantOf(product)
  const shop = await prepareShop(merchant, 'BANK_TRANSFER')
  const [productId = ''] = await stockShelf(merchant, 1, PIECES)
  await markAsDrop(merchant, productId)
  return { product, shop, productId }
}

async function hold(sale: Sale, shape: SaleShape): Promise<readonly Step[]> {
  const steps: Step[] = []
  const start = performance.now()
  const random = createRandom(shape.seed + 1)
  const visits = arrivalsOf(shape).map(async (at, number) => {
    const own = createRandom(random.below(1_000_000_000))
    await wait(at * 1000)
    await visit(sale, own, number, async (kind, work) => {
      const began = performance.now()
      const refusal = await work().then(() => undefined, nameOf)
      const now = performance.now()
      steps.push({ kind, at: (now - start) / 1000, ms: now - began, ...(refusal && { refusal }) })
      return refusal === undefined
    })
  })
  await Promise.all(visits)
  return steps
}

type Take = (kind: Kind, work: () => Promise<unknown>) => Promise<boolean>

/** One visitor, who leaves when a call is refused. */
async function visit(sale: Sale, random: Random, number: number, take: Take): Promise<void> {
  const { product, shop, productId } = sale
  const page = (target: string) => () => openPage(`${product.baseUrl}${target}`)
  const list = '/collections/all-products'
  if (!(await take('page', page('/')))) return
  if (!(await take('page', page(list)))) return
  const own = `${list}?maxPrice=${1_000_000 - random.below(900_000)}`
  if (random.chance(FILTERS) && !(await take('page', page(own)))) return
  if (!random.chance(BUYS)) return
  const buyer = buyerOf(product)
  const lines = [{ productId, quantity: 1 }]
  if (!(await take('cart', () => buyer.cart.addLines({ lines })))) return
  if (!random.chance(ORDERS)) return
  let ready: Awaited<ReturnType<typeof buyer.checkout.create>> | undefined
  await take('checkout', async () => {
    ready = await buyer.checkout.create(toBerlin(shop.parcel, `visitor${number}@example.com`))
  })
  if (!ready) return
  const { checkout, estimate } = ready
  await take('order', () =>
    buyer.orders.placeOrder({
      checkoutId: checkout.id,
      expectedTotal: estimate.totals.total,
      paymentMethodId: shop.method,
    }),
  )
}

async function openPage(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`page answered ${response.status}`)
}

const nameOf = (error: unknown): string =>
  error instanceof VitrineError
    ? `${error.status} ${error.code ?? ''}`.trim()
    : error instanceof Error
      ? error.message
      : 'unknown'

/** Reports each part of the time; the row with the refusals is the last. */
function foundOf(
  { seconds }: SaleShape,
  steps: readonly Step[],
  report: Report,
): [name: string, value: string] {
  const begin = seconds * SALE_BEGINS
  const parts = [
    ['before the sale', 0, begin],
    [`first ${RUSH_SECONDS} seconds of the sale`, begin, begin + RUSH_SECONDS],
    ['after them', begin + RUSH_SECONDS, Math.max(seconds, begin + RUSH_SECONDS + 1)],
  ] as const
  for (const [name, from, to] of parts) {
    const served = steps.filter(({ at, refusal }) => at >= from && at < to && !refusal)
    for (const kind of ['page', 'cart', 'order'] as const) {
      const times = served.filter((one) => one.kind === kind).map(({ ms }) => ms)
      const rate = (times.length / (to - from)).toFixed(1)
      report(`${kind}s, ${name}`, `${rate} a second, p95 ${p95(times)} ms`)
    }
  }
  const refused = new Map<string, number>()
  for (const { kind, refusal } of steps) {
    if (refusal) refused.set(`${kind}: ${refusal}`, (refused.get(`${kind}: ${refusal}`) ?? 0) + 1)
  }
  const listed = [...refused].map(([name, count]) => `${name} ${count}`).join(', ')
  return ['Refused', listed || '0']
}

const p95 = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, two) => one - two)
  return (sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0).toFixed(0)
}
