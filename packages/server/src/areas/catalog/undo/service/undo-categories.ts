import { isDeepStrictEqual } from 'node:util'
import {
  CategoryItemsArranged,
  CategoryMoved,
  CollectionCreated,
  CollectionDeleted,
} from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import { asJson, type Conflict, type FactToUndo } from '../../../site/undo/index.ts'
import {
  type Category,
  deleteCategories,
  findCategories,
  findOwners,
  insertCategories,
  lockCollections,
  saveCategories,
} from '../../categories/index.ts'
import { collectionChanged } from '../../events.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { findMedia, lockNames } from '../../shared/store/references.ts'
import { createUndoTree } from '../rules/category-undo-tree.ts'
import {
  type CategoryUndoState,
  checkUndoState,
  conflict,
  contentOf,
  undoCategoryFact,
} from '../rules/undo-category.ts'
import {
  findArrangedOf,
  readTree,
  saveArrangements,
  saveTreePositions,
} from '../store/undo-categories.ts'

/**
 * Reverts changes of categories, the newest first: content, tree positions and arrangements. The whole tree
 * is read with one statement and computed in memory.
 */
export async function undoCategories(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  facts: readonly FactToUndo[],
): Promise<Conflict[]> {
  await lockNames(tx, 'collections')
  const ids = [...new Set(facts.map(({ entityId }) => entityId))]
  await lockCollections(tx, ids)
  const before = await findCategories(tx, ids)
  const state = await loadUndoState(tx, ids, before)
  const arranged = new Map(state.arranged)
  for (const fact of facts) undoCategoryFact(state, fact)
  checkUndoState(state)
  await checkNames(tx, state)
  const conflicts = [...state.conflicts].flatMap(([id, own]) => conflictsOf(state, id, own))
  if (conflicts.length === 0) await write(tx, deps, { state, before, arranged })
  return conflicts
}

async function loadUndoState(
  tx: Tx,
  ids: readonly string[],
  before: ReadonlyMap<string, Category>,
): Promise<CategoryUndoState> {
  const json = new Map([...before].map(([id, one]) => [id, asJson(one)]))
  return {
    tree: createUndoTree(await readTree(tx)),
    content: new Map(ids.map((id) => [id, json.has(id) ? contentOf(json.get(id) ?? {}) : null])),
    identity: json,
    productCounts: new Map([...before].map(([id, { productCount }]) => [id, productCount])),
    arranged: await findArrangedOf(tx, ids),
    conflicts: new Map(),
  }
}

/** Conflicts: slugs and handles that others have meanwhile, and deleted pictures. */
async function checkNames(tx: Tx, state: CategoryUndoState): Promise<void> {
  const remaining = [...state.content].flatMap(([id, content]) =>
    content ? [{ id, content }] : [],
  )
  for (const field of ['slug', 'handle'] as const) {
    const values = remaining.flatMap(({ content }) => (content[field] as string | null) ?? [])
    const owners = await findOwners(tx, field, values)
    for (const { id, content } of remaining) {
      const owner = owners.get(String(content[field]))
      if (owner && owner !== id && state.content.get(owner) !== null) {
        conflict(state, id, { field, reason: 'TAKEN', was: content[field] })
      }
    }
  }
  const imageOf = ({ image }: { image?: unknown }) => (image as { id: string } | null)?.id
  const media = await findMedia(
    tx,
    remaining.flatMap(({ content }) => imageOf(content) ?? []),
  )
  for (const { id, content } of remaining) {
    const image = imageOf(content)
    if (image && !media.has(image)) conflict(state, id, { field: 'image', reason: 'MISSING' })
  }
}

function conflictsOf(
  state: CategoryUndoState,
  id: string,
  own: readonly Omit<Conflict, 'entity'>[],
): Conflict[] {
  const name = state.identity.get(id)?.name as string | undefined
  const entity = { type: 'collection', id, ...(name !== undefined && { name }) } as const
  return own.map((one) => ({ ...one, entity }))
}

interface UndoContext {
  readonly state: CategoryUndoState
  readonly before: ReadonlyMap<string, Category>
  readonly arranged: ReadonlyMap<string, readonly string[]>
}

async function write(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  undoing: UndoContext,
): Promise<void> {
  const { state, before, arranged } = undoing
  const places = new Map(state.tree.places().map((one) => [one.id, one]))
  const after = [...state.content].flatMap(([id, content]) => {
    const place = places.get(id)
    if (!content || !place) return []
    const own = before.get(id)
    const base = own ?? recreatedCategory(state, id)
    const { parentId, ancestorIds, position } = place
    const next = { ...base, ...(content as Partial<Category>), parentId, ancestorIds, position }
    return [
      isSame(own, next) ? next : { ...next, revision: base.revision + 1, updatedDate: tx.now },
    ]
  })
  const removed = [...state.content].flatMap(([id, one]) => (one || !before.has(id) ? [] : id))
  await insertCategories(
    tx,
    after.filter(({ id }) => !before.has(id)),
  )
  await saveTreePositions(tx, [...places.values()])
  await saveCategories(
    tx,
    after.filter((one) => before.has(one.id) && !isSame(before.get(one.id), one)),
  )
  await deleteCategories(tx, removed)
  const rearranged = [...state.arranged].filter(
    ([id, one]) => one.join() !== arranged.get(id)?.join(),
  )
  await saveArrangements(tx, rearranged)
  await events.append(
    tx,
    ...after.flatMap((one) => factsOf(before.get(one.id), one)),
    ...removed.map((id) => ({
      definition: CollectionDeleted,
      entityId: id,
      before: before.get(id),
    })),
    ...rearranged.map(([id, productIds]) => ({
      definition: CategoryItemsArranged,
      entityId: id,
      before: { productIds: arranged.get(id) ?? [] },
      after: { productIds },
    })),
  )
}

/** A category to recreate, before its content and position are applied. */
function recreatedCategory({ identity }: CategoryUndoState, id: string): Category {
  const { createdDate, ...stored } = identity.get(id) as unknown as Category
  return { ...stored, createdDate: new Date(createdDate), productCount: 0 }
}

const isSame = (own: Category | undefined, next: Category): boolean =>
  own !== undefined && own.parentId === next.parentId && !differs(own, next)

const differs = (own: Category, next: Category): boolean =>
  !isDeepStrictEqual(contentOf(asJson(own)), contentOf(asJson(next)))

function factsOf(before: Category | undefined, after: Category): Fact[] {
  if (!before) return [{ definition: CollectionCreated, entityId: after.id, after }]
  const isMoved = before.parentId !== after.parentId || before.position !== after.position
  return [
    ...(isMoved ? [{ definition: CategoryMoved, entityId: after.id, before, after }] : []),
    ...(differs(before, after) ? [collectionChanged(before, after)] : []),
  ]
}
