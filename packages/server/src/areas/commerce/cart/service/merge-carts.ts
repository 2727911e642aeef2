import { CartDeleted, CartMerged } from '@vitrine/contract/carts'
import { DatabaseError } from 'pg'
import { inSavepoint } from '../../../../platform/savepoint.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart, OpenCart } from '../model/cart.ts'
import { mergeCarts } from '../rules/merge.ts'
import { deleteCart, findCart, findCurrentCart, moveCheckouts } from '../store/carts.ts'
import { lockVisitor, rememberSignIn } from '../store/sign-ins.ts'
import type { CartDeps } from './deps.ts'
import { openCart } from './open-cart.ts'
import { factOf, saveCart } from './save-cart.ts'

/** For how long calls that the visitor sent before the sign-in may be under way. */
const SECONDS_UNDER_WAY = 10

interface SignIn {
  readonly visitorId: string
  readonly memberId: string
}

/**
 * Merges the cart of a visitor at sign-in: the member takes it over if they have none, otherwise
 * `carts.mergeAtSignIn` of the site decides. The visitor's checkouts follow. Does nothing at a second sign-in
 * of the same visitor. Concurrent calls of the visitor are awaited, or work for the member.
 */
export async function mergeAtSignIn(tx: Tx, deps: CartDeps, signIn: SignIn): Promise<void> {
  await lockVisitor(tx, signIn.visitorId)
  const expiresDate = deps.platform.clock.after(tx.now, { seconds: SECONDS_UNDER_WAY })
  await rememberSignIn(tx, { ...signIn, expiresDate })
  // Before the checkouts, because creating a checkout locks its cart.
  await moveCart(tx, deps, signIn)
  await moveCheckouts(tx, signIn)
}

async function moveCart(tx: Tx, deps: CartDeps, { visitorId, memberId }: SignIn): Promise<void> {
  const found = await lockBoth(tx, { visitorId, memberId })
  if (!found) return
  const visitors = await openCart(tx, deps, found.visitors)
  if (!found.members) {
    const cart = { ...visitors.cart, visitorId: null, memberId, contactId: null }
    const isGiven = await giveCart(tx, deps, visitors, { ...visitors, cart })
    return isGiven ? undefined : moveCart(tx, deps, { visitorId, memberId })
  }
  const members = await openCart(tx, deps, found.members)
  await deleteVisitors(tx, deps, visitors)
  const { mergeAtSignIn: strategy } = (await deps.settingsOf(tx.siteId)).carts
  const after = mergeCarts(strategy, members, visitors)
  await saveCart(tx, deps, members, after, { definition: CartMerged })
}

/** False when the member has started a cart meanwhile, on another device: there is one to merge with. */
function giveCart(tx: Tx, deps: CartDeps, before: OpenCart, after: OpenCart): Promise<boolean> {
  return inSavepoint(tx, () => saveCart(tx, deps, before, after)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DatabaseError && error.constraint === 'carts_of_member') return false
      throw error
    },
  )
}

/** Both carts, locked in the order of their ids, so that two sign-ins at once wait for each other. */
async function lockBoth(tx: Tx, { visitorId, memberId }: SignIn) {
  const reading = { lock: false }
  const visitors = await findCurrentCart(tx, { visitorId, memberId: null }, reading)
  if (!visitors) return undefined
  const members = await findCurrentCart(tx, { visitorId: null, memberId }, reading)
  const locked = new Map<string, Cart>()
  for (const id of [visitors.id, ...(members ? [members.id] : [])].sort()) {
    const cart = await findCart(tx, id, { lock: true })
    if (cart) locked.set(id, cart)
  }
  const own = locked.get(visitors.id)
  if (own?.visitorId !== visitorId) return undefined
  return { visitors: own, members: members && locked.get(members.id) }
}

async function deleteVisitors(tx: Tx, { events }: CartDeps, visitors: OpenCart): Promise<void> {
  await deleteCart(tx, visitors.cart.id)
  await events.append(tx, {
    definition: CartDeleted,
    entityId: visitors.cart.id,
    before: factOf(visitors),
  })
}
