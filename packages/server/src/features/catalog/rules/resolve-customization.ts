import {
  ChoiceNotExist,
  ModifierChoiceNameAndTypeRequired,
  ModifierNameAndTypeRequired,
  ProductOptionChoiceNameAndTypeRequired,
  ProductOptionNameAndTypeRequired,
} from '@vitrine/contract/catalog'
import { brokenRule } from '@vitrine/contract/kit'
import type {
  ChoiceFields,
  ChoiceWish,
  Customization,
  CustomizationKind,
  CustomizationWish,
  NewCustomization,
  ResolvedChoice,
  ResolvedCustomization,
  SharedChoice,
} from '../model/customization.ts'
import { addChoices } from './shared-choices.ts'

const required = {
  PRODUCT_OPTION: {
    own: ProductOptionNameAndTypeRequired,
    choice: ProductOptionChoiceNameAndTypeRequired,
  },
  MODIFIER: { own: ModifierNameAndTypeRequired, choice: ModifierChoiceNameAndTypeRequired },
} as const

/** What a wish without an id is known by. */
export function requireName({ kind, name, renderType, field }: CustomizationWish) {
  if (!name?.trim() || !renderType) throw required[kind].own({ field })
  return { kind, name, renderType }
}

/** One customization for wishes that mean the same: it has the choices of all of them. */
export function newCustomization(wishes: readonly CustomizationWish[]): NewCustomization {
  const [first] = wishes as readonly [CustomizationWish]
  const { kind, freeText, field } = first
  const { name, renderType } = requireName(first)
  const made = { kind, renderType, name, field }
  const choices = new Map<string, ChoiceFields>()
  for (const choice of wishes.flatMap((one) => one.choices.map(newChoice(one.kind)))) {
    const known = folded(choice.name ?? '')
    if (!choices.has(known)) choices.set(known, choice)
  }
  const listed = choices.size > 0 || renderType !== 'FREE_TEXT' ? [...choices.values()] : undefined
  const settings = renderType === 'FREE_TEXT' ? { freeText: { title: name, ...freeText } } : {}
  return { ...made, ...settings, ...(listed && { choices: listed }) }
}

/** Choices of a product may be new to its option; then their names and types must be there. */
const newChoice =
  (kind: CustomizationKind) =>
  ({ id, ...choice }: ChoiceWish): ChoiceFields => {
    if (id !== undefined) throw ChoiceNotExist({ choiceId: id })
    if (!choice.name?.trim() || !choice.choiceType) throw required[kind].choice({ choice })
    return choice
  }

/** The customization with the choices it lacks; itself where it lacks none. */
export function withMissing(
  before: Customization,
  { kind, choices, field }: CustomizationWish,
  mint: () => string,
): Customization {
  const known = choices.map((choice) => findChoice(before.choices, choice))
  const missing = choices
    .map((choice, at) => ({ choice, at }))
    .filter(({ at }) => known[at] === undefined)
  if (missing.length === 0) return before
  const place = (at: number) => `${field}.choicesSettings.choices[${missing[at]?.at ?? 0}]`
  const added = missing.map(({ choice }) => newChoice(kind)(choice))
  return addChoices(before, added, place, mint)
}

const findChoice = (
  choices: readonly SharedChoice[],
  { id, name }: ChoiceWish,
): SharedChoice | undefined =>
  id === undefined
    ? choices.find((one) => name !== undefined && folded(one.name) === folded(name))
    : choices.find((one) => one.id === id.toLowerCase())

const folded = (name: string) => name.trim().toLowerCase()

/** What the product gets of it: each choice once. */
export function resolved(
  { id, name, key, renderType, freeText, choices }: Customization,
  wanted: CustomizationWish,
  isShared: boolean,
): ResolvedCustomization {
  const given = new Set<string>()
  const wishes = wanted.isWhole ? choices.map((choice) => ({ id: choice.id })) : wanted.choices
  const own = wishes.map((choice: ChoiceWish, at): ResolvedChoice => {
    const found = findChoice(choices, choice)
    if (!found) throw ChoiceNotExist({ choiceId: choice.id, name: choice.name })
    const place = `${wanted.field}.choicesSettings.choices[${at}]`
    if (given.has(found.id)) {
      throw brokenRule(place, 'DUPLICATE_CHOICE_NAME', `“${found.name}” is listed twice`)
    }
    given.add(found.id)
    const { primaryChoiceIds: _, ...rest } = found
    return rest
  })
  return { id, name, key, isShared, renderType, freeText, choices: own }
}
