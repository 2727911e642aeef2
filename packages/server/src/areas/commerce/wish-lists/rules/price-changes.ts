import type { Fact } from '../../../site/events/index.ts'

/** Facts that may mean that a price has fallen. */
export const priceFacts = ['product.changed', 'variants.changed']

const priceFields: readonly string[] = ['price', 'salePrice', 'discount']

/** Products of which some price has changed. */
export const repricedProducts = (facts: readonly Fact[]): string[] => [
  ...new Set(
    facts
      .filter(({ changedFields = [] }) => changedFields.some((one) => priceFields.includes(one)))
      .map(({ entityId }) => entityId),
  ),
]
