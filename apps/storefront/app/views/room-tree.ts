import type { CollectionLink } from '../page-state.ts'

/** What of a category the menu needs. */
export interface PlainRoom {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly itemCounter: number
  readonly hiddenFromMenu?: boolean
  readonly parentCategory: { readonly id?: string; readonly index?: number }
}

/**
 * Categories as rooms within rooms, in the order of their merchant. Empty ones are left out, unless more may
 * be within them than was found.
 */
export function toRooms(
  found: readonly PlainRoom[],
  parentId = '',
  isWhole = true,
): CollectionLink[] {
  const childrenOf = new Map<string, PlainRoom[]>()
  for (const one of found) {
    const parent = one.parentCategory.id ?? ''
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), one])
  }
  const below = (parent: string): CollectionLink[] =>
    (childrenOf.get(parent) ?? [])
      .toSorted((a, b) => (a.parentCategory.index ?? 0) - (b.parentCategory.index ?? 0))
      .map(({ id, name, slug, itemCounter, hiddenFromMenu }) => ({
        ...{ id, name, slug, count: itemCounter },
        ...(hiddenFromMenu && { hiddenFromMenu }),
        rooms: below(id),
      }))
      .filter(({ count, rooms }) => !isWhole || count > 0 || rooms.length > 0)
  return below(parentId)
}

/** The rooms that the menu shows; what is below a room that it leaves out is left out, too. */
export const menuOf = (rooms: readonly CollectionLink[]): readonly CollectionLink[] =>
  rooms
    .filter(({ hiddenFromMenu }) => !hiddenFromMenu)
    .map((room) => ({ ...room, rooms: menuOf(room.rooms) }))

/** The way to the innermost room that fits, itself last; empty when none does. */
export function wayTo(
  rooms: readonly CollectionLink[],
  fits: (room: CollectionLink) => boolean,
): readonly CollectionLink[] {
  const ways = rooms.map((room) => {
    const further = wayTo(room.rooms, fits)
    return further.length > 0 || fits(room) ? [room, ...further] : []
  })
  return ways.reduce((best, way) => (way.length > best.length ? way : best), [])
}

/**
 * A room and all rooms within it, by their ids. More than can be asked about at once are left to themselves:
 * then it is the room alone.
 */
export function within(
  { id }: Pick<CollectionLink, 'id'>,
  { rooms, isWhole }: { readonly rooms: readonly CollectionLink[]; readonly isWhole: boolean },
): readonly string[] {
  return isWhole ? [id, ...rooms.flatMap(idsOf)] : [id]
}

const idsOf = ({ id, rooms }: CollectionLink): readonly string[] => [id, ...rooms.flatMap(idsOf)]
