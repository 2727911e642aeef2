import type { UndoneFact } from '../model/undo.ts'
import { MOST_LEVELS } from './category-tree.ts'
import {
  editedSince,
  type FieldConflict,
  type Fields,
  plainShape,
  reverted,
  type Shape,
} from './reverted.ts'
import type { Seat, Tree } from './undo-tree.ts'

/** Categories while changes of them are taken back. */
export interface Forest {
  readonly tree: Tree
  /** What they say of themselves; null: there is none, or none any more. */
  readonly content: Map<string, Fields | null>
  /** Who they are, for those that come back. */
  readonly identity: Map<string, Fields>
  /** Products in those that there are. */
  readonly productCounts: ReadonlyMap<string, number>
  readonly arranged: Map<string, readonly string[]>
  readonly conflicts: Map<string, FieldConflict[]>
}

export const contentOf = (kept: Fields): Fields => {
  const { name, slug, description, document, visible, image, seo, handle, extendedFields } = kept
  // Older facts know nothing of the menu.
  const { hiddenFromMenu = false } = kept
  const text = { name, slug, description, document, seo, handle }
  return { ...text, visible, hiddenFromMenu, image, extendedFields }
}

const shape: Shape = {
  ...plainShape,
  view: (field, value) => (field === 'image' && value ? (value as Fields).id : value),
}

export const conflict = (forest: Forest, id: string, ...more: readonly FieldConflict[]): void => {
  forest.conflicts.set(id, [...(forest.conflicts.get(id) ?? []), ...more])
}

/** Takes one fact back, the newest first. */
export function takeBackCategory(forest: Forest, fact: UndoneFact): void {
  const [before, after] = [fact.before, fact.after] as (Fields | null)[]
  const id = fact.entityId
  if (fact.name === 'collection.created') {
    uncreated(forest, id, after ?? {})
    return
  }
  if (fact.name === 'collection.deleted') {
    undeleted(forest, id, before ?? {})
    return
  }
  // Who came and went is told with the products.
  if (!isTold(fact)) return
  if (!forest.content.get(id)) {
    conflict(forest, id, { field: '', reason: 'DELETED' })
    return
  }
  if (fact.name === 'category.items_arranged') {
    rearranged(forest, id, before ?? {}, after ?? {})
    return
  }
  if (fact.name === 'category.moved') unmoved(forest, id, before ?? {}, after ?? {})
  const change = { before: contentOf(before ?? {}), after: contentOf(after ?? {}) }
  const back = reverted(forest.content.get(id) ?? {}, change, shape)
  forest.content.set(id, back.fields)
  forest.tree.show(id, back.fields.visible === true)
  conflict(forest, id, ...back.conflicts)
}

const isTold = ({ name, after }: UndoneFact): boolean =>
  name === 'category.items_arranged' || (after as Fields | null)?.id !== undefined

function uncreated(forest: Forest, id: string, created: Fields): void {
  const now = forest.content.get(id)
  if (!now) {
    conflict(forest, id, { field: '', reason: 'DELETED' })
    return
  }
  const products = forest.productCounts.get(id) ?? 0
  const children = forest.tree.childrenOf(id).length
  conflict(
    forest,
    id,
    ...editedSince(now, contentOf(created), shape),
    ...(products > 0 ? [{ field: 'products', reason: 'IN_USE' as const, is: products }] : []),
    ...(children > 0 ? [{ field: 'children', reason: 'IN_USE' as const, is: children }] : []),
  )
  forest.content.set(id, null)
  forest.tree.leave(id)
}

function undeleted(forest: Forest, id: string, deleted: Fields): void {
  if (forest.content.get(id)) {
    conflict(forest, id, { field: '', reason: 'EXISTS' })
    return
  }
  const { position, parentId, visible } = deleted as unknown as Seat & { position: number }
  forest.content.set(id, contentOf(deleted))
  forest.identity.set(id, deleted)
  forest.tree.take({ id, parentId, visible }, position)
}

function unmoved(forest: Forest, id: string, before: Fields, after: Fields): void {
  const seat = forest.tree.find(id)
  if (!seat) return
  const [was, left] = [before.parentId, after.parentId] as (string | null)[]
  if (seat.parentId !== left) {
    conflict(forest, id, { field: 'parentId', reason: 'CHANGED', was: left, is: seat.parentId })
    return
  }
  forest.tree.take({ ...seat, parentId: was ?? null }, Number(before.position))
}

function rearranged(forest: Forest, id: string, before: Fields, after: Fields): void {
  const [was, left] = [before, after].map((side) => (side.productIds ?? []) as readonly string[])
  const is = forest.arranged.get(id) ?? []
  if (is.join() !== left?.join()) {
    conflict(forest, id, { field: 'arrangement', reason: 'CHANGED', was: left, is })
    return
  }
  forest.arranged.set(id, was ?? [])
}

/** What the tree would not be any more: too deep, hanging in the air, or shown below what is hidden. */
export function checkForest(forest: Forest): void {
  for (const [id, content] of forest.content) {
    const seat = forest.tree.find(id)
    if (!content || !seat) continue
    const way = forest.tree.wayTo(seat.parentId)
    const parents = way.map((one) => forest.tree.find(one))
    if (parents.some((one) => !one)) {
      conflict(forest, id, { field: 'parentId', reason: 'MISSING', was: seat.parentId })
    } else if (way.includes(id) || way.length >= MOST_LEVELS) {
      conflict(forest, id, { field: 'parentId', reason: 'NOT_ALLOWED', was: seat.parentId })
    } else if (content.visible && parents.some((one) => !one?.visible)) {
      conflict(forest, id, { field: 'visible', reason: 'NOT_ALLOWED', was: true })
    }
  }
}
