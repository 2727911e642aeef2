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
  test('are listed from the top, each with its level', () => {
    expect(lines()).toEqual(['0 prints', '0 table', '1 plates', '1 bowls'])
  })
  test('leave out those below a closed one', () => {
    expect(lines(['table'])).toEqual(['0 prints', '0 table'])
  })
  test('include search results without their parent', () => {
    expect(rowsOf([bowls], new Set()).map(({ depth }) => depth)).toEqual([0])
  })
})

describe('an arrow key moves a line', () => {
  test.each([
    ['table', 'ArrowUp', { parentId: null, afterId: null }],
    ['plates', 'ArrowDown', { parentId: 'table', afterId: 'bowls' }],
    ['table', 'ArrowRight', { parentId: 'prints', afterId: null }],
    ['bowls', 'ArrowLeft', { parentId: null, afterId: 'table' }],
    ['prints', 'ArrowUp', undefined],
    ['prints', 'ArrowLeft', undefined],
    ['plates', 'ArrowRight', undefined],
    ['plates', 'a', undefined],
  ])('%s by %s', (id, key, place) => {
    expect(moveByKey(found, id, key)).toEqual(place && { id, revision: 1, ...place })
  })
})

describe('a drop moves a line', () => {
  test('into another one, or next to it', () => {
    const placeOf = (target: typeof table, zone: Parameters<typeof moveByDrop>[3]) => {
      const { parentId, afterId } = moveByDrop(found, 'prints', target, zone) ?? {}
      return [parentId, afterId]
    }
    expect(placeOf(table, 'into')).toEqual(['table', 'bowls'])
    expect(placeOf(plates, 'before')).toEqual(['table', null])
    expect(placeOf(bowls, 'before')).toEqual(['table', 'plates'])
    expect(placeOf(bowls, 'after')).toEqual(['table', 'bowls'])
  })
  test('never below itself', () => {
    expect(moveByDrop(found, 'table', bowls, 'into')).toBeUndefined()
    expect(moveByDrop(found, 'table', table, 'after')).toBeUndefined()
  })
  test('to the position of the pointer', () => {
    expect([0.1, 0.5, 0.9].map(zoneAt)).toEqual(['before', 'into', 'after'])
  })
})

test('a tree is read page after page', () => {
  expect(treeQuery({ q: 'jar' }, 1000)).toMatchObject({ filter: { text: 'jar' }, offset: 1000 })
})
