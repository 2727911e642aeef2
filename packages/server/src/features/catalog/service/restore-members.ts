import type { Tx } from '../../../platform/tx.ts'
import { type ForeignMember, placeMembers } from '../store/restore-parts.ts'
import type { CatalogDeps } from './context.ts'
import { addMemberships } from './membership.ts'

/**
 * Puts products into collections where they stood elsewhere: behind each other, arranged or not, and
 * whichever is their main one. Who is in already stays as it is.
 */
export async function restoreMembers(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  members: readonly ForeignMember[],
): Promise<void> {
  const added = new Set((await addMemberships(tx, deps, members)).map(keyOf))
  await placeMembers(
    tx,
    members.filter((one) => added.has(keyOf(one))),
  )
}

const keyOf = ({ collectionId, productId }: ForeignMember) => `${collectionId} ${productId}`
