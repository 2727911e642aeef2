import {
  CodeNotFoundInCart,
  CouponCannotBuyGiftCards,
  CouponCodeIsLocked,
  InvalidProductForCoupon,
  InvalidSubtotalForCoupon,
  MAX_CODES,
  TooManyCodes,
} from '@vitrine/contract/carts'
import { normalizeCode, type VerdictReason } from '@vitrine/pricing'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart, CartCaller, CartTarget } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import { isOnlyGiftCards } from '../rules/snapshot.ts'
import { viewOf } from '../rules/view.ts'
import { claimed } from './create-cart.ts'
import type { CartDeps } from './deps.ts'
import { estimateView } from './estimate.ts'
import { openCart, requireCart } from './open-cart.ts'
import { saveCart } from './save-cart.ts'
import { viewCart } from './view-cart.ts'

/** Whether a code is added to those of the cart, replaces them, or is the code of a new cart. */
export type CodePolicy = 'add' | 'replace' | 'first'

/** Applies a code; refuses one that cannot be used, without changing the cart. */
export async function applyCode(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  entered: string,
  policy: CodePolicy,
): Promise<CartView> {
  const cart = claimed(await requireCart(tx, caller, target, true), caller)
  if (policy !== 'first') refuseLocked(caller, cart)
  const before = await openCart(tx, deps, cart)
  const after = { ...before, cart: { ...cart, codes: codesWith(cart, entered, policy) } }
  const buyer = { memberId: cart.memberId ?? undefined, email: cart.email ?? undefined }
  const found = await deps.promotions.findCode(tx, entered, { buyer })
  const view = viewOf(after, await deps.catalog.shopOf(tx))
  if (isOnlyGiftCards(view)) throw CouponCannotBuyGiftCards()
  await refuseUseless(tx, deps, view, found.promotionId)
  return viewCart(tx, deps, await saveCart(tx, deps, before, after))
}

export async function removeCode(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  entered: string | null,
): Promise<CartView> {
  const cart = claimed(await requireCart(tx, caller, target, true), caller)
  refuseLocked(caller, cart)
  const before = await openCart(tx, deps, cart)
  const codes = cart.codes.filter(
    (code) => entered !== null && normalizeCode(code) !== normalizeCode(entered),
  )
  if (entered !== null && codes.length === cart.codes.length) {
    throw CodeNotFoundInCart({ code: entered })
  }
  return viewCart(
    tx,
    deps,
    await saveCart(tx, deps, before, { ...before, cart: { ...cart, codes } }),
  )
}

/** Codes that the creator of a cart has locked can only be changed by a merchant. A checkout has its own settings. */
function refuseLocked(caller: CartCaller, { kind, settings }: Cart): void {
  if (kind === 'cart' && settings?.lockCouponCode && caller.kind === 'owner') {
    throw CouponCodeIsLocked()
  }
}

function codesWith({ codes }: Cart, entered: string, policy: CodePolicy): readonly string[] {
  const code = entered.trim()
  if (policy !== 'add') return [code]
  if (codes.some((one) => normalizeCode(one) === normalizeCode(code))) return codes
  if (codes.length >= MAX_CODES) throw TooManyCodes()
  return [...codes, code]
}

/** Reasons for which a code is refused when it is entered, although it may apply to another cart. */
const refusals: Partial<Record<VerdictReason, typeof InvalidSubtotalForCoupon>> = {
  'subtotal-too-low': InvalidSubtotalForCoupon,
  'subtotal-too-high': InvalidSubtotalForCoupon,
  'nothing-in-scope': InvalidProductForCoupon,
  'not-for-subscriptions': InvalidProductForCoupon,
}

async function refuseUseless(
  tx: Tx,
  deps: CartDeps,
  view: CartView,
  promotionId: string,
): Promise<void> {
  const { result } = await estimateView(tx, deps, view, { withDelivery: false, withTax: false })
  const verdict = result.verdicts.find(
    ({ subject, id }) => subject === 'promotion' && id === promotionId,
  )
  const refusal = verdict && !verdict.applies ? refusals[verdict.reason] : undefined
  if (refusal) throw refusal({ reason: verdict?.reason, have: verdict?.have, need: verdict?.need })
}

/** The coupons of a cart by the ids of their promotions; omits codes of deleted coupons. */
export async function couponsOf(
  tx: Tx,
  { promotions }: Pick<CartDeps, 'promotions'>,
  { cart: { codes, memberId, email } }: CartView,
): Promise<{ readonly id: string; readonly code: string }[]> {
  if (codes.length === 0) return []
  const buyer = { memberId: memberId ?? undefined, email: email ?? undefined }
  const active = await promotions.active(tx, { codes, buyer, now: tx.now })
  return codes.flatMap((code) => {
    const found = active.find((one) => one.code && normalizeCode(one.code) === normalizeCode(code))
    return found ? [{ id: found.id, code }] : []
  })
}
