/** Where a category stands and whether it is shown. */
export interface Seat {
  readonly id: string
  readonly parentId: string | null
  readonly visible: boolean
}

/** A category that has to be written: the way to it, and its place among its siblings. */
export interface Placed extends Seat {
  readonly ancestorIds: readonly string[]
  readonly position: number
}

/** The tree of a site while changes of it are taken back. */
export function growTree(seats: readonly Seat[]) {
  const known = new Map(seats.map((one) => [one.id, one]))
  const below = new Map<string | null, string[]>()
  const siblings = (parentId: string | null) => {
    const list = below.get(parentId) ?? []
    below.set(parentId, list)
    return list
  }
  for (const { id, parentId } of seats) siblings(parentId).push(id)

  function leave(id: string): void {
    const seat = known.get(id)
    if (!seat) return
    const list = siblings(seat.parentId)
    list.splice(list.indexOf(id), 1)
    known.delete(id)
  }

  const wayTo = (parentId: string | null): string[] => {
    const way: string[] = []
    for (
      let at = parentId;
      at !== null && !way.includes(at);
      at = known.get(at)?.parentId ?? null
    ) {
      way.unshift(at)
    }
    return way
  }

  return {
    find: (id: string) => known.get(id),
    childrenOf: (id: string): readonly string[] => below.get(id) ?? [],
    wayTo,
    leave,
    /** Takes a seat, in place of the one it had. */
    take(seat: Seat, position: number): void {
      leave(seat.id)
      known.set(seat.id, seat)
      const list = siblings(seat.parentId)
      list.splice(Math.min(position, list.length), 0, seat.id)
    },
    show: (id: string, visible: boolean): void => {
      const seat = known.get(id)
      if (seat) known.set(id, { ...seat, visible })
    },
    /** Everybody with their place, from the top down. */
    places(): Placed[] {
      const all: Placed[] = []
      const walk = (parentId: string | null, ancestorIds: readonly string[]) => {
        for (const [position, id] of (below.get(parentId) ?? []).entries()) {
          const seat = known.get(id)
          if (!seat) continue
          all.push({ ...seat, ancestorIds, position })
          walk(id, [...ancestorIds, id])
        }
      }
      walk(null, [])
      return all
    },
  }
}
export type Tree = ReturnType<typeof growTree>
