import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../dialects/v1/handlers/shop.test.fixture.ts'
import type { KeysetCursor } from '../../platform/db/page-to-sql.ts'
import type { Tx } from '../../platform/tx.ts'
import type { StockQuery } from './index.ts'

const SMALL = 300
const LARGE = 6000
const PAGE = 20
/** Allows for more index levels. */
const TOLERANCE = 60

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/**
 * Products with two variants, created in groups of ten; a fifth have stock at another location, a tenth are
 * tracked.
 */
async function addProducts(tx: Tx, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to - 1}::int) AS n`
  const id = sql`md5('product ' || n)::uuid`
  const made = sql`timestamptz '2020-01-01' + n / 10 * interval '1 minute'`
  await sql`
    INSERT INTO products (site_id, id, numeric_id, handle, name, slug, base_price, variant_count,
                          min_price, max_price, min_list_price, max_list_price, stock_updated_date,
                          created_date, updated_date)
    SELECT ${tx.siteId}::uuid, ${id}, n + 1, 'handle-' || n, 'Bowl ' || n, 'slug-' || n, 1, 2, 1, 1, 1, 1,
           ${made}, ${made}, ${made} FROM ${numbers}`.execute(tx.db)
  await sql`
    INSERT INTO variants (site_id, product_id, id, position, choice_ids, list_price)
    SELECT ${tx.siteId}::uuid, ${id}, md5('variant ' || n || ' ' || at)::uuid, at,
           ARRAY[md5('choice ' || at)::uuid], 1
      FROM ${numbers}, generate_series(0, 1) AS at`.execute(tx.db)
  await sql`
    INSERT INTO inventory_items (site_id, product_id, variant_id, location_id, track_quantity, quantity,
                                 created_date, updated_date)
    SELECT p.site_id, p.id, v.id, a.id, TRUE, 5,
           p.created_date + CASE WHEN a.id = p.site_id THEN 0 ELSE p.numeric_id % 50 END * interval '1 day',
           p.created_date
      FROM products p
      JOIN variants v ON v.site_id = p.site_id AND v.product_id = p.id AND v.position = 0
      JOIN locations a ON a.site_id = p.site_id
     WHERE p.site_id = ${tx.siteId} AND p.numeric_id BETWEEN ${from + 1}::int AND ${to}::int
       AND p.numeric_id % CASE WHEN a.id = p.site_id THEN 10 ELSE 5 END = 0`.execute(tx.db)
}

const all = { kind: 'and', parts: [] } as const
const latest = (walk: Partial<KeysetCursor> = {}, descending = true): StockQuery => ({
  filter: all,
  sort: [{ field: 'createdDate', descending }],
  limit: PAGE,
  offset: 0,
  walk: { backwards: false, inclusive: false, ...walk },
})
/** Each task runs on its own connection, so that its statistics are flushed when it ends. */
const work = <T>(run: (tx: Tx) => Promise<T>): Promise<T> =>
  shop.work(async (tx) => {
    const done = await run(tx)
    await sql`SELECT pg_stat_force_next_flush()`.execute(tx.db)
    return done
  })
const ask = (query: StockQuery) => work((tx) => shop.inventory.queryItems(tx, query))

/** All items, page by page. */
async function walkThrough(descending: boolean) {
  const items = []
  let page = await ask(latest({}, descending))
  items.push(...page.items)
  while (page.hasMore) {
    page = await ask(latest({ place: page.edges?.last ?? [] }, descending))
    items.push(...page.items)
  }
  return { items, last: page }
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)

test('items are listed once each, the latest first, and reversed backwards', async () => {
  await shop.work((tx) => shop.inventory.addLocation(tx, 'Annex'))
  await work((tx) => addProducts(tx, 0, 100))
  const oldest = idsOf((await ask(latest({}, false))).items)
  const [gone = '', back = ''] = oldest
  await shop.work((tx) =>
    shop.inventory.changeItems(tx, [
      { kind: 'delete', id: gone },
      { kind: 'delete', id: back },
    ]),
  )
  await shop.work((tx) => shop.inventory.changeItems(tx, [{ kind: 'create', id: back }]))

  const { items, last } = await walkThrough(true)
  expect(new Set(idsOf(items)).size).toBe(200 + 20 - 1)
  expect(items).toHaveLength(200 + 20 - 1)
  expect(items[0]?.id).toBe(back)
  const dates = items.map(({ createdDate }) => createdDate.getTime())
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  expect(idsOf((await walkThrough(false)).items)).toEqual(idsOf(items).reverse())

  const before = await ask(latest({ place: last.edges?.first ?? [], backwards: true }))
  const end = items.length - last.items.length
  expect(idsOf(before.items)).toEqual(idsOf(items.slice(end - PAGE, end)))
  const { walk: _, ...byOffset } = latest()
  const third = await ask({ ...byOffset, offset: 2 * PAGE })
  expect(idsOf(third.items)).toEqual(idsOf(items.slice(2 * PAGE, 3 * PAGE)))
  expect(third.total).toBe(items.length)
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

async function costOf(query: StockQuery): Promise<number> {
  const before = await rowsRead()
  const found = await ask(query)
  expect(found.items).toHaveLength(PAGE)
  return (await rowsRead()) - before
}

/** The cost of the first pages. */
async function costs() {
  const { edges } = await ask({ ...latest(), limit: 5 * PAGE })
  const place = edges?.last ?? []
  const pages = {
    first: latest(),
    oldest: latest({}, false),
    further: latest({ place }),
    back: latest({ place, backwards: true }),
  }
  const read = []
  for (const [name, query] of Object.entries(pages)) read.push([name, await costOf(query)] as const)
  return read
}

test('a page of the latest items costs the same in a small shop and in a large one', async () => {
  await work((tx) => addProducts(tx, 100, SMALL))
  await sql`VACUUM ANALYZE`.execute(shop.platform.db)
  const small = await costs()
  await work((tx) => addProducts(tx, SMALL, LARGE))
  await sql`VACUUM ANALYZE`.execute(shop.platform.db)
  for (const [at, [name, rows]] of (await costs()).entries()) {
    const most = (small[at]?.[1] ?? 0) + TOLERANCE
    expect({ name, rows, isMore: rows > most }).toEqual({ name, rows, isMore: false })
  }
})
