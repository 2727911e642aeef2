import type { PurchasableReference, Resolution } from '../../../catalog/index.ts'
import type { WishedProduct, WishItem } from '../model.ts'

/** An item to add, with its catalog data. */
export interface NewWish {
  readonly reference: PurchasableReference
  readonly resolution: Resolution
  readonly wanted: WishedProduct
}

interface ItemContext {
  readonly id: string
  readonly now: Date
  readonly currency: string
}

/** A wish of a product, or of the variant that it names. */
export function newItem(
  { reference, resolution, wanted }: NewWish,
  { id, now, currency }: ItemContext,
): WishItem {
  const found = resolution.status === 'FOUND' ? resolution.purchasable : undefined
  const productId = reference.productId.toLowerCase()
  return {
    id,
    identity: found?.identity ?? JSON.stringify([productId]),
    productId,
    reference: { ...reference, productId, ...(found && { variantId: found.variantId }) },
    seenName: wanted.name,
    savedQuantity: null,
    priceAdded: wanted.price ?? '0',
    currency,
    noticedPrice: wanted.price ?? '0',
    hasDrop: false,
    createdDate: now,
    removedDate: null,
  }
}
