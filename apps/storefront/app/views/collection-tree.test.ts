import { expect, test } from 'vitest'
import { type MenuCollection, toCollectionTree } from './collection-tree.ts'

const collection = (id: string, parentId = '', productCount = 1): MenuCollection => ({
  id,
  name: id.toUpperCase(),
  slug: id,
  productCount,
  ...(parentId ? { parentId } : {}),
})
const found = [
  collection('prints'),
  collection('table', '', 0),
  collection('empty', '', 0),
  collection('plates', 'table', 0),
  collection('bowls', 'table'),
  collection('deep', 'plates'),
]
const slugs = (collections: readonly { slug: string }[]) => collections.map(({ slug }) => slug)

test('collections are nested in the order of the merchant, without empty ones', () => {
  const collections = toCollectionTree(found, { isWhole: true })
  expect(slugs(collections)).toEqual(['prints', 'table'])
  expect(slugs(collections[1]?.collections ?? [])).toEqual(['plates', 'bowls'])
  expect(collections[0]).toEqual({
    id: 'prints',
    name: 'PRINTS',
    slug: 'prints',
    count: 1,
    collections: [],
  })
})

test('an empty collection remains when it could contain more than was loaded', () => {
  const collections = toCollectionTree(found, { isWhole: false })
  expect(slugs(collections)).toEqual(['prints', 'table', 'empty'])
})
