import { type Merchant, startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Order, sorted, testOf } from './query-reference.fixture.ts'
import {
  collections,
  inventory,
  type List,
  makeCatalog,
  makeProduct,
  productPlan,
  products,
  productsByText,
  type Question,
  variants,
} from './random-catalog.fixture.ts'
import { filterOver, ordersOver } from './random-queries.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

type Api = Merchant['api']
const catalogs = fc.array(productPlan, { minLength: 3, maxLength: 14 })
const CATALOGS = 2
/** Number of queries of each list, for each of its readers. */
const QUERIES = 15

/** Every list as a merchant reads it and, where they may, as a visitor does. */
async function checksOf({ people }: Pick<TestServer, 'people'>): Promise<(() => Promise<void>)[]> {
  const [merchant, visitor] = [people.merchant().api, people.visitor().api as Api]
  const everything = (await productsByText.ask(merchant, {})).rows
  const visible = everything.filter((one) => one.visible)
  return [
    checkOf({ list: products, api: merchant, rows: everything }),
    checkOf({ list: productsByText, api: merchant, rows: everything }),
    checkOf({ list: products, api: visitor, rows: visible }),
    checkOf(await listed(collections, merchant)),
    checkOf(await listed(collections, visitor)),
    checkOf(await listed(variants, merchant)),
    checkOf(await listed(variants, visitor)),
    checkOf(await listed(inventory, merchant)),
  ]
}

interface QueryTarget<Row> {
  readonly list: List<Row>
  readonly api: Api
  /** All rows that the caller may see, in the order of a list without a sort. */
  readonly rows: readonly Row[]
}
const listed = async <Row>(list: List<Row>, api: Api) => ({
  list,
  api,
  rows: (await list.ask(api, {})).rows,
})

const idsOf = <Row>({ idOf }: List<Row>, rows: readonly Row[]) => rows.map(idOf)

/** The result of the reference model. */
const expected = <Row>({ list, rows }: QueryTarget<Row>, filter: unknown, sort: readonly Order[]) =>
  idsOf(list, sorted(list.fields, rows.filter(testOf(list.fields, filter)), sort))

/** All pages by cursor from the first on, each asked with nothing but the cursor before it. */
async function walk<Row>(
  { list, api }: Pick<QueryTarget<Row>, 'list' | 'api'>,
  query: Question,
  between: (page: number) => Promise<unknown> = async () => undefined,
) {
  const pages = []
  let page = await list.ask(api, query)
  for (let number = 0; ; number += 1) {
    pages.push({ ...page, ids: idsOf(list, page.rows) })
    if (!page.cursors?.next || number > 60) return pages
    await between(number)
    page = await list.ask(api, { cursorPaging: { cursor: page.cursors.next } })
  }
}

async function walkBack<Row>(
  { list, api }: Pick<QueryTarget<Row>, 'list' | 'api'>,
  cursor?: string,
  between: (page: number) => Promise<unknown> = async () => undefined,
) {
  const pages = []
  for (let prev = cursor; prev && pages.length < 60; ) {
    await between(pages.length + 1)
    const page = await list.ask(api, { cursorPaging: { cursor: prev } })
    pages.unshift({ ...page, ids: idsOf(list, page.rows) })
    prev = page.cursors?.prev
  }
  return pages
}

const paged = (ids: readonly string[], limit: number) =>
  Array.from({ length: Math.max(1, Math.ceil(ids.length / limit)) }, (_, page) =>
    ids.slice(page * limit, (page + 1) * limit),
  )

async function holdToReference<Row>(
  asked: QueryTarget<Row>,
  filter: object,
  sort: readonly Order[],
  limit: number,
) {
  const { list, api } = asked
  const ids = expected(asked, filter, sort)
  const whole = await list.ask(api, { filter, sort })
  expect({ list: list.name, ids: idsOf(list, whole.rows) }).toEqual({ list: list.name, ids })
  expect(whole.total).toBe(ids.length)

  const part = await list.ask(api, { filter, sort, paging: { limit, offset: limit } })
  expect(idsOf(list, part.rows)).toEqual(ids.slice(limit, 2 * limit))
  expect([part.total, part.offset]).toEqual([ids.length, limit])

  const pages = await walk(asked, { filter, sort, cursorPaging: { limit } })
  expect(pages.map((page) => page.ids)).toEqual(paged(ids, limit))
  expect(pages.map((page) => [page.total, page.offset])).toEqual(
    pages.map((_, number) => [ids.length, number * limit]),
  )
  const back = await walkBack(asked, pages.at(-1)?.cursors?.prev)
  expect(back.flatMap((page) => page.ids)).toEqual(pages.slice(0, -1).flatMap((page) => page.ids))
  expect(back[0]?.offset ?? 0).toBe(0)
}

const checkOf =
  <Row>(asked: QueryTarget<Row>) =>
  () => {
    const { fields, sortable } = asked.list
    const question = fc.tuple(
      filterOver(fields, asked.rows),
      ordersOver(sortable),
      fc.integer({ min: 1, max: 4 }),
    )
    const property = fc.asyncProperty(question, ([filter, sort, limit]) =>
      holdToReference(asked, filter, sort, limit),
    )
    return fc.assert(property, { numRuns: QUERIES })
  }

test('every query of a random catalog returns what a reference returns, whole, by offset and by cursor', async () => {
  await fc.assert(
    fc.asyncProperty(catalogs, async (plans) => {
      const { people } = await shop.anotherSite()
      await makeCatalog(people.merchant(), plans, ['Sale %', 'Éclat'])
      for (const check of await checksOf({ people })) await check()
    }),
    { numRuns: CATALOGS, endOnFailure: true },
  )
}, 300_000)

test('paging returns every row that exists throughout exactly once, while others are added and deleted', async () => {
  const change = fc.record({ plan: productPlan, removes: fc.boolean() })
  const changes = fc.array(change, { minLength: 3, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(catalogs, changes, ordersOver(products.sortable), async (plans, all, sort) => {
      const { people } = await shop.anotherSite()
      const { api } = people.merchant()
      await makeCatalog({ api }, plans, [])
      const before = await products.ask(api, {})
      const gone = new Set<string>()
      const shake = async (page: number) => {
        const { plan, removes } = all[page % all.length] as (typeof all)[number]
        await makeProduct({ api }, plan, [])
        const id = before.rows[page]?.id
        if (!removes || !id || gone.has(id)) return
        gone.add(id)
        await api.catalogV1.deleteProduct({ id })
      }
      const asked = { list: products, api }
      const pages = await walk(asked, { sort, cursorPaging: { limit: 2 } }, shake)
      const stayed = (ids: readonly string[]) => ids.filter((id) => !gone.has(id))
      const there = stayed(before.rows.map(({ id }) => id))
      const seen = pages.flatMap((page) => page.ids)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toEqual(expect.arrayContaining(there))

      const back = await walkBack(asked, pages.at(-1)?.cursors?.prev, shake)
      const seenAgain = [...back, ...pages.slice(-1)].flatMap((page) => page.ids)
      expect(new Set(seenAgain).size).toBe(seenAgain.length)
      expect(seenAgain).toEqual(expect.arrayContaining(stayed(there)))
    }),
    { numRuns: 4, endOnFailure: true },
  )
}, 300_000)
