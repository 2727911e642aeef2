import { WishListNotFound } from '@vitrine/contract/wish-lists'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, CartOwner } from '../../cart/index.ts'
import type { WishItem, WishList } from '../model.ts'
import { findItems } from '../store/items.ts'
import { findList, insertList } from '../store/lists.ts'
import type { WishListDeps } from './deps.ts'

const VISITOR_DAYS = 90
const MEMBER_DAYS = 180

/** A list opened for changes, with its items including those that can be restored. */
export interface OpenList {
  readonly list: WishList
  readonly items: readonly WishItem[]
}

/** When an unchanged list is deleted. */
export const expiryOf = (
  { platform }: Pick<WishListDeps, 'platform'>,
  { now }: Pick<Tx, 'now'>,
  { memberId }: Pick<CartOwner, 'memberId'>,
): Date => platform.clock.after(now, { days: memberId === null ? VISITOR_DAYS : MEMBER_DAYS })

/** The caller's list; undefined where there is none. */
export async function readList(tx: Tx, caller: CartCaller): Promise<OpenList | undefined> {
  if (caller.kind === 'merchant') return undefined
  const list = await findList(tx, caller.owner, { lock: false })
  return list && { list, items: await findItems(tx, list.id) }
}

/** The caller's list, locked. */
export async function requireList(
  tx: Tx,
  deps: WishListDeps,
  caller: CartCaller,
): Promise<OpenList> {
  const list = await findList(tx, await ownerOf(tx, deps, caller), { lock: true })
  if (!list) throw WishListNotFound()
  return { list, items: await findItems(tx, list.id) }
}

/** The same; where there is none, one is created. */
export async function openOrCreate(
  tx: Tx,
  deps: WishListDeps,
  caller: CartCaller,
): Promise<OpenList & { readonly isNew: boolean }> {
  const owner = await ownerOf(tx, deps, caller)
  const existing = await findList(tx, owner, { lock: true })
  if (existing) return { list: existing, items: await findItems(tx, existing.id), isNew: false }
  const list = emptyList(tx, deps, owner)
  if (await insertList(tx, list)) return { list, items: [], isNew: true }
  // A concurrent call has created the list; waits for its lock.
  return { ...(await requireList(tx, deps, { kind: 'owner', owner })), isNew: false }
}

/** The owner, or the member as whom a visitor has recently signed in. */
function ownerOf(tx: Tx, { carts }: WishListDeps, caller: CartCaller): Promise<CartOwner> {
  if (caller.kind === 'merchant') throw WishListNotFound()
  return carts.newOwner(tx, caller.owner)
}

const emptyList = (tx: Tx, deps: WishListDeps, owner: CartOwner): WishList => ({
  ...owner,
  id: newId(),
  shareId: null,
  priceMails: 'OFF',
  email: null,
  language: null,
  mailedDate: null,
  mailedTo: null,
  createdDate: tx.now,
  updatedDate: tx.now,
  expiresDate: expiryOf(deps, tx, owner),
})
