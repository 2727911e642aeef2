import {
  type DeliveryChoice,
  DeliveryMethodMissingAddress,
  DeliveryMethodMissingLineItems,
  DeliveryMethodNotFound,
} from '@vitrine/contract/carts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, CartTarget } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import { sellableLines } from '../rules/snapshot.ts'
import type { CartDeps } from './deps.ts'
import { estimateView } from './estimate.ts'
import { openCart, requireCart } from './open-cart.ts'
import { updateCart } from './update-cart.ts'
import { viewCart } from './view-cart.ts'

/** Chooses a delivery that is available for the cart at its address. */
export async function chooseDelivery(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  choice: DeliveryChoice,
): Promise<CartView> {
  const cart = await requireCart(tx, caller, target, true)
  const view = await viewCart(tx, deps, await openCart(tx, deps, cart))
  if (!sellableLines(view).some(({ shippable }) => shippable)) {
    throw DeliveryMethodMissingLineItems()
  }
  const request = { withDelivery: true, withTax: false }
  const { result } = await estimateView(tx, deps, view, request)
  if (!result.deliveryOffers.some(({ optionId }) => optionId === choice.code)) {
    if (!cart.contact?.address?.country) throw DeliveryMethodMissingAddress()
    throw DeliveryMethodNotFound({
      code: choice.code,
      ...(choice.carrierId && { appId: choice.carrierId }),
    })
  }
  return updateCart(tx, deps, caller, target, { deliveryChoice: choice })
}
