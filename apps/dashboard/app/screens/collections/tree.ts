import type { InputOf } from '../../api/client.ts'
import type { Category } from './search.ts'

/** A line of the tree as it is drawn. */
export interface TreeRow {
  readonly category: Category
  /** From 0 at the top. */
  readonly depth: number
  readonly hasChildren: boolean
  readonly isOpen: boolean
}

export type Move = InputOf<'categories.moveCategory'>
/** Where something is dropped: before a line, into it, or behind it. */
export type DropZone = 'before' | 'into' | 'behind'

const parentOf = ({ parentCategory }: Category): string => parentCategory.id ?? ''

/** Children by their parent, in their order; what misses its parent stands at the top. */
function childrenOf(found: readonly Category[]): ReadonlyMap<string, readonly Category[]> {
  const known = new Set(found.map(({ id }) => id))
  const groups = new Map<string, Category[]>()
  for (const one of found) {
    const parent = known.has(parentOf(one)) ? parentOf(one) : ''
    groups.set(parent, [...(groups.get(parent) ?? []), one])
  }
  const index = ({ parentCategory }: Category) => parentCategory.index ?? 0
  for (const group of groups.values()) group.sort((a, b) => index(a) - index(b))
  return groups
}

/** The lines of a tree from the top down, without those below a closed one. */
export function rowsOf(found: readonly Category[], closed: ReadonlySet<string>): TreeRow[] {
  const groups = childrenOf(found)
  const below = (parent: string, depth: number): TreeRow[] =>
    (groups.get(parent) ?? []).flatMap((category) => {
      const hasChildren = groups.has(category.id)
      const isOpen = hasChildren && !closed.has(category.id)
      const row = { category, depth, hasChildren, isOpen }
      return isOpen ? [row, ...below(category.id, depth + 1)] : [row]
    })
  return below('', 0)
}

const to = (categoryId: string, parent: string, place: Omit<Move, 'categoryId'>): Move => ({
  categoryId,
  ...(parent === '' ? {} : { parentCategoryId: parent }),
  ...place,
})
const behind = (categoryId: string, one: Category): Move =>
  to(categoryId, parentOf(one), { position: 'AFTER', moveAfterCategoryId: one.id })

/** What an arrow key means for a line: up and down among its siblings, left and right through the levels. */
export function moveByKey(found: readonly Category[], id: string, key: string): Move | undefined {
  const own = found.find((one) => one.id === id)
  if (!own) return undefined
  const siblings = childrenOf(found).get(parentOf(own)) ?? []
  const at = siblings.indexOf(own)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  if (key === 'ArrowUp' && before) {
    const [earlier] = siblings.slice(0, at - 1).slice(-1)
    return earlier ? behind(id, earlier) : to(id, parentOf(own), { position: 'FIRST' })
  }
  if (key === 'ArrowDown' && after) return behind(id, after)
  if (key === 'ArrowRight' && before) return to(id, before.id, { position: 'LAST' })
  const parent = found.find((one) => one.id === parentOf(own))
  if (key === 'ArrowLeft' && parent) return behind(id, parent)
  return undefined
}

/** What a drop means; nothing where it would come below itself or stay where it is. */
export function moveByDrop(
  found: readonly Category[],
  id: string,
  target: Category,
  zone: DropZone,
): Move | undefined {
  const parents = new Map(found.map((one) => [one.id, parentOf(one)]))
  for (let at: string | undefined = target.id; at; at = parents.get(at)) {
    if (at === id) return undefined
  }
  if (zone === 'into') return to(id, target.id, { position: 'LAST' })
  if (zone === 'behind') return behind(id, target)
  const siblings = (childrenOf(found).get(parentOf(target)) ?? []).filter((one) => one.id !== id)
  const before = siblings[siblings.indexOf(target) - 1]
  return before ? behind(id, before) : to(id, parentOf(target), { position: 'FIRST' })
}

/** The part of a line that the pointer is over: a quarter at each edge lies between two lines. */
export const zoneAt = (share: number): DropZone =>
  share < 0.28 ? 'before' : share > 0.72 ? 'behind' : 'into'
