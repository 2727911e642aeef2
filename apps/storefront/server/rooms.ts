import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { CollectionLink } from '../app/page-state.ts'
import { type PlainRoom, toRooms } from '../app/views/room-tree.ts'
import type { Api } from './api.ts'

/** Rooms within rooms, as far as they were asked for. */
export type RoomTree = {
  readonly rooms: readonly CollectionLink[]
  /** Nothing was left out. */
  readonly isWhole: boolean
}

/** Levels a shop may have. */
const deepest = 5
/** What one question takes and brings at most. */
const mostAtOnce = 1000

/**
 * The rooms within one, or all of them, level by level: whoever has more than `most` gets those that are
 * nearest, and the others where they are entered. With `forMenu` only those that the menu shows.
 */
export async function findRooms(
  { categories }: Pick<Api, 'categories'>,
  parentId: string | undefined,
  most: number,
  { forMenu = false } = {},
): Promise<RoomTree> {
  const found: PlainRoom[] = []
  let isWhole = true
  let within: unknown = parentId === undefined ? { $exists: false } : { $in: [parentId] }
  for (let level = 0; level < deepest && isWhole; level += 1) {
    const left = most - found.length
    const page = await categories.queryCategories({
      query: {
        filter: forMenu ? menuRoomsWithin(within) : roomsWithin(within),
        sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }],
        cursorPaging: { limit: Math.min(left + 1, mostAtOnce) },
      },
    })
    const taken = page.categories.slice(0, left)
    found.push(...taken)
    isWhole = taken.length === page.categories.length && !page.pagingMetadata.hasNext
    if (taken.length === 0) break
    within = { $in: taken.map(({ id }) => id) }
  }
  return { rooms: toRooms(found, parentId, isWhole), isWhole }
}

/** Everything there is stands in no tree. */
const roomsWithin = (within: unknown) => ({
  $and: [{ id: { $ne: ALL_PRODUCTS_ID } }, { 'parentCategory.id': within }],
})

/** The same without those that are kept out of the menu. */
export const menuRoomsWithin = (within: unknown) => ({
  $and: [...roomsWithin(within).$and, { hiddenFromMenu: false }],
})
