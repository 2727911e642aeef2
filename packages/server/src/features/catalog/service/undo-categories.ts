import { isDeepStrictEqual } from 'node:util'
import {
  CategoryItemsArranged,
  CategoryMoved,
  CollectionCreated,
  CollectionDeleted,
} from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { Fact } from '../../events/index.ts'
import { collectionChanged } from '../events.ts'
import type { Category } from '../model/category.ts'
import type { Conflict, UndoneFact } from '../model/undo.ts'
import { asJson } from '../rules/reverted.ts'
import {
  checkForest,
  conflict,
  contentOf,
  type Forest,
  takeBackCategory,
} from '../rules/undo-category.ts'
import { growTree } from '../rules/undo-tree.ts'
import {
  deleteCategories,
  findOwners,
  insertCategories,
  saveCategories,
} from '../store/category-tree.ts'
import { findCategories, lockCollections } from '../store/collections.ts'
import { findMedia, lockNames } from '../store/references.ts'
import { findArrangedOf, readTree, saveArrangements, savePlaces } from '../store/undo-categories.ts'
import type { CatalogDeps } from './context.ts'

/**
 * Takes changes of categories back, the newest first: what they say, where they stand, how their products
 * are arranged. The whole tree is read with one statement and worked out in memory.
 */
export async function undoCategories(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  facts: readonly UndoneFact[],
): Promise<Conflict[]> {
  await lockNames(tx, 'collections')
  const ids = [...new Set(facts.map(({ entityId }) => entityId))]
  await lockCollections(tx, ids)
  const before = await findCategories(tx, ids)
  const forest = await plant(tx, ids, before)
  const arranged = new Map(forest.arranged)
  for (const fact of facts) takeBackCategory(forest, fact)
  checkForest(forest)
  await checkNames(tx, forest)
  const conflicts = [...forest.conflicts].flatMap(([id, own]) => told(forest, id, own))
  if (conflicts.length === 0) await write(tx, deps, { forest, before, arranged })
  return conflicts
}

async function plant(
  tx: Tx,
  ids: readonly string[],
  before: ReadonlyMap<string, Category>,
): Promise<Forest> {
  const json = new Map([...before].map(([id, one]) => [id, asJson(one)]))
  return {
    tree: growTree(await readTree(tx)),
    content: new Map(ids.map((id) => [id, json.has(id) ? contentOf(json.get(id) ?? {}) : null])),
    identity: json,
    productCounts: new Map([...before].map(([id, { productCount }]) => [id, productCount])),
    arranged: await findArrangedOf(tx, ids),
    conflicts: new Map(),
  }
}

/** Slugs and handles that others have meanwhile, and pictures that are gone. */
async function checkNames(tx: Tx, forest: Forest): Promise<void> {
  const staying = [...forest.content].flatMap(([id, content]) => (content ? [{ id, content }] : []))
  for (const field of ['slug', 'handle'] as const) {
    const values = staying.flatMap(({ content }) => (content[field] as string | null) ?? [])
    const owners = await findOwners(tx, field, values)
    for (const { id, content } of staying) {
      const owner = owners.get(String(content[field]))
      if (owner && owner !== id && forest.content.get(owner) !== null) {
        conflict(forest, id, { field, reason: 'TAKEN', was: content[field] })
      }
    }
  }
  const imageOf = ({ image }: { image?: unknown }) => (image as { id: string } | null)?.id
  const media = await findMedia(
    tx,
    staying.flatMap(({ content }) => imageOf(content) ?? []),
  )
  for (const { id, content } of staying) {
    const image = imageOf(content)
    if (image && !media.has(image)) conflict(forest, id, { field: 'image', reason: 'MISSING' })
  }
}

function told(forest: Forest, id: string, own: readonly Omit<Conflict, 'entity'>[]): Conflict[] {
  const name = forest.identity.get(id)?.name as string | undefined
  const entity = { type: 'collection', id, ...(name !== undefined && { name }) } as const
  return own.map((one) => ({ ...one, entity }))
}

interface Undoing {
  readonly forest: Forest
  readonly before: ReadonlyMap<string, Category>
  readonly arranged: ReadonlyMap<string, readonly string[]>
}

async function write(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  undoing: Undoing,
): Promise<void> {
  const { forest, before, arranged } = undoing
  const places = new Map(forest.tree.places().map((one) => [one.id, one]))
  const after = [...forest.content].flatMap(([id, content]) => {
    const place = places.get(id)
    if (!content || !place) return []
    const own = before.get(id)
    const base = own ?? returned(forest, id)
    const { parentId, ancestorIds, position } = place
    const next = { ...base, ...(content as Partial<Category>), parentId, ancestorIds, position }
    return [
      isSame(own, next) ? next : { ...next, revision: base.revision + 1, updatedDate: tx.now },
    ]
  })
  const gone = [...forest.content].flatMap(([id, one]) => (one || !before.has(id) ? [] : id))
  await insertCategories(
    tx,
    after.filter(({ id }) => !before.has(id)),
  )
  await savePlaces(tx, [...places.values()])
  await saveCategories(
    tx,
    after.filter((one) => before.has(one.id) && !isSame(before.get(one.id), one)),
  )
  await deleteCategories(tx, gone)
  const rearranged = [...forest.arranged].filter(
    ([id, one]) => one.join() !== arranged.get(id)?.join(),
  )
  await saveArrangements(tx, rearranged)
  await events.append(
    tx,
    ...after.flatMap((one) => factsOf(before.get(one.id), one)),
    ...gone.map((id) => ({ definition: CollectionDeleted, entityId: id, before: before.get(id) })),
    ...rearranged.map(([id, productIds]) => ({
      definition: CategoryItemsArranged,
      entityId: id,
      before: { productIds: arranged.get(id) ?? [] },
      after: { productIds },
    })),
  )
}

/** A category that comes back, without what it says and where it stands. */
function returned({ identity }: Forest, id: string): Category {
  const { createdDate, ...kept } = identity.get(id) as unknown as Category
  return { ...kept, createdDate: new Date(createdDate), productCount: 0 }
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
