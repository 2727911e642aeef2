import type { QuantityLimits } from '@vitrine/contract/catalog'
import type { Messages } from '../../messages/index.ts'
import type { QuantitiesView } from './product-view.ts'

/** How many pieces one order takes, and what a buyer is told of it. */
export function viewQuantities(
  limits: QuantityLimits | null,
  { product: { quantities } }: Messages,
): QuantitiesView {
  const { minimum, maximum, perBuyer } = limits ?? {}
  const most = Math.min(maximum ?? Number.POSITIVE_INFINITY, perBuyer ?? Number.POSITIVE_INFINITY)
  const sentences = [
    ...(minimum && minimum > 1 ? [quantities.atLeast({ n: minimum })] : []),
    ...(maximum ? [quantities.atMost({ n: maximum })] : []),
    ...(perBuyer ? [quantities.perBuyer({ n: perBuyer })] : []),
  ]
  return {
    minimum: minimum ?? 1,
    ...(Number.isFinite(most) && { maximum: most }),
    ...(sentences.length > 0 && { text: sentences.join(' · ') }),
  }
}
