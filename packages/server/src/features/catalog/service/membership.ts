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
import type { Tx } from '../../../platform/tx.ts'
import { collectionsOfProductChanged, membershipChanged } from '../events.ts'
import { isKeptByOther } from '../rules/category-tree.ts'
import { findNodes } from '../store/category-tree.ts'
import { findCollections, lockCollections } from '../store/collections.ts'
import {
  deleteMembers,
  type EndedMembership,
  findMemberships,
  insertMembers,
  lockMembershipsOf,
  type MemberPlace,
  type Membership,
} from '../store/members.ts'
import { findIds } from '../store/restore-parts.ts'
import { guidsAmong } from '../store/rows.ts'
import type { CatalogDeps } from './context.ts'
import { requireOpenCollection } from './own-collections.ts'

type Deps = Pick<CatalogDeps, 'events'>
type Move = 'added' | 'removed'

/** Puts products into a collection; unknown ones and those in it already are passed over. */
export async function addProducts(
  tx: Tx,
  deps: Deps,
  id: string,
  productIds: readonly string[],
): Promise<void> {
  const { id: collectionId } = await requireOpenCollection(tx, id)
  const members = guidsAmong(productIds).map((productId) => ({ collectionId, productId }))
  await tell(tx, deps, await insertMembers(tx, members), 'added')
}

/**
 * Many products into many collections at once; collections that are not there are passed over. Answers
 * with what was new.
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
  const known = new Set(ids)
  const wanted = members.filter((one) => known.has(one.collectionId))
  const added = await insertMembers(tx, wanted)
  await tell(tx, deps, added, 'added')
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
  await tell(tx, deps, await deleteMembers(tx, members), 'removed')
}

/** Why a product was not put into a category or taken out of it; nothing where it was. */
export type ItemOutcome = ApplicationError | undefined

/** Puts products into categories; one that is in already stays. */
export async function addItems(
  tx: Tx,
  deps: Deps,
  members: readonly Membership[],
): Promise<ItemOutcome[]> {
  const refusalOf = await refusalsOf(tx, members)
  const productIds = guidsAmong(members.map(({ productId }) => productId))
  const known = await findIds(tx, 'products', productIds)
  const outcomes = members.map((one): ItemOutcome => {
    const isKnown = known.has(one.productId.toLowerCase())
    return refusalOf(one) ?? (isKnown ? undefined : ProductNotFound({ productId: one.productId }))
  })
  const wanted = members.filter((_, at) => !outcomes[at])
  await tell(tx, deps, await insertMembers(tx, wanted.map(lowered)), 'added')
  return outcomes
}

/** Takes products out of categories. */
export async function removeItems(
  tx: Tx,
  deps: Deps,
  members: readonly Membership[],
): Promise<ItemOutcome[]> {
  const refusalOf = await refusalsOf(tx, members)
  const allowed = members.filter((one) => !refusalOf(one))
  const ours = allowed.map(lowered).filter(({ productId }) => guidsAmong([productId]).length > 0)
  const removed = await deleteMembers(tx, ours)
  await tell(tx, deps, removed, 'removed')
  const gone = new Set(removed.map(keyOf))
  return members.map((one) => {
    if (gone.has(keyOf(lowered(one)))) return undefined
    return refusalOf(one) ?? ItemNotInCategory({ ...one })
  })
}

/** Sees to it that a product is in these categories and, but for those of other apps, in no other. */
export async function setCategories(
  tx: Tx,
  deps: Deps,
  productId: string,
  categoryIds: readonly string[],
): Promise<Record<Move, { readonly id: string; readonly error: ItemOutcome }[]>> {
  const current = (await lockMembershipsOf(tx, productId)) ?? []
  const wanted = [
    ...new Set(categoryIds.filter((id) => id !== ALL_PRODUCTS_ID).map((id) => id.toLowerCase())),
  ]
  const missing = wanted.filter((id) => !current.includes(id))
  const surplus = current.filter((id) => !wanted.includes(id))
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

/** Holds the categories and says of each membership why it may not change. */
async function refusalsOf(
  tx: Tx,
  members: readonly Membership[],
): Promise<(member: Membership) => ItemOutcome> {
  const ids = members.map(({ collectionId }) => collectionId)
  const nodes = await findNodes(tx, await lockCollections(tx, ids))
  return ({ collectionId }) => {
    if (collectionId === ALL_PRODUCTS_ID) return ManagedCategory({ categoryId: collectionId })
    const node = nodes.get(collectionId.toLowerCase())
    if (!node) return CategoryNotFound({ categoryId: collectionId })
    return isKeptByOther(node, tx.actor) ? ManagedCategory({ categoryId: node.id }) : undefined
  }
}

const itemFacts = { added: CategoryItemAdded, removed: CategoryItemRemoved } as const

/** Tells the ledger of the categories, of the collections that they are, and of the products. */
async function tell(tx: Tx, deps: Deps, moved: readonly Membership[], change: Move): Promise<void> {
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
  await tellProducts(tx, deps, moved, change)
}

/** Tells the ledger of the products alone. */
export async function tellProducts(
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
  const places = placesOf(ended)
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

/** Where products stood in what they have left, so that they can come back to it. */
function placesOf(ended: readonly EndedMembership[]): Map<string, Record<string, MemberPlace>> {
  const places = new Map<string, Record<string, MemberPlace>>()
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
