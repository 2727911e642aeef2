/** The parent, position and visibility of a category. */
export interface CategoryNode {
  readonly id: string
  readonly parentId: string | null
  readonly visible: boolean
}

/** A category to write, with its ancestors and its index among siblings. */
export interface PlacedCategory extends CategoryNode {
  readonly ancestorIds: readonly string[]
  readonly position: number
}

/** The category tree of a site while changes are reverted. */
export function createUndoTree(nodes: readonly CategoryNode[]) {
  const existing = new Map(nodes.map((one) => [one.id, one]))
  const below = new Map<string | null, string[]>()
  const siblings = (parentId: string | null) => {
    const list = below.get(parentId) ?? []
    below.set(parentId, list)
    return list
  }
  for (const { id, parentId } of nodes) siblings(parentId).push(id)

  function leave(id: string): void {
    const node = existing.get(id)
    if (!node) return
    const list = siblings(node.parentId)
    list.splice(list.indexOf(id), 1)
    existing.delete(id)
  }

  const wayTo = (parentId: string | null): string[] => {
    const way: string[] = []
    for (
      let at = parentId;
      at !== null && !way.includes(at);
      at = existing.get(at)?.parentId ?? null
    ) {
      way.unshift(at)
    }
    return way
  }

  return {
    find: (id: string) => existing.get(id),
    childrenOf: (id: string): readonly string[] => below.get(id) ?? [],
    wayTo,
    leave,
    /** Puts a category at a position, removing it from its old one. */
    take(node: CategoryNode, position: number): void {
      leave(node.id)
      existing.set(node.id, node)
      const list = siblings(node.parentId)
      list.splice(Math.min(position, list.length), 0, node.id)
    },
    show: (id: string, visible: boolean): void => {
      const node = existing.get(id)
      if (node) existing.set(id, { ...node, visible })
    },
    /** All categories with their positions, from the top down. */
    places(): PlacedCategory[] {
      const all: PlacedCategory[] = []
      const walk = (parentId: string | null, ancestorIds: readonly string[]) => {
        for (const [position, id] of (below.get(parentId) ?? []).entries()) {
          const node = existing.get(id)
          if (!node) continue
          all.push({ ...node, ancestorIds, position })
          walk(id, [...ancestorIds, id])
        }
      }
      walk(null, [])
      return all
    },
  }
}
export type Tree = ReturnType<typeof createUndoTree>
