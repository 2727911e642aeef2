import { CollectionIsBuiltIn, CollectionNotFound, ManagedCategory } from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import type { Category } from '../model/category.ts'
import { isKeptByOther } from '../rules/category-tree.ts'
import { findCollection, lockCollections } from '../store/collections.ts'

/** A collection that may be changed, held until the transaction ends. */
export async function requireOwnCollection(tx: Tx, id: string): Promise<Category> {
  if (id === ALL_PRODUCTS_ID) throw CollectionIsBuiltIn({ collectionId: id })
  const [known] = await lockCollections(tx, [id])
  const collection = known && (await findCollection(tx, { id: known }, false))
  if (!collection) throw CollectionNotFound({ collectionId: id })
  return collection
}

/** The same, where who acts may put items in and take them out. */
export async function requireOpenCollection(tx: Tx, id: string): Promise<Category> {
  const collection = await requireOwnCollection(tx, id)
  if (isKeptByOther(collection, tx.actor)) throw ManagedCategory({ categoryId: collection.id })
  return collection
}
