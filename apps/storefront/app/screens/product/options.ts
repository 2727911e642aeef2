import type { ShopProduct } from '@vitrine/contract/shop'
import type { Messages } from '../../messages/index.ts'
import { colourOf } from '../../views/card.ts'
import { soldOutState } from '../../views/product-state.ts'
import { type SwatchLook, viewSwatch } from '../../views/swatch.ts'
import type { ChoiceState } from './choices.ts'

export type OptionView = {
  name: string
  choices: readonly (SwatchLook & {
    value: string
    label: string
    unavailable?: string
    note?: string
  })[]
}

type Option = ShopProduct['options'][number]

/** Options with the available choices; unavailable ones stay visible with the reason. */
export const viewOptions = (
  options: readonly Option[],
  states: ReadonlyMap<string, ChoiceState>,
  messages: Messages,
  origin: string,
): OptionView[] =>
  options.map((option) => ({
    name: option.name,
    choices: option.choices.map((choice) => ({
      value: choice.name,
      label: choice.name,
      ...lookOf(option, choice, origin),
      ...noteOn(states.get(choice.id), messages),
    })),
  }))

function noteOn(state: ChoiceState | undefined, messages: Messages) {
  if (!state || state.inStock) return {}
  if (!state.exists) return { unavailable: messages.product.notTogether }
  const name = soldOutState(state.preorderable)
  const word = messages.states[name].toLocaleLowerCase(messages.locale)
  return name === 'preorder' ? { note: word } : { unavailable: word }
}

function lookOf(option: Option, choice: Option['choices'][number], origin: string): SwatchLook {
  const { colorCodes, image } = choice
  const look = viewSwatch({ colorCodes, image }, origin)
  if (Object.keys(look).length > 0) return look
  const colour = colourOf(option, choice)
  return colour ? { colour } : {}
}
