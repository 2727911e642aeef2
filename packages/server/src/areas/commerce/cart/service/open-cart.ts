import { CartAlreadyOrdered, CartNotFound, OwnedCartNotFound } from '@vitrine/contract/carts'
import { CheckoutNotFound } from '@vitrine/contract/checkouts'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PurchasableReference, Resolution } from '../../../catalog/index.ts'
import type {
  Cart,
  CartCaller,
  CartLine,
  CartOwner,
  CartTarget,
  OpenCart,
  ResolvedLine,
} from '../model/cart.ts'
import { withOverrides } from '../rules/overrides.ts'
import { findCart, findCurrentCart, lockCheckoutCarts } from '../store/carts.ts'
import { findLines } from '../store/lines.ts'
import { withBuyerPrices } from './buyer-prices.ts'
import { findLinkOwner } from './checkout-links.ts'
import type { CartDeps } from './deps.ts'
import { ownerSignedIn } from './new-owner.ts'

/** The cart that a caller means, if there is one and it is the caller's to use. */
export async function locateCart(
  tx: Tx,
  caller: CartCaller,
  target: CartTarget,
  lock: boolean,
): Promise<Cart | undefined> {
  const cart = await locateOwn(tx, caller, target, lock)
  if (cart || caller.kind === 'merchant') return cart
  const owner = await ownerSignedIn(tx, caller.owner)
  const signedIn = owner && (await locateOwn(tx, { kind: 'owner', owner }, target, lock))
  if (signedIn || target.kind !== 'checkout') return signedIn
  return locateByLink(tx, caller.owner, target, lock)
}

/** A checkout that the caller reached by a link of its owner. */
async function locateByLink(
  tx: Tx,
  caller: CartOwner,
  target: CartTarget & { readonly kind: 'checkout' },
  lock: boolean,
): Promise<Cart | undefined> {
  const linkOwner = isGuid(target.id) ? await findLinkOwner(tx, caller, target.id) : undefined
  if (!linkOwner) return undefined
  const cart = await locateOwn(tx, { kind: 'owner', owner: linkOwner }, target, lock)
  const owner = cart ? undefined : await ownerSignedIn(tx, linkOwner)
  return owner ? locateOwn(tx, { kind: 'owner', owner }, target, lock) : cart
}

async function locateOwn(
  tx: Tx,
  caller: CartCaller,
  target: CartTarget,
  lock: boolean,
): Promise<Cart | undefined> {
  if (target.kind === 'current') {
    return caller.kind === 'owner' ? findCurrentCart(tx, caller.owner, { lock }) : undefined
  }
  if (!isGuid(target.id)) return undefined
  const kind = target.kind === 'checkout' ? 'checkout' : 'cart'
  const withOrdered = target.kind === 'id' && target.withOrdered === true
  const cart = await findCart(tx, target.id, { lock, kind, withOrdered })
  if (!cart || !mayUse(tx, caller, cart)) return undefined
  if (lock && cart.orderedDate !== null) throw alreadyOrdered(cart)
  return cart
}

/**
 * Owners use their own carts and those without an owner, and in a rehearsal only those of rehearsals;
 * merchants use all.
 */
function mayUse(
  tx: Pick<Tx, 'isRehearsal'>,
  caller: CartCaller,
  { visitorId, memberId, isRehearsal }: Cart,
): boolean {
  if (caller.kind === 'merchant') return true
  if (isRehearsal !== (tx.isRehearsal === true)) return false
  if (visitorId === null && memberId === null) return true
  const { owner } = caller
  return memberId === null ? visitorId === owner.visitorId : memberId === owner.memberId
}

export async function requireCart(
  tx: Tx,
  caller: CartCaller,
  target: CartTarget,
  lock: boolean,
): Promise<Cart> {
  const cart = await locateCart(tx, caller, target, lock)
  if (cart) return cart
  throw notFound(target)
}

/** The cart of a checkout for ordering, locked together with its source cart. */
export async function lockCheckout(
  tx: Tx,
  caller: CartCaller,
  checkoutId: string,
  sourceCartId: string | null,
): Promise<Cart> {
  const cart = await lockCheckoutCarts(tx, checkoutId, sourceCartId)
  if (cart && mayUse(tx, caller, cart)) return cart
  return requireCart(tx, caller, { kind: 'checkout', id: checkoutId }, true)
}

export const alreadyOrdered = ({ id, orderId }: Cart) =>
  CartAlreadyOrdered({ cartId: id, ...(orderId !== null && { orderId }) })

export function notFound(target: CartTarget) {
  if (target.kind === 'current') return OwnedCartNotFound()
  const { kind, id } = target
  return kind === 'checkout' ? CheckoutNotFound({ id }) : CartNotFound({ id })
}

/** Loads a cart with its current lines, and resolves further references, in three statements. */
export async function openCart(
  tx: Tx,
  deps: Pick<CartDeps, 'catalog' | 'prices' | 'rolesOf'>,
  cart: Cart,
  further: readonly PurchasableReference[] = [],
): Promise<OpenCart & { readonly further: readonly Resolution[] }> {
  const lines = await findLines(tx, cart.id)
  const resolved = await resolveLines(tx, deps, lines, further)
  return withBuyerPrices(tx, deps, { cart, ...resolved })
}

export async function resolveLines(
  tx: Tx,
  { catalog }: Pick<CartDeps, 'catalog'>,
  lines: readonly CartLine[],
  further: readonly PurchasableReference[] = [],
): Promise<{ lines: readonly ResolvedLine[]; further: readonly Resolution[] }> {
  const referring = lines.filter(({ reference }) => reference !== null)
  const references = referring.map(({ reference }) => reference as PurchasableReference)
  const resolutions = await catalog.resolvePurchasables(tx, [...references, ...further])
  const byLine = new Map(
    referring.map(({ id, overrides }, at) => [
      id,
      withOverrides(resolutions[at] as Resolution, overrides),
    ]),
  )
  return {
    lines: lines.map((line) => ({ line, resolution: byLine.get(line.id) ?? null })),
    further: resolutions.slice(references.length),
  }
}
