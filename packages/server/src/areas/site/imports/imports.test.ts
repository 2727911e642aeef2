import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '../../../platform/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { newId } from '../../../platform/ids.ts'
import { createLogger } from '../../../platform/logger.ts'
import { type OpenPlatform, openPlatform } from '../../../platform/open-platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import { createCustomFields } from '../../catalog/custom-fields/index.ts'
import { type Catalog, createCatalog } from '../../catalog/index.ts'
import { createInventory } from '../../stock/index.ts'
import { createEvents } from '../events/index.ts'
import { createMedia } from '../media/index.ts'
import { createImports, type ImportDeps, type Imports } from './index.ts'

const clock = createTestClock()
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-imports-'))
const publicUrl = 'http://shop.test'
let database: TestDatabase
let platform: OpenPlatform
let catalog: Catalog
let imports: Imports
let deps: ImportDeps

beforeAll(async () => {
  database = await createTestDatabase()
  platform = await openPlatform({
    config: { mode: 'test', dataDir, publicUrl, trustedProxies: 0, logLevel: 'silent' },
    databaseUrl: database.url,
    clock,
    logger: createLogger('silent'),
    poolSize: 6,
  })
  const events = createEvents()
  const media = createMedia(platform, { events })
  const shop = { currency: 'USD', locale: 'en-US', publicUrl }
  catalog = createCatalog({ events, media, shopOf: async () => shop })
  const inventory = createInventory(platform, { events })
  const restoreSettings = async () => undefined
  const customFields = createCustomFields({ events })
  deps = { events, catalog, customFields, inventory, media, restoreSettings }
  imports = createImports(platform, deps)
})
afterAll(async () => {
  await platform.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A site of its own for each test. */
async function newShop() {
  const siteId = newId()
  await platform.db.insertInto('sites').values({ id: siteId, name: 'Shop' }).execute()
  const actor = { type: 'staff', id: newId() } as const
  const work = <T>(run: (tx: Tx) => Promise<T>) => platform.work({ siteId, actor }, run)
  const job = (signal?: AbortSignal) => ({ signal, isLastAttempt: false, id: '1', attempt: 1 })
  return {
    siteId,
    actor,
    work,
    start: async (stream: AsyncIterable<Uint8Array>, fileName = 'products.csv') =>
      (await imports.start(work, { fileName, stream })).id,
    run: (id: string, signal?: AbortSignal) =>
      imports.tasks['imports.run']({ siteId, id }, job(signal)),
    get: (id: string) => work((tx) => imports.get(tx, id)),
    report: (id: string) => work((tx) => imports.report(tx, id, {})),
    product: (handle: string) => work((tx) => catalog.findProductByHandle(tx, handle)),
    count: async (table: 'products' | 'variants' | 'facts') =>
      Number(
        (
          await platform.db
            .selectFrom(table)
            .select((select) => select.fn.countAll().as('count'))
            .where('site_id', '=', siteId)
            .executeTakeFirstOrThrow()
        ).count,
      ),
  }
}

const sample = (name: string) =>
  createReadStream(new URL(`../../../../test-files/${name}.csv`, import.meta.url))
const streamOf = async function* (text: string) {
  yield Buffer.from(text)
}
const many = (count: number) =>
  [
    'Handle,Title,Tags,Variant Price,Variant Inventory Qty',
    ...Array.from({ length: count }, (_, at) => `item-${at},Item ${at},"even, all",${at}.5,${at}`),
  ].join('\n')

describe('an import', () => {
  test.each([
    ['apparel', 22, 20],
    ['home-and-garden', 21, 20],
  ])(
    'imports %s completely, and the same file again changes nothing',
    async (name, rows, products) => {
      const shop = await newShop()
      const first = await shop.start(sample(name))
      await shop.run(first)
      // Three columns that the import does not support.
      const { rows: notes } = await shop.report(first)
      expect(notes.map(({ line, severity }) => [line, severity])).toEqual(
        Array.from({ length: 3 }, () => [2, 'WARNING']),
      )
      const done = { state: 'DONE', rowsTotal: rows, rowsDone: rows, rowsFailed: 0 }
      expect(await shop.get(first)).toMatchObject({ ...done, productsCreated: products })
      const factsBefore = await shop.count('facts')

      clock.pass({ minutes: 1 })
      const second = await shop.start(sample(name))
      await shop.run(second)
      const nothing = { productsCreated: 0, productsUpdated: 0, productsUnchanged: products }
      expect(await shop.get(second)).toMatchObject({ ...done, ...nothing })
      // Only the start and the end of the import.
      expect(await shop.count('facts')).toBe(factsBefore + 2)
    },
  )

  test('imports prices, stock, brands, collections and pictures', async () => {
    const shop = await newShop()
    await shop.run(await shop.start(sample('home-and-garden')))
    const pot = await shop.product('clay-plant-pot')
    expect(pot).toMatchObject({
      name: 'Clay Plant Pot',
      slug: 'clay-plant-pot',
      description: '<p>Classic blown clay pot for plants</p>',
      brand: { name: 'Company 123' },
      manageVariants: true,
      stock: { status: 'IN_STOCK', tracked: true, quantity: 4 },
      aggregates: { price: { min: '9.99', max: '15.99' } },
    })
    expect(pot?.gallery).toHaveLength(2)
    expect(pot?.variants.map(({ stock }) => stock.quantity)).toEqual([1, 3])
    const names = await shop.work((tx) =>
      catalog.ensureCollections(tx, ['Outdoor', 'Pot', 'Plants']),
    )
    expect(pot?.collectionIds.toSorted()).toEqual([...names.values()].toSorted())
    const sofa = await shop.product('cream-sofa')
    expect(sofa?.variants[0]).toMatchObject({ price: '750.00', salePrice: '500.00' })
    expect(await shop.product('wooden-outdoor-slats')).toMatchObject({
      stock: { status: 'OUT_OF_STOCK' },
    })
  })

  test('changes differing fields, but not the address and other collections', async () => {
    const shop = await newShop()
    const head = 'Handle,Title,Tags,Variant Price,Variant Inventory Qty,Published'
    await shop.run(
      await shop.start(streamOf(`${head}\nmug,Mug,"a,b",10,5,true\ncup,Cup,a,10,5,true`)),
    )
    const before = await shop.product('mug')
    const again = await shop.start(
      streamOf(`${head}\nmug,Big mug,c,12,3,false\ncup,Cup,a,10,5,true`),
    )
    await shop.run(again)
    expect(await shop.get(again)).toMatchObject({ productsUpdated: 1, productsUnchanged: 1 })
    const after = await shop.product('mug')
    expect(after).toMatchObject({ id: before?.id, slug: 'mug', name: 'Big mug', visible: false })
    expect(after?.variants[0]).toMatchObject({ price: '12.00', stock: { quantity: 3 } })
    expect(after?.collectionIds).toHaveLength(3)
  })

  test('that is interrupted continues after its last batch', async () => {
    // Many more batches than run at once: some are left when the first one is observed.
    const PRODUCTS = 6000
    const shop = await newShop()
    const id = await shop.start(streamOf(many(PRODUCTS)))
    const stopping = new AbortController()
    const running = shop.run(id, stopping.signal)
    const ended = expect(running).rejects.toThrow()
    await expect
      .poll(async () => (await shop.get(id)).entriesDone, { interval: 5 })
      .toBeGreaterThanOrEqual(50)
    stopping.abort()
    await ended
    const cut = await shop.get(id)
    expect(cut.state).toBe('RUNNING')
    expect(cut.entriesDone).toBe(await shop.count('products'))
    expect(cut.entriesDone).toBeLessThan(PRODUCTS)

    await imports.resume()
    await shop.run(id)
    expect(await shop.get(id)).toMatchObject({
      state: 'DONE',
      rowsDone: PRODUCTS,
      productsCreated: PRODUCTS,
      productsUnchanged: 0,
    })
    expect(await shop.count('products')).toBe(PRODUCTS)
  })

  test('is processed by one run only, however many have started', async () => {
    const shop = await newShop()
    const id = await shop.start(streamOf(many(200)))
    await Promise.all([shop.run(id), shop.run(id)])
    const one = await shop.get(id)
    expect(one).toMatchObject({ state: 'DONE', rowsDone: 200, productsCreated: 200 })
    expect(await shop.count('products')).toBe(200)
  })

  test('can be cancelled; imported products remain, and its file is deleted', async () => {
    const shop = await newShop()
    const id = await shop.start(streamOf(many(1600)))
    const running = shop.run(id)
    await expect
      .poll(async () => (await shop.get(id)).entriesDone, { interval: 5 })
      .toBeGreaterThan(0)
    await shop.work((tx) => imports.cancel(tx, id))
    await running
    const stopped = await shop.get(id)
    expect(stopped.state).toBe('CANCELLED')
    expect(await shop.count('products')).toBe(stopped.productsCreated)
    await expect
      .poll(() => existsSync(path.join(dataDir, 'uploads', stopped.storageKey)))
      .toBe(false)
    await expect(shop.work((tx) => imports.cancel(tx, id))).rejects.toThrow('already finished')
  })

  test('of an invalid table fails before it changes anything, naming line and column', async () => {
    const shop = await newShop()
    const id = await shop.start(streamOf(`${many(120)}\nlast,"Never closed,,1,1`))
    await shop.run(id)
    expect(await shop.get(id)).toMatchObject({
      state: 'FAILED',
      failure: expect.stringMatching(/^Line 122, column "Title": a quote is opened here/),
      productsCreated: 0,
    })
    expect(await shop.count('products')).toBe(0)
  })

  test('reports wrong rows in the order of the file and imports the others', async () => {
    const shop = await newShop()
    const head = 'Handle,Title,Option1 Name,Option1 Value,Variant Price'
    const id = await shop.start(
      streamOf(`${head}\nbad,Bad,Size,S,1\nbad,,,M,x\nok,Ok,,,1\n,,,,9\nok2,Ok,,,2`),
    )
    await shop.run(id)
    expect(await shop.get(id)).toMatchObject({
      rowsDone: 5,
      rowsFailed: 3,
      productsCreated: 2,
      reportCount: 3,
    })
    expect((await shop.report(id)).rows).toMatchObject([
      { line: 2, message: 'is left out with the other rows of its product' },
      { line: 3, column: 'Variant Price', handle: 'bad', severity: 'ERROR' },
      { line: 5, column: 'Handle', severity: 'ERROR' },
    ])
  })

  test('of an empty file is refused', async () => {
    const shop = await newShop()
    await expect(shop.start(streamOf(''))).rejects.toMatchObject({
      definition: { code: 'IMPORT_FILE_EMPTY' },
    })
  })

  test('of a file that is too large is refused during the upload', async () => {
    const shop = await newShop()
    const small = createImports(platform, { ...deps, maxBytes: 1000 })
    const file = { fileName: 'large.csv', stream: streamOf(many(100)) }
    await expect(small.start(shop.work, file)).rejects.toMatchObject({
      definition: { code: 'IMPORT_FILE_TOO_LARGE' },
      data: { limitBytes: 1000 },
    })
    expect((await shop.work((tx) => imports.list(tx, {}))).imports).toEqual([])
  })

  test('reports its progress until it is finished', async () => {
    const shop = await newShop()
    const id = await shop.start(streamOf(many(60)))
    const seen: string[] = []
    const running = shop.run(id)
    for await (const one of imports.follow(shop.siteId, id)) seen.push(one.state)
    await running
    expect(seen.at(-1)).toBe('DONE')
  })

  test('belongs to its site', async () => {
    const shop = await newShop()
    const other = await newShop()
    const id = await shop.start(streamOf(many(1)))
    await expect(other.get(id)).rejects.toThrow('no import')
    expect((await other.work((tx) => imports.list(tx, {}))).imports).toEqual([])
  })
})
