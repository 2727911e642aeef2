import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../dialects/v1/handlers/shop.test.fixture.ts'
import type { Tx } from '../../../platform/tx.ts'

const SMALL = 1500
const LARGE = 6000
/** Allows for more index levels in the larger shop, and for fewer matches among the newest products. */
const TOLERANCE = 1.1

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Vases, each with a unique word with a common prefix; one in a hundred is a lamp. */
async function grow(from: number, to: number): Promise<void> {
  await shop.work(async (tx) => {
    await sql`
      INSERT INTO products (site_id, id, numeric_id, handle, name, slug, visible, base_price, variant_count,
                            min_price, max_price, min_list_price, max_list_price, stock_updated_date,
                            created_date, updated_date)
      SELECT ${tx.siteId}::uuid, md5('product ' || n)::uuid, n + 1, 'handle-' || n,
             CASE n % 100 WHEN 0 THEN 'Lamp v' ELSE 'Vase v' END || left(md5('word ' || n), 8),
             'slug-' || n, n % 50 <> 7, 1, 1, 1, 1, 1, 1, now(), now(), now()
        FROM generate_series(${from}::int, ${to - 1}::int) AS n`.execute(tx.db)
    await sql`
      SELECT index_products(array_agg(site_id), array_agg(id)) FROM products
       WHERE site_id = ${tx.siteId} AND numeric_id > ${from}::int`.execute(tx.db)
    // Statistics of the inserts are flushed before anything is measured.
    await sql`SELECT pg_stat_force_next_flush()`.execute(tx.db)
  })
  await sql`VACUUM ANALYZE`.execute(shop.platform.db)
}

/** Rows and index entries read since the database was created. */
async function rowsRead(): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    SELECT (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes)::bigint
         + (SELECT sum(seq_tup_read) FROM pg_stat_user_tables)::bigint AS read`.execute(
    shop.platform.db,
  )
  return rows[0]?.read ?? 0
}

async function costOf(typed: string) {
  const before = await rowsRead()
  const found = await shop.work(async (tx: Tx) => {
    const suggested = await shop.catalog.suggest(tx, typed)
    await sql`SELECT pg_stat_force_next_flush()`.execute(tx.db)
    return suggested
  })
  return { rows: (await rowsRead()) - before, found }
}

test('one or two characters cost the same in a shop four times as large', async () => {
  const beginnings = ['v', 'va', 'V', 'l', 'v v', 'zz', 'é']
  await grow(0, SMALL)
  const small = new Map<string, number>()
  for (const typed of beginnings) small.set(typed, (await costOf(typed)).rows)
  await grow(SMALL, LARGE)
  for (const typed of beginnings) {
    const { rows, found } = await costOf(typed)
    const before = small.get(typed) ?? 0
    expect([typed, rows, before, rows <= before * TOLERANCE]).toEqual([typed, rows, before, true])
    const isThere = !['zz', 'é'].includes(typed)
    expect([typed, found.products.length]).toEqual([typed, isThere ? 6 : 0])
  }
  // A single letter after a word is searched among the matches of the word.
  const { rows } = await costOf('lamp v')
  expect(rows).toBeLessThan(LARGE / 10)
})

test('words that every product has are ranked before any product is read, and counted by the hidden ones', async () => {
  const productsRead = async () => {
    const { rows } = await sql<{ read: number }>`
      SELECT (idx_tup_fetch + seq_tup_read)::bigint AS read FROM pg_stat_user_tables WHERE relname = 'products'`.execute(
      shop.platform.db,
    )
    return rows[0]?.read ?? 0
  }
  const during = async <T>(work: (tx: Tx) => Promise<T>) => {
    const before = await productsRead()
    const found = await shop.work(async (tx) => {
      const answer = await work(tx)
      await sql`SELECT pg_stat_force_next_flush()`.execute(tx.db)
      return answer
    })
    return { found, read: (await productsRead()) - before }
  }
  const words = { expression: 'vase lamp', needsAll: false, fuzzy: false }
  const search = { filter: { kind: 'and', parts: [] }, words } as const
  const reader = { seesHidden: false }
  const page = { ...search, sort: [], limit: 24, offset: 0 }
  const listed = await during((tx) => shop.catalog.searchIds(tx, page, reader))
  expect([listed.found.items.length, listed.read < 48]).toEqual([24, true])
  const counted = await during((tx) => shop.catalog.countFound(tx, search, reader))
  expect([counted.found, counted.read < LARGE / 10]).toEqual([(LARGE * 49) / 50, true])
})

test('one or two characters find a word inside the name of the oldest product', async () => {
  const named = async (name: string) =>
    shop.work((tx: Tx) =>
      sql`UPDATE products SET name = ${name} WHERE site_id = ${tx.siteId} AND numeric_id = 1`.execute(
        tx.db,
      ),
    )
  const namesFor = async (typed: string) =>
    (await costOf(typed)).found.products.map(({ name }) => name)
  await named('Old Zither, éclair')
  expect(await namesFor('z')).toEqual(['Old Zither, éclair'])
  expect(await namesFor('ZI')).toEqual(['Old Zither, éclair'])
  expect(await namesFor('ec')).toEqual(['Old Zither, éclair'])
  expect((await costOf('zi')).found.queries).toEqual(['zither'])
  await named('Lamp of old')
  expect(await namesFor('zi')).toEqual([])
  await shop.work((tx: Tx) =>
    sql`UPDATE products SET name = 'Old Zither', visible = FALSE
         WHERE site_id = ${tx.siteId} AND numeric_id = 1`.execute(tx.db),
  )
  expect(await namesFor('zi')).toEqual([])
})

test('names that start with the text come first, then names with a word that does', async () => {
  const { found } = await costOf('l')
  expect(found.products.map(({ name }) => name.split(' ')[0])).toEqual(Array(6).fill('Lamp'))
  const byPrefix = await costOf('va')
  expect(byPrefix.found.products.map(({ name }) => name.split(' ')[0])).toEqual(
    Array(6).fill('Vase'),
  )
  expect(byPrefix.found.queries).toContain('vase')
})
