import type { Product, StoreVariant } from '@vitrine/contract/catalog-v1'
import type { Words } from '../../messages/index.ts'
import { isColourOption } from '../../views/card.ts'
import type { Selection } from './selection.ts'

export type OptionView = {
  name: string
  choices: readonly { value: string; label: string; colour?: string; unavailable?: string }[]
}

/** Options as they can be chosen now: what cannot be had stays in sight, with its reason. */
export function viewOptions(
  options: Product['productOptions'],
  selection: Selection,
  variants: readonly StoreVariant[],
  words: Words,
): OptionView[] {
  return options.map((option) => {
    const isColour = isColourOption(option)
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
          ...(isColour ? { colour: choice.value } : {}),
          ...(reason ? { unavailable: reason } : {}),
        }
      }),
    }
  })
}

const canBeOrdered = (variants: readonly StoreVariant[], option: string, choice: string) =>
  variants.some(({ choices, preorderInfo }) => preorderInfo.enabled && choices[option] === choice)
