import type { SiteSettings } from '@vitrine/contract/sites'

/** How much of the stock a shop shows. */
export type ShownStock = SiteSettings['inventory']

/**
 * The remaining stock that a line may show. Insufficient stock is always shown, since the buyer has to act on
 * it; larger stock only as the shop's settings allow.
 */
export function shownQuantity(
  available: number | null,
  quantity: number,
  { shownQuantity: mode, shownQuantityLimit }: ShownStock,
): number | null {
  if (available === null || mode === 'exact' || available < quantity) return available
  if (mode === 'hidden') return quantity
  return Math.min(available, Math.max(quantity, shownQuantityLimit))
}
