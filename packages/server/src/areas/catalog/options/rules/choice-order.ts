import type { Customization, SharedChoice } from '../model/customization.ts'

/** Numbers sort before letters, and 2 before 10. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * The choices in the merchant's configured order; without one, as given. The sort is stable, so that choices
 * with equal product counts keep their order.
 */
export function orderedChoices(
  { choices, choiceOrder }: Pick<Customization, 'choices' | 'choiceOrder'>,
  products: ReadonlyMap<string, number>,
): readonly SharedChoice[] {
  if (choiceOrder === 'BY_NAME') {
    return choices.toSorted((one, other) => byName.compare(one.name, other.name))
  }
  if (choiceOrder !== 'BY_PRODUCT_COUNT') return choices
  const count = ({ id }: SharedChoice) => products.get(id) ?? 0
  return choices.toSorted((one, other) => count(other) - count(one))
}
