import type { ShopProduct } from '@vitrine/contract/shop'
import { addDecimals, isLess } from '@vitrine/money'
import type { PriceView } from '../../views/price.ts'
import { type SwatchLook, viewSwatch } from '../../views/swatch.ts'

type Choice = SwatchLook & {
  value: string
  label: string
  /** Price added to that of the product. */
  added?: string
}

/** An addition to a product: a text, or one of several choices. */
export type ModifierView = {
  key: string
  /** Its parameter in the address. */
  name: string
  label: string
  isMandatory: boolean
} & (
  | { kind: 'text'; hint: string; most: number; typed: string; added?: string }
  | { kind: 'choices'; choices: readonly Choice[]; chosen: string }
)

/** Prefixed, as options may have the same names. */
const addressOf = (key: string) => `with.${key}`

export const viewModifiers = (
  modifiers: ShopProduct['modifiers'],
  search: URLSearchParams,
  origin = '',
): ModifierView[] =>
  modifiers
    .map((one) => viewModifier(one, search.get(addressOf(one.key)) ?? '', origin))
    // No choice is available.
    .filter((one) => one.kind === 'text' || one.choices.length > 0)

function viewModifier(
  modifier: ShopProduct['modifiers'][number],
  asked: string,
  origin: string,
): ModifierView {
  const { key, name: label, mandatory: isMandatory, freeText } = modifier
  const view = { key, name: addressOf(key), label, isMandatory }
  if (freeText) {
    const { title, maxCharCount: most, addedPrice } = freeText
    const typed = [...asked].slice(0, most).join('')
    return { ...view, kind: 'text', hint: title, most, typed, ...addedOf(addedPrice) }
  }
  const choices = modifier.choices.map((choice) => ({
    value: choice.name,
    label: choice.name,
    ...viewSwatch(choice, origin),
    ...addedOf(choice.addedPrice),
  }))
  const wantedName = asked.toLowerCase()
  const chosen = choices.find(({ value }) => value.toLowerCase() === wantedName)?.value ?? ''
  return { ...view, kind: 'choices', choices, chosen }
}

const addedOf = (price: string) => (isLess('0', price) ? { added: price } : {})

/** Nothing is chosen yet. */
export const isLeftOut = (one: ModifierView): boolean =>
  (one.kind === 'text' ? one.typed.trim() : one.chosen) === ''

/** A price with the chosen modifiers. */
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
