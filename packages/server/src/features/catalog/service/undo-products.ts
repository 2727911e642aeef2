import { isDeepStrictEqual } from 'node:util'
import { CategoryItemAdded, CategoryItemRemoved, ProductCreated } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import { membershipChanged } from '../events.ts'
import type { Product } from '../model/product.ts'
import type { Conflict, UndoneFact } from '../model/undo.ts'
import { returning } from '../rules/returning-product.ts'
import { asJson, type FieldConflict, type Fields } from '../rules/reverted.ts'
import { type ProductState, stateOf, takeBack } from '../rules/undo-product.ts'
import { findCollections, lockCollections } from '../store/collections.ts'
import { lockCustomizations } from '../store/customizations.ts'
import { findProducts } from '../store/find-products.ts'
import { bringStockBack, type KeptStock } from '../store/kept-stock.ts'
import {
  deleteMembers,
  type MemberPlace,
  type Membership,
  type ReturningMember,
  returnMembers,
} from '../store/members.ts'
import { lockNames } from '../store/references.ts'
import { saveProducts } from '../store/save-products.ts'
import { learnStatistics } from '../store/statistics.ts'
import { saveProductFiles } from '../store/variant-files.ts'
import { saveChanges } from './change-products.ts'
import { type CatalogDeps, decimalsOf } from './context.ts'
import { deleteEach } from './delete-product.ts'
import { snapshot } from './snapshot.ts'
import { findAround, findNameOwners, freeNumbers } from './undo-surroundings.ts'

/** A product before and after its changes are taken back. */
interface Undoing {
  readonly id: string
  readonly before: Product | undefined
  readonly state: ProductState
  readonly conflicts: readonly FieldConflict[]
  readonly after: Product | undefined
}

/**
 * Takes changes of products back, the newest first, with as many statements for all of them as for one.
 * Answers what stands against it; whoever is told so takes back the transaction.
 */
export async function undoProducts(
  tx: Tx,
  deps: CatalogDeps,
  facts: readonly UndoneFact[],
): Promise<Conflict[]> {
  const states = facts.flatMap(({ before, after }) => [before, after] as (Fields | null)[])
  await lockCollections(
    tx,
    states.flatMap((one) => listed(one?.collectionIds)),
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
  await bringBack(tx, deps, undoings)
  return undoings.flatMap(told)
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value : [])

/** What of a kept product is shared with others and has to stay meanwhile. */
const sharedIds = (kept: Fields | null): string[] =>
  [kept?.options, kept?.modifiers]
    .flatMap((list) => (Array.isArray(list) ? (list as Product['options']) : []))
    .filter(({ isShared }) => isShared)
    .map(({ id }) => id)

async function workOut(
  tx: Tx,
  deps: CatalogDeps,
  facts: readonly UndoneFact[],
  before: ReadonlyMap<string, Product>,
): Promise<Undoing[]> {
  const states = new Map<string, ProductState>()
  for (const fact of facts) {
    const own = before.get(fact.entityId)
    const state = states.get(fact.entityId) ?? stateOf(own && kept(own))
    states.set(fact.entityId, takeBack(state, fact))
  }
  const wanted = [...states].flatMap(([id, { fields }]) => (fields ? { id, fields } : []))
  const around = { ...(await findAround(tx, wanted)), decimals: await decimalsOf(tx, deps) }
  const owners = await findNameOwners(tx, [...states])
  return [...states].map(([id, state]) => {
    const own = before.get(id)
    const { fields, identity } = state
    if (!fields) return { id, state, before: own, after: undefined, conflicts: state.conflicts }
    const { product, conflicts } = returning(fields, { identity, before: own }, around)
    const all = [...state.conflicts, ...conflicts, ...takenNames(product, owners)]
    return { id, state, before: own, after: product, conflicts: all }
  })
}

const kept = (product: Product): Fields =>
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

type Changed = Undoing & { readonly before: Product; readonly after: Product }

async function change(tx: Tx, deps: CatalogDeps, undoings: readonly Undoing[]): Promise<void> {
  const changed = undoings.filter(
    (one): one is Changed => one.before !== undefined && one.after !== undefined && isFree(one),
  )
  await moveMembers(tx, deps, changed)
  await saveProductFiles(tx, changed)
  await saveChanges(tx, deps, changed)
  const gone = changed.flatMap(({ before, after, state }) => {
    const had = new Set(before.variants.map(({ id }) => id))
    const returned = new Set(after.variants.map(({ id }) => id).filter((id) => !had.has(id)))
    return (state.stockItems as readonly KeptStock[]).filter((one) => returned.has(one.variant_id))
  })
  await bringStockBack(tx, gone)
}

/** What stands against the change of one thing keeps the whole transaction from its end. */
const isFree = ({ conflicts }: Undoing) => conflicts.length === 0

async function moveMembers(tx: Tx, deps: CatalogDeps, changed: readonly Changed[]): Promise<void> {
  const added = changed.flatMap(({ before, after, state }) =>
    membersOf(after, state, (id) => !before.collectionIds.includes(id)),
  )
  const removed = changed.flatMap(({ before, after }) =>
    before.collectionIds
      .filter((id) => !after.collectionIds.includes(id))
      .map((collectionId) => ({ collectionId, productId: before.id })),
  )
  await deleteMembers(tx, removed)
  await returnMembers(tx, added)
  await tellCategories(tx, deps, added, 'added')
  await tellCategories(tx, deps, removed, 'removed')
}

const membersOf = (
  { id, collectionIds }: Product,
  { places }: ProductState,
  isNew: (collectionId: string) => boolean,
): ReturningMember[] =>
  collectionIds.filter(isNew).map((collectionId) => ({
    collectionId,
    productId: id,
    place: places[collectionId] as MemberPlace | undefined,
  }))

async function tellCategories(
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

/** Products that were deleted come with everything they had. */
async function bringBack(tx: Tx, deps: CatalogDeps, undoings: readonly Undoing[]): Promise<void> {
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
  await saveProducts(
    tx,
    returned.map(({ after }) => ({ after })),
  )
  await saveProductFiles(tx, returned)
  const members = returned.flatMap(({ after, state }) => membersOf(after, state, () => true))
  await returnMembers(tx, members)
  await bringStockBack(
    tx,
    returned.flatMap(({ state }) => state.stockItems as readonly KeptStock[]),
  )
  await learnStatistics(tx, returned.length)
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

function told({ id, state, conflicts, before }: Undoing): Conflict[] {
  const name = before?.name ?? (state.identity.name as string | undefined)
  const entity = { type: 'product', id, ...(name !== undefined && { name }) } as const
  return conflicts
    .filter((one, at) => conflicts.findIndex((other) => isDeepStrictEqual(one, other)) === at)
    .map((one) => ({ ...one, entity }))
}
