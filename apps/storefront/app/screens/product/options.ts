import type { Product, StoreVariant } from '@vitrine/contract/catalog-v1'
import type { Words } from '../../messages/index.ts'
import { colourOf } from '../../views/card.ts'
import type { Looks, SwatchLook } from '../../views/swatch.ts'
import type { Selection } from './selection.ts'

export type OptionView = {
  name: string
  choices: readonly (SwatchLook & { value: string; label: string; unavailable?: string })[]
}

/** Options as they can be chosen now: what cannot be had stays in sight, with its reason. */
export function viewOptions(
  options: Product['productOptions'],
  selection: Selection,
  variants: readonly StoreVariant[],
  words: Words,
  looks: Looks = new Map(),
): OptionView[] {
  return options.map((option) => {
    const others = Object.keys(selection).some((name) => name !== option.name)
    return {
      name: option.name,
      choices: option.choices.map((choice) => {
        const reason =
          choice.inStock || canBeOrdered(variants, option.name, choice.description)
            ? undefined
            : choice.visible
              ? words.t('product.soldOut')
              : words.t(others ? 'product.notTogether' : 'product.notMade')
        return {
          value: choice.description,
          label: choice.description,
          ...(looks.get(option.name)?.get(choice.description) ?? lookOf(option, choice)),
          ...(reason ? { unavailable: reason } : {}),
        }
      }),
    }
  })
}

type Option = Product['productOptions'][number]

const lookOf = (option: Option, choice: Option['choices'][number]): SwatchLook => {
  const colour = colourOf(option, choice)
  return colour ? { colour } : {}
}

const canBeOrdered = (variants: readonly StoreVariant[], option: string, choice: string) =>
  variants.some(({ choices, preorderInfo }) => preorderInfo.enabled && choices[option] === choice)
