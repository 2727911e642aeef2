import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sell } from '../stock/inventory-items.fixture.ts'
import { allProducts } from './categories.fixture.ts'
import { create } from './listed-products.fixture.ts'
import { type Order, sorted, testOf } from './query-reference.fixture.ts'
import { filterOver, ordersOver } from './random-queries.fixture.ts'
import { makeCatalog, productPlan } from './random-v3-catalog.fixture.ts'
import {
  type Api,
  categories,
  items,
  queriedProducts,
  queriedVariants,
  searchedProducts,
  searchedVariants,
  type V3List,
  wholeProducts,
} from './v3-lists.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

/** Number of queries of each list, for each of its readers. */
const QUERIES = 8

interface QueryTarget<Row> {
  readonly list: V3List<Row>
  readonly api: Api
  /** All rows that the caller may see, in the order of a list without a sort. */
  readonly rows: readonly Row[]
}

const listed = async <Row>(list: V3List<Row>, api: Api): Promise<QueryTarget<Row>> => ({
  list,
  api,
  rows: (await list.ask(api, {})).rows,
})

/** Queries of visitors for hidden entities are refused, whatever their result. */
const forVisitors = <Row>(list: V3List<Row>): V3List<Row> => {
  const { visible: _, 'productData.visible': __, ...fields } = list.fields
  return { ...list, fields: fields as V3List<Row>['fields'] }
}

/** Every list as a merchant reads it and, where they may, as a visitor does. */
async function checksOf({ people }: Pick<TestServer, 'people'>): Promise<(() => Promise<void>)[]> {
  const [merchant, visitor] = [people.merchant().api, people.visitor().api as Api]
  const checks = [checkOf(await listed(items, merchant))]
  for (const api of [merchant, visitor]) {
    const isMerchant = api === merchant
    const seen = <Row>(list: V3List<Row>) => listed(isMerchant ? list : forVisitors(list), api)
    const found = await seen(searchedProducts(isMerchant))
    checks.push(
      checkOf({ ...found, rows: await wholeProducts(api, found.rows) }),
      checkOf(await seen(queriedProducts)),
      checkOf(await seen(queriedVariants)),
      checkOf(await seen(searchedVariants)),
      checkOf(await listed(categories(isMerchant), api)),
    )
  }
  return checks
}

/**
 * The result of the reference model. The order of equal rows is the list’s choice: the same with any filter, and
 * reversed after a descending key.
 */
async function expected<Row>(
  { list, api, rows }: QueryTarget<Row>,
  filter: unknown,
  sort: readonly Order[],
) {
  const { fields, idOf } = list
  const known = new Map(rows.map((row) => [idOf(row), row]))
  const initialOrder = (await list.ask(api, { sort })).rows.map(idOf)
  const levelled = sort.at(-1)?.order === 'DESC' ? initialOrder.toReversed() : initialOrder
  const whole = levelled.map((id) => known.get(id) as Row)
  const inOrder = sort.length > 0 ? sorted(fields, whole, sort) : rows
  expect({ list: list.name, initialOrder }).toEqual({
    list: list.name,
    initialOrder: inOrder.map(idOf),
  })
  return inOrder.filter(testOf(fields, filter)).map(idOf)
}

/** All pages by cursor, each asked with nothing but the cursor before it, and back again. */
async function walk<Row>(
  { list, api }: QueryTarget<Row>,
  filter: object,
  sort: readonly Order[],
  limit: number,
) {
  const idsOf = (rows: readonly Row[]) => rows.map(list.idOf)
  const there: string[][] = []
  const back: string[][] = []
  let page = await list.ask(api, { filter, sort, cursorPaging: { limit } })
  there.push(idsOf(page.rows))
  while (page.cursors.next && there.length < 60) {
    page = await list.ask(api, { cursorPaging: { cursor: page.cursors.next } })
    there.push(idsOf(page.rows))
    expect(page.hasNext).toBe(page.cursors.next !== undefined)
  }
  while (page.cursors.prev && back.length < 60) {
    page = await list.ask(api, { cursorPaging: { cursor: page.cursors.prev } })
    back.unshift(idsOf(page.rows))
  }
  return { there, back }
}

const paged = (ids: readonly string[], limit: number) =>
  Array.from({ length: Math.max(1, Math.ceil(ids.length / limit)) }, (_, page) =>
    ids.slice(page * limit, (page + 1) * limit),
  )

const checkOf =
  <Row>(asked: QueryTarget<Row>) =>
  () => {
    const { list, rows } = asked
    const question = fc.tuple(
      filterOver(list.fields, rows),
      ordersOver(list.sortable.filter((name) => list.fields[name])),
      fc.integer({ min: 2, max: 7 }),
    )
    const property = fc.asyncProperty(question, async ([filter, sort, limit]) => {
      const ids = await expected(asked, filter, sort)
      const pages = paged(ids, limit)
      const { there, back } = await walk(asked, filter, sort, limit)
      expect({ list: list.name, pages: there }).toEqual({ list: list.name, pages })
      expect(back).toEqual(pages.slice(0, -1))
    })
    return fc.assert(property, { numRuns: QUERIES })
  }

test('every query of V3 returns what a reference returns, whole, page by page and back', async () => {
  const catalogs = fc.array(productPlan, { minLength: 5, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(catalogs, async (plans) => {
      const { people } = await shop.anotherSite()
      await makeCatalog(people.merchant(), plans)
      for (const check of await checksOf({ people })) await check()
    }),
    { numRuns: 1, endOnFailure: true },
  )
})

test('stock sorted by the categories of its products is read to its end', async () => {
  const { people } = await shop.anotherSite()
  const { api } = people.merchant()
  for (let count = 0; count < 3; count += 1) await sell(api)
  const sort = [{ fieldName: 'product.directCategoryIds' }]
  const asked = await listed(items, api)
  const { there, back } = await walk(asked, {}, sort, 2)
  expect([there.map((page) => page.length), back.length]).toEqual([[2, 1], 1])
})

test('variants are sorted by each list they have, both ways, and read to the end', async () => {
  const { people } = await shop.anotherSite()
  await makeCatalog(people.merchant(), fc.sample(productPlan, { numRuns: 6, seed: 5 }))
  const asked = await listed(searchedVariants, people.merchant().api)
  const lists = ['optionChoices.optionChoiceIds.optionId', 'productData.directCategoryIds']
  for (const fieldName of [...lists, 'optionChoices.optionChoiceIds.choiceId']) {
    for (const order of ['ASC', 'DESC'] as const) {
      const sort = [{ fieldName, order }]
      const pages = paged(await expected(asked, {}, sort), 2)
      const { there, back } = await walk(asked, {}, sort, 2)
      expect({ fieldName, there, back }).toEqual({
        fieldName,
        there: pages,
        back: pages.slice(0, -1),
      })
    }
  }
})

test('every product is in the category of all products, in every call', async () => {
  const { people } = await shop.anotherSite()
  const { api } = people.merchant()
  await create(api)
  const path = 'directCategoriesInfo.categories'
  const count = async (condition: object, field = path) =>
    (await api.catalogV3.countProducts({ filter: { [field]: condition } })).count
  expect(await count({ $startsWith: allProducts.slice(0, 3) }, `${path}.id`)).toBe(1)
  expect(await count({ $startsWith: '1' }, `${path}.id`)).toBe(0)
  expect(await count({ $isEmpty: false })).toBe(1)
  expect(await count({ $matchItems: [{ id: allProducts }] })).toBe(1)
  expect(await count({ $matchItems: [{ id: allProducts }, { index: { $gte: 0 } }] })).toBe(0)
})
