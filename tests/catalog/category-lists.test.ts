import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  allProducts,
  categoryHelpers,
  codeOf,
  name,
  treeReference,
  unknownId,
} from './categories.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { merchant, visitor, add, read, move } = categoryHelpers(() => shop)
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

describe('lists of categories', () => {
  test('are paged by cursor alone, forwards and back', async () => {
    const word = name('Page')
    for (const letter of ['a', 'b', 'c']) await add({ name: `${word} ${letter}` })
    const list = (cursor?: string) =>
      visitor().categories.queryCategories({
        query: cursor
          ? { cursorPaging: { cursor, limit: 2 } }
          : {
              filter: { name: { $startsWith: word } },
              sort: [{ fieldName: 'name', order: 'DESC' }],
              cursorPaging: { limit: 2 },
            },
        treeReference,
      })
    const names = (page: { categories: readonly { name: string }[] }) =>
      page.categories.map((one) => one.name.at(-1))
    const first = await list()
    expect([names(first), first.pagingMetadata.hasNext]).toEqual([['c', 'b'], true])
    const second = await list(first.pagingMetadata.cursors.next)
    expect([names(second), second.pagingMetadata.hasNext]).toEqual([['a'], false])
    expect(names(await list(second.pagingMetadata.cursors.prev))).toEqual(['c', 'b'])
  })

  test('find words in names and descriptions, also mistyped ones', async () => {
    const bowls = await add({ name: 'Celadon bowls', description: 'Thrown in Arita' })
    const plates = await add({ name: 'Celadon plates' })
    const found = async (search: object) =>
      ids(
        (await visitor().categories.searchCategories({ search: { search }, treeReference }))
          .categories,
      ).toSorted()
    expect(await found({ expression: 'celad', mode: 'AND' })).toEqual(
      [bowls.id, plates.id].toSorted(),
    )
    expect(await found({ expression: 'celadon ARITA', mode: 'AND' })).toEqual([bowls.id])
    expect(await found({ expression: 'arita', fields: ['name'] })).toEqual([])
    expect(await found({ expression: 'celadonn platez', mode: 'AND', fuzzy: true })).toEqual([
      plates.id,
    ])
    const { count } = await visitor().categories.countCategories({
      search: { expression: 'celadon' },
      treeReference,
    })
    expect(count).toBe(2)
    expect(await codeOf(found({ expression: 'a', fields: ['slug'] }))).toEqual([
      400,
      'INVALID_FILTER',
    ])
  })

  test('count facets over all matches, whichever page is read', async () => {
    const parent = await add()
    for (const visible of [true, true, false]) await add({ visible }, parent.id)
    const { aggregationData } = await merchant().categories.searchCategories({
      search: {
        filter: { 'parentCategory.id': parent.id },
        cursorPaging: { limit: 1 },
        aggregations: [
          { name: 'shown', type: 'VALUE', fieldPath: 'visible', value: { sortType: 'COUNT' } },
          {
            name: 'last',
            type: 'SCALAR',
            fieldPath: 'parentCategory.index',
            scalar: { type: 'MAX' },
          },
        ],
      },
      returnNonVisibleCategories: true,
      treeReference,
    })
    expect(aggregationData.results).toMatchObject([
      {
        name: 'shown',
        values: {
          results: [
            { value: 'true', count: 2 },
            { value: 'false', count: 1 },
          ],
        },
      },
      { name: 'last', scalar: { type: 'MAX', value: 2 } },
    ])
  })

  test('take as many statements for many as for one', async () => {
    const parent = await add()
    for (const _ of [1, 2, 3, 4]) await add({}, parent.id)
    const list = (limit: number) => () =>
      visitor().categories.queryCategories({
        query: { cursorPaging: { limit } },
        fields: ['BREADCRUMBS_INFO', 'DESCRIPTION'],
        treeReference,
      })
    const one = await shop.countStatements(list(1))
    const many = await shop.countStatements(list(1000))
    expect(many.result.categories.length).toBeGreaterThan(4)
    expect(many.statements.length - one.statements.length).toBeLessThanOrEqual(1)
  })
})

describe('many at once', () => {
  test('each one is changed or returns an error, with as many statements as one', async () => {
    const all = [await add(), await add(), await add()]
    const changes = (some: typeof all) => () =>
      merchant().categories.bulkUpdateCategories({
        categories: [
          ...some.map(({ id, revision }) => ({
            category: { id, revision, name: name('Renamed') },
          })),
          { category: { id: unknownId, revision: '1' } },
          { category: { id: allProducts, revision: '1', name: 'Mine' } },
        ],
        returnEntity: true,
        treeReference,
      })
    const { result, statements } = await shop.countStatements(changes(all.slice(0, 1)))
    expect(result.results.map(({ itemMetadata }) => itemMetadata.error?.code)).toEqual([
      undefined,
      'CATEGORY_NOT_FOUND',
      'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
    ])
    expect(result.results[0]?.category).toMatchObject({ revision: '2' })
    const two = await shop.countStatements(changes(all.slice(1)))
    expect(two.statements.length).toBe(statements.length)
    expect(two.result.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 2 })
  })

  test('a subtree of any size is moved and hidden with as many statements', async () => {
    const [root, other] = [await add(), await add()]
    const moving = async () => {
      const here = (await read(root.id)).parentCategory.id ? null : other.id
      return shop.countStatements(() => move(root.id, here))
    }
    const small = await moving()
    await moving()
    for (const _ of [1, 2, 3]) await add({}, (await add({}, root.id)).id)
    const large = await moving()
    expect(large.statements.length).toBe(small.statements.length)
    const { revision } = await read(root.id)
    const hide = await shop.countStatements(() =>
      merchant().categories.updateCategoryVisibility({
        categoryId: root.id,
        visible: false,
        revision,
        treeReference,
      }),
    )
    expect(hide.statements.length).toBeLessThanOrEqual(14)
  })
})
