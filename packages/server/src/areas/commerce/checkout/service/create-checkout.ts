import { IdempotencyKeyReused } from '@vitrine/contract/carts'
import { CantCreateCheckoutWithoutItems, type Channel } from '@vitrine/contract/checkouts'
import { inSavepoint } from '../../../../platform/savepoint.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type RequestKey, requestKeyOf } from '../../../../transport/idempotency-key.ts'
import type { CartCaller, CartTarget, CartView, NewCart } from '../../cart/index.ts'
import type { Checkout, CheckoutSettings, CheckoutView, ExternalReference } from '../model.ts'
import { findByRequest, findCheckout, insertCheckout } from '../store.ts'
import { type CheckoutChanges, changeCheckout, consentsAfter } from './change-checkout.ts'
import type { CheckoutDeps } from './deps.ts'
import { getCheckout, viewCheckout } from './view-checkout.ts'

/** Data of a new checkout besides its lines. */
export interface NewCheckout {
  readonly channel: Channel
  readonly settings?: CheckoutSettings | null | undefined
  readonly externalReference?: ExternalReference | null | undefined
  readonly changes: CheckoutChanges
}

/**
 * Creates the checkout of a cart, or updates its open one with the lines of the cart, preserving the buyer's
 * data.
 */
export async function checkOutCart(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  source: CartTarget,
  { changes, ...fields }: NewCheckout,
): Promise<CheckoutView> {
  const cart = await deps.carts.lock(tx, caller, source)
  const existing = cart.checkoutId === null ? undefined : await findCheckout(tx, cart.checkoutId)
  const open = existing?.state === 'open' && existing.orderId === null ? existing : undefined
  const copy = await deps.carts.copyToCheckout(tx, caller, source, open?.id ?? null)
  const choice = cart.deliveryChoice ? [cart.deliveryChoice] : undefined
  if (!open) {
    const deliveryChoices = choice ?? []
    await insertCheckout(
      tx,
      {
        ...newCheckout(tx, copy, { ...fields, settings: fields.settings ?? cart.settings }),
        sourceCartId: cart.id,
        billing: cart.billing,
        deliveryChoices,
      },
      undefined,
    )
  }
  const fromCart = open && choice ? { deliveryChoices: choice } : {}
  return changeCheckout(tx, deps, caller, copy.cart.id, {
    ...changes,
    own: { ...fromCart, ...changes.own },
  })
}

/** Creates a checkout of items, besides the current cart. A repeated request returns the same one. */
export async function checkOutItems(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  items: Omit<NewCart, 'changes'>,
  { changes, ...fields }: NewCheckout,
): Promise<CheckoutView> {
  if (items.lines.length + (items.customLines ?? []).length === 0) {
    throw CantCreateCheckoutWithoutItems()
  }
  const request = items.request && requestKeyOf(items.request)
  const repeated = request && (await findRepeated(tx, request))
  if (repeated) return getCheckout(tx, deps, caller, repeated)
  // A concurrent call may be first; then this one is rolled back.
  const checkout = await inSavepoint(tx, async () => {
    const cart = await deps.carts.startCheckout(tx, caller, {
      ...items,
      changes: changes.cart ?? {},
    })
    const inserted: Checkout = {
      ...newCheckout(tx, cart, fields),
      ...changes.own,
      consents: consentsAfter([], changes.consents ?? [], tx.now),
    }
    if (!(await insertCheckout(tx, inserted, request))) throw new RepeatedRequest()
    return inserted
  }).catch((error: unknown) => {
    if (error instanceof RepeatedRequest) return undefined
    throw error
  })
  if (checkout) return viewCheckout(tx, deps, caller, checkout)
  const first = request && (await findRepeated(tx, request))
  return getCheckout(tx, deps, caller, first ?? '')
}

/** A call with the same key was first. */
class RepeatedRequest extends Error {}

const newCheckout = (
  tx: Tx,
  { cart }: CartView,
  { channel, settings, externalReference }: Omit<NewCheckout, 'changes'>,
): Checkout => ({
  id: cart.id,
  sourceCartId: null,
  state: 'open',
  orderId: null,
  channel,
  billing: null,
  deliveryChoices: [],
  customFields: [],
  consents: [],
  settings: settings ?? null,
  externalReference: externalReference ?? null,
  creator: { type: tx.actor.type, id: tx.actor.id },
  createdDate: tx.now,
  completedDate: null,
})

async function findRepeated(tx: Tx, { key, bodyHash }: RequestKey): Promise<string | undefined> {
  const earlier = await findByRequest(tx, tx.actor.id, key)
  if (earlier && !earlier.bodyHash.equals(bodyHash)) throw IdempotencyKeyReused()
  return earlier?.id
}
