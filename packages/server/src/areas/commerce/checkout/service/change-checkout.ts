import { isDeepStrictEqual } from 'node:util'
import type { PostalAddress } from '@vitrine/contract/carts'
import {
  CheckoutCompleted,
  CheckoutIsComplete,
  CheckoutNotFound,
  CheckoutRevisionConflict,
  type Consent,
  CouponCodeIsLocked,
} from '@vitrine/contract/checkouts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Additions, Cart, CartCaller, CartChanges, CodePolicy } from '../../cart/index.ts'
import type { Checkout, CheckoutView, NewConsent, OwnChanges } from '../model.ts'
import { findCheckout, updateCheckout, updateProgress } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'
import { targetOf, viewCheckout } from './view-checkout.ts'

interface Addresses {
  readonly shipping?: PostalAddress | null | undefined
  readonly billing?: PostalAddress | null | undefined
}

/** Changes of a checkout; absent fields stay unchanged. */
export interface CheckoutChanges {
  /** Refused unless it is the present one. */
  readonly revision?: number | undefined
  readonly cart?: CartChanges
  /** Addresses only, without changing the names. */
  readonly addresses?: Addresses
  readonly own?: Omit<OwnChanges, 'consents'>
  /** Replace earlier consents with the same key. */
  readonly consents?: readonly NewConsent[] | undefined
  /** Whether to resolve the problems of lines. */
  readonly accept?: boolean
}

/** A checkout that may still be changed, locked. */
export async function requireOpen(
  tx: Tx,
  { carts }: CheckoutDeps,
  caller: CartCaller,
  id: string,
  revision?: number,
): Promise<{ readonly checkout: Checkout; readonly cart: Cart }> {
  const cart = await carts.lock(tx, caller, targetOf(id))
  const checkout = await findCheckout(tx, id)
  if (!checkout) throw CheckoutNotFound({ id })
  const { orderId } = checkout
  if (checkout.state === 'completed' || orderId)
    throw CheckoutIsComplete(orderId ? { orderId } : {})
  if (revision !== undefined && revision !== cart.revision) {
    throw CheckoutRevisionConflict({ revision: cart.revision })
  }
  return { checkout, cart }
}

export async function changeCheckout(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  id: string,
  { revision, cart = {}, addresses = {}, own = {}, consents, accept = false }: CheckoutChanges,
): Promise<CheckoutView> {
  const { checkout: before, cart: stored } = await requireOpen(tx, deps, caller, id, revision)
  const { shipping, billing } = addresses
  const changes = differing(before, {
    ...own,
    ...(billing !== undefined && { billing: { ...before.billing, address: billing } }),
    ...(consents && { consents: consentsAfter(before.consents, consents, tx.now) }),
  })
  const contact =
    shipping === undefined ? {} : { contact: { ...stored.contact, address: shipping } }
  await deps.carts.update(
    tx,
    caller,
    targetOf(id),
    { ...cart, ...contact },
    { accept, others: Object.keys(changes) },
  )
  await updateCheckout(tx, id, changes)
  return viewCheckout(tx, deps, caller, { ...before, ...changes })
}

export function consentsAfter(
  earlier: readonly Consent[],
  given: readonly NewConsent[],
  now: Date,
): Consent[] {
  const keys = new Set(given.map(({ key }) => key))
  return [
    ...earlier.filter(({ key }) => !keys.has(key)),
    ...given.map((one) => ({ ...one, givenDate: now })),
  ]
}

function differing(before: Checkout, own: OwnChanges): OwnChanges {
  const names = Object.keys(own) as (keyof OwnChanges)[]
  const changed = names.filter(
    (name) => own[name] !== undefined && !isDeepStrictEqual(own[name], before[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, own[name]]))
}

export async function addItems(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  id: string,
  additions: Additions,
): Promise<CheckoutView> {
  const { checkout } = await requireOpen(tx, deps, caller, id)
  await deps.carts.add(tx, caller, targetOf(id), additions)
  return viewCheckout(tx, deps, caller, checkout)
}

export async function setQuantities(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  id: string,
  quantities: ReadonlyMap<string, number>,
): Promise<CheckoutView> {
  const { checkout } = await requireOpen(tx, deps, caller, id)
  await deps.carts.setQuantities(tx, caller, targetOf(id), quantities)
  return viewCheckout(tx, deps, caller, checkout)
}

export async function applyCode(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  id: string,
  { code, policy }: { readonly code: string; readonly policy: CodePolicy },
): Promise<CheckoutView> {
  const { checkout } = await requireOpen(tx, deps, caller, id)
  refuseLocked(caller, checkout)
  await deps.carts.applyCode(tx, caller, targetOf(id), code, policy)
  return viewCheckout(tx, deps, caller, checkout)
}

/** Removes a code, or all of them. */
export async function removeCode(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  id: string,
  code: string | null,
): Promise<CheckoutView> {
  const { checkout } = await requireOpen(tx, deps, caller, id)
  refuseLocked(caller, checkout)
  await deps.carts.removeCode(tx, caller, targetOf(id), code)
  return viewCheckout(tx, deps, caller, checkout)
}

/** Codes that the merchant has fixed are only the merchant's to change. */
function refuseLocked(caller: CartCaller, { settings }: Checkout): void {
  if (settings?.lockCouponCode && caller.kind === 'owner') throw CouponCodeIsLocked()
}

/** Marks a checkout as completed whose order was created elsewhere. */
export async function complete(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  id: string,
): Promise<CheckoutView> {
  const { checkout } = await requireOpen(tx, deps, caller, id)
  return viewCheckout(tx, deps, caller, await markCompleted(tx, deps, checkout))
}

/** A completed checkout changes no more. */
export async function markCompleted(
  tx: Tx,
  { events }: Pick<CheckoutDeps, 'events'>,
  before: Checkout,
): Promise<Checkout> {
  const after: Checkout = { ...before, state: 'completed', completedDate: tx.now }
  await updateProgress(tx, after)
  await events.append(tx, {
    definition: CheckoutCompleted,
    entityId: before.id,
    before: { id: before.id, state: before.state },
    after: { id: after.id, state: after.state, orderId: after.orderId },
  })
  return after
}
