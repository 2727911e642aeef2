import type { Tx } from '../../../../platform/tx.ts'
import type { CartOwner } from '../model/cart.ts'
import { awaitSignIn, findSignIn } from '../store/sign-ins.ts'

/**
 * The member as whom a visitor has just signed in. A concurrent call of the visitor works for the member,
 * because a cart of the visitor would never be found again.
 */
export async function ownerSignedIn(tx: Tx, owner: CartOwner): Promise<CartOwner | undefined> {
  if (owner.visitorId === null) return undefined
  const memberId = await findSignIn(tx, owner.visitorId)
  return memberId === undefined ? undefined : { visitorId: null, memberId }
}

/** The owner of a new cart; waits for a sign-in in progress. */
export async function newOwner(tx: Tx, owner: CartOwner): Promise<CartOwner> {
  if (owner.visitorId === null) return owner
  await awaitSignIn(tx, owner.visitorId)
  return (await ownerSignedIn(tx, owner)) ?? owner
}
