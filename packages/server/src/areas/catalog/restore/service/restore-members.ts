import type { Tx } from '../../../../platform/tx.ts'
import { addMemberships } from '../../categories/index.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { findIds } from '../../shared/store/references.ts'
import { type ForeignMember, savePositions } from '../store/restore-parts.ts'

/**
 * Adds products to collections in their exported order, with arrangement and main category. Existing members
 * stay. Returns which of the ids exist in the site.
 */
export async function restoreMembers(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  members: readonly ForeignMember[],
): Promise<ReadonlySet<string>> {
  const added = new Set((await addMemberships(tx, deps, members)).map(keyOf))
  await savePositions(
    tx,
    members.filter((one) => added.has(keyOf(one))),
  )
  const idsOf = (key: 'collectionId' | 'productId') => [...new Set(members.map((one) => one[key]))]
  const collections = await findIds(tx, 'collections', idsOf('collectionId'))
  const products = await findIds(tx, 'products', idsOf('productId'))
  return new Set([...collections, ...products])
}

const keyOf = ({ collectionId, productId }: ForeignMember) => `${collectionId} ${productId}`
