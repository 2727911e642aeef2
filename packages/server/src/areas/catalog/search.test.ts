import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '../../platform/clock.ts'
import type { KeysetPosition } from '../../platform/db/page-to-sql.ts'
import { createTestDatabase } from '../../platform/db/test-database.ts'
import { newId } from '../../platform/ids.ts'
import { createLogger } from '../../platform/logger.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import type { Tx } from '../../platform/tx.ts'
import { createEvents } from '../site/events/index.ts'
import { createMedia } from '../site/media/index.ts'
import { createCatalog } from './index.ts'
import type { Search } from './search/model/search.ts'
import {
  aggregated,
  anyAggregation,
  anyFilter,
  fits,
  newProduct,
  rounded,
  visibleTo,
} from './search/rules/search-reference.test.fixture.ts'
import type { NewProduct } from './shared/model/commands.ts'

const everything = { kind: 'and', parts: [] } as const
const synonyms = [['sofa', 'couch', 'day bed']]
let open: Awaited<ReturnType<typeof openCatalog>>

async function openCatalog() {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-search-'))
  const publicUrl = 'http://shop.test'
  const config = {
    mode: 'test',
    dataDir,
    publicUrl,
    trustedProxies: 0,
    logLevel: 'silent',
  } as const
  const platform = await openPlatform({
    config,
    databaseUrl: database.url,
    clock: createTestClock(),
    logger: createLogger(process.env.TEST_LOG ?? 'silent'),
    poolSize: 4,
  })
  const events = createEvents()
  const shop = { currency: 'USD', locale: 'en-US', publicUrl, synonyms }
  const media = createMedia(platform, { events })
  const catalog = createCatalog({ events, media, shopOf: async () => shop })
  return {
    catalog,
    async site(locale = 'en-US') {
      const id = newId()
      const settings = JSON.stringify({ locale })
      await platform.db.insertInto('sites').values({ id, name: 'Shop', settings }).execute()
      const site = { siteId: id, actor: { type: 'system', id: 'test' } } as const
      return <T>(run: (tx: Tx) => Promise<T>) => platform.work(site, run)
    },
    async close() {
      await platform.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
beforeAll(async () => {
  open = await openCatalog()
})
afterAll(() => open.close())

describe('on random catalogs', () => {
  test('searches and aggregations return the same as reading every product, to merchants and visitors', async () => {
    const { catalog } = open
    const catalogs = fc.array(newProduct, { minLength: 4, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(catalogs, async (wanted) => {
        const work = await open.site()
        const products = await work(async (tx) => {
          const made = await catalog.createProducts(tx, wanted)
          return catalog.findProducts(
            tx,
            made.map(({ id }) => id),
          )
        })
        const question = fc.tuple(
          anyFilter,
          fc.array(anyAggregation, { maxLength: 3 }),
          fc.boolean(),
        )
        await fc.assert(
          fc.asyncProperty(question, async ([filter, aggregations, seesHidden]) => {
            const reader = { seesHidden }
            const found = visibleTo(products, seesHidden).filter((one) => fits(filter, one))
            const page = {
              filter,
              sort: [{ field: 'numericId', descending: false }],
              limit: 100,
              offset: 0,
            }
            const { items, count, results } = await work(async (tx) => ({
              items: (await catalog.searchProducts(tx, page, reader)).items,
              count: await catalog.countFound(tx, { filter }, reader),
              results: await catalog.aggregateProducts(tx, { filter }, aggregations, reader),
            }))
            expect(items.map(({ id }) => id)).toEqual(found.map(({ product }) => product.id))
            expect(count).toBe(found.length)
            expect(results.map(rounded)).toEqual(
              aggregations.map((levels) => rounded(aggregated(levels, found))),
            )
          }),
          { numRuns: 60, endOnFailure: false },
        )
      }),
      { numRuns: 3, endOnFailure: true },
    )
  }, 300_000)
})

/** Equivalent to no filter, but forces the code path that tests products before ranking. */
const everyOne = { kind: 'and', parts: [everything] } as const

/** All results, read page by page by cursor forwards, backwards and by offset, and their number. */
async function found(tx: Tx, search: Search, reader: { readonly seesHidden: boolean }) {
  const page = { ...search, sort: [], limit: 3, offset: 0 }
  const pages: string[][] = []
  const start: { place?: KeysetPosition } = {}
  for (let walk = { ...start, backwards: false, inclusive: false }; ; ) {
    const { items, edges, hasMore } = await open.catalog.searchIds(tx, { ...page, walk }, reader)
    pages.push([...items])
    if (!edges || !hasMore) break
    walk = { ...walk, place: edges.last }
  }
  const middle = await open.catalog.searchProducts(tx, { ...page, offset: 2 }, reader)
  const first = { ...page, limit: 4, walk: { backwards: false, inclusive: false } }
  const { edges } = await open.catalog.searchIds(tx, first, reader)
  const walk = { ...(edges && { place: edges.last }), backwards: true, inclusive: true }
  const back = await open.catalog.searchIds(tx, { ...page, walk }, reader)
  return {
    pages,
    back: back.items,
    middle: middle.items.map(({ id }) => id),
    count: await open.catalog.countFound(tx, search, reader),
  }
}

test('words find the same with and without a filter, in the same order', async () => {
  const { catalog } = open
  const word = fc.constantFrom(
    'jar',
    'Krug',
    'vases',
    'va',
    'eclat',
    'lam',
    '100%',
    'a-1',
    'the',
    'z',
  )
  const words = fc.record({
    expression: fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' ')),
    needsAll: fc.boolean(),
    fuzzy: fc.boolean(),
    fields: fc.constantFrom(undefined, ['name' as const], ['sku' as const, 'barcode' as const]),
  })
  const catalogs = fc.array(newProduct, { minLength: 12, maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(catalogs, async (wanted) => {
      const work = await open.site()
      await work((tx) => catalog.createProducts(tx, wanted))
      const question = fc.tuple(words, fc.boolean())
      await fc.assert(
        fc.asyncProperty(question, async ([{ fields, ...asked }, seesHidden]) => {
          const sought = { ...asked, ...(fields && { fields }) }
          await work(async (tx) => {
            const alone = await found(tx, { filter: everything, words: sought }, { seesHidden })
            expect(alone).toEqual(
              await found(tx, { filter: everyOne, words: sought }, { seesHidden }),
            )
            expect(alone.count).toBe(alone.pages.flat().length)
          })
        }),
        { numRuns: 40, endOnFailure: false },
      )
    }),
    { numRuns: 2, endOnFailure: true },
  )
})

describe('words', () => {
  const named = (name: string, more: Partial<NewProduct> = {}): NewProduct => ({
    name,
    price: '1',
    ...more,
  })
  const products: NewProduct[] = [
    named('Blue Ceramic Vase', { description: '<p>For long flowers</p>', sku: 'BCV-12' }),
    named('Chairs of oak', { description: '<p>Made for a blue room</p>' }),
    named('Café Éclair Plate'),
    named('Couch'),
    named('Hidden vase', { visible: false }),
    named('字典 Print'),
    named('Shirt', {
      manageVariants: true,
      options: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }],
      variants: [
        { choices: ['S'], sku: 'SHIRT-S', barcode: '4006381333931' },
        { choices: ['M'], sku: 'SECRET-M', visible: false },
      ],
    }),
  ]
  let find: (
    expression: string,
    how?: {
      needsAll?: boolean
      fuzzy?: boolean
      fields?: ('name' | 'sku' | 'barcode' | 'description')[]
      seesHidden?: boolean
    },
  ) => Promise<string[]>
  let work: Awaited<ReturnType<typeof open.site>>
  beforeAll(async () => {
    work = await open.site()
    await work((tx) => open.catalog.createProducts(tx, products))
    find = async (expression, { seesHidden = false, ...how } = {}) => {
      const words = { expression, needsAll: false, fuzzy: false, ...how }
      const query = { filter: everything, words, sort: [], limit: 20, offset: 0 }
      const { items } = await work((tx) => open.catalog.searchProducts(tx, query, { seesHidden }))
      return items.map(({ name }) => name)
    }
  })

  test.each([
    ['vase', ['Blue Ceramic Vase']],
    ['VASES', ['Blue Ceramic Vase']],
    ['chair', ['Chairs of oak']],
    ['cer', ['Blue Ceramic Vase']],
    ['cafe', ['Café Éclair Plate']],
    ['flower', ['Blue Ceramic Vase']],
    ['bcv-12', ['Blue Ceramic Vase']],
    ['BCV', ['Blue Ceramic Vase']],
    ['4006381333931', ['Shirt']],
    ['字', ['字典 Print']],
    ['sofa', ['Couch']],
    ['the vase', ['Blue Ceramic Vase']],
    ["'", []],
    ['& | ! :* <-> ()', []],
    ['\\ %_', []],
    ['nothing', []],
  ])('%j finds %j', async (expression, names) => {
    expect(await find(expression)).toEqual(names)
  })

  test('rank the name before the description', async () => {
    expect(await find('blue')).toEqual(['Blue Ceramic Vase', 'Chairs of oak'])
  })

  test('match all of them, or any', async () => {
    expect(await find('blue oak', { needsAll: true })).toEqual(['Chairs of oak'])
    expect((await find('blue couch')).toSorted()).toEqual([
      'Blue Ceramic Vase',
      'Chairs of oak',
      'Couch',
    ])
    expect(await find('blue nothing', { needsAll: true })).toEqual([])
  })

  test('are searched in the given fields', async () => {
    expect(await find('blue', { fields: ['description'] })).toEqual(['Chairs of oak'])
    expect(await find('blue', { fields: ['sku', 'barcode'] })).toEqual([])
    expect(await find('shirt', { fields: ['sku'] })).toEqual(['Shirt'])
  })

  test.each(['vaze', 'vsae', 'caramic', 'ceramc', 'cerammic', 'cuoch'])(
    'are found with a typo: %s',
    async (slip) => {
      expect(await find(slip)).toEqual([])
      expect(await find(slip, { fuzzy: true })).toHaveLength(1)
    },
  )

  test('of hidden products and variants find them for merchants only', async () => {
    expect(await find('hidden')).toEqual([])
    expect(await find('secret-m')).toEqual([])
    expect(await find('secret-m', { seesHidden: true })).toEqual(['Shirt'])
    expect(await find('hidden', { seesHidden: true })).toEqual(['Hidden vase'])
  })

  test('follow every change in its transaction', async () => {
    const own = await open.site()
    const ask = (expression: string) =>
      own(async (tx) => {
        const words = { expression, needsAll: false, fuzzy: false }
        return open.catalog.countFound(tx, { filter: everything, words }, { seesHidden: true })
      })
    const { id } = await own((tx) => open.catalog.createProduct(tx, named('First', { sku: 'ONE' })))
    expect([await ask('first'), await ask('one')]).toEqual([1, 1])
    await own((tx) => open.catalog.updateProduct(tx, id, { name: 'Second', sku: 'TWO' }))
    expect([await ask('first'), await ask('one')]).toEqual([0, 0])
    expect([await ask('second'), await ask('two')]).toEqual([1, 1])
    await own((tx) => open.catalog.deleteProduct(tx, id))
    expect([await ask('second'), await ask('two')]).toEqual([0, 0])
  })

  test.each([3, 501])('find %d products in the order of their names', async (count) => {
    const own = await open.site()
    const found = await own(async (tx) => {
      const names = Array.from(
        { length: count },
        (_, at) => `Kettle ${String(at).padStart(3, '0')}`,
      )
      await open.catalog.createProducts(
        tx,
        [...names.toReversed(), 'Lamp'].map((name) => named(name)),
      )
      const words = { expression: 'kettle', needsAll: true, fuzzy: true }
      const sort = [{ field: 'name', descending: false }]
      const query = { filter: everything, words, sort, limit: 2, offset: 1 }
      return open.catalog.searchProducts(tx, query, { seesHidden: true })
    })
    expect(found.items.map(({ name }) => name)).toEqual(['Kettle 001', 'Kettle 002'])
  })

  test('are stemmed in the language of the site', async () => {
    const german = await open.site('de-DE')
    const found = await german(async (tx) => {
      await open.catalog.createProducts(tx, [
        named('Vase', { description: '<p>Aus den Häusern</p>' }),
      ])
      const words = { expression: 'Haus', needsAll: true, fuzzy: false }
      return open.catalog.countFound(tx, { filter: everything, words }, { seesHidden: false })
    })
    expect(found).toBe(1)
  })

  test('are suggested while somebody types', async () => {
    const suggestions = await work((tx) => open.catalog.suggest(tx, 'cer'))
    expect(suggestions.products.map(({ name }) => name)).toEqual(['Blue Ceramic Vase'])
    expect(suggestions.queries).toEqual(['ceramic'])
    expect((await work((tx) => open.catalog.suggest(tx, 'hidd'))).products).toEqual([])
    expect((await work((tx) => open.catalog.suggest(tx, ' '))).products).toEqual([])
    const corrected = await work((tx) => open.catalog.suggest(tx, 'vaze'))
    expect(corrected.products.map(({ name }) => name)).toEqual(['Blue Ceramic Vase'])
  })
})
