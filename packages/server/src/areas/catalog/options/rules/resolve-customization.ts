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
  Customization,
  CustomizationKind,
  NewCustomization,
  RequestedChoice,
  RequestedCustomization,
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

/** Requires the fields that identify a request without an id. */
export function requireName({ kind, name, renderType, field }: RequestedCustomization) {
  if (!name?.trim() || !renderType) throw required[kind].own({ field })
  return { kind, name, renderType }
}

/** One customization for equal requests, with the choices of all of them. */
export function newCustomization(requests: readonly RequestedCustomization[]): NewCustomization {
  const [first] = requests as readonly [RequestedCustomization]
  const { kind, freeText, field } = first
  const { name, renderType } = requireName(first)
  const created = { kind, renderType, name, field }
  const choices = new Map<string, ChoiceFields>()
  for (const choice of requests.flatMap((one) => one.choices.map(newChoice(one.kind)))) {
    const existing = folded(choice.name ?? '')
    if (!choices.has(existing)) choices.set(existing, choice)
  }
  const listed = choices.size > 0 || renderType !== 'FREE_TEXT' ? [...choices.values()] : undefined
  const settings = renderType === 'FREE_TEXT' ? { freeText: { title: name, ...freeText } } : {}
  return { ...created, ...settings, ...(listed && { choices: listed }) }
}

/** A product may add new choices to the option; they need a name and a type. */
const newChoice =
  (kind: CustomizationKind) =>
  ({ id, ...choice }: RequestedChoice): ChoiceFields => {
    if (id !== undefined) throw ChoiceNotExist({ choiceId: id })
    if (!choice.name?.trim() || !choice.choiceType) throw required[kind].choice({ choice })
    return choice
  }

/** The customization with missing choices added; the same object when none is missing. */
export function withMissing(
  before: Customization,
  { kind, choices, field }: RequestedCustomization,
  mint: () => string,
): Customization {
  const existing = choices.map((choice) => findChoice(before.choices, choice))
  const missing = choices
    .map((choice, at) => ({ choice, at }))
    .filter(({ at }) => existing[at] === undefined)
  if (missing.length === 0) return before
  const place = (at: number) => `${field}.choicesSettings.choices[${missing[at]?.at ?? 0}]`
  const added = missing.map(({ choice }) => newChoice(kind)(choice))
  return addChoices(before, added, place, mint)
}

const findChoice = (
  choices: readonly SharedChoice[],
  { id, name }: RequestedChoice,
): SharedChoice | undefined =>
  id === undefined
    ? choices.find((one) => name !== undefined && folded(one.name) === folded(name))
    : choices.find((one) => one.id === id.toLowerCase())

const folded = (name: string) => name.trim().toLowerCase()

/** The product's part of it: each choice once. */
export function resolved(
  { id, name, key, renderType, freeText, choices }: Customization,
  requested: RequestedCustomization,
  isShared: boolean,
): ResolvedCustomization {
  const provided = new Set<string>()
  const requests = requested.isWhole
    ? choices.map((choice) => ({ id: choice.id }))
    : requested.choices
  const own = requests.map((choice: RequestedChoice, at): ResolvedChoice => {
    const found = findChoice(choices, choice)
    if (!found) throw ChoiceNotExist({ choiceId: choice.id, name: choice.name })
    const path = `${requested.field}.choicesSettings.choices[${at}]`
    if (provided.has(found.id)) {
      throw brokenRule(path, 'DUPLICATE_CHOICE_NAME', `“${found.name}” is listed twice`)
    }
    provided.add(found.id)
    const { primaryChoiceIds: _, ...rest } = found
    return rest
  })
  return { id, name, key, isShared, renderType, freeText, choices: own }
}
