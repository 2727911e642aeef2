import { isLess } from '@vitrine/money'
import type { ProductChanges } from '../../shared/model/commands.ts'
import type { Product } from '../../shared/model/product.ts'

/** Fields that managed variants inherit, or that create variants. */
const followed = [
  ...(['price', 'cost', 'weight', 'sku', 'discount'] as const),
  ...(['manageVariants', 'options', 'sharedOptions', 'variants', 'listedVariants'] as const),
] as const satisfies readonly (keyof ProductChanges)[]

/**
 * Whether a change requires reading the variants of a product. Most changes do not affect managed variants,
 * of which there may be thousands; an only variant is always read.
 */
export const needsVariants = (
  { manageVariants, aggregates }: Pick<Product, 'manageVariants' | 'aggregates'>,
  changes: ProductChanges,
): boolean =>
  !manageVariants ||
  followed.some((name) => changes[name] !== undefined) ||
  // Removing the unit price clears it for all variants; setting it requires comparable units on all of them.
  Boolean(changes.pricePerUnit || changes.comparedBy) ||
  // The error names the variant that would cost nothing.
  (changes.subscriptions?.items ?? []).some(
    ({ discount }) => discount?.type === 'AMOUNT' && !isLess(discount.value, aggregates.price.min),
  )
