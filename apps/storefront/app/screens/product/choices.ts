import type { ShopProduct, ShopVariant } from '@vitrine/contract/shop'
import type { Selection } from './selection.ts'

/** The availability of a choice, given the selected ones. */
export type ChoiceState = {
  readonly id: string
  /** Whether some variant has it. */
  readonly exists: boolean
  readonly inStock: boolean
  readonly preorderable: boolean
}

type Owner = Pick<ShopProduct, 'manageVariants' | 'options' | 'variants'>

/** The variant that is chosen; undefined until it is, and where there is none. */
export function chosenVariant(
  { manageVariants, options, variants }: Owner,
  selection: Selection,
): ShopVariant | undefined {
  if (!manageVariants) return variants[0]
  return variants.find(({ choices }) =>
    options.every(({ name }) => name in selection && choices[name] === selection[name]),
  )
}

/** The state of every choice, from the variants. Choices that make no variants share the only one. */
export function choiceStates(product: Owner, selection: Selection): Map<string, ChoiceState> {
  const states = product.options.flatMap(({ name, choices }) => {
    const others = Object.entries(selection).filter(([option]) => option !== name)
    const fitting = product.manageVariants
      ? product.variants.filter((one) => others.every(([option, is]) => one.choices[option] === is))
      : product.variants
    return choices.map((choice): [string, ChoiceState] => {
      const own = product.manageVariants
        ? fitting.filter((one) => one.choices[name] === choice.name)
        : fitting
      return [choice.id, stateOfChoice(choice.id, own)]
    })
  })
  return new Map(states)
}

const stateOfChoice = (id: string, variants: readonly ShopVariant[]): ChoiceState => ({
  id,
  exists: variants.length > 0,
  inStock: variants.some(({ inStock }) => inStock),
  preorderable: variants.some(({ preorderable }) => preorderable),
})
