import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const PRODUCTS = 3000
const SIZES = ['S', 'M', 'L']

const csv = [
  'Handle,Title,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price',
  ...Array.from({ length: PRODUCTS }, (_, index) =>
    SIZES.map(
      (size, place) =>
        `crash-${index},${place === 0 ? `Crash ${index}` : ''},Size,${size},${index % 9},${index % 90}.50`,
    ),
  ).flat(),
].join('\n')

let product: RunningProduct
let apiKey: string
beforeAll(async () => {
  product = await startProduct()
  apiKey = product.sites[0]?.apiKey ?? ''
})
afterAll(async () => {
  await product.stop()
  product.remove()
})

async function call(method: string, target: string, body?: string, type = 'application/json') {
  const response = await fetch(`${product.baseUrl}${target}`, {
    method,
    headers: { authorization: apiKey, 'content-type': type },
    ...(body === undefined ? {} : { body }),
  })
  expect([target, response.status]).toEqual([target, 200])
  return response.json()
}
const progressOf = async (id: string) => (await call('GET', `/vitrine/v1/imports/${id}`)).import

async function until(id: string, done: (progress: { rowsDone: number; state: string }) => boolean) {
  for (let tries = 0; tries < 3600; tries += 1) {
    const progress = await progressOf(id)
    if (done(progress)) return progress
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The import did not get there within three minutes')
}

describe('a start', () => {
  test('prints each step with its duration, and all addresses', () => {
    const output = product.output()
    expect(output).toMatch(/Opening the database …[\s\S]*\d\.\d s/)
    for (const word of ['Shop', 'Dashboard', 'API documents', 'Mailbox', 'Staff', 'Member'])
      expect(output).toContain(word)
  })

  test('stores credentials that only their owner can read', () => {
    const file = path.join(product.dataDir, 'credentials.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { sites } = JSON.parse(readFileSync(file, 'utf8'))
    expect(sites.map((site: { catalogVersion: string }) => site.catalogVersion)).toEqual([
      'V1_CATALOG',
      'V3_CATALOG',
    ])
  })

  test('is refused on a data directory that is in use, with a clear message', () => {
    const program = fileURLToPath(new URL('../packages/server/dist/vitrine.js', import.meta.url))
    const second = spawnSync(process.execPath, [program, 'start', '--no-demo'], {
      env: { ...process.env, VITRINE_DATA: product.dataDir, PORT: '0', DATABASE_URL: '' },
      encoding: 'utf8',
      timeout: 120_000,
    })
    expect(second.status).toBe(1)
    expect(second.stderr).toMatch(/in use by process \d+/)
    expect(second.stderr).not.toContain('    at ')
  })
})

describe('kill -9 in the middle of an import', () => {
  test('loses no acknowledged row, leaves no partial product, and the import continues automatically', async () => {
    const { import: started } = await call(
      'POST',
      '/vitrine/v1/imports?fileName=crash.csv',
      csv,
      'text/csv',
    )
    const before = await until(started.id, ({ rowsDone }) => rowsDone > 300)
    await product.stop('SIGKILL')
    expect(before.state).toBe('RUNNING')

    const { dataDir } = product
    product = await startProduct({ dataDir })
    const resumed = await progressOf(started.id)
    expect(resumed.rowsDone).toBeGreaterThanOrEqual(before.rowsDone)
    const finished = await until(started.id, ({ state }) => state === 'DONE')
    expect(finished).toMatchObject({
      rowsDone: PRODUCTS * SIZES.length,
      productsCreated: PRODUCTS,
      rowsFailed: 0,
    })

    const { metadata } = await call(
      'POST',
      '/stores-reader/v1/products/query-platformized',
      '{"query":{"paging":{"limit":1}}}',
    )
    expect(metadata.total).toBe(PRODUCTS)
    const variants = await call(
      'POST',
      '/stores-reader/v1/variants/query',
      '{"query":{"filter":{"managedVariant":true},"paging":{"limit":1}}}',
    )
    expect(variants.metadata.total).toBe(PRODUCTS * SIZES.length)
  })

  test('importing the same file again changes nothing', async () => {
    const { import: started } = await call(
      'POST',
      '/vitrine/v1/imports?fileName=crash.csv',
      csv,
      'text/csv',
    )
    const finished = await until(started.id, ({ state }) => state === 'DONE')
    expect(finished).toMatchObject({
      productsUnchanged: PRODUCTS,
      productsCreated: 0,
      productsUpdated: 0,
    })
  })
})

describe('kill -9 in the middle of a job', () => {
  const jobOf = async (id: string) => (await call('GET', `/vitrine/v1/jobs/${id}`)).job
  async function untilJob(
    id: string,
    isThere: (job: { processed: number; state: string }) => boolean,
  ) {
    for (let tries = 0; tries < 7200; tries += 1) {
      const job = await jobOf(id)
      if (isThere(job)) return job
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error('The job did not get there within three minutes')
  }

  test('does nothing twice, omits nothing, and the jobs continue in their order', async () => {
    const start = (path: string, body: object) =>
      call('POST', `/stores/v3/bulk/products/${path}`, JSON.stringify({ filter: {}, ...body }))
    const { jobId } = await start('adjust-variants-by-filter', { actualPrice: { amount: '1' } })
    const tags = { assignTags: { publicTags: { tagIds: ['after'] } } }
    const { jobId: second } = await start('update-tags-by-filter', tags)
    const before = await untilJob(jobId, ({ processed }) => processed >= 300)
    await product.stop('SIGKILL')
    expect(before.state).toBe('RUNNING')

    const { dataDir } = product
    product = await startProduct({ dataDir })
    const resumed = await jobOf(jobId)
    expect(resumed.processed).toBeGreaterThanOrEqual(before.processed)
    const isDone = { state: 'DONE', total: PRODUCTS, succeeded: PRODUCTS, failed: 0 }
    const isOver = (job: { state: string }) => job.state === 'DONE'
    const first = await untilJob(jobId, isOver)
    expect(first).toMatchObject(isDone)
    const last = await untilJob(second, isOver)
    expect(last).toMatchObject(isDone)
    expect(Date.parse(last.startedDate)).toBeGreaterThanOrEqual(Date.parse(first.finishedDate))

    const query = { filter: { name: 'Crash 7' } }
    const found = await call('POST', '/stores-reader/v1/products/query', JSON.stringify({ query }))
    expect(found.products[0]?.priceData.price).toBe(8.5)
  })
})

describe('kill -9 in the middle of 200 saves', () => {
  interface SavedProduct {
    readonly id: string
    readonly revision: number
    readonly name: string
    readonly variants: readonly {
      readonly id: string
      readonly stock: { readonly quantity: number }
    }[]
  }
  const save = async (fields: object): Promise<SavedProduct> => {
    const product = { product: fields, parts: ['variants'] }
    return (await call('POST', '/vitrine/v1/products/save', JSON.stringify(product))).product
  }

  test('leaves each product in the state of one save, and loses no acknowledged one', async () => {
    const acknowledged = new Map<string, number>()
    const choices = SIZES.map((name) => ({ name }))
    const products = await Promise.all(
      Array.from({ length: 20 }, () =>
        save({
          name: 'Save 0',
          price: '0',
          options: [{ name: 'Size', choices }],
          variants: SIZES.map((size) => ({ choices: { Size: size }, stock: { quantity: 0 } })),
        }),
      ),
    )
    const saveTenTimes = async ({ id, variants, ...product }: SavedProduct) => {
      let { revision } = product
      for (let round = 1; round <= 10; round += 1) {
        const stock = { quantity: round }
        const saved = await save({
          id,
          revision,
          name: `Save ${round}`,
          variants: variants.map((variant) => ({ id: variant.id, price: String(round), stock })),
        })
        revision = saved.revision
        acknowledged.set(id, round)
      }
    }
    const saving = Promise.allSettled(products.map(saveTenTimes))
    const count = () => [...acknowledged.values()].reduce((sum, rounds) => sum + rounds, 0)
    let isOver = false
    saving.then(() => (isOver = true))
    while (count() < 60 && !isOver) await new Promise((resolve) => setTimeout(resolve, 5))
    await product.stop('SIGKILL')
    const results = await saving
    expect(results.some(({ status }) => status === 'rejected')).toBe(true)

    const { dataDir } = product
    product = await startProduct({ dataDir })
    for (const { id } of products) {
      const { product: stored } = await call('GET', `/vitrine/v1/products/${id}`)
      const [first] = stored.variants
      const round = Number(first.price)
      expect(round).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0)
      expect(stored.name).toBe(`Save ${round}`)
      const quantities = stored.variants.map(
        (one: SavedProduct['variants'][number]) => one.stock.quantity,
      )
      expect(quantities).toEqual([round, round, round])
      await call('DELETE', `/stores/v1/products/${id}`)
    }
  })
})

describe('a stop', () => {
  test('ends PostgreSQL too, and a second start loses nothing', async () => {
    const { dataDir } = product
    await product.stop()
    expect(existsSync(path.join(dataDir, 'running.json'))).toBe(false)
    product = await startProduct({ dataDir })
    const { metadata } = await call('POST', '/stores-reader/v1/products/query-platformized', '{}')
    expect(metadata.total).toBe(PRODUCTS)
  })
})
