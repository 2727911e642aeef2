import { MAX_LINES } from '@vitrine/contract/carts'
import {
  CartSummaryV2,
  type CartV2,
  type CatalogItem,
  type CustomItem,
  type EstimateRequestV2,
  InvalidMembershipPaymentOption,
  LineItemPriceConflict,
  MaxLineItemsExceeded,
} from '@vitrine/contract/ecom-v2'
import { PermissionDenied, toWire } from '@vitrine/contract/kit'
import {
  alreadyOrdered,
  type CartTarget,
  type CartView,
  cartCallerOf,
  type EstimateRequest,
  priceTokenOf,
} from '../../../areas/commerce/cart/index.ts'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeCartV2 } from '../codec/cart-v2.ts'
import { decodeCustomItemsV2 } from '../codec/custom-item.ts'
import { type DeliveryOfCarts, methodOf } from '../codec/delivery-method.ts'
import { refuseMemberships } from '../codec/line-payment.ts'
import { refuseOverrides } from '../codec/overrides.ts'
import { decodeItems } from '../codec/references.ts'
import { encodeSummary } from '../codec/summary-v2.ts'
import { encodeViolations } from '../codec/violations-v2.ts'
import { type Call, shopOf } from './cart-calls.ts'
import type { CheckoutCallDeps } from './checkout-calls.ts'

export interface CartV2Deps extends CheckoutCallDeps {
  readonly delivery: DeliveryOfCarts
  /** The stock locations of the site. */
  locationsOf(tx: Tx): Promise<readonly { readonly id: string }[]>
}

export interface SentItemsV2 {
  readonly catalogItems?: readonly CatalogItem[] | undefined
  readonly customItems?: readonly CustomItem[] | undefined
}

type Summary = { readonly cart: CartV2; readonly summary: CartSummaryV2 }

const itemsOnly: EstimateRequest = { withDelivery: false, withTax: false }
const everything: EstimateRequest = { withDelivery: true, withTax: true }

/** How calls of the second generation are answered. */
export function cartV2Answers(deps: CartV2Deps) {
  const { carts, checkouts, delivery } = deps

  const answer = async (call: Call, view: CartView): Promise<{ cart: CartV2 }> => ({
    cart: encodeCartV2(
      await shopOf(deps, call),
      await carts.price(call.tx, view, itemsOnly),
      await extrasOf(call, view),
    ),
  })

  const extrasOf = async ({ tx }: Call, view: CartView) => ({
    coupons: await carts.couponsOf(tx, view),
    method: await methodOf(delivery, tx, view),
  })

  /** Reads the cart, with current stock when it is to be refreshed. */
  async function open(call: Call, target: CartTarget, refresh: boolean | null | undefined) {
    const caller = cartCallerOf(call)
    if (refresh) return carts.refresh(call.tx, caller, target)
    const view = await carts.get(call.tx, caller, target)
    if (view.cart.orderedDate !== null) throw alreadyOrdered(view.cart)
    return view
  }

  async function violationsOf(
    call: Call,
    view: CartView,
    config: EstimateRequestV2['validationConfig'],
  ) {
    if (!config || config === 'SKIP_VALIDATIONS') return []
    const all = await checkouts.validateCart(call.tx, await carts.price(call.tx, view, everything))
    const violations = encodeViolations(await shopOf(deps, call), view, all)
    return config === 'CHECKOUT_VALIDATIONS' ? violations : violations.filter(isOfCart)
  }

  return {
    answer,
    estimate: async (call: Call, target: CartTarget, sent: EstimateRequestV2): Promise<Summary> => {
      const view = await open(call, target, sent.refreshCart)
      const shop = await shopOf(deps, call)
      const estimate = await carts.price(call.tx, view, {
        withDelivery: sent.calculateDelivery === true,
        withTax: sent.calculateTax === true,
      })
      const extras = await extrasOf(call, view)
      return {
        cart: encodeCartV2(shop, estimate, extras),
        summary: encodeSummary(shop, estimate, {
          calculationId: newId(),
          method: extras.method,
          violations: await violationsOf(call, view, sent.validationConfig),
        }),
      }
    },
    calculate: async (
      call: Call,
      target: CartTarget,
      { refreshCart }: { readonly refreshCart?: boolean | null | undefined },
    ): Promise<Summary> => {
      const view = await open(call, target, refreshCart)
      const shop = await shopOf(deps, call)
      const estimate = await carts.price(call.tx, view, everything)
      const extras = await extrasOf(call, view)
      const summary = encodeSummary(shop, estimate, {
        calculationId: newId(),
        method: extras.method,
        priceToken: priceTokenOf(estimate),
        violations: encodeViolations(shop, view, await checkouts.validateCart(call.tx, estimate)),
      })
      const { priceVerificationToken: _, ...published } = summary
      await carts.noteCalculation(call.tx, view, toWire(CartSummaryV2, published) as object)
      return { cart: encodeCartV2(shop, estimate, extras), summary }
    },
  }
}

const ofBasket: ReadonlySet<string> = new Set(['EMPTY_CART', 'SUBTOTAL_BELOW_ORDER_MINIMUM'])

/** Checks before the checkout: items and coupons, but not data that the buyer still has to enter. */
const isOfCart = ({ scope, code }: { readonly scope: string; readonly code: string }) =>
  ofBasket.has(code) || scope === 'LINE_ITEM' || scope === 'DISCOUNT'

export const countItems = ({ catalogItems = [], customItems = [] }: SentItemsV2): number =>
  catalogItems.length + customItems.length

/** The same item with a price of the merchant’s and another one. */
function refuseTwoPrices(items: readonly CatalogItem[]): void {
  const prices = new Map<string, Set<string | undefined>>()
  for (const { catalogReference, catalogOverrideFields } of items) {
    const key = JSON.stringify(catalogReference)
    const price = catalogOverrideFields?.salePrice ?? undefined
    prices.set(key, (prices.get(key) ?? new Set()).add(price))
  }
  const invalidItems = [...prices].flatMap(([key, { size }]) => (size > 1 ? JSON.parse(key) : []))
  if (invalidItems.length > 0) throw LineItemPriceConflict({ invalidItems })
}

/** Items to add; custom items are for merchants only. */
export function decodeItemsV2(call: Call, { catalogItems = [], customItems = [] }: SentItemsV2) {
  refuseOverrides(call, 'catalogItems', catalogItems)
  const requestCount = catalogItems.length + customItems.length
  if (requestCount > MAX_LINES) throw MaxLineItemsExceeded({ requestCount, maxCount: MAX_LINES })
  if (customItems.length > 0 && call.caller.kind !== 'merchant') {
    throw PermissionDenied({ field: 'customItems' }, 'Only merchants add custom items')
  }
  refuseMemberships(
    catalogItems.map(({ catalogOverrideFields: sent }) => sent?.paymentOption?.value),
    'catalogItems',
    InvalidMembershipPaymentOption,
  )
  refuseMemberships(
    customItems.map(({ paymentConfig }) => paymentConfig?.paymentOption),
    'customItems',
    InvalidMembershipPaymentOption,
  )
  refuseTwoPrices(catalogItems)
  return {
    lines: decodeItems(catalogItems, 'catalogItems'),
    customLines: decodeCustomItemsV2(customItems),
  }
}
