import { CollectionNotFound, ItemNotInCategory } from '@vitrine/contract/catalog'
import type { CollectionToSave } from '@vitrine/contract/collections'
import { RevisionConflict } from '@vitrine/contract/saves'
import type { Tx } from '../../../../platform/tx.ts'
import type { CustomFields } from '../../../catalog/custom-fields/index.ts'
import { type Catalog, type Category, isRefusal } from '../../../catalog/index.ts'
import {
  type Editor,
  mergePlainFields,
  type SavedEntity,
  type SaveOptions,
  saveEntity,
} from '../../editing/index.ts'
import type { ArrangedCollection } from '../model.ts'
import { collectionDifferences } from '../rules/collection-fields.ts'
import {
  type CheckedCollection,
  planContent,
  planCreation,
  planMove,
} from '../rules/plan-collection.ts'

export interface CollectionDeps {
  readonly catalog: Catalog
  readonly customFields: Pick<CustomFields, 'check' | 'testsOf' | 'valuesOf'>
}

const merchant = { seesHidden: true } as const

/** Creates a collection or changes any part of one: everything as one revision, or nothing. */
export const saveCollection = (
  tx: Tx,
  deps: CollectionDeps,
  request: CollectionToSave,
  options: SaveOptions,
): Promise<SavedEntity<ArrangedCollection>> =>
  saveEntity(tx, collectionEditor(deps), request, options)

const collectionEditor = (deps: CollectionDeps): Editor<CollectionToSave, ArrangedCollection> => ({
  field: 'collection',
  facts: { entities: ['collection', 'category'] },
  read: async (tx, id) => withOrder(tx, deps, await deps.catalog.lockCollection(tx, id)),
  create: (tx, request) => createCollection(tx, deps, request),
  update: (tx, before, request) => updateCollection(tx, deps, before, request),
  differences: collectionDifferences,
  merge: mergePlainFields,
  refuse: (stale) => RevisionConflict({ entity: 'collection', ...stale }),
})

async function createCollection(
  tx: Tx,
  deps: CollectionDeps,
  request: CollectionToSave,
): Promise<ArrangedCollection> {
  const created = await deps.catalog.createCategory(
    tx,
    planCreation(await withCheckedValues(tx, deps, undefined, request)),
  )
  const move = planMove(created, request)
  if (move) await deps.catalog.moveCategory(tx, { ...move, raised: true })
  await saveProducts(tx, deps, created, { request, raised: true })
  return readCollection(tx, deps, created.id)
}

async function withCheckedValues(
  tx: Tx,
  { customFields }: CollectionDeps,
  before: Category | undefined,
  { customFields: sent, ...request }: CollectionToSave,
): Promise<CheckedCollection> {
  const values = { before: before?.customFields, sent, path: 'collection.customFields' }
  const changes = await customFields.check(tx, { owner: 'COLLECTION', ...values })
  return changes ? { ...request, customFields: changes } : request
}

/** Reading the collection has locked it, so it cannot have changed since. */
async function updateCollection(
  tx: Tx,
  deps: CollectionDeps,
  before: ArrangedCollection,
  request: CollectionToSave,
): Promise<ArrangedCollection> {
  const { catalog } = deps
  const { id, name, revision } = before
  const checked = await withCheckedValues(tx, deps, before, request)
  const move = planMove(before, request)
  if (move) await catalog.moveCategory(tx, move)
  const isMoved = move !== undefined && (await revisionOf(tx, deps, id)) > revision
  const change = { id, raised: isMoved, ...planContent(checked, name) }
  const [changed] = await catalog.changeCategories(tx, [change])
  if (isRefusal(changed)) throw changed
  const raised = isMoved || (changed as Category).revision > revision
  await saveProducts(tx, deps, before, { request, raised })
  return readCollection(tx, deps, id)
}

const revisionOf = async (tx: Tx, { catalog }: CollectionDeps, id: string): Promise<number> =>
  (await catalog.getCategory(tx, { id }, merchant)).revision

interface ProductsToSave {
  readonly request: CollectionToSave
  /** Whether the save has already incremented the revision. */
  readonly raised: boolean
}

async function saveProducts(
  tx: Tx,
  { catalog }: CollectionDeps,
  collection: Category,
  { request, raised }: ProductsToSave,
): Promise<void> {
  const { id: collectionId } = collection
  const { addedProductIds = [], removedProductIds = [], arrangedProductIds } = request
  const membersOf = (ids: readonly string[]) =>
    ids.map((productId) => ({ collectionId, productId }))
  if (addedProductIds.length + removedProductIds.length === 0 && !arrangedProductIds) return
  const removed = await catalog.removeItems(tx, membersOf(removedProductIds))
  // A product that is not in the collection is removed already.
  refuse(removed.filter((error) => error?.definition.code !== ItemNotInCategory.code))
  const isRemoved = removed.some((error) => error === undefined)
  const before = await countOf(tx, catalog, collectionId)
  refuse(await catalog.addItems(tx, membersOf(addedProductIds)))
  const isAdded = (await countOf(tx, catalog, collectionId)) > before
  const isMoved = isRemoved || isAdded
  if (isMoved && !raised) await catalog.raiseCollection(tx, collection)
  if (arrangedProductIds) {
    const revision = raised || isMoved ? 'raised' : 'raise'
    await catalog.arrangeItems(tx, collectionId, arrangedProductIds, { revision })
  }
}

const countOf = async (tx: Tx, catalog: Catalog, id: string): Promise<number> =>
  (await catalog.getCategory(tx, { id }, merchant)).productCount

function refuse(results: readonly (Error | undefined)[]): void {
  const refused = results.find((one) => one !== undefined)
  if (refused) throw refused
}

/** A collection with all of its parts. */
export async function readCollection(
  tx: Tx,
  deps: CollectionDeps,
  id: string,
): Promise<ArrangedCollection> {
  const { items } = await deps.catalog.queryCategories(
    tx,
    {
      filter: { kind: 'test', field: 'id', operator: '$eq', value: id.toLowerCase() },
      sort: [],
      limit: 1,
      offset: 0,
      withHidden: true,
    },
    merchant,
  )
  const [found] = items
  if (!found) throw CollectionNotFound({ collectionId: id })
  return withOrder(tx, deps, found)
}

const withOrder = async (
  tx: Tx,
  { catalog }: CollectionDeps,
  collection: Category,
): Promise<ArrangedCollection> => ({
  ...collection,
  arrangedProductIds: await catalog.arrangedItems(tx, collection.id, merchant),
})
