import type { Tx } from '../../../platform/tx.ts'
import { type ForeignMember, findIds, placeMembers } from '../store/restore-parts.ts'
import type { CatalogDeps } from './context.ts'
import { addMemberships } from './membership.ts'

/**
 * Puts products into collections where they stood elsewhere: behind each other, arranged or not, and
 * whichever is their main one. Who is in already stays as it is. Answers which of the ids the site has.
 */
export async function restoreMembers(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  members: readonly ForeignMember[],
): Promise<ReadonlySet<string>> {
  const added = new Set((await addMemberships(tx, deps, members)).map(keyOf))
  await placeMembers(
    tx,
    members.filter((one) => added.has(keyOf(one))),
  )
  const idsOf = (key: 'collectionId' | 'productId') => [...new Set(members.map((one) => one[key]))]
  const collections = await findIds(tx, 'collections', idsOf('collectionId'))
  const products = await findIds(tx, 'products', idsOf('productId'))
  return new Set([...collections, ...products])
}

const keyOf = ({ collectionId, productId }: ForeignMember) => `${collectionId} ${productId}`
