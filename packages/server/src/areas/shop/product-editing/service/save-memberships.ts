import { ItemNotInCategory } from '@vitrine/contract/catalog'
import type { ChangedProduct } from '@vitrine/contract/products'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, Product } from '../../../catalog/index.ts'

/** A product with the collections that it is to enter and to leave. */
export interface MovedProduct {
  readonly request: ChangedProduct
  readonly before: Product
}

/** The collections that a change names and that are not as it wants them yet. */
export function movesOf({ request, before }: MovedProduct) {
  const isIn = new Set(before.collectionIds)
  const lowered = (ids: readonly string[] = []) => [...new Set(ids.map((id) => id.toLowerCase()))]
  return {
    added: lowered(request.addToCollectionIds).filter((id) => !isIn.has(id)),
    removed: lowered(request.removeFromCollectionIds).filter((id) => isIn.has(id)),
  }
}

/** Puts products into collections and takes them out, with a number of statements that does not grow with them. */
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
  // A collection that was deleted after the plan: the call is refused as a whole.
  const refused = results.find((one) => one && one.definition.code !== ItemNotInCategory.code)
  if (refused) throw refused
}

/** Both an addition and a removal would depend on their order. */
export const namedTwice = ({
  addToCollectionIds = [],
  removeFromCollectionIds = [],
}: ChangedProduct) => {
  const removed = new Set(removeFromCollectionIds.map((id) => id.toLowerCase()))
  return addToCollectionIds.find((id) => removed.has(id.toLowerCase()))
}
