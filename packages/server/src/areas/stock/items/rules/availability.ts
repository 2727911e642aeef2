import type { Availability, Preorder } from '../model/item.ts'

/** Default limit of preorders for one item. */
export const MAX_PREORDERS = 100_000

/** Preorders are not accepted. */
export const noPreorder: Preorder = { enabled: false, message: null, limit: null, shipsAt: null }

/** Remaining preorders; a quantity below zero counts as used. */
export const preorderLeft = (quantity: number, { limit }: Preorder, counter: number): number =>
  Math.max(0, (limit ?? MAX_PREORDERS) - counter - Math.max(0, -quantity))

/** The availability of a tracked item. */
export function availabilityOf(
  quantity: number,
  preorder: Preorder,
  counter: number,
): Availability {
  if (quantity > 0) return 'IN_STOCK'
  const isOpen = preorder.enabled && preorderLeft(quantity, preorder, counter) > 0
  return isOpen ? 'PREORDER' : 'OUT_OF_STOCK'
}

/** The availability of an untracked item. */
export const uncountedAvailability = (inStock: boolean, { enabled }: Preorder): Availability =>
  inStock ? 'IN_STOCK' : enabled ? 'PREORDER' : 'OUT_OF_STOCK'
