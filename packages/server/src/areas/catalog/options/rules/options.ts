import { InvalidOptions } from '@vitrine/contract/catalog'
import type { OptionType } from '@vitrine/contract/vocabulary'
import type { NewOption } from '../../shared/model/commands.ts'
import type { Choice, Option } from '../../shared/model/product.ts'
import { needsFullLook } from './choice-looks.ts'

type Mint = () => string

/**
 * The requested options with the ids of existing ones. An option is matched by name, or, when renamed, by
 * having the same choices; a choice by name.
 */
export function arrangeOptions(
  before: readonly Option[],
  requested: readonly NewOption[],
  mint: Mint,
): Option[] {
  refuseRepeated(
    requested.map((one) => one.name),
    (name) => `The option "${name}" is named twice`,
  )
  const named = new Map(before.map((option) => [key(option.name), option]))
  const left = new Set(before)
  for (const { name } of requested) left.delete(named.get(key(name)) as Option)
  return requested.map((option) => {
    const renamed = [...left].find((old) => haveSameChoices(old, option))
    const old = named.get(key(option.name)) ?? renamed
    if (old === renamed && renamed) left.delete(renamed)
    return arrangeOption(old, option, mint)
  })
}

function arrangeOption(old: Option | undefined, { name, choices }: NewOption, mint: Mint): Option {
  refuseRepeated(
    choices.map((one) => one.description),
    (choice) => `The option "${name}" has the choice "${choice}" twice`,
  )
  const existing = new Map(old?.choices.map((choice) => [key(choice.description), choice]))
  const arranged = choices.map(({ description, value = description }): Choice => {
    const before = existing.get(key(description))
    if (!before) return newChoice(mint(), description, value)
    return { ...(before.value === value ? before : { ...before, ...plain }), description, value }
  })
  const type = typeOf(arranged)
  return {
    id: old?.id ?? mint(),
    key: name,
    name,
    isShared: false,
    type,
    choices: arranged.map((choice) => looking(choice, type)),
  }
}

/** A choice without a look gets that of its option's type. */
const looking = (choice: Choice, type: OptionType): Choice => ({
  ...choice,
  ...(type === 'color' ? !needsFullLook(choice) && { choiceType: 'ONE_COLOR' } : plain),
  key: choice.description,
})

const plain = { choiceType: 'CHOICE_TEXT', colorCodes: [], image: null } as const

const newChoice = (id: string, description: string, value: string): Choice => ({
  id,
  key: description,
  description,
  value,
  ...plain,
  displayImage: null,
  mediaIds: [],
  inStock: true,
  visible: true,
})

const colour = /^(#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\([\d\s.,%/]+\))$/i

const typeOf = (choices: readonly Choice[]): OptionType =>
  choices.every((one) => needsFullLook(one) || colour.test(one.value.trim()))
    ? 'color'
    : 'drop_down'

const haveSameChoices = (old: Option, requested: NewOption): boolean =>
  old.choices.length === requested.choices.length &&
  old.choices.every(
    (one, at) => key(one.description) === key(requested.choices[at]?.description ?? ''),
  )

/**
 * Case-insensitive key of a name. Upper-cased, because lower case keeps more distinctions: one Σ, but σ and
 * ς.
 */
export const key = (name: string): string =>
  name.normalize('NFC').trim().toLowerCase().toUpperCase()

function refuseRepeated(names: readonly string[], sentence: (name: string) => string): void {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(key(name))) throw InvalidOptions({ name }, sentence(name))
    seen.add(key(name))
  }
}

/** The choice a caller names; throws an error that lists the existing ones. */
export function findChoice(options: readonly Option[], option: string, choice: string) {
  const foundOption = options.find((one) => key(one.name) === key(option))
  if (!foundOption) {
    const existing = options.map((one) => one.name)
    throw InvalidOptions({ option, known: existing }, `The product has no option "${option}"`)
  }
  const foundChoice = foundOption.choices.find((one) => key(one.description) === key(choice))
  if (foundChoice) return { option: foundOption, choice: foundChoice }
  const existing = foundOption.choices.map((one) => one.description)
  throw InvalidOptions(
    { option, choice, known: existing },
    `The option "${option}" has no "${choice}"`,
  )
}

/** Choice ids of a partial or complete selection, such as `{Size: "M"}`. */
export const readSelection = (
  options: readonly Option[],
  selection: Readonly<Record<string, string>>,
): Map<string, string> =>
  new Map(
    Object.entries(selection).map(([name, value]) => {
      const { option, choice } = findChoice(options, name, value)
      return [option.id, choice.id]
    }),
  )
