import type { Availability, Preorder } from '../model/item.ts'

/** Most that can be ordered ahead of one item where no limit is said. */
export const MOST_PREORDERS = 100_000

/** What can still be ordered ahead: what was sold below zero counts as well. */
export const preorderLeft = (quantity: number, { limit }: Preorder, counter: number): number =>
  Math.max(0, (limit ?? MOST_PREORDERS) - counter - Math.max(0, -quantity))

/** What buyers can do with a counted item. */
export function availabilityOf(
  quantity: number,
  preorder: Preorder,
  counter: number,
): Availability {
  if (quantity > 0) return 'IN_STOCK'
  const isOpen = preorder.enabled && preorderLeft(quantity, preorder, counter) > 0
  return isOpen ? 'PREORDER' : 'OUT_OF_STOCK'
}

/** The same of an item nobody counts. */
export const uncountedAvailability = (inStock: boolean, { enabled }: Preorder): Availability =>
  inStock ? 'IN_STOCK' : enabled ? 'PREORDER' : 'OUT_OF_STOCK'
