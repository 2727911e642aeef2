import { isDeepStrictEqual } from 'node:util'
import { CategoryItemAdded, CategoryItemRemoved, ProductCreated } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import {
  asJson,
  type Conflict,
  type FactToUndo,
  type FieldConflict,
  type Fields,
} from '../../../site/undo/index.ts'
import {
  deleteMembers,
  findCollections,
  lockCollections,
  type MemberPosition,
  type Membership,
  type RestoredMember,
  restoreMembersAt,
} from '../../categories/index.ts'
import { membershipChanged } from '../../events.ts'
import { lockCustomizations } from '../../options/index.ts'
import { saveChanges } from '../../products/service/change-products.ts'
import { deleteEach } from '../../products/service/delete-product.ts'
import { insertReturningProducts } from '../../products/service/insert-products.ts'
import { findProducts } from '../../products/store/find-products.ts'
import { saveProductFiles } from '../../products/store/variant-files.ts'
import { rebuildProduct } from '../../restore/index.ts'
import type { Product } from '../../shared/model/product.ts'
import { type CatalogDeps, decimalsOf } from '../../shared/service/context.ts'
import { snapshot } from '../../shared/service/snapshot.ts'
import { lockNames } from '../../shared/store/references.ts'
import { restoreStockRows, type StockSnapshot } from '../../variants/index.ts'
import { type ProductState, stateOf, undoProductFact } from '../rules/undo-product.ts'
import { findNameOwners, findReferences, freeNumbers } from './undo-references.ts'

/** A product before and after its changes are reverted. */
interface ProductUndo {
  readonly id: string
  readonly before: Product | undefined
  readonly state: ProductState
  readonly conflicts: readonly FieldConflict[]
  readonly after: Product | undefined
}

/**
 * Reverts changes of products, the newest first, with a constant number of statements. Returns the conflicts;
 * with any, the caller must roll back the transaction.
 */
export async function undoProducts(
  tx: Tx,
  deps: CatalogDeps,
  facts: readonly FactToUndo[],
): Promise<Conflict[]> {
  const states = facts.flatMap(({ before, after }) => [before, after] as (Fields | null)[])
  await lockCollections(
    tx,
    states.flatMap((one) => idsIn(one?.collectionIds)),
  )
  await lockCustomizations(tx, states.flatMap(sharedIds), 'share')
  await lockNames(tx, 'products')
  const ids = [...new Set(facts.map(({ entityId }) => entityId))]
  const found = await findProducts(tx, ids, { variants: true, lock: true })
  const undoings = await workOut(tx, deps, facts, new Map(found.map((one) => [one.id, one])))
  await deleteEach(
    tx,
    deps,
    undoings.flatMap(({ before, after }) => (before && !after ? before.id : [])),
  )
  await change(tx, deps, undoings)
  await recreateProducts(tx, deps, undoings)
  return undoings.flatMap(conflictsOf)
}

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value : [])

/** The shared entities of a stored product, which must stay locked. */
const sharedIds = (storedFields: Fields | null): string[] =>
  [storedFields?.options, storedFields?.modifiers]
    .flatMap((list) => (Array.isArray(list) ? (list as Product['options']) : []))
    .filter(({ isShared }) => isShared)
    .map(({ id }) => id)

async function workOut(
  tx: Tx,
  deps: CatalogDeps,
  facts: readonly FactToUndo[],
  before: ReadonlyMap<string, Product>,
): Promise<ProductUndo[]> {
  const states = new Map<string, ProductState>()
  for (const fact of facts) {
    const own = before.get(fact.entityId)
    const state = states.get(fact.entityId) ?? stateOf(own && storedFields(own))
    states.set(fact.entityId, undoProductFact(state, fact))
  }
  const requested = [...states].flatMap(([id, { fields }]) => (fields ? { id, fields } : []))
  const references = {
    ...(await findReferences(tx, requested)),
    decimals: await decimalsOf(tx, deps),
  }
  const owners = await findNameOwners(tx, [...states])
  return [...states].map(([id, state]) => {
    const own = before.get(id)
    const { fields, identity } = state
    if (!fields) return { id, state, before: own, after: undefined, conflicts: state.conflicts }
    const { product, conflicts } = rebuildProduct(fields, { identity, before: own }, references)
    const all = [...state.conflicts, ...conflicts, ...takenNames(product, owners)]
    return { id, state, before: own, after: product, conflicts: all }
  })
}

const storedFields = (product: Product): Fields =>
  asJson({ ...snapshot(product), variants: product.variants })

function takenNames(
  { id, slug, handle }: Product,
  owners: Awaited<ReturnType<typeof findNameOwners>>,
): FieldConflict[] {
  const isOthers = (owner: string | undefined) => owner !== undefined && owner !== id
  return [
    ...(isOthers(owners.slug.get(slug))
      ? [{ field: 'slug', reason: 'TAKEN' as const, was: slug }]
      : []),
    ...(isOthers(owners.handle.get(handle))
      ? [{ field: 'handle', reason: 'TAKEN' as const, was: handle }]
      : []),
  ]
}

type ProductChange = ProductUndo & { readonly before: Product; readonly after: Product }

async function change(tx: Tx, deps: CatalogDeps, undoings: readonly ProductUndo[]): Promise<void> {
  const changed = undoings.filter(
    (one): one is ProductChange =>
      one.before !== undefined && one.after !== undefined && isFree(one),
  )
  await moveMembers(tx, deps, changed)
  await saveProductFiles(tx, changed)
  await saveChanges(tx, deps, changed)
  const removed = changed.flatMap(({ before, after, state }) => {
    const had = new Set(before.variants.map(({ id }) => id))
    const returned = new Set(after.variants.map(({ id }) => id).filter((id) => !had.has(id)))
    return (state.stockItems as readonly StockSnapshot[]).filter((one) =>
      returned.has(one.variant_id),
    )
  })
  await restoreStockRows(tx, removed)
}

/** A conflict of one entity prevents the commit of the whole transaction. */
const isFree = ({ conflicts }: ProductUndo) => conflicts.length === 0

async function moveMembers(
  tx: Tx,
  deps: CatalogDeps,
  changed: readonly ProductChange[],
): Promise<void> {
  const added = changed.flatMap(({ before, after, state }) =>
    membersOf(after, state, (id) => !before.collectionIds.includes(id)),
  )
  const removed = changed.flatMap(({ before, after }) =>
    before.collectionIds
      .filter((id) => !after.collectionIds.includes(id))
      .map((collectionId) => ({ collectionId, productId: before.id })),
  )
  await deleteMembers(tx, removed)
  await restoreMembersAt(tx, added)
  await appendCategoryFacts(tx, deps, added, 'added')
  await appendCategoryFacts(tx, deps, removed, 'removed')
}

const membersOf = (
  { id, collectionIds }: Product,
  { places }: ProductState,
  isNew: (collectionId: string) => boolean,
): RestoredMember[] =>
  collectionIds.filter(isNew).map((collectionId) => ({
    collectionId,
    productId: id,
    place: places[collectionId] as MemberPosition | undefined,
  }))

async function appendCategoryFacts(
  tx: Tx,
  { events }: CatalogDeps,
  moved: readonly Membership[],
  move: 'added' | 'removed',
): Promise<void> {
  if (moved.length === 0) return
  const ids = [...new Set(moved.map(({ collectionId }) => collectionId))]
  const productsOf = (id: string) =>
    moved.filter((one) => one.collectionId === id).map(({ productId }) => productId)
  const definition = move === 'added' ? CategoryItemAdded : CategoryItemRemoved
  await events.append(
    tx,
    ...(await findCollections(tx, ids)).map((one) =>
      membershipChanged(one, move, productsOf(one.id)),
    ),
    ...moved.map(({ collectionId, productId }) => ({
      definition,
      entityId: collectionId,
      after: { productId },
    })),
  )
}

/** Recreates deleted products with everything they had. */
async function recreateProducts(
  tx: Tx,
  deps: CatalogDeps,
  undoings: readonly ProductUndo[],
): Promise<void> {
  const back = undoings.filter((one) => !one.before && one.after && isFree(one))
  if (back.length === 0) return
  const free = await freeNumbers(
    tx,
    back.map(({ after }) => (after as Product).numericId),
  )
  const returned = back.map(({ after, state }, at) => ({
    state,
    after: { ...(after as Product), numericId: free[at] as number, updatedDate: tx.now },
  }))
  await insertReturningProducts(
    tx,
    returned.map(({ after }) => after),
  )
  await saveProductFiles(tx, returned)
  const members = returned.flatMap(({ after, state }) => membersOf(after, state, () => true))
  await restoreMembersAt(tx, members)
  await restoreStockRows(
    tx,
    returned.flatMap(({ state }) => state.stockItems as readonly StockSnapshot[]),
  )
  const definition = ProductCreated
  await deps.events.append(
    tx,
    ...returned.map(({ after }) => ({
      definition,
      entityId: after.id,
      after: { ...snapshot(after), variants: after.variants },
    })),
  )
}

function conflictsOf({ id, state, conflicts, before }: ProductUndo): Conflict[] {
  const name = before?.name ?? (state.identity.name as string | undefined)
  const entity = { type: 'product', id, ...(name !== undefined && { name }) } as const
  return conflicts
    .filter((one, at) => conflicts.findIndex((other) => isDeepStrictEqual(one, other)) === at)
    .map((one) => ({ ...one, entity }))
}
