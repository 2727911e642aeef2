import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

/** A first batch of 200 and others behind it, each product with one variant and its stock. */
const PRODUCTS = 1250
const head = 'Handle,Title,Tags,Variant Price,Variant Inventory Qty,Option1 Name,Option1 Value'
const rowsOf = (handle: (at: number) => string) =>
  Array.from({ length: PRODUCTS }, (_, at) => `${handle(at)},Item ${at},all,1,3,,`)
const items = rowsOf((at) => `item-${at}`)

async function begin(rows: readonly string[] = items, settings = {}) {
  const { people, site } = await shop.anotherSite()
  const { api } = people.merchant()
  const { db } = shop.server.platform
  await api.sites.updateSettings({ settings })
  const body = [head, ...rows].join('\n')
  const started = await api.imports.startImport({ fileName: 'many.csv' }, { body })
  const { id } = started.import
  const now = async () => (await api.imports.getImport({ id })).import
  const over = async (timeout = 60_000) => {
    await expect
      .poll(async () => (await now()).state, { interval: 20, timeout })
      .not.toMatch(/QUEUED|RUNNING/)
    return now()
  }
  return { api, id, db, siteId: site.id, now, over, count: () => countAll(site.id) }
}

/** The number of rows of a site's products, in every table that contains them. */
async function countAll(siteId: string) {
  const { rows } = await sql<Record<string, number>>`
    SELECT (SELECT count(*) FROM products WHERE site_id = ${siteId}) AS products,
           (SELECT count(DISTINCT slug) FROM products WHERE site_id = ${siteId}) AS slugs,
           (SELECT count(*) FROM variants WHERE site_id = ${siteId}) AS variants,
           (SELECT count(*) FROM inventory_items WHERE site_id = ${siteId}) AS stock,
           (SELECT count(*) FROM inventory_changes WHERE site_id = ${siteId}) AS ledger,
           (SELECT count(*) FROM search_documents WHERE site_id = ${siteId}) AS searched,
           (SELECT count(*) FROM collection_products WHERE site_id = ${siteId}) AS members,
           (SELECT sum(product_count) FROM collections WHERE site_id = ${siteId})::bigint AS counted,
           (SELECT product_count FROM catalog_totals WHERE site_id = ${siteId}) AS total,
           (SELECT count(*) FROM facts WHERE site_id = ${siteId} AND name = 'product.created') AS facts,
           (SELECT count(*) FROM facts
             WHERE site_id = ${siteId} AND name = 'inventory.created') AS "toldOfStock"
  `.execute(shop.server.platform.db)
  return rows[0] as Record<string, number>
}

const all = (count: number) =>
  Object.fromEntries(
    [
      'products',
      'slugs',
      'variants',
      'stock',
      'ledger',
      'searched',
      'members',
      'counted',
      'total',
      'facts',
      'toldOfStock',
    ].map((name) => [name, count]),
  )

/**
 * Keeps batches from coming to their end, and waits until several have written all that is theirs. The
 * answer lets them go on.
 */
async function hold({ db, siteId, now }: Awaited<ReturnType<typeof begin>>) {
  await expect.poll(async () => (await now()).productsCreated, { interval: 2 }).toBeGreaterThan(0)
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const holding = db.transaction().execute(async (tx) => {
    await sql`SELECT FROM collections WHERE site_id = ${siteId} FOR UPDATE`.execute(tx)
    await released
  })
  const count = async () => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) FROM ${underWay}`.execute(db)
    return rows[0]?.count
  }
  await expect.poll(count, { interval: 20 }).toBeGreaterThan(1)
  return async () => {
    release?.()
    await holding
  }
}

/** Transactions that have written stock, and wait. */
const underWay = sql`
  (SELECT DISTINCT a.pid FROM pg_stat_activity a
     JOIN pg_locks l ON l.pid = a.pid AND l.database = a.datid AND l.mode = 'RowExclusiveLock'
                    AND l.relation = 'inventory_changes'::regclass
    WHERE a.datname = current_database()
      AND (a.state = 'idle in transaction' OR a.wait_event_type = 'Lock')) AS under_way`

test('a cancelled import leaves the committed batches, and nothing of the others', async () => {
  const run = await begin()
  const release = await hold(run)
  const { import: cancelled } = await run.api.imports.cancelImport({ id: run.id })
  expect(cancelled.state).toBe('CANCELLED')
  await release()
  await expect.poll(async () => (await run.count()).products).toBe(cancelled.productsCreated)
  expect(await run.count()).toEqual(all(cancelled.productsCreated))
  expect(await run.now()).toMatchObject({ rowsDone: cancelled.productsCreated })
})

test('an import whose connections break continues after its last commit, without doubles', async () => {
  const run = await begin()
  const release = await hold(run)
  const before = await run.now()
  await sql`SELECT pg_terminate_backend(pid) FROM ${underWay}`.execute(run.db)
  await release()
  const done = await run.over()
  expect(before.productsCreated).toBeLessThan(PRODUCTS)
  expect(done).toMatchObject({ state: 'DONE', productsCreated: PRODUCTS, productsUnchanged: 0 })
  expect(done).toMatchObject({ rowsDone: PRODUCTS, rowsFailed: 0 })
  expect(await run.count()).toEqual(all(PRODUCTS))
})

test('products have the order of the file, and equal names across batches are numbered', async () => {
  // The addresses of each second 200 are those of the 200 before.
  const handle = (at: number) => (at % 400 < 200 ? `item-${at}` : `ITEM-${at - 200}`)
  const run = await begin(rowsOf(handle))
  expect(await run.over()).toMatchObject({ state: 'DONE', productsCreated: PRODUCTS })
  expect(await run.count()).toEqual(all(PRODUCTS))
  const { rows } = await sql<{ handle: string; slug: string; place: number }>`
    SELECT p.handle, p.slug, row_number() OVER (ORDER BY cp.position) AS place
      FROM products p JOIN collection_products cp
        ON cp.site_id = p.site_id AND cp.product_id = p.id
     WHERE p.site_id = ${run.siteId} ORDER BY p.numeric_id`.execute(run.db)
  expect(rows).toEqual(
    Array.from({ length: PRODUCTS }, (_, at) => ({
      handle: handle(at),
      slug: at % 400 < 200 ? `item-${at}` : `item-${at - 200}-1`,
      place: at + 1,
    })),
  )
})

test('a batch with refused products does not block the next ones', async () => {
  const wide = (handle: string) =>
    Array.from({ length: 1001 }, (_, at) => `${handle},Beam,all,1,3,Length,${at} cm`)
  // Two of them fill the second batch.
  const rows = items.toSpliced(200, 0, ...wide('beam'), ...wide('rail'))
  const run = await begin(rows, { catalog: { variantsPerProduct: 1000 } })
  expect(await run.over()).toMatchObject({
    state: 'DONE',
    productsCreated: PRODUCTS,
    rowsDone: PRODUCTS + 2002,
    rowsFailed: 2002,
    reportCount: 2,
  })
  expect(await run.count()).toEqual(all(PRODUCTS))
})
