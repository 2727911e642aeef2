import { CheckoutChanged, CheckoutIsComplete } from '@vitrine/contract/checkouts'
import * as v2 from '@vitrine/contract/ecom-v2'
import { GiftCardNotRedeemed } from '@vitrine/contract/gift-cards'
import { ApplicationError, type DefinedError } from '@vitrine/contract/kit'
import { CheckoutHasViolations, FullOutOfStock, PartialOutOfStock } from '@vitrine/contract/orders'
import {
  alreadyOrdered,
  type CartTarget,
  cartCallerOf,
  type Estimate,
  isPriceToken,
  priceTokenOf,
} from '../../../areas/commerce/cart/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeViolations } from '../codec/violations-v2.ts'
import { type Call, shopOf } from './cart-calls.ts'
import type { CartV2Deps } from './cart-v2-calls.ts'
import { type CheckoutOrderDeps, placeAndStart } from './checkout-orders.ts'
import { checkoutOf } from './checkout-page.ts'

interface PlaceRequest {
  readonly priceVerificationToken?: string | null | undefined
  readonly savePaymentMethod?: boolean | null | undefined
}

const everything = { withDelivery: true, withTax: true }

/** Orders a cart if its price equals the one shown to the buyer. */
export async function orderCart(
  deps: CartV2Deps & CheckoutOrderDeps,
  call: Call,
  target: CartTarget,
  { priceVerificationToken: token, savePaymentMethod }: PlaceRequest,
) {
  if (token && !isPriceToken(token)) throw v2.InvalidPriceVerificationToken()
  const prepare = async (tx: Tx) => {
    const inTx = { ...call, tx }
    const cart = await deps.carts.lock(tx, cartCallerOf(call), target)
    const view = await deps.carts.get(tx, cartCallerOf(call), target)
    const estimate = await deps.carts.price(tx, view, everything)
    await refuseUnfit(deps, inTx, estimate)
    if (token && token !== priceTokenOf(estimate)) throw v2.CartPricesOutOfSync()
    const { checkout } = await checkoutOf(deps, inTx, target, cart)
    // Data of an earlier visit, such as a code, does not affect the displayed price.
    const expectedTotal = token ? estimate.result.totals.total : undefined
    return { checkoutId: checkout.id, expectedTotal }
  }
  const { orderId, paymentGatewayOrderId } = await placeAndStart(deps, call, prepare, {
    savePaymentMethod,
    unconfirmed: v2.UnconfirmedSavePaymentMethod,
  }).catch(rethrow)
  return {
    orderId,
    ...(paymentGatewayOrderId && { paymentGatewayOrderId }),
    completed: paymentGatewayOrderId === undefined,
  }
}

const errorsByCode: Readonly<Record<string, DefinedError>> = Object.fromEntries(
  v2.orderErrorsV2.map((error) => [error.code, error]),
)

/** Throws the first reason that prevents ordering. */
async function refuseUnfit(deps: CartV2Deps, call: Call, estimate: Estimate): Promise<void> {
  const { view } = estimate
  if (view.cart.orderedDate !== null) throw alreadyOrdered(view.cart)
  const violations = encodeViolations(
    await shopOf(deps, call),
    view,
    await deps.checkouts.validateCart(call.tx, estimate),
  ).filter(({ severity }) => severity === 'ERROR')
  const known = violations.find(({ code }) => errorsByCode[code])
  if (known) throw errorsByCode[known.code]?.(known.lineItemsOutOfStockData ?? {})
  if (violations.length > 0) throw CheckoutHasViolations({ violations })
}

/** Converts errors of concurrent sales and changes to those of the second generation. */
function rethrow(error: unknown): never {
  if (!(error instanceof ApplicationError)) throw error
  const { data } = error
  const lines = (data.lines ?? []) as readonly { readonly lineId?: string }[]
  const lineItemIds = lines.flatMap(({ lineId }) => lineId ?? [])
  switch (error.definition.code) {
    case FullOutOfStock.code:
      throw v2.LineItemsOutOfStock({ lineItemIds, allLineItemsOutOfStock: true })
    case PartialOutOfStock.code:
      throw v2.LineItemsOutOfStock({ lineItemIds, allLineItemsOutOfStock: false })
    case CheckoutChanged.code:
    case CheckoutIsComplete.code:
      throw v2.CartPricesOutOfSync()
    case GiftCardNotRedeemed.code:
      throw v2.GiftCardRedeemError({ ...data, reason: GiftCardNotRedeemed.code })
    default:
      throw error
  }
}
