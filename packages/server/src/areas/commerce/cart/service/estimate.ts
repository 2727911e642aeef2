import { price, type Tender } from '@vitrine/pricing'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, CartTarget } from '../model/cart.ts'
import type { DeliveryCandidates, Estimate, EstimateRequest } from '../model/estimate.ts'
import type { CartView, LineView } from '../model/view.ts'
import { checkSubtotal } from '../rules/check-subtotal.ts'
import {
  deliveryProfileOf,
  placeOf,
  sellableLines,
  snapshotOf,
  taxGroupOf,
  weightOf,
} from '../rules/snapshot.ts'
import { uselessCodesOf } from '../rules/useless-codes.ts'
import type { CartDeps, LineToDeliver, LineToTax } from './deps.ts'
import { getCart } from './view-cart.ts'

/** The price of a cart with promotions, delivery and tax. Read-only. */
export async function estimateCart(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  request: EstimateRequest,
): Promise<Estimate> {
  return estimateView(tx, deps, await getCart(tx, deps, caller, target), request)
}

export async function estimateView(
  tx: Tx,
  deps: Pick<CartDeps, 'promotions' | 'costs' | 'giftCards' | 'storeCredit'>,
  view: CartView,
  request: EstimateRequest,
): Promise<Estimate> {
  const { promotions, costs } = deps
  const { cart } = checkSubtotal(view)
  const lines = sellableLines(view)
  const shipping = placeOf(request.shipping ?? cart.contact?.address)
  const billing = placeOf(request.billing ?? cart.billing?.address)
  const delivery = request.withDelivery
    ? await costs.delivery(tx, {
        currency: view.currency,
        lines: lines.map(lineToDeliver),
        destination: shipping,
      })
    : noDelivery
  const taxes = await costs.taxes(tx, {
    currency: view.currency,
    lines: request.withTax ? lines.filter(isTaxed).map(lineToTax) : [],
    shipping,
    billing,
    vatId: request.vatId ?? cart.contact?.contactDetails?.vatId?.id ?? null,
    taxExemptGroupId: cart.taxExemptGroupId,
  })
  const ownChoices = cart.deliveryChoice ? [cart.deliveryChoice] : []
  const deliveryChoices = request.deliveryChoices ?? ownChoices
  const buyer = { memberId: cart.memberId ?? undefined, email: cart.email ?? undefined }
  const active = await promotions.active(tx, { codes: cart.codes, buyer, now: tx.now })
  const snapshot = snapshotOf({
    view,
    now: tx.now,
    promotions: active,
    delivery,
    deliveryChoices,
    taxes: request.withTax ? taxes : { ...taxes, groups: [] },
    destination: shipping,
    tenders: await tendersOf(tx, deps, view),
  })
  const result = price(snapshot)
  const parcels = new Set(
    lines.filter(({ shippable }) => shippable).map(({ line }) => delivery.groups.get(line.id)),
  )
  const isChoiceMissing =
    deliveryChoices.length > 0 && request.withDelivery && result.delivery.length < parcels.size
  const uselessCodes = uselessCodesOf(cart.codes, active, result)
  return { view, snapshot, result, destination: shipping, uselessCodes, isChoiceMissing }
}

/** Gift cards are used first: credit can pay for everything, gift cards cannot pay for gift cards. */
async function tendersOf(
  tx: Tx,
  { giftCards, storeCredit }: Pick<CartDeps, 'giftCards' | 'storeCredit'>,
  { cart, currency }: CartView,
): Promise<Tender[]> {
  const { memberId, useStoreCredit } = cart
  return [
    ...(await giftCards.tenders(tx, cart.giftCards, currency)),
    ...(useStoreCredit && memberId ? await storeCredit.tenders(tx, memberId, currency) : []),
  ]
}

const lineToDeliver = (view: LineView): LineToDeliver => {
  const { line, purchasable, price: unitPrice, shippable } = view
  return {
    id: line.id,
    deliveryProfileId: deliveryProfileOf(view),
    shippable,
    productId: purchasable?.productId ?? null,
    variantId: purchasable?.variantId ?? null,
    quantity: line.quantity,
    weight: weightOf(view),
    price: unitPrice,
  }
}

const isTaxed = ({ purchasable }: LineView) => !purchasable?.isGiftCard

const lineToTax = (view: LineView): LineToTax => ({
  id: view.line.id,
  productId: view.purchasable?.productId ?? null,
  variantId: view.purchasable?.variantId ?? null,
  taxGroupId: taxGroupOf(view),
  taxedAt: view.line.customItem?.taxedAt ?? null,
  quantity: view.line.quantity,
  price: view.price,
})

const noDelivery: DeliveryCandidates = { groups: new Map(), options: [] }
