import { CollectionIsBuiltIn, CollectionNotFound, ManagedCategory } from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { Category } from '../model/category.ts'
import { isManagedByOtherApp } from '../rules/category-tree.ts'
import { findCollection, lockCollections } from '../store/collections.ts'

/** A collection that may be changed, locked until the end of the transaction. */
export async function requireOwnCollection(tx: Tx, id: string): Promise<Category> {
  if (id === ALL_PRODUCTS_ID) throw CollectionIsBuiltIn({ collectionId: id })
  const [existing] = await lockCollections(tx, [id])
  const collection = existing && (await findCollection(tx, { id: existing }, false))
  if (!collection) throw CollectionNotFound({ collectionId: id })
  return collection
}

/** Like `requireOwnCollection`, and the caller may add and remove items. */
export async function requireOpenCollection(tx: Tx, id: string): Promise<Category> {
  const collection = await requireOwnCollection(tx, id)
  if (isManagedByOtherApp(collection, tx.actor))
    throw ManagedCategory({ categoryId: collection.id })
  return collection
}
