import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductQuery } from '../../areas/catalog/index.ts'
import type { Filter } from '../../platform/db/query-to-sql.ts'
import type { Tx } from '../../platform/tx.ts'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

const SMALL = 1000
const LARGE = 20_000
const PAGE = 24
/** Allows for more index levels, and for the row read to detect a next page. */
const TOLERANCE = 60

let shop: Shop
let collectionId: string
beforeAll(async () => {
  shop = await openShop()
  const { id } = await shop.work((tx) =>
    shop.catalog.createCollection(tx, { name: 'Every second' }),
  )
  collectionId = id
})
afterAll(() => shop.close())

/** Products with one of six colours in turn; a tenth are vases, and twenty share a series. */
async function addProducts(tx: Tx, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to - 1}::int) AS n`
  const id = sql`md5('product ' || n)::uuid`
  await sql`
    INSERT INTO products (site_id, id, numeric_id, handle, name, slug, visible, base_price, variant_count,
                          min_price, max_price, min_list_price, max_list_price, stock_updated_date,
                          created_date, updated_date)
    SELECT ${tx.siteId}::uuid, ${id}, n + 1, 'handle-' || n,
           CASE n % 10 WHEN 0 THEN 'Vase ' ELSE 'Bowl ' END || left(md5('series ' || n / 20), 8),
           'slug-' || n, n % 50 <> 7, n::bigint * 7919 % 1000, 1, 1, 1, 1, 1, now(), now(), now()
      FROM ${numbers}`.execute(tx.db)
  await sql`
    INSERT INTO product_options (site_id, product_id, id, name, option_type, position)
    SELECT ${tx.siteId}::uuid, ${id}, ${id}, 'Colour', 'drop_down', 0 FROM ${numbers}`.execute(
    tx.db,
  )
  await sql`
    INSERT INTO product_choices (site_id, product_id, option_id, id, value, description, position)
    SELECT ${tx.siteId}::uuid, ${id}, ${id}, ${id}, colour, colour, 0
      FROM ${numbers}, LATERAL (SELECT 'Colour ' || n % 6 AS colour) AS c`.execute(tx.db)
  await sql`
    INSERT INTO collection_products (site_id, collection_id, product_id, position, numeric_id, price,
                                     paid_price, visible, added_date)
    SELECT p.site_id, ${collectionId}::uuid, p.id, p.numeric_id, p.numeric_id, p.base_price, p.min_price,
           p.visible, now()
      FROM products p
     WHERE p.site_id = ${tx.siteId} AND p.numeric_id BETWEEN ${from + 1}::int AND ${to}::int
       AND p.numeric_id % 2 = 0`.execute(tx.db)
}

const is = (field: string, operator: string, value: unknown): Filter => ({
  kind: 'test',
  field,
  operator,
  value,
})
const asked = (filter: readonly Filter[], rest: Partial<ProductQuery> = {}): ProductQuery => ({
  filter: { kind: 'and', parts: filter },
  sort: [],
  limit: PAGE,
  offset: 0,
  ...rest,
})
const by = (field: string, descending = false) => ({ sort: [{ field, descending }] })

/** Rows and index entries read since the database was created. */
async function rowsRead(): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    SELECT (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes)::bigint
         + (SELECT sum(seq_tup_read) FROM pg_stat_user_tables)::bigint AS read`.execute(
    shop.platform.db,
  )
  return rows[0]?.read ?? 0
}

async function costOf(query: ProductQuery) {
  const before = await rowsRead()
  const found = await shop.work(async (tx) => {
    const page = await shop.catalog.queryProducts(tx, query, { seesHidden: false })
    await sql`SELECT pg_stat_force_next_flush()`.execute(tx.db)
    return page
  })
  return { rows: (await rowsRead()) - before, count: found.items.length, total: found.total }
}

/** Pages as visitors request them; the cost of the total is measured separately. */
const pages = (): Record<string, ProductQuery> => ({
  'of a collection by price': asked([is('collectionIds', '$eq', collectionId)], by('price')),
  'of everything, dearest first': asked([], by('price', true)),
  'of everything, far behind': asked([], { offset: SMALL - 2 * PAGE }),
  'of what offers a choice': asked([is('options.Colour', '$eq', 'Colour 3')]),
  'of what offers a choice, by price': asked(
    [is('options.colour', '$hasSome', ['Colour 3'])],
    by('price'),
  ),
  'of a series by its name': asked([is('name', '$contains', seriesOf(7))]),
  'of many by a part of their names': asked([is('name', '$contains', 'vase')]),
  'of a beginning of names': asked([is('name', '$startsWith', `bowl ${seriesOf(9)}`)]),
  'of a slug': asked([is('slug', '$eq', 'slug-500')]),
})

/** The stored series names, because options are looked up by name. */
const series = new Map<number, string>()
const seriesOf = (number: number) => series.get(number) as string

async function grow(from: number, to: number): Promise<void> {
  await shop.work((tx) => addProducts(tx, from, to))
  await sql`VACUUM ANALYZE`.execute(shop.platform.db)
}

test('a page reads as many rows in a shop of a thousand products as of twenty thousand', async () => {
  const { rows } = await sql<{ number: number; word: string }>`
    SELECT n AS number, left(md5('series ' || n), 8) AS word FROM generate_series(0, 9) AS n`.execute(
    shop.platform.db,
  )
  for (const { number, word } of rows) series.set(number, word)
  const known = (query: ProductQuery) => costOf({ ...query, total: 1 })
  await grow(0, SMALL)
  const small = new Map<string, number>()
  for (const [name, query] of Object.entries(pages())) {
    const cost = await known(query)
    expect({ name, isFilled: cost.count > 0 }).toEqual({ name, isFilled: true })
    small.set(name, cost.rows)
  }
  await grow(SMALL, LARGE)
  for (const [name, query] of Object.entries(pages())) {
    const { rows: read } = await known(query)
    const most = (small.get(name) ?? 0) + TOLERANCE
    expect({ name, read, isMore: read > most }).toEqual({ name, read, isMore: false })
  }

  // Counting reads only the counted rows; whole lists have maintained counters.
  const choice = is('options.Colour', '$eq', 'Colour 3')
  const start = is('name', '$startsWith', 'vase')
  const counted: { filter: readonly Filter[]; total: number }[] = []
  for (const filter of [[choice], [start], [], [is('collectionIds', '$eq', collectionId)]]) {
    const query = asked(filter)
    const { rows: read, total } = await costOf(query)
    const turning = await known(query)
    const hidden = LARGE / 50
    const isCounted = filter[0] === choice || filter[0] === start
    const most = (isCounted ? total + hidden : 0) + TOLERANCE
    expect(read - turning.rows).toBeLessThanOrEqual(most)
    counted.push({ filter, total })
  }
  for (const { filter, total } of counted) expect(total).toBe(await countSlowly(filter))
}, 180_000)

test('a page reads the texts of its own products only, however many are stored', async () => {
  const turn = async () => {
    const before = await rowsRead()
    const reply = await shop.visitor('POST', '/stores-reader/v1/products/query-platformized', {
      query: { paging: { limit: PAGE } },
    })
    expect(reply.body).toMatchObject({ metadata: { count: PAGE } })
    // Statistics of a connection are flushed within a second, or on request.
    await sql`SELECT pg_stat_force_next_flush()`.execute(shop.platform.db)
    return (await rowsRead()) - before
  }
  await turn()
  const few = await turn()
  await sql`
    INSERT INTO rendered_products (site_id, product_id, renderer, cache_version, snapshot, body)
    SELECT site_id, id, 'v1 listed', 'another', pg_current_snapshot(), '{}' FROM products
    ON CONFLICT DO NOTHING`.execute(shop.platform.db)
  await turn()
  expect((await turn()) - few).toBeLessThanOrEqual(TOLERANCE)
})

/** The same total, counted from the rows. */
async function countSlowly([filter]: readonly Filter[]): Promise<number> {
  const field = filter?.kind === 'test' ? filter.field : ''
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM products p
     WHERE p.visible AND CASE ${field}::text
       WHEN 'options.Colour' THEN EXISTS (SELECT FROM product_choices c
         WHERE c.product_id = p.id AND c.description = 'Colour 3')
       WHEN 'name' THEN p.name ILIKE 'vase%'
       WHEN 'collectionIds' THEN EXISTS (SELECT FROM collection_products c WHERE c.product_id = p.id)
       ELSE TRUE END`.execute(shop.platform.db)
  return rows[0]?.count ?? 0
}

test('the products of a choice follow every change of options, choices and products', async () => {
  const { id } = await shop.work((tx) =>
    shop.catalog.createProduct(tx, {
      name: 'Glazed',
      price: '9',
      options: [{ name: 'Glaze', choices: [choiceOf('Mist'), choiceOf('Night')] }],
    }),
  )
  const found = async (option: string, choice: string, seesHidden = true) => {
    const query = asked([is(`options.${option}`, '$eq', choice), is('id', '$eq', id)])
    const page = await shop.work((tx) => shop.catalog.queryProducts(tx, query, { seesHidden }))
    expect(page.total).toBe(page.items.length)
    return page.total === 1
  }
  const change = (statement: ReturnType<typeof sql>) => statement.execute(shop.platform.db)
  expect([await found('Glaze', 'Mist'), await found('glaze', 'Night')]).toEqual([true, true])

  await change(sql`UPDATE product_options SET name = 'Finish' WHERE product_id = ${id}`)
  expect([await found('Glaze', 'Mist'), await found('FINISH', 'Mist')]).toEqual([false, true])
  await change(sql`UPDATE product_choices SET description = 'Dawn' WHERE description = 'Mist'`)
  expect([await found('Finish', 'Mist'), await found('Finish', 'Dawn')]).toEqual([false, true])
  await change(sql`UPDATE products SET visible = FALSE WHERE id = ${id}`)
  expect([await found('Finish', 'Dawn'), await found('Finish', 'Dawn', false)]).toEqual([
    true,
    false,
  ])
  await change(sql`DELETE FROM product_choices WHERE description = 'Dawn'`)
  expect([await found('Finish', 'Dawn'), await found('Finish', 'Night')]).toEqual([false, true])
  await change(sql`DELETE FROM products WHERE id = ${id}`)
  const { rows } = await sql<{ left: number }>`
    SELECT count(*)::int AS left FROM choice_products WHERE product_id = ${id}`.execute(
    shop.platform.db,
  )
  expect(rows[0]?.left).toBe(0)
})

const choiceOf = (description: string) => ({ value: description, description })
