import { describe, expect, test } from 'vitest'
import { treeQuery } from './search.ts'
import { aCategory } from './tree.fixture.ts'
import { moveByDrop, moveByKey, rowsOf, zoneAt } from './tree.ts'

const plates = aCategory('plates', 'table', 0)
const bowls = aCategory('bowls', 'table', 1)
const table = aCategory('table', '', 1)
const prints = aCategory('prints', '', 0)
const found = [bowls, table, plates, prints]
const lines = (closed: string[] = []) =>
  rowsOf(found, new Set(closed)).map(({ category, depth }) => `${depth} ${category.id}`)

describe('the lines of a tree', () => {
  test('come from the top down, each with its level', () => {
    expect(lines()).toEqual(['0 prints', '0 table', '1 plates', '1 bowls'])
  })
  test('leave out what is below a closed one', () => {
    expect(lines(['table'])).toEqual(['0 prints', '0 table'])
  })
  test('hold what was found without its parent, too', () => {
    expect(rowsOf([bowls], new Set()).map(({ depth }) => depth)).toEqual([0])
  })
})

describe('an arrow key moves a line', () => {
  test.each([
    ['table', 'ArrowUp', { categoryId: 'table', position: 'FIRST' }],
    [
      'plates',
      'ArrowDown',
      {
        categoryId: 'plates',
        parentCategoryId: 'table',
        position: 'AFTER',
        moveAfterCategoryId: 'bowls',
      },
    ],
    ['table', 'ArrowRight', { categoryId: 'table', parentCategoryId: 'prints', position: 'LAST' }],
    [
      'bowls',
      'ArrowLeft',
      { categoryId: 'bowls', position: 'AFTER', moveAfterCategoryId: 'table' },
    ],
    ['prints', 'ArrowUp', undefined],
    ['prints', 'ArrowLeft', undefined],
    ['plates', 'ArrowRight', undefined],
    ['plates', 'a', undefined],
  ])('%s by %s', (id, key, move) => {
    expect(moveByKey(found, id, key)).toEqual(move)
  })
})

describe('a drop moves a line', () => {
  test('into another one, or beside it', () => {
    expect(moveByDrop(found, 'prints', table, 'into')).toEqual({
      categoryId: 'prints',
      parentCategoryId: 'table',
      position: 'LAST',
    })
    expect(moveByDrop(found, 'prints', plates, 'before')).toMatchObject({ position: 'FIRST' })
    expect(moveByDrop(found, 'prints', bowls, 'before')).toMatchObject({
      moveAfterCategoryId: 'plates',
    })
    expect(moveByDrop(found, 'prints', bowls, 'after')).toMatchObject({
      moveAfterCategoryId: 'bowls',
    })
  })
  test('never below itself', () => {
    expect(moveByDrop(found, 'table', bowls, 'into')).toBeUndefined()
    expect(moveByDrop(found, 'table', table, 'after')).toBeUndefined()
  })
  test('where the pointer is', () => {
    expect([0.1, 0.5, 0.9].map(zoneAt)).toEqual(['before', 'into', 'after'])
  })
})

test('further pages of a tree are asked for by their cursor alone', () => {
  expect(treeQuery({ q: 'jar' }).query?.filter).toMatchObject({ name: { $contains: 'jar' } })
  expect(treeQuery({ q: 'jar' }, 'next').query).toEqual({
    cursorPaging: { cursor: 'next', limit: 1000 },
  })
})
