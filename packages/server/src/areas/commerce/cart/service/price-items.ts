import type { AddressWithContact, DeliveryChoice } from '@vitrine/contract/carts'
import type { Decimal } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { PurchasableReference, Resolution } from '../../../catalog/index.ts'
import type { CartGiftCard, CustomItem, ResolvedLine } from '../model/cart.ts'
import type { Estimate } from '../model/estimate.ts'
import { emptyCart } from './create-cart.ts'
import type { CartDeps } from './deps.ts'
import { estimateView } from './estimate.ts'
import { viewCart } from './view-cart.ts'

/** A line with a price given by the caller. */
export interface ItemToPrice {
  readonly id: string
  readonly quantity: number
  /** The item of the catalog, which determines collections, delivery and tax group. */
  readonly reference: PurchasableReference | null
  readonly item: CustomItem
}

/** The items to price, with buyer and place. */
export interface ItemsToPrice {
  readonly items: readonly ItemToPrice[]
  readonly codes: readonly string[]
  readonly giftCards: readonly CartGiftCard[]
  readonly memberId: string | null
  readonly email: string | null
  readonly shipping: AddressWithContact['address']
  readonly billing: AddressWithContact['address']
  readonly deliveryChoices: readonly DeliveryChoice[]
}

/** Prices lines as if they were in a cart. Nothing is stored. */
export async function priceItems(
  tx: Tx,
  deps: CartDeps,
  { items, codes, giftCards, memberId, email, shipping, billing, deliveryChoices }: ItemsToPrice,
): Promise<Estimate> {
  const cart = {
    ...(await emptyCart(tx, deps, { visitorId: null, memberId }, { isCurrent: false })),
    codes,
    giftCards,
    email,
  }
  const references = items.flatMap(({ reference }) => reference ?? [])
  const resolutions = await deps.catalog.resolvePurchasables(tx, references)
  const byReference = new Map(references.map((one, at) => [one, resolutions[at]]))
  const lines = items.map((one, at) => {
    const found = one.reference ? byReference.get(one.reference) : undefined
    return lineOf(tx, one, at, found)
  })
  const view = await viewCart(tx, deps, { cart, lines })
  return estimateView(tx, deps, view, {
    shipping,
    billing,
    deliveryChoices,
    withDelivery: true,
    withTax: true,
  })
}

function lineOf(
  { now }: Tx,
  { id, quantity, reference, item }: ItemToPrice,
  position: number,
  resolution: Resolution | undefined,
): ResolvedLine {
  const isSold = resolution?.status === 'FOUND'
  return {
    line: {
      id,
      position,
      identity: id,
      reference: isSold ? reference : null,
      customItem: isSold ? null : item,
      overrides: isSold && item.payment ? { payment: item.payment } : null,
      quantity,
      requestedQuantity: null,
      seenPrice: null,
      seenName: item.name,
      createdDate: now,
    },
    resolution: isSold ? withPrice(resolution, item) : null,
  }
}

/** A catalog item at another price, in any quantity. */
function withPrice(
  resolution: Extract<Resolution, { readonly status: 'FOUND' }>,
  { price, fullPrice }: CustomItem,
): Resolution {
  const stock = { isTracked: false, available: null, isPreorder: false, shipsAt: null }
  const full: Decimal = fullPrice ?? price
  return {
    ...resolution,
    purchasable: { ...resolution.purchasable, price, fullPrice: full, modifiersPrice: '0', stock },
  }
}
