import { expect, test } from 'vitest'
import { type PlainRoom, toRooms, wayTo, within } from './room-tree.ts'

const room = (id: string, parent = '', index = 0, itemCounter = 1): PlainRoom => ({
  ...{ id, name: id.toUpperCase(), slug: id, itemCounter },
  parentCategory: { index, ...(parent ? { id: parent } : {}) },
})
const found = [
  room('bowls', 'table', 1),
  room('table', '', 1, 0),
  room('plates', 'table', 0),
  room('prints', '', 0),
  room('empty', '', 2, 0),
]
const slugs = (rooms: readonly { slug: string }[]) => rooms.map(({ slug }) => slug)

test('rooms stand within each other in the order of their merchant, without empty ones', () => {
  const rooms = toRooms(found)
  expect(slugs(rooms)).toEqual(['prints', 'table'])
  expect(slugs(rooms[1]?.rooms ?? [])).toEqual(['plates', 'bowls'])
})

test('the way to a room leads through those around it', () => {
  expect(slugs(wayTo(toRooms(found), ({ slug }) => slug === 'bowls'))).toEqual(['table', 'bowls'])
  expect(wayTo(toRooms(found), ({ slug }) => slug === 'nowhere')).toEqual([])
})

test('a thing that is in a room and in one around it is found in the inner one', () => {
  const ids = ['prints', 'table', 'plates']
  expect(slugs(wayTo(toRooms(found), ({ id }) => ids.includes(id)))).toEqual(['table', 'plates'])
})

test('a room knows all that are within it', () => {
  const [, table] = toRooms(found)
  const { rooms = [] } = table ?? {}
  expect(within({ id: 'table' }, { rooms, isWhole: true })).toEqual(['table', 'plates', 'bowls'])
  expect(within({ id: 'table' }, { rooms, isWhole: false })).toEqual(['table'])
})

test('an empty room stays where more may be within it than was found', () => {
  expect(slugs(toRooms(found, '', false))).toEqual(['prints', 'table', 'empty'])
})
