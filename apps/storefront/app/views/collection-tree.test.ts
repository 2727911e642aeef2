import { expect, test } from 'vitest'
import { type CategoryRow, pathTo, toCollectionTree, withDescendants } from './collection-tree.ts'

const collection = (id: string, parent = '', index = 0, itemCounter = 1): CategoryRow => ({
  id,
  name: id.toUpperCase(),
  slug: id,
  itemCounter,
  parentCategory: { index, ...(parent ? { id: parent } : {}) },
})
const found = [
  collection('bowls', 'table', 1),
  collection('table', '', 1, 0),
  collection('plates', 'table', 0),
  collection('prints', '', 0),
  collection('empty', '', 2, 0),
]
const slugs = (collections: readonly { slug: string }[]) => collections.map(({ slug }) => slug)

test('collections stand within each other in the order of their merchant, without empty ones', () => {
  const collections = toCollectionTree(found)
  expect(slugs(collections)).toEqual(['prints', 'table'])
  expect(slugs(collections[1]?.collections ?? [])).toEqual(['plates', 'bowls'])
})

test('the way to a collection leads through those around it', () => {
  expect(slugs(pathTo(toCollectionTree(found), ({ slug }) => slug === 'bowls'))).toEqual([
    'table',
    'bowls',
  ])
  expect(pathTo(toCollectionTree(found), ({ slug }) => slug === 'nowhere')).toEqual([])
})

test('a product that is in a collection and in one around it is found in the inner one', () => {
  const ids = ['prints', 'table', 'plates']
  expect(slugs(pathTo(toCollectionTree(found), ({ id }) => ids.includes(id)))).toEqual([
    'table',
    'plates',
  ])
})

test('a collection knows all that are within it', () => {
  const [, table] = toCollectionTree(found)
  const { collections = [] } = table ?? {}
  expect(withDescendants({ id: 'table' }, { collections, isWhole: true })).toEqual([
    'table',
    'plates',
    'bowls',
  ])
  expect(withDescendants({ id: 'table' }, { collections, isWhole: false })).toEqual(['table'])
})

test('an empty collection stays where more may be within it than was found', () => {
  expect(slugs(toCollectionTree(found, '', false))).toEqual(['prints', 'table', 'empty'])
})
