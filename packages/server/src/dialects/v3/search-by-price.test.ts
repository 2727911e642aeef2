import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchQuery } from '../../areas/catalog/index.ts'
import type { KeysetPosition } from '../../platform/db/page-to-sql.ts'
import type { Tx } from '../../platform/tx.ts'
import { openShop, type Shop } from '../v1/handlers/shop.test.fixture.ts'

const PRODUCTS = 5000
const PAGE = 20
/** Two indexes each provide the rows of a page with their products and parts, one of them one row more. */
const MOST = 200

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await work((tx) =>
    sql`
      INSERT INTO products (site_id, id, numeric_id, handle, name, slug, visible, base_price, variant_count,
                            manage_variants, min_price, max_price, min_list_price, max_list_price,
                            visible_ranges, units_sold, stock_updated_date, created_date, updated_date)
      SELECT ${tx.siteId}::uuid, gen_random_uuid(), n, 'handle-' || n, 'Bowl ' || n, 'slug-' || n,
             n % 10 <> 7, 1, 2, TRUE, n::bigint * 7919 % 997, 2000, 1, 2000,
             CASE n % 4 WHEN 0 THEN jsonb_build_object('variantCount', 1, 'price',
               jsonb_build_object('min', (1000 - n % 700)::text, 'max', '2000')) END,
             n::bigint * 31 % 50, now(), now(), now()
        FROM generate_series(1, ${PRODUCTS}::int) AS n`.execute(tx.db),
  )
  await sql`VACUUM ANALYZE`.execute(shop.platform.db)
})
afterAll(() => shop.close())

/** Each task runs on its own connection, so that its statistics are flushed when it ends. */
const work = <T>(run: (tx: Tx) => Promise<T>): Promise<T> =>
  shop.work(async (tx) => {
    const done = await run(tx)
    await sql`SELECT pg_stat_force_next_flush()`.execute(tx.db)
    return done
  })

/** Rows and index entries read since the database was created. */
async function rowsRead(): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    SELECT (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes)::bigint
         + (SELECT sum(seq_tup_read) FROM pg_stat_user_tables)::bigint AS read`.execute(
    shop.platform.db,
  )
  return rows[0]?.read ?? 0
}

async function pageOf(sort: SearchQuery['sort'], seesHidden: boolean, place?: KeysetPosition) {
  const before = await rowsRead()
  const found = await work((tx) =>
    shop.catalog.searchProducts(
      tx,
      {
        filter: { kind: 'and', parts: [] },
        sort,
        limit: PAGE,
        offset: 0,
        walk: { backwards: false, inclusive: false, ...(place && { place }) },
      },
      { seesHidden },
    ),
  )
  const prices = found.items.map(({ aggregates: { shown, price } }) =>
    Number((seesHidden ? price : (shown?.price ?? price)).min),
  )
  return { ...found, prices, read: (await rowsRead()) - before }
}

test.each([
  ['visitors', false],
  ['merchants', true],
] as const)(
  'the cheapest and the most expensive are read from an index, page by page: %s',
  async (_, all) => {
    for (const descending of [false, true]) {
      const sort = [{ field: 'lowestPaid', descending }]
      const first = await pageOf(sort, all)
      const second = await pageOf(sort, all, first.edges?.last)
      const prices = [...first.prices, ...second.prices]
      expect(prices).toHaveLength(2 * PAGE)
      expect(prices).toEqual(prices.toSorted((a, b) => (descending ? b - a : a - b)))
      expect(first.read).toBeLessThan(MOST)
      expect(second.read).toBeLessThan(MOST)
    }
  },
)

test('best-selling products are read from an index for visitors', async () => {
  const sort = ['unitsSold', 'numericId'].map((field) => ({ field, descending: true }))
  const first = await pageOf(sort, false)
  const second = await pageOf(sort, false, first.edges?.last)
  const numbers = [...first.items, ...second.items].map(({ numericId }) => Number(numericId))
  const isVisible = (n: number) => n % 10 !== 7
  const best = Array.from({ length: PRODUCTS }, (_, at) => at + 1)
    .filter((n) => isVisible(n) && (n * 31) % 50 === 49)
    .toReversed()
  expect(numbers).toEqual(best.slice(0, 2 * PAGE))
  expect(first.read).toBeLessThan(MOST)
  expect(second.read).toBeLessThan(MOST)
})
