import type { Product } from '@vitrine/contract/catalog-v3'
import { addDecimals, compareDecimals } from '../../views/decimal.ts'
import type { PriceView } from '../../views/price.ts'
import { type SwatchLook, viewSwatch } from '../../views/swatch.ts'

type Choice = SwatchLook & {
  value: string
  label: string
  /** What it adds to the price. */
  added?: string
}

/** What can be had besides the options: a line of text, or one of some choices. */
export type ModifierView = {
  /** What the address calls it. */
  name: string
  label: string
  isMandatory: boolean
} & (
  | { kind: 'text'; hint: string; most: number; typed: string; added?: string }
  | { kind: 'choices'; choices: readonly Choice[]; chosen: string }
)

/** Apart from options, which may have the same names. */
const addressOf = (key: string) => `with.${key}`

export const viewModifiers = (
  modifiers: Product['modifiers'],
  search: URLSearchParams,
  origin = '',
): ModifierView[] =>
  modifiers
    .map((one) => viewModifier(one, search.get(addressOf(one.key)) ?? '', origin))
    // Nothing can be chosen of it.
    .filter((one) => one.kind === 'text' || one.choices.length > 0)

function viewModifier(
  modifier: Product['modifiers'][number],
  asked: string,
  origin: string,
): ModifierView {
  const { key, name: label, mandatory: isMandatory, freeTextSettings, choicesSettings } = modifier
  const view = { name: addressOf(key), label, isMandatory }
  if (freeTextSettings) {
    const { title, maxCharCount: most, defaultAddedPrice } = freeTextSettings
    const typed = [...asked].slice(0, most).join('')
    return { ...view, kind: 'text', hint: title, most, typed, ...addedOf(defaultAddedPrice) }
  }
  const choices = (choicesSettings?.choices ?? []).map((choice) => ({
    ...{ value: choice.name, label: choice.name },
    ...viewSwatch(choice, origin),
    ...addedOf(choice.addedPrice),
  }))
  const wanted = asked.toLowerCase()
  const chosen = choices.find(({ value }) => value.toLowerCase() === wanted)?.value ?? ''
  return { ...view, kind: 'choices', choices, chosen }
}

const addedOf = (price: string) => (compareDecimals(price, '0') > 0 ? { added: price } : {})

/** Nobody has asked for it yet. */
export const isLeftOut = (one: ModifierView): boolean =>
  (one.kind === 'text' ? one.typed.trim() : one.chosen) === ''

/** A price with what is chosen besides. */
export function withModifiers(price: PriceView, modifiers: readonly ModifierView[]): PriceView {
  const added = modifiers.flatMap((one) => addedBy(one) ?? [])
  const plus = (value: string) => added.reduce(addDecimals, value)
  return { ...price, value: plus(price.value), ...(price.was ? { was: plus(price.was) } : {}) }
}

function addedBy(one: ModifierView): string | undefined {
  if (isLeftOut(one)) return undefined
  return one.kind === 'text'
    ? one.added
    : one.choices.find(({ value }) => value === one.chosen)?.added
}
