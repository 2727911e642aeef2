import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

/** Most of them are found by each of the words. */
const PRODUCTS = 2600

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ searchMemoryMb: 32 })
  await fill()
  await vi.waitUntil(isInMemory, { timeout: 60_000 })
})
afterAll(() => shop.close())

type Catalog = TestServer['server']['catalog']
type Tx = Parameters<Catalog['countFound']>[0]
type Query = Parameters<Catalog['searchIds']>[1]

const unit = () => ({ siteId: shop.site.id, actor: { type: 'system', id: 'test' } as const })

/** Numbers of products have gaps, as after deletions. */
async function fill(): Promise<void> {
  await shop.server.platform.work(unit(), async (tx) => {
    await sql`
      INSERT INTO products (site_id, id, numeric_id, handle, name, slug, visible, base_price, variant_count,
                            min_price, max_price, min_list_price, max_list_price, public_tags,
                            stock_updated_date, created_date, updated_date)
      SELECT ${tx.siteId}::uuid, md5('product ' || n)::uuid, 100 + n * 3, 'handle-' || n,
             'Wide vase ' || left(md5('name ' || n), 6) || CASE WHEN n % 5 = 2 THEN ' vessel' ELSE '' END,
             'slug-' || n, n % 50 <> 7, n % 97, 1, n % 97, n % 97, n % 97, n % 97,
             CASE WHEN n % 3 = 0 THEN ARRAY['Gift'] ELSE '{}' END, now(), now(),
             now() - n * interval '1 second'
        FROM generate_series(1, ${PRODUCTS}::int) AS n`.execute(tx.db)
    await sql`
      SELECT index_products(array_agg(site_id), array_agg(id)) FROM products
       WHERE site_id = ${tx.siteId}`.execute(tx.db)
  })
  await sql`VACUUM ANALYZE`.execute(shop.server.platform.db)
}

/** Reads within a transaction never use memory. */
const inDatabase = <T>(read: (tx: Tx) => Promise<T>) => shop.server.platform.work(unit(), read)
function inMemory<T>(read: (tx: Tx) => Promise<T>): Promise<T> {
  const { platform } = shop.server
  const now = platform.clock.now()
  return read({ ...unit(), db: platform.db, requestId: 'test', now, facts: [], afterCommit: [] })
}

const words = (expression: string) => ({ expression, needsAll: true, fuzzy: false })
const everything = { kind: 'and', parts: [] } as const
const isVisible = (value: boolean) =>
  ({ kind: 'test', field: 'visible', operator: '$eq', value }) as const
const cheap = { kind: 'test', field: 'lowestPaid', operator: '$lte', value: '9' } as const

const sorts = {
  name: [{ field: 'name', descending: false }],
  'latest change': [{ field: 'updatedDate', descending: true }],
  'highest price': [{ field: 'lowestPaid', descending: true }],
  'best match': [],
} as const
const filters = {
  'all products': everything,
  'hidden products': isVisible(false),
  'visible products': isVisible(true),
  'cheap products': cheap,
} as const

const reader = { seesHidden: true } as const
const tags = [
  [
    {
      kind: 'value',
      name: 'tags',
      field: 'publicTags',
      limit: 5,
      sort: { by: 'count', descending: true },
    },
  ],
] as const

const readAll = (query: Query) => async (tx: Tx) => {
  const { catalog } = shop.server
  const walked = { ...query, walk: { backwards: false, inclusive: false } }
  const products = await catalog.searchProducts(tx, query, reader)
  return {
    ids: (await catalog.searchIds(tx, query, reader)).items,
    names: products.items.map(({ name }) => name),
    walked: await catalog.searchIds(tx, walked, reader),
    count: await catalog.countFound(tx, query, reader),
    tags: await catalog.aggregateProducts(tx, query, tags, reader),
    seen: await catalog.countFound(tx, query, { seesHidden: false }),
  }
}

const byName = (text: string): Query => ({
  filter: everything,
  words: words(text),
  sort: sorts.name,
  limit: 50,
  offset: 0,
})

async function isInMemory(): Promise<boolean> {
  const { statements } = await shop.countStatements(() =>
    inMemory((tx) => shop.server.catalog.searchIds(tx, byName('vase'), reader)),
  )
  return !statements.some((one) => /search_documents/.test(one))
}

const questions = Object.entries(sorts).flatMap(([order, sort]) =>
  Object.entries(filters).map(([which, filter]) => ({ order, which, sort, filter })),
)

describe('words that most products have find the same in memory as in PostgreSQL', () => {
  test.each(questions)('$which by $order', async ({ sort, filter }) => {
    for (const text of ['vase', 'wide v', 'vessel']) {
      for (const offset of [0, 30]) {
        const query = { filter, words: words(text), sort, limit: 20, offset }
        const found = await inDatabase(readAll(query))
        expect(found.count).toBeGreaterThan(0)
        expect([text, await inMemory(readAll(query))]).toEqual([text, found])
      }
    }
  })
})

test('a page of them in another order reads no documents and sends no list of ids', async () => {
  const { value, statements } = await countedPage()
  expect(value.items).toHaveLength(50)
  expect(statements.filter((one) => /search_documents|unnest/.test(one))).toEqual([])
  expect(statements).toHaveLength(2)
})

async function countedPage() {
  const found: { items: readonly string[] } = { items: [] }
  const { statements } = await shop.countStatements(async () => {
    const { items } = await inMemory((tx) =>
      shop.server.catalog.searchIds(tx, byName('vase'), reader),
    )
    found.items = items
  })
  return { value: found, statements }
}
