import type { WishItem } from '../model.ts'

/**
 * The items of a member's list that change when a visitor's list is merged into it. The older item remains;
 * items saved for later on either device stay saved, with the larger quantity.
 */
export function mergedItems(
  members: readonly WishItem[],
  visitors: readonly WishItem[],
): WishItem[] {
  const own = new Map(members.map((one) => [one.identity, one]))
  return visitors
    .filter(({ removedDate }) => removedDate === null)
    .map((one) => {
      const existing = own.get(one.identity)
      if (!existing || existing.removedDate !== null) {
        return existing ? { ...one, id: existing.id } : one
      }
      return { ...existing, savedQuantity: larger(existing.savedQuantity, one.savedQuantity) }
    })
}

const larger = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)
