import type { Tx } from '../../../platform/tx.ts'
import type { Reader } from '../model/reader.ts'
import { collectionsIn, withoutCollections } from '../rules/hidden-collections.ts'
import { findHidden, findHiddenOf } from '../store/categories-of.ts'
import type { ProductQuery } from '../store/query-products.ts'
import { guidsAmong } from '../store/rows.ts'

/** Whether there are collections that a reader must not learn of. */
export const seesCollections = ({ seesHidden, seesHiddenCollections }: Reader): boolean =>
  seesHiddenCollections ?? seesHidden

/** A question without the collections that its reader does not see: for him nothing is in them. */
export async function withinSight<Q extends Pick<ProductQuery, 'filter'>>(
  tx: Tx,
  query: Q,
  reader: Reader,
): Promise<Q> {
  const named = seesCollections(reader) ? [] : guidsAmong(collectionsIn(query.filter))
  const hidden = await findHidden(tx, named)
  return hidden.size === 0 ? query : { ...query, filter: withoutCollections(query.filter, hidden) }
}

interface Member {
  readonly collectionIds: readonly string[]
}

/** Things without the collections that their reader does not see; `idOf` tells whose products they are. */
export async function asSeen<T extends Member>(
  tx: Tx,
  things: readonly T[],
  reader: Reader,
  idOf: (thing: T) => string,
): Promise<T[]> {
  const members = things.filter(({ collectionIds }) => collectionIds.length > 0)
  if (seesCollections(reader) || members.length === 0) return [...things]
  const hidden = await findHiddenOf(tx, members.map(idOf))
  if (hidden.size === 0) return [...things]
  return things.map((one) => ({
    ...one,
    collectionIds: one.collectionIds.filter((id) => !hidden.has(id)),
  }))
}
