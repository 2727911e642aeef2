import type { Tx } from '../../../platform/tx.ts'
import { collectionsOfProductChanged, membershipChanged } from '../events.ts'
import type { Collection } from '../model/shop.ts'
import {
  deleteMembers,
  findCollections,
  findMemberships,
  insertMembers,
  lockCollections,
  type Membership,
} from '../store/collections.ts'
import { guidsAmong } from '../store/rows.ts'
import { requireOwnCollection } from './collections.ts'
import type { CatalogDeps } from './context.ts'

/** Puts products into a collection; unknown ones and those in it already are passed over. */
export async function addProducts(
  tx: Tx,
  deps: CatalogDeps,
  collectionId: string,
  productIds: readonly string[],
): Promise<void> {
  const collection = await requireOwnCollection(tx, collectionId)
  const members = guidsAmong(productIds).map((productId) => ({
    collectionId: collection.id,
    productId,
  }))
  await tell(tx, deps, [collection], await insertMembers(tx, members), 'added')
}

/** Many products into many collections at once; collections that are not there are passed over. */
export async function addMemberships(
  tx: Tx,
  deps: CatalogDeps,
  members: readonly Membership[],
): Promise<void> {
  const ids = await lockCollections(
    tx,
    members.map(({ collectionId }) => collectionId),
  )
  const known = new Set(ids)
  const wanted = members.filter((one) => known.has(one.collectionId))
  const added = await insertMembers(tx, wanted)
  if (added.length === 0) return
  await tell(tx, deps, await findCollections(tx, ids), added, 'added')
}

export async function removeProducts(
  tx: Tx,
  deps: CatalogDeps,
  collectionId: string,
  productIds: readonly string[],
): Promise<void> {
  const collection = await requireOwnCollection(tx, collectionId)
  const removed = await deleteMembers(tx, collection.id, productIds)
  const members = removed.map((productId) => ({ collectionId: collection.id, productId }))
  await tell(tx, deps, [collection], members, 'removed')
}

/** Tells the ledger of both the collections and the products. */
async function tell(
  tx: Tx,
  { events }: CatalogDeps,
  collections: readonly Pick<Collection, 'id' | 'name'>[],
  moved: readonly Membership[],
  change: 'added' | 'removed',
): Promise<void> {
  if (moved.length === 0) return
  const productsOf = groupBy(moved, 'collectionId', 'productId')
  const changed = collections.filter(({ id }) => productsOf.has(id))
  const collectionsOf = groupBy(moved, 'productId', 'collectionId')
  const products = await findMemberships(tx, [...collectionsOf.keys()])
  await events.append(
    tx,
    ...changed.map((one) => membershipChanged(one, change, productsOf.get(one.id) ?? [])),
    ...products.map((one) =>
      collectionsOfProductChanged(one, change, collectionsOf.get(one.id) ?? []),
    ),
  )
}

const groupBy = (
  members: readonly Membership[],
  key: keyof Membership,
  value: keyof Membership,
): Map<string, string[]> => {
  const groups = new Map<string, string[]>()
  for (const one of members) groups.set(one[key], [...(groups.get(one[key]) ?? []), one[value]])
  return groups
}
