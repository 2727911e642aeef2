import type { Product, StoreVariant } from '@vitrine/contract/catalog-v1'
import type { Messages } from '../../messages/index.ts'
import { type Availability, availabilityLabel, availabilityOf } from '../../views/availability.ts'
import { colourOf } from '../../views/card.ts'
import type { Looks, SwatchLook } from '../../views/swatch.ts'
import type { Selection } from './selection.ts'
import { isPreorderable } from './stock.ts'

export type OptionView = {
  name: string
  choices: readonly (SwatchLook & {
    value: string
    label: string
    unavailable?: string
    note?: string
  })[]
}

/** Options with the available choices; unavailable ones stay visible with the reason. */
export function viewOptions(
  options: Product['productOptions'],
  selection: Selection,
  variants: readonly StoreVariant[],
  messages: Messages,
  looks: Looks = new Map(),
): OptionView[] {
  return options.map((option) => {
    const others = Object.keys(selection).some((name) => name !== option.name)
    const remark = (availability: Availability, isMade: boolean) => {
      if (availability === 'in') return {}
      const word = availabilityLabel(availability, messages).toLocaleLowerCase(messages.locale)
      if (availability === 'preorder') return { note: word }
      const absent = others ? messages.product.notTogether : messages.product.discontinued
      return { unavailable: isMade ? word : absent }
    }
    return {
      name: option.name,
      choices: option.choices.map((choice) => {
        const canPreorder = canBePreordered(variants, option.name, choice.description)
        const availability = availabilityOf(choice.inStock, canPreorder)
        return {
          value: choice.description,
          label: choice.description,
          ...(looks.get(option.name)?.get(choice.description) ?? lookOf(option, choice)),
          ...remark(availability, choice.visible),
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

/** An option that creates no variants is ordered together with the product. */
const canBePreordered = (variants: readonly StoreVariant[], option: string, choice: string) =>
  variants.some(
    (variant) =>
      isPreorderable(variant) && (!variant.managedVariant || variant.choices[option] === choice),
  )
