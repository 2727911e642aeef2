import type { Customization, SharedChoice } from '../model/customization.ts'

/** Numbers come before letters, and 2 before 10. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * The choices as the merchant wants them listed. Without a wish they stay as they were given; the sort
 * is stable, so that choices with equally many products do, too.
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
