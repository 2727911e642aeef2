import {
  CategoryItemAdded,
  CategoryItemRemoved,
  CategoryNotFound,
  ItemNotInCategory,
  ManagedCategory,
  ProductNotFound,
} from '@vitrine/contract/catalog'
import type { ApplicationError } from '@vitrine/contract/kit'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import { collectionsOfProductChanged, membershipChanged } from '../../events.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { findIds } from '../../shared/store/references.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import { isManagedByOtherApp } from '../rules/category-tree.ts'
import { findNodes } from '../store/category-tree.ts'
import { findCollections, lockCollections } from '../store/collections.ts'
import {
  deleteMembers,
  type EndedMembership,
  findMemberships,
  insertMembers,
  lockMembershipsOf,
  type MemberPosition,
  type Membership,
} from '../store/members.ts'
import { requireOpenCollection } from './own-collections.ts'

type Deps = Pick<CatalogDeps, 'events'>
type Move = 'added' | 'removed'

/** Adds products to a collection; unknown products and existing members are skipped. */
export async function addProducts(
  tx: Tx,
  deps: Deps,
  id: string,
  productIds: readonly string[],
): Promise<void> {
  const { id: collectionId } = await requireOpenCollection(tx, id)
  const members = guidsAmong(productIds).map((productId) => ({ collectionId, productId }))
  await appendFacts(tx, deps, await insertMembers(tx, members), 'added')
}

/**
 * Adds many products to many collections at once; missing collections are skipped. Returns the new
 * memberships.
 */
export async function addMemberships(
  tx: Tx,
  deps: Deps,
  members: readonly Membership[],
): Promise<readonly Membership[]> {
  const ids = await lockCollections(
    tx,
    members.map(({ collectionId }) => collectionId),
  )
  const existing = new Set(ids)
  const requested = members.filter((one) => existing.has(one.collectionId))
  const added = await insertMembers(tx, requested)
  await appendFacts(tx, deps, added, 'added')
  return added
}

export async function removeProducts(
  tx: Tx,
  deps: Deps,
  id: string,
  productIds: readonly string[],
): Promise<void> {
  const { id: collectionId } = await requireOpenCollection(tx, id)
  const members = guidsAmong(productIds).map((productId) => ({ collectionId, productId }))
  await appendFacts(tx, deps, await deleteMembers(tx, members), 'removed')
}

/** Why a product was not added to or removed from a category; undefined on success. */
export type CategoryItemResult = ApplicationError | undefined

/** Adds products to categories; existing members stay. */
export async function addItems(
  tx: Tx,
  deps: Deps,
  members: readonly Membership[],
): Promise<CategoryItemResult[]> {
  const refusalOf = await refusalsOf(tx, members)
  const productIds = guidsAmong(members.map(({ productId }) => productId))
  const existing = await findIds(tx, 'products', productIds)
  const results = members.map((one): CategoryItemResult => {
    const isKnown = existing.has(one.productId.toLowerCase())
    return refusalOf(one) ?? (isKnown ? undefined : ProductNotFound({ productId: one.productId }))
  })
  const requested = members.filter((_, at) => !results[at])
  await appendFacts(tx, deps, await insertMembers(tx, requested.map(lowered)), 'added')
  return results
}

/** Removes products from categories. */
export async function removeItems(
  tx: Tx,
  deps: Deps,
  members: readonly Membership[],
): Promise<CategoryItemResult[]> {
  const refusalOf = await refusalsOf(tx, members)
  const allowed = members.filter((one) => !refusalOf(one))
  const ours = allowed.map(lowered).filter(({ productId }) => guidsAmong([productId]).length > 0)
  const removed = await deleteMembers(tx, ours)
  await appendFacts(tx, deps, removed, 'removed')
  const removedItems = new Set(removed.map(keyOf))
  return members.map((one) => {
    if (removedItems.has(keyOf(lowered(one)))) return undefined
    return refusalOf(one) ?? ItemNotInCategory({ ...one })
  })
}

/** Makes a product a member of exactly these categories, except those managed by other apps. */
export async function setCategories(
  tx: Tx,
  deps: Deps,
  productId: string,
  categoryIds: readonly string[],
): Promise<Record<Move, { readonly id: string; readonly error: CategoryItemResult }[]>> {
  const current = (await lockMembershipsOf(tx, productId)) ?? []
  const requested = [
    ...new Set(categoryIds.filter((id) => id !== ALL_PRODUCTS_ID).map((id) => id.toLowerCase())),
  ]
  const missing = requested.filter((id) => !current.includes(id))
  const surplus = current.filter((id) => !requested.includes(id))
  const ofProduct = (ids: readonly string[]) =>
    ids.map((collectionId) => ({ collectionId, productId }))
  const added = await addItems(tx, deps, ofProduct(missing))
  const removed = await removeItems(tx, deps, ofProduct(surplus))
  return {
    added: missing.map((id, at) => ({ id, error: added[at] })),
    removed: surplus.map((id, at) => ({ id, error: removed[at] })),
  }
}

const lowered = ({ collectionId, productId }: Membership): Membership => ({
  collectionId: collectionId.toLowerCase(),
  productId: productId.toLowerCase(),
})
const keyOf = ({ collectionId, productId }: Membership) => `${collectionId} ${productId}`

/** Locks the categories and returns, for each membership, why it may not change. */
async function refusalsOf(
  tx: Tx,
  members: readonly Membership[],
): Promise<(member: Membership) => CategoryItemResult> {
  const ids = members.map(({ collectionId }) => collectionId)
  return refusalIn(tx, await findNodes(tx, await lockCollections(tx, ids)))
}

/** Why products may not be added to or removed from each of these collections; nothing is locked. */
export async function closedCollections(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ApplicationError>> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (wanted.length === 0) return new Map()
  const refusalOf = refusalIn(tx, await findNodes(tx, wanted))
  return new Map(
    wanted.flatMap((collectionId): [string, ApplicationError][] => {
      const refusal = refusalOf({ collectionId, productId: '' })
      return refusal ? [[collectionId, refusal]] : []
    }),
  )
}

function refusalIn(tx: Tx, nodes: Awaited<ReturnType<typeof findNodes>>) {
  return ({ collectionId }: Membership): CategoryItemResult => {
    if (collectionId === ALL_PRODUCTS_ID) return ManagedCategory({ categoryId: collectionId })
    const node = nodes.get(collectionId.toLowerCase())
    if (!node) return CategoryNotFound({ categoryId: collectionId })
    return isManagedByOtherApp(node, tx.actor)
      ? ManagedCategory({ categoryId: node.id })
      : undefined
  }
}

const itemFacts = { added: CategoryItemAdded, removed: CategoryItemRemoved } as const

/** Appends facts of the categories (also as collections) and of the products. */
async function appendFacts(
  tx: Tx,
  deps: Deps,
  moved: readonly Membership[],
  change: Move,
): Promise<void> {
  if (moved.length === 0) return
  const productsOf = groupBy(moved, 'collectionId', 'productId')
  const changed = await findCollections(tx, [...productsOf.keys()])
  const definition = itemFacts[change]
  await deps.events.append(
    tx,
    ...changed.map((one) => membershipChanged(one, change, productsOf.get(one.id) ?? [])),
    ...moved.map(({ collectionId, productId }) => ({
      definition,
      entityId: collectionId,
      after: { productId },
    })),
  )
  await appendProductFacts(tx, deps, moved, change)
}

/** Appends facts of the products only. */
export async function appendProductFacts(
  tx: Tx,
  { events }: Deps,
  moved: readonly (Membership | EndedMembership)[],
  change: Move,
): Promise<void> {
  const collectionsOf = groupBy(moved, 'productId', 'collectionId')
  const products = await findMemberships(tx, [...collectionsOf.keys()])
  const ended = moved.filter((one) => 'wasMain' in one)
  const left = ended.filter(({ wasMain }) => wasMain)
  const mainOf = new Map(left.map(({ productId, collectionId }) => [productId, collectionId]))
  const places = positionsOf(ended)
  await events.append(
    tx,
    ...products.map((one) =>
      collectionsOfProductChanged(one, change, {
        moved: collectionsOf.get(one.id) ?? [],
        leftMain: mainOf.get(one.id),
        places: places.get(one.id),
      }),
    ),
  )
}

/** The positions of products in the collections they leave, so that an undo can restore them. */
function positionsOf(
  ended: readonly EndedMembership[],
): Map<string, Record<string, MemberPosition>> {
  const places = new Map<string, Record<string, MemberPosition>>()
  for (const { productId, collectionId, place } of ended) {
    places.set(productId, { ...places.get(productId), [collectionId]: place })
  }
  return places
}

const groupBy = (
  members: readonly Membership[],
  key: keyof Membership,
  value: keyof Membership,
): Map<string, string[]> => {
  const groups = new Map<string, string[]>()
  for (const one of members) {
    const group = groups.get(one[key])
    if (group) group.push(one[value])
    else groups.set(one[key], [one[value]])
  }
  return groups
}
