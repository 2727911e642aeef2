import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import type pg from 'pg'
import { type Cost, capacityText } from './capacity-table.ts'
import { prepareCalls, sendAll } from './commerce-calls.ts'
import { merchantOf } from './commerce-shop.ts'
import { connect } from './database.ts'
import { startFaultsReceiver } from './faults-receiver.ts'
import { familyOf, fetchWhole, load, watchCpu } from './measure.ts'

const PAGES = 2_000
const NEW_PAGES = 150
const WEBHOOKS = 60
const AT_ONCE = 4
const SILENCE_MS = 60_000

/**
 * Measures the CPU time of a page, a cart, an order and a webhook on a demo shop, and prints the resulting capacity per
 * number of daily visits as Markdown: `docs/operations/capacity.md`.
 */
export async function capacityBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      calls: { type: 'string', default: '120' },
      visits: { type: 'string', default: '10000,1000000,100000000' },
    },
  })
  const product = await startProduct({ demo: true })
  const client = await connect(product)
  try {
    const calls = await prepareCalls(product, Number(values.calls))
    const send = (some: typeof calls.add) => () => sendAll(product.baseUrl, some, AT_ONCE)
    const half = Math.floor(Number(values.calls) / 2)
    // The first half warms up the process that the second measures.
    await send(calls.add.slice(0, half))()
    const cart = await costOf(product, half, send(calls.add.slice(half, 2 * half)), client)
    await send(calls.place.slice(0, half))()
    const order = await costOf(product, half, send(calls.place.slice(half, 2 * half)), client)
    const costs = {
      ...(await pageCosts(product)),
      cart,
      order,
      webhook: await webhookCost(product),
    }
    console.log(capacityText(costs, values.visits.split(',').map(Number)))
  } finally {
    await client.end()
    await product.stop()
    product.remove()
  }
}

/** CPU of some work, divided by how often it was done, and by how much the database grew. */
async function costOf(
  { pid }: RunningProduct,
  count: number,
  work: () => Promise<unknown>,
  client?: pg.Client,
): Promise<Cost> {
  const sizeBefore = client && (await sizeOf(client))
  const node = watchCpu(() => [pid])
  const postgres = watchCpu(() => familyOf(pid).slice(1))
  await work()
  const spent = { node: node() / count, postgres: postgres() / count }
  if (!client || sizeBefore === undefined) return spent
  return { ...spent, bytes: ((await sizeOf(client)) - sizeBefore) / count }
}

async function sizeOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ size: string }>(
    'SELECT pg_database_size(current_database()) AS size',
  )
  return Number(rows[0]?.size)
}

async function pageCosts(product: RunningProduct) {
  const page = `${product.baseUrl}/collections/all-products`
  const get = async (url: string) => void (await fetchWhole(url))
  let turn = 0
  const fresh = () => {
    turn += 1
    return get(`${page}?maxPrice=${1_000_000 - turn}`)
  }
  await load(PAGES, AT_ONCE, () => get(page))
  const cachedPage = await costOf(product, PAGES, () => load(PAGES, AT_ONCE, () => get(page)))
  await load(NEW_PAGES, AT_ONCE, fresh)
  const newPage = await costOf(product, NEW_PAGES, () => load(NEW_PAGES, AT_ONCE, fresh))
  return { cachedPage, newPage }
}

/** New products with a webhook for them, against as many without. */
async function webhookCost(product: RunningProduct): Promise<Cost> {
  const create = () => createProducts(product)
  await create()
  const without = await costOf(product, WEBHOOKS, create)
  const receiver = await startFaultsReceiver(product)
  try {
    const withThem = await costOf(product, WEBHOOKS, async () => {
      await create()
      const end = Date.now() + SILENCE_MS
      while (receiver.received.size < WEBHOOKS && Date.now() < end) await wait(50)
    })
    return {
      node: Math.max(0, withThem.node - without.node),
      postgres: Math.max(0, withThem.postgres - without.postgres),
    }
  } finally {
    receiver.stop()
  }
}

async function createProducts(product: RunningProduct): Promise<void> {
  const { catalogV1 } = merchantOf(product)
  await load(WEBHOOKS, AT_ONCE, async () => {
    const one = { name: 'Measured', productType: 'physical', priceData: { price: '5' } } as const
    await catalogV1.createProduct({ product: one })
  })
}
