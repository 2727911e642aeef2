import { CollectionChanged } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import { recountCollections } from '../store/availability.ts'
import {
  deleteMembers,
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
  const { id, name } = await requireOwnCollection(tx, collectionId)
  const members = guidsAmong(productIds).map((productId) => ({ collectionId: id, productId }))
  const added = await insertMembers(tx, members)
  if (added.length === 0) return
  await recountCollections(tx, [id])
  const addedProductIds = added.map(({ productId }) => productId)
  const after = { name, addedProductIds }
  await deps.events.append(tx, {
    definition: CollectionChanged,
    entityId: id,
    before: { name },
    after,
  })
}

/** Many products into many collections at once. All collections must be there. */
export async function addMemberships(
  tx: Tx,
  { events }: CatalogDeps,
  members: readonly Membership[],
): Promise<void> {
  const ids = await lockCollections(
    tx,
    members.map(({ collectionId }) => collectionId),
  )
  const known = new Set(ids)
  const added = await insertMembers(
    tx,
    members.filter((one) => known.has(one.collectionId)),
  )
  const changed = [...new Set(added.map(({ collectionId }) => collectionId))]
  await recountCollections(tx, changed)
  await events.append(
    tx,
    ...changed.map((id) => ({
      definition: CollectionChanged,
      entityId: id,
      before: {},
      after: {
        addedProductIds: added
          .filter(({ collectionId }) => collectionId === id)
          .map(({ productId }) => productId),
      },
    })),
  )
}

export async function removeProducts(
  tx: Tx,
  { events }: CatalogDeps,
  collectionId: string,
  productIds: readonly string[],
): Promise<void> {
  const { id, name } = await requireOwnCollection(tx, collectionId)
  const removedProductIds = await deleteMembers(tx, id, productIds)
  if (removedProductIds.length === 0) return
  await recountCollections(tx, [id])
  const after = { name, removedProductIds }
  await events.append(tx, { definition: CollectionChanged, entityId: id, before: { name }, after })
}
