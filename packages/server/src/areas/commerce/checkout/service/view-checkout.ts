import { CheckoutChanged, CheckoutNotFound } from '@vitrine/contract/checkouts'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, CartView, Estimate } from '../../cart/index.ts'
import type { Checkout, CheckoutView, LockedCheckout, PricedCheckout, Violation } from '../model.ts'
import { basketOf, violationOf } from '../rules/basket.ts'
import { productsPerBuyer, validateBuyerLimits } from '../rules/buyer-limits.ts'
import { validateMinimum } from '../rules/minimum.ts'
import { ownRules } from '../rules/violations.ts'
import { findCheckout } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'

export const targetOf = (id: string) => ({ kind: 'checkout', id }) as const

/** A checkout with prices, stock and violations of this moment. */
export async function getCheckout(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  id: string,
): Promise<CheckoutView> {
  const checkout = isGuid(id) ? await findCheckout(tx, id) : undefined
  if (!checkout) throw CheckoutNotFound({ id })
  return viewCheckout(tx, deps, caller, checkout)
}

/** Views a checkout; those of other owners are not found. */
export async function viewCheckout(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  checkout: Checkout,
): Promise<CheckoutView> {
  return priceCheckout(tx, deps, checkout, await deps.carts.get(tx, caller, targetOf(checkout.id)))
}

/** `check` runs before the cart is priced, so that a refusal is cheap. */
export async function viewLockedCheckout(
  tx: Tx,
  deps: CheckoutDeps,
  locked: LockedCheckout,
  check: (cart: CartView) => void,
): Promise<CheckoutView> {
  const cart = await deps.carts.view(tx, locked.cart)
  check(cart)
  return priceCheckout(tx, deps, locked.checkout, cart)
}

async function priceCheckout(
  tx: Tx,
  deps: CheckoutDeps,
  checkout: Checkout,
  cart: CartView,
): Promise<CheckoutView> {
  const { billing, deliveryChoices } = checkout
  const estimate = await deps.carts.price(tx, cart, {
    billing: billing?.address ?? undefined,
    vatId: billing?.contactDetails?.vatId?.id,
    deliveryChoices,
    withDelivery: true,
    withTax: true,
  })
  const priced = { checkout, cart: estimate.view, estimate }
  return { ...priced, violations: await validate(tx, deps, priced) }
}

/** Reasons that prevent ordering a cart in its current state. */
export function validateCart(tx: Tx, deps: CheckoutDeps, estimate: Estimate): Promise<Violation[]> {
  const { billing, deliveryChoice } = estimate.view.cart
  const checkout = { billing, deliveryChoices: deliveryChoice ? [deliveryChoice] : [] }
  return validate(tx, deps, { checkout, cart: estimate.view, estimate })
}

const validate = async (
  tx: Tx,
  deps: CheckoutDeps,
  priced: PricedCheckout,
): Promise<Violation[]> => [
  ...ownRules.flatMap((rule) => rule(priced)),
  ...(await validateBuyer(tx, deps, priced.cart)),
  ...(await validateBasket(tx, deps, priced.estimate)),
]

/** Violations of limits per buyer; only queries orders if a product of the cart has such a limit. */
export async function validateBuyer(
  tx: Tx,
  { orders }: Pick<CheckoutDeps, 'orders'>,
  view: CartView,
  exceptOrderId?: string,
): Promise<Violation[]> {
  const productIds = [...productsPerBuyer(view).keys()]
  const { memberId, email } = view.cart
  if (productIds.length === 0 || (memberId === null && email === null)) return []
  const bought = await orders.boughtBefore(tx, { memberId, email }, productIds, exceptOrderId)
  return validateBuyerLimits(view, bought)
}

/** Violations of the shop’s minimum and of rules of plug-ins. */
export async function validateBasket(
  tx: Tx,
  { basketRules, settingsOf }: Pick<CheckoutDeps, 'basketRules' | 'settingsOf'>,
  estimate: Estimate,
): Promise<Violation[]> {
  const { minimumSubtotal } = (await settingsOf(tx.siteId)).orders
  return [
    ...validateMinimum(estimate, minimumSubtotal),
    ...(await basketRules(tx, basketOf(estimate))).map(violationOf),
  ]
}

/** The checkout, unless it costs something else than the buyer expects. */
export async function reviewCheckout(
  tx: Tx,
  deps: CheckoutDeps,
  caller: CartCaller,
  id: string,
  expectedTotal: number | undefined,
): Promise<CheckoutView> {
  const view = await getCheckout(tx, deps, caller, id)
  const { totals, currency } = view.estimate.result
  if (expectedTotal !== undefined && expectedTotal !== totals.total) {
    throw CheckoutChanged({ expectedTotal, total: totals.total, currency })
  }
  return view
}
