import { violation } from '@vitrine/contract/kit'
import type { ProductToSave } from '@vitrine/contract/products'
import type {
  Choice,
  NamedChoice,
  Option,
  Product,
  RequestedOption,
  RequestedOptionChoice,
} from '../../../catalog/index.ts'

type SavedOption = NonNullable<ProductToSave['options']>[number]
type SavedChoice = SavedOption['choices'][number]

/** A choice after the save: an existing or a new one. */
export interface TargetChoice {
  readonly name: string | undefined
  readonly existing: Choice | undefined
  readonly requested: RequestedOptionChoice
}

/** An option after the save. */
export interface TargetOption {
  readonly name: string | undefined
  readonly existing: Option | undefined
  readonly requested: RequestedOption
  readonly choices: readonly TargetChoice[]
}

type Before = Pick<Product, 'options' | 'manageVariants'>

/** Shared options by id, with their choices. */
export type SharedOptions = ReadonlyMap<string, KnownOption>
interface KnownOption extends Pick<Option, 'id' | 'name'> {
  readonly choices: readonly { readonly id: string; readonly name: string }[]
}

/** The options after a save; without options in the request they stay unchanged. */
export function targetOptions(
  before: Before | undefined,
  options: ProductToSave['options'],
  shared: SharedOptions,
): readonly TargetOption[] {
  const existing = before?.manageVariants ? before.options : []
  if (options === undefined) return existing.map(unchanged)
  return (options ?? []).map((one, at) =>
    targetOf(withNames(one, shared), existing, `product.options[${at}]`),
  )
}

/** Ids of shared options that are new to the product; the request may omit their names. */
export const addedOptionIds = (
  before: Before | undefined,
  options: ProductToSave['options'],
): string[] =>
  (options ?? []).flatMap(({ id }) =>
    id && !before?.options.some((one) => one.id === id.toLowerCase()) ? [id] : [],
  )

/** Adds omitted names, because variants refer to choices by name. */
function withNames(option: SavedOption, shared: SharedOptions): SavedOption {
  const known = option.id ? shared.get(option.id.toLowerCase()) : undefined
  if (!known) return option
  const choices = option.choices.map((choice) => {
    const one = known.choices.find(({ id, name }) =>
      choice.id ? id === choice.id.toLowerCase() : isSameName(name, choice.name),
    )
    return one ? { ...choice, id: one.id, name: one.name } : choice
  })
  return { ...option, name: known.name, choices }
}

const unchanged = (option: Option): TargetOption => {
  const choices = option.choices.map((existing) => ({
    existing,
    name: existing.description,
    requested: { id: existing.id },
  }))
  return {
    existing: option,
    name: option.name,
    requested: { id: option.id, choices: choices.map(({ requested }) => requested) },
    choices,
  }
}

function targetOf(option: SavedOption, options: readonly Option[], field: string): TargetOption {
  if (!option.id && !option.name) {
    throw violation(field, 'REQUIRED_ONE_OF_FIELD', 'must have an id or a name')
  }
  const existing = options.find((one) =>
    option.id ? one.id === option.id.toLowerCase() : isSameName(one.name, option.name),
  )
  const choices = option.choices.map((one, at) =>
    choiceOf(one, existing, `${field}.choices[${at}]`),
  )
  const isSwatch = option.choices.some(({ colorCode, colorCodes }) => colorCode || colorCodes)
  const renderType = option.renderType ?? (isSwatch ? 'SWATCH_CHOICES' : 'TEXT_CHOICES')
  const id = option.id ?? existing?.id
  return {
    existing,
    name: option.name ?? existing?.name,
    requested: {
      ...(id ? { id } : { renderType }),
      ...(option.name && { name: option.name }),
      choices: choices.map(({ requested }) => requested),
    },
    choices,
  }
}

function choiceOf(choice: SavedChoice, option: Option | undefined, field: string): TargetChoice {
  if (!choice.id && !choice.name) {
    throw violation(field, 'REQUIRED_ONE_OF_FIELD', 'must have an id or a name')
  }
  const existing = option?.choices.find((one) =>
    choice.id ? one.id === choice.id.toLowerCase() : isSameName(one.description, choice.name),
  )
  const name = choice.name ?? existing?.description
  return { existing, name, requested: requestedChoice(choice, existing?.id) }
}

/** A choice in the form of the catalog: by its id in the product, or by name and look. */
export function requestedChoice(
  { id, name, choiceType, colorCode, colorCodes, mediaIds }: SavedChoice,
  existingId?: string,
): RequestedOptionChoice {
  const known = id ?? existingId
  const look = colorCodes ? 'MULTIPLE_COLORS' : colorCode ? 'ONE_COLOR' : 'CHOICE_TEXT'
  const type = choiceType ?? (known ? undefined : look)
  return {
    ...(known && { id: known }),
    ...(name && { name }),
    ...(type && { choiceType: type }),
    ...(colorCode && { colorCode }),
    ...(colorCodes && { colorCodes }),
    ...(mediaIds && { media: mediaIds.map((mediaId) => ({ mediaId })) }),
  }
}

export const isSameName = (one: string, other: string | undefined): boolean =>
  one.trim().toLowerCase() === other?.trim().toLowerCase()

/** A choice of a variant, by ids if both are known, otherwise by names. */
export function namedChoice(option: TargetOption, choice: TargetChoice): NamedChoice {
  const [optionId, choiceId] = [option.requested.id, choice.requested.id]
  if (optionId && choiceId) return { optionId, choiceId }
  return { optionName: option.name ?? '', choiceName: choice.name ?? '' }
}
