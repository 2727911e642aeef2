import { CollectionDeleted, CollectionNotFound } from '@vitrine/contract/catalog'
import type { CollectionToSave, childrenOfDeleted } from '@vitrine/contract/collections'
import type { Tx } from '../../../platform/tx.ts'
import { type RestoreDeps, restoreEntity, type SaveOptions } from '../editing/index.ts'
import { type ListRequest, listCollections } from './service/list-collections.ts'
import { type CollectionDeps, readCollection, saveCollection } from './service/save-collection.ts'

export type Collections = ReturnType<typeof createCollections>

const merchant = { seesHidden: true } as const

export const createCollections = (deps: CollectionDeps & RestoreDeps) => ({
  /** Creates a collection or changes any part of one, as one revision. */
  save: (tx: Tx, collection: CollectionToSave, options: SaveOptions) =>
    saveCollection(tx, deps, collection, options),
  get: (tx: Tx, id: string) => readCollection(tx, deps, id),
  list: (tx: Tx, request: ListRequest) => listCollections(tx, deps, request),
  /** One page of the ids of its products, in the collection's order. */
  async listProducts(tx: Tx, id: string, page: ProductPage) {
    await readCollection(tx, deps, id)
    const walk = undefined
    return deps.catalog.pageItems(tx, id, { ...page, isArranged: true, walk }, merchant)
  },
  /** Deletes a collection; its products stay. */
  async delete(tx: Tx, id: string, children: (typeof childrenOfDeleted)[number]): Promise<void> {
    await deps.catalog.lockCollection(tx, id)
    if (children === 'DELETE') await deps.catalog.deleteCategory(tx, id)
    else await deps.catalog.deleteCollection(tx, id)
  },
  /** Restores a deleted collection with its products. */
  async restore(tx: Tx, id: string) {
    const notDeleted = () =>
      CollectionNotFound({ collectionId: id }, 'There is no deleted collection with this id')
    await restoreEntity(tx, deps, { id, fact: CollectionDeleted, notDeleted })
    return readCollection(tx, deps, id)
  },
})

interface ProductPage {
  readonly withBelow: boolean
  readonly limit: number
  readonly offset: number
}
