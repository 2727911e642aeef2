import { orderQuantityOf, type QuantityLimits } from '@vitrine/contract/catalog'
import type { Messages } from '../../messages/index.ts'
import type { QuantitiesView } from './product-view.ts'

/** The limits per order, and their text. */
export function viewQuantities(
  limits: QuantityLimits | null,
  { product: { quantities } }: Messages,
): QuantitiesView {
  const { minimum, maximum, perBuyer } = limits ?? {}
  const quantity = orderQuantityOf(limits)
  const sentences = [
    ...(minimum && minimum > 1 ? [quantities.atLeast({ n: minimum })] : []),
    ...(maximum ? [quantities.atMost({ n: maximum })] : []),
    ...(perBuyer ? [quantities.perBuyer({ n: perBuyer })] : []),
  ]
  return {
    minimum: quantity.minimum,
    ...(quantity.maximum !== null && { maximum: quantity.maximum }),
    ...(sentences.length > 0 && { text: sentences.join(' · ') }),
  }
}
