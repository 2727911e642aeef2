import { ItemNotInCategory } from '@vitrine/contract/catalog'
import type { ChangedProduct } from '@vitrine/contract/products'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, Product } from '../../../catalog/index.ts'

/** A product with the collections to add it to and to remove it from. */
export interface MovedProduct {
  readonly request: ChangedProduct
  readonly before: Product
}

/** The requested collection changes that are not in effect yet. */
export function movesOf({ request, before }: MovedProduct) {
  const isIn = new Set(before.collectionIds)
  const lowered = (ids: readonly string[] = []) => [...new Set(ids.map((id) => id.toLowerCase()))]
  return {
    added: lowered(request.addToCollectionIds).filter((id) => !isIn.has(id)),
    removed: lowered(request.removeFromCollectionIds).filter((id) => isIn.has(id)),
  }
}

/** Adds products to collections and removes them, with a constant number of statements. */
export async function saveMemberships(
  tx: Tx,
  { catalog }: { readonly catalog: Pick<Catalog, 'addItems' | 'removeItems'> },
  products: readonly MovedProduct[],
): Promise<void> {
  const members = (kind: 'added' | 'removed') =>
    products.flatMap((one) =>
      movesOf(one)[kind].map((collectionId) => ({ collectionId, productId: one.before.id })),
    )
  const [added, removed] = [members('added'), members('removed')]
  const results = [
    ...(added.length > 0 ? await catalog.addItems(tx, added) : []),
    ...(removed.length > 0 ? await catalog.removeItems(tx, removed) : []),
  ]
  // A collection was deleted after planning: the whole call is refused.
  const refused = results.find((one) => one && one.definition.code !== ItemNotInCategory.code)
  if (refused) throw refused
}

/** With an addition and a removal of the same collection the result would depend on their order. */
export const namedTwice = ({
  addToCollectionIds = [],
  removeFromCollectionIds = [],
}: ChangedProduct) => {
  const removed = new Set(removeFromCollectionIds.map((id) => id.toLowerCase()))
  return addToCollectionIds.find((id) => removed.has(id.toLowerCase()))
}
