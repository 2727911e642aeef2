import type { Tx } from '../../../../platform/tx.ts'
import type { CartOwner } from '../model/cart.ts'
import { awaitSignIn, findSignIn } from '../store/sign-ins.ts'

/**
 * The member as whom a visitor signed in a moment ago. A call of the visitor that was under way meanwhile works for the
 * member: in a cart of the visitor nobody would find it again.
 */
export async function ownerSignedIn(tx: Tx, owner: CartOwner): Promise<CartOwner | undefined> {
  if (owner.visitorId === null) return undefined
  const memberId = await findSignIn(tx, owner.visitorId)
  return memberId === undefined ? undefined : { visitorId: null, memberId }
}

/** Whose a new cart is; waits for a sign-in that is on its way. */
export async function newOwner(tx: Tx, owner: CartOwner): Promise<CartOwner> {
  if (owner.visitorId === null) return owner
  await awaitSignIn(tx, owner.visitorId)
  return (await ownerSignedIn(tx, owner)) ?? owner
}
