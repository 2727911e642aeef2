import { expect, test } from 'vitest'
import { menuOf, within } from '../app/views/room-tree.ts'
import { findRooms } from './rooms.ts'

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

/** A tree of categories that answers as the server does, and counts what it is asked. */
function houseOf(nodes: readonly Node[]) {
  const asked: number[] = []
  const queryCategories = async ({ query }: { query: Query }) => {
    const { limit } = query.cursorPaging
    const parents = query.filter.$and[1]['parentCategory.id'].$in
    const isForMenu = query.filter.$and[2] !== undefined
    const fits = nodes
      .filter(({ parent }) => (parent ? parents?.includes(parent) : !parents))
      .filter(({ hiddenFromMenu }) => !(isForMenu && hiddenFromMenu))
    asked.push(limit)
    return {
      categories: fits.slice(0, limit).map(({ id, parent, count = 1, hiddenFromMenu }, index) => ({
        ...{ id, name: id, slug: id, itemCounter: count },
        ...(hiddenFromMenu && { hiddenFromMenu }),
        parentCategory: { ...(parent && { id: parent }), index },
      })),
      pagingMetadata: { hasNext: fits.length > limit },
    }
  }
  return { api: { categories: { queryCategories } } as never, asked }
}
const many = (count: number, parent?: string): Node[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${parent ?? 'room'}-${at}`,
    ...(parent && { parent }),
  }))

test('a house that fits is whole: empty rooms are left out, and those around something stay', async () => {
  const { api, asked } = houseOf([
    { id: 'tables', count: 0 },
    { id: 'low', parent: 'tables' },
    { id: 'empty', count: 0 },
  ])
  const { rooms, isWhole } = await findRooms(api, undefined, 100)
  expect(isWhole).toBe(true)
  expect(rooms).toMatchObject([{ id: 'tables', rooms: [{ id: 'low' }] }])
  expect(asked).toHaveLength(3)
  expect(within({ id: 'tables' }, { rooms: rooms[0]?.rooms ?? [], isWhole })).toEqual([
    'tables',
    'low',
  ])
})

test('of a house that is too large the nearest rooms are told, in few questions', async () => {
  const { api, asked } = houseOf([...many(60), ...many(80, 'room-3'), ...many(9, 'room-3-1')])
  const { rooms, isWhole } = await findRooms(api, undefined, 100)
  expect(isWhole).toBe(false)
  expect(rooms).toHaveLength(60)
  expect(rooms[3]?.rooms).toHaveLength(40)
  expect(asked).toEqual([101, 41])
  // What is within the room is asked for where it is entered.
  const inner = await findRooms(api, 'room-3', 999)
  expect([inner.isWhole, inner.rooms.length]).toEqual([true, 80])
  expect(within({ id: 'room-3' }, inner)).toHaveLength(90)
})

test('a room with more rooms than can be asked about at once stands for itself', async () => {
  const { api, asked } = houseOf([{ id: 'hall', count: 0 }, ...many(1500, 'hall')])
  const inner = await findRooms(api, 'hall', 999)
  expect([inner.isWhole, inner.rooms.length]).toEqual([false, 999])
  expect(within({ id: 'hall' }, inner)).toEqual(['hall'])
  expect(asked).toEqual([1000])
})

const withHidden: readonly Node[] = [
  { id: 'tables' },
  { id: 'press', hiddenFromMenu: true },
  { id: 'pictures', parent: 'press' },
  { id: 'seconds', parent: 'tables', hiddenFromMenu: true },
]

test('the menu leaves out what is kept out of it, with everything below it', async () => {
  const { api } = houseOf(withHidden)
  const tree = await findRooms(api, undefined, 100)
  expect(tree.rooms.map(({ id }) => id)).toEqual(['tables', 'press'])
  expect(menuOf(tree.rooms)).toMatchObject([{ id: 'tables', rooms: [] }])
  expect(menuOf(tree.rooms)).toHaveLength(1)
  // The page of a room has the things of all rooms within it.
  const [tables] = tree.rooms
  expect(within({ id: 'tables' }, { rooms: tables?.rooms ?? [], isWhole: true })).toEqual([
    'tables',
    'seconds',
  ])
})

test('a large shop is asked for the rooms of the menu alone, which take no place of others', async () => {
  const hidden = many(150, 'press').map((one) => ({ ...one, hiddenFromMenu: true }))
  const { api } = houseOf([...withHidden, ...hidden])
  const { rooms, isWhole } = await findRooms(api, undefined, 100, { forMenu: true })
  expect(isWhole).toBe(true)
  expect(rooms).toMatchObject([{ id: 'tables', rooms: [] }])
  expect(rooms).toHaveLength(1)
})
