import type { CollectionToSave } from '@vitrine/contract/collections'
import type { Category } from './search.ts'

/** A visible row of the tree. */
export interface TreeRow {
  readonly category: Category
  /** From 0 at the top. */
  readonly depth: number
  readonly hasChildren: boolean
  readonly isOpen: boolean
}

/** A change of the place of a collection. */
export type Move = Required<Pick<CollectionToSave, 'id' | 'revision'>> &
  Pick<CollectionToSave, 'parentId' | 'afterId'>
/** The position of a drop: before a line, into it, or after it. */
export type DropZone = 'before' | 'into' | 'after'

const parentOf = ({ parentId }: Category): string => parentId ?? ''

/** Children by parent id, in order; a category without a known parent is a root. */
function childrenOf(categories: readonly Category[]): ReadonlyMap<string, readonly Category[]> {
  const known = new Set(categories.map(({ id }) => id))
  const groups = new Map<string, Category[]>()
  for (const one of categories) {
    const parent = known.has(parentOf(one)) ? parentOf(one) : ''
    groups.set(parent, [...(groups.get(parent) ?? []), one])
  }
  for (const group of groups.values()) group.sort((a, b) => a.position - b.position)
  return groups
}

/** Visible rows of the tree, top down, without those below closed ones. */
export function rowsOf(categories: readonly Category[], closed: ReadonlySet<string>): TreeRow[] {
  const groups = childrenOf(categories)
  const below = (parent: string, depth: number): TreeRow[] =>
    (groups.get(parent) ?? []).flatMap((category) => {
      const hasChildren = groups.has(category.id)
      const isOpen = hasChildren && !closed.has(category.id)
      const row = { category, depth, hasChildren, isOpen }
      return isOpen ? [row, ...below(category.id, depth + 1)] : [row]
    })
  return below('', 0)
}

/** To a place below a parent: behind a sibling, or first without one. */
const moveTo = ({ id, revision }: Category, parent: string, after: Category | undefined): Move => ({
  id,
  revision,
  parentId: parent || null,
  afterId: after?.id ?? null,
})
const moveAfter = (own: Category, one: Category): Move => moveTo(own, parentOf(one), one)

/** Behind all that are below a parent already. */
function moveLast(categories: readonly Category[], own: Category, parent: string): Move {
  const others = (childrenOf(categories).get(parent) ?? []).filter(({ id }) => id !== own.id)
  return moveTo(own, parent, others.at(-1))
}

/** The move for an arrow key: up and down among siblings, left and right through the levels. */
export function moveByKey(
  categories: readonly Category[],
  id: string,
  key: string,
): Move | undefined {
  const own = categories.find((one) => one.id === id)
  if (!own) return undefined
  const siblings = childrenOf(categories).get(parentOf(own)) ?? []
  const at = siblings.indexOf(own)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  if (key === 'ArrowUp' && before) {
    const [earlier] = siblings.slice(0, at - 1).slice(-1)
    return moveTo(own, parentOf(own), earlier)
  }
  if (key === 'ArrowDown' && after) return moveAfter(own, after)
  if (key === 'ArrowRight' && before) return moveLast(categories, own, before.id)
  const parent = categories.find((one) => one.id === parentOf(own))
  if (key === 'ArrowLeft' && parent) return moveAfter(own, parent)
  return undefined
}

/** The move for a drop; undefined below itself or at the same position. */
export function moveByDrop(
  categories: readonly Category[],
  id: string,
  target: Category,
  zone: DropZone,
): Move | undefined {
  const own = categories.find((one) => one.id === id)
  if (!own) return undefined
  const parents = new Map(categories.map((one) => [one.id, parentOf(one)]))
  for (let at: string | undefined = target.id; at; at = parents.get(at)) {
    if (at === id) return undefined
  }
  if (zone === 'into') return moveLast(categories, own, target.id)
  if (zone === 'after') return moveAfter(own, target)
  const siblings = (childrenOf(categories).get(parentOf(target)) ?? []).filter(
    (one) => one.id !== id,
  )
  const before = siblings[siblings.indexOf(target) - 1]
  return moveTo(own, parentOf(target), before)
}

/** The drop zone under the pointer: a quarter at each edge is between two rows. */
export const zoneAt = (share: number): DropZone =>
  share < 0.28 ? 'before' : share > 0.72 ? 'after' : 'into'
