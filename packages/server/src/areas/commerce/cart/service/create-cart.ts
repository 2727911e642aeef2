import { OwnedCartNotFound } from '@vitrine/contract/carts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart, CartCaller, CartKind, CartOwner, CartTarget } from '../model/cart.ts'
import { findCurrentCart, insertCart } from '../store/carts.ts'
import type { CartDeps } from './deps.ts'
import { newOwner } from './new-owner.ts'
import { locateCart, notFound } from './open-cart.ts'
import { expiryOf } from './save-cart.ts'

const created = { isNew: true } as const

/** A cart without lines that is not stored yet. */
export async function emptyCart(
  tx: Tx,
  deps: CartDeps,
  owner: CartOwner,
  { kind = 'cart', isCurrent }: { readonly kind?: CartKind; readonly isCurrent: boolean },
): Promise<Cart> {
  return {
    ...owner,
    id: newId(),
    kind,
    isCurrent,
    isRehearsal: tx.isRehearsal === true,
    checkoutId: null,
    revision: 1,
    purchaseFlowId: newId(),
    note: '',
    giftMessage: '',
    email: null,
    language: null,
    contactId: null,
    contact: null,
    codes: [],
    giftCards: [],
    useStoreCredit: false,
    deliveryChoice: null,
    overrideCheckoutUrl: null,
    businessLocationId: null,
    extendedFields: null,
    billing: null,
    taxExemptGroupId: null,
    settings: null,
    source: null,
    orderId: null,
    orderedDate: null,
    createdDate: tx.now,
    updatedDate: tx.now,
    expiresDate: await expiryOf(deps, tx, owner),
  }
}

/** The cart, locked; the current one of an owner is created where there is none. */
export async function openOrCreate(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
): Promise<{ readonly cart: Cart; readonly isNew: typeof created | undefined }> {
  const existing = await locateCart(tx, caller, target, true)
  if (existing) return { cart: existing, isNew: undefined }
  if (target.kind !== 'current') throw notFound(target)
  if (caller.kind === 'merchant') throw OwnedCartNotFound()
  const owner = await newOwner(tx, caller.owner)
  const cart = await emptyCart(tx, deps, owner, { isCurrent: true })
  if (await insertCart(tx, cart)) return { cart, isNew: created }
  // A concurrent call has created the cart; waits for its lock.
  const other = await findCurrentCart(tx, owner, { lock: true })
  if (!other) throw OwnedCartNotFound()
  return { cart: other, isNew: undefined }
}

/** Creates a cart besides the current one, for example for buying at once; a merchant's has no owner. */
export async function createCart(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  kind: CartKind = 'cart',
): Promise<Cart> {
  const nobody = { visitorId: null, memberId: null }
  const owner = caller.kind === 'owner' ? await newOwner(tx, caller.owner) : nobody
  const cart = await emptyCart(tx, deps, owner, { kind, isCurrent: false })
  await insertCart(tx, cart)
  return cart
}

export { created as savedAsNew }

/** Assigns a cart without an owner to the first caller who changes it. */
export function claimed(cart: Cart, caller: CartCaller): Cart {
  const isNobodys = cart.visitorId === null && cart.memberId === null
  return isNobodys && caller.kind === 'owner' ? { ...cart, ...caller.owner } : cart
}
