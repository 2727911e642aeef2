import type { CollectionFieldValues } from '@vitrine/contract/catalog'
import {
  editedSince,
  type FactToUndo,
  type FieldConflict,
  type Fields,
  plainShape,
  reverted,
  type Shape,
} from '../../../site/undo/index.ts'
import { MAX_LEVELS } from '../../categories/index.ts'
import { declaredCollectionDefaults } from '../../shared/model/collection-fields.ts'
import type { CategoryNode, Tree } from './category-undo-tree.ts'

/** Categories while their changes are reverted. */
export interface CategoryUndoState {
  readonly tree: Tree
  /** Their content; null: does not exist, or no more. */
  readonly content: Map<string, Fields | null>
  /** Their ids and dates, for those that are recreated. */
  readonly identity: Map<string, Fields>
  /** Number of products in each existing category. */
  readonly productCounts: ReadonlyMap<string, number>
  readonly arranged: Map<string, readonly string[]>
  readonly conflicts: Map<string, FieldConflict[]>
}

export const contentOf = (stored: Fields): Fields => {
  const { name, slug, description, document, visible, image, seo, handle, extendedFields } = stored
  // Older facts have none of these.
  const { hiddenFromMenu = false, customFields = {} } = stored
  const declared = declaredCollectionDefaults(stored as Partial<CollectionFieldValues>)
  const text = { name, slug, description, document, seo, handle }
  return { ...text, visible, hiddenFromMenu, image, extendedFields, customFields, ...declared }
}

const shape: Shape = {
  ...plainShape,
  isDeep: (field) => field === 'customFields',
  view: (field, value) => (field === 'image' && value ? (value as Fields).id : value),
}

export const conflict = (
  state: CategoryUndoState,
  id: string,
  ...more: readonly FieldConflict[]
): void => {
  state.conflicts.set(id, [...(state.conflicts.get(id) ?? []), ...more])
}

/** Reverts one fact, the newest first. */
export function undoCategoryFact(state: CategoryUndoState, fact: FactToUndo): void {
  const [before, after] = [fact.before, fact.after] as (Fields | null)[]
  const id = fact.entityId
  if (fact.name === 'collection.created') {
    uncreated(state, id, after ?? {})
    return
  }
  if (fact.name === 'collection.deleted') {
    undeleted(state, id, before ?? {})
    return
  }
  // Membership changes are reverted with the products.
  if (!isWholeCategory(fact)) return
  if (!state.content.get(id)) {
    conflict(state, id, { field: '', reason: 'DELETED' })
    return
  }
  if (fact.name === 'category.items_arranged') {
    rearranged(state, id, before ?? {}, after ?? {})
    return
  }
  if (fact.name === 'category.moved') unmoved(state, id, before ?? {}, after ?? {})
  const change = { before: contentOf(before ?? {}), after: contentOf(after ?? {}) }
  const back = reverted(state.content.get(id) ?? {}, change, shape)
  state.content.set(id, back.fields)
  state.tree.show(id, back.fields.visible === true)
  conflict(state, id, ...back.conflicts)
}

const isWholeCategory = ({ name, after }: FactToUndo): boolean =>
  name === 'category.items_arranged' || (after as Fields | null)?.id !== undefined

function uncreated(state: CategoryUndoState, id: string, created: Fields): void {
  const now = state.content.get(id)
  if (!now) {
    conflict(state, id, { field: '', reason: 'DELETED' })
    return
  }
  const products = state.productCounts.get(id) ?? 0
  const children = state.tree.childrenOf(id).length
  conflict(
    state,
    id,
    ...editedSince(now, contentOf(created), shape),
    ...(products > 0 ? [{ field: 'products', reason: 'IN_USE' as const, is: products }] : []),
    ...(children > 0 ? [{ field: 'children', reason: 'IN_USE' as const, is: children }] : []),
  )
  state.content.set(id, null)
  state.tree.leave(id)
}

function undeleted(state: CategoryUndoState, id: string, deleted: Fields): void {
  if (state.content.get(id)) {
    conflict(state, id, { field: '', reason: 'EXISTS' })
    return
  }
  const { position, parentId, visible } = deleted as unknown as CategoryNode & { position: number }
  state.content.set(id, contentOf(deleted))
  state.identity.set(id, deleted)
  state.tree.take({ id, parentId, visible }, position)
}

function unmoved(state: CategoryUndoState, id: string, before: Fields, after: Fields): void {
  const seat = state.tree.find(id)
  if (!seat) return
  const [was, left] = [before.parentId, after.parentId] as (string | null)[]
  if (seat.parentId !== left) {
    conflict(state, id, { field: 'parentId', reason: 'CHANGED', was: left, is: seat.parentId })
    return
  }
  state.tree.take({ ...seat, parentId: was ?? null }, Number(before.position))
}

function rearranged(state: CategoryUndoState, id: string, before: Fields, after: Fields): void {
  const [was, left] = [before, after].map((side) => (side.productIds ?? []) as readonly string[])
  const is = state.arranged.get(id) ?? []
  if (is.join() !== left?.join()) {
    conflict(state, id, { field: 'arrangement', reason: 'CHANGED', was: left, is })
    return
  }
  state.arranged.set(id, was ?? [])
}

/**
 * Invariants of the resulting tree: not too deep, no missing parent, no visible category below a hidden one.
 */
export function checkUndoState(state: CategoryUndoState): void {
  for (const [id, content] of state.content) {
    const seat = state.tree.find(id)
    if (!content || !seat) continue
    const way = state.tree.wayTo(seat.parentId)
    const parents = way.map((one) => state.tree.find(one))
    if (parents.some((one) => !one)) {
      conflict(state, id, { field: 'parentId', reason: 'MISSING', was: seat.parentId })
    } else if (way.includes(id) || way.length >= MAX_LEVELS) {
      conflict(state, id, { field: 'parentId', reason: 'NOT_ALLOWED', was: seat.parentId })
    } else if (content.visible && parents.some((one) => !one?.visible)) {
      conflict(state, id, { field: 'visible', reason: 'NOT_ALLOWED', was: true })
    }
  }
}
