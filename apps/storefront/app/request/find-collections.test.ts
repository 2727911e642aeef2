import { expect, test } from 'vitest'
import { menuOf, withDescendants } from '../views/collection-tree.ts'
import { findCollections } from './find-collections.ts'

interface Node {
  readonly id: string
  readonly parent?: string
  readonly count?: number
  readonly hiddenFromMenu?: boolean
}
type Query = {
  filter: {
    $and: [unknown, { 'parentCategory.id': { $in?: string[] } }, { hiddenFromMenu: false }?]
  }
  cursorPaging: { limit: number }
}

/** A category API that counts its requests. */
function createCategoryApi(nodes: readonly Node[]) {
  const requestedLimits: number[] = []
  const queryCategories = async ({ query }: { query: Query }) => {
    const { limit } = query.cursorPaging
    const parents = query.filter.$and[1]['parentCategory.id'].$in
    const isForMenu = query.filter.$and[2] !== undefined
    const fits = nodes
      .filter(({ parent }) => (parent ? parents?.includes(parent) : !parents))
      .filter(({ hiddenFromMenu }) => !(isForMenu && hiddenFromMenu))
    requestedLimits.push(limit)
    return {
      categories: fits.slice(0, limit).map(({ id, parent, count = 1, hiddenFromMenu }, index) => ({
        id,
        name: id,
        slug: id,
        itemCounter: count,
        ...(hiddenFromMenu && { hiddenFromMenu }),
        parentCategory: { ...(parent && { id: parent }), index },
      })),
      pagingMetadata: { hasNext: fits.length > limit },
    }
  }
  return { api: { categories: { queryCategories } } as never, requestedLimits }
}
const many = (count: number, parent?: string): Node[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${parent ?? 'top'}-${at}`,
    ...(parent && { parent }),
  }))

test('a shop within the limit is complete: empty collections are left out, and those around something stay', async () => {
  const { api, requestedLimits } = createCategoryApi([
    { id: 'tables', count: 0 },
    { id: 'low', parent: 'tables' },
    { id: 'empty', count: 0 },
  ])
  const { collections, isWhole } = await findCollections(api, undefined, 100)
  expect(isWhole).toBe(true)
  expect(collections).toMatchObject([{ id: 'tables', collections: [{ id: 'low' }] }])
  expect(requestedLimits).toHaveLength(3)
  expect(
    withDescendants({ id: 'tables' }, { collections: collections[0]?.collections ?? [], isWhole }),
  ).toEqual(['tables', 'low'])
})

test('of a shop beyond the limit the nearest collections are loaded, in few requests', async () => {
  const { api, requestedLimits } = createCategoryApi([
    ...many(60),
    ...many(80, 'top-3'),
    ...many(9, 'top-3-1'),
  ])
  const { collections, isWhole } = await findCollections(api, undefined, 100)
  expect(isWhole).toBe(false)
  expect(collections).toHaveLength(60)
  expect(collections[3]?.collections).toHaveLength(40)
  expect(requestedLimits).toEqual([101, 41])
  // The children are requested on the page of the collection.
  const inner = await findCollections(api, 'top-3', 999)
  expect([inner.isWhole, inner.collections.length]).toEqual([true, 80])
  expect(withDescendants({ id: 'top-3' }, inner)).toHaveLength(90)
})

test('a collection with more collections than can be requestedLimits about at once stands for itself', async () => {
  const { api, requestedLimits } = createCategoryApi([
    { id: 'hall', count: 0 },
    ...many(1500, 'hall'),
  ])
  const inner = await findCollections(api, 'hall', 999)
  expect([inner.isWhole, inner.collections.length]).toEqual([false, 999])
  expect(withDescendants({ id: 'hall' }, inner)).toEqual(['hall'])
  expect(requestedLimits).toEqual([1000])
})

const withHidden: readonly Node[] = [
  { id: 'tables' },
  { id: 'press', hiddenFromMenu: true },
  { id: 'pictures', parent: 'press' },
  { id: 'seconds', parent: 'tables', hiddenFromMenu: true },
]

test('the menu leaves out what is kept out of it, with everything below it', async () => {
  const { api } = createCategoryApi(withHidden)
  const tree = await findCollections(api, undefined, 100)
  expect(tree.collections.map(({ id }) => id)).toEqual(['tables', 'press'])
  expect(menuOf(tree.collections)).toMatchObject([{ id: 'tables', collections: [] }])
  expect(menuOf(tree.collections)).toHaveLength(1)
  // The page of a collection has the products of all nested ones.
  const [tables] = tree.collections
  expect(
    withDescendants({ id: 'tables' }, { collections: tables?.collections ?? [], isWhole: true }),
  ).toEqual(['tables', 'seconds'])
})

test('a large shop is requestedLimits for the collections of the menu alone, which take no place of others', async () => {
  const hidden = many(150, 'press').map((one) => ({ ...one, hiddenFromMenu: true }))
  const { api } = createCategoryApi([...withHidden, ...hidden])
  const { collections, isWhole } = await findCollections(api, undefined, 100, { forMenu: true })
  expect(isWhole).toBe(true)
  expect(collections).toMatchObject([{ id: 'tables', collections: [] }])
  expect(collections).toHaveLength(1)
})
