import { InvalidOptions } from '@vitrine/contract/catalog'
import type { OptionType } from '@vitrine/contract/vocabulary'
import type { NewOption } from '../model/commands.ts'
import type { Choice, Option } from '../model/product.ts'
import { isBeyondWords } from './choice-looks.ts'

type Mint = () => string

/**
 * The wanted options, keeping the ids of those that stay. An option stays by its name, or, renamed,
 * by having the same choices; a choice stays by its name.
 */
export function arrangeOptions(
  before: readonly Option[],
  wanted: readonly NewOption[],
  mint: Mint,
): Option[] {
  refuseRepeated(
    wanted.map((one) => one.name),
    (name) => `The option "${name}" is named twice`,
  )
  const named = new Map(before.map((option) => [key(option.name), option]))
  const left = new Set(before)
  for (const { name } of wanted) left.delete(named.get(key(name)) as Option)
  return wanted.map((option) => {
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
  const known = new Map(old?.choices.map((choice) => [key(choice.description), choice]))
  const arranged = choices.map(({ description, value = description }): Choice => {
    const before = known.get(key(description))
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

/** A choice that nobody gave a look has the one of its option. */
const looking = (choice: Choice, type: OptionType): Choice => ({
  ...choice,
  ...(type === 'color' ? !isBeyondWords(choice) && { choiceType: 'ONE_COLOR' } : plain),
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
  choices.every((one) => isBeyondWords(one) || colour.test(one.value.trim()))
    ? 'color'
    : 'drop_down'

const haveSameChoices = (old: Option, wanted: NewOption): boolean =>
  old.choices.length === wanted.choices.length &&
  old.choices.every(
    (one, at) => key(one.description) === key(wanted.choices[at]?.description ?? ''),
  )

/** Names are compared without regard to case. Capitals tell apart less than small letters do: one Σ, two σ ς. */
export const key = (name: string): string =>
  name.normalize('NFC').trim().toLowerCase().toUpperCase()

function refuseRepeated(names: readonly string[], sentence: (name: string) => string): void {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(key(name))) throw InvalidOptions({ name }, sentence(name))
    seen.add(key(name))
  }
}

/** The choice a caller names, or an error that says which ones there are. */
export function findChoice(options: readonly Option[], option: string, choice: string) {
  const foundOption = options.find((one) => key(one.name) === key(option))
  if (!foundOption) {
    const known = options.map((one) => one.name)
    throw InvalidOptions({ option, known }, `The product has no option "${option}"`)
  }
  const foundChoice = foundOption.choices.find((one) => key(one.description) === key(choice))
  if (foundChoice) return { option: foundOption, choice: foundChoice }
  const known = foundOption.choices.map((one) => one.description)
  throw InvalidOptions({ option, choice, known }, `The option "${option}" has no "${choice}"`)
}

/** Ids of the choices of a partial or complete selection, such as `{Size: "M"}`. */
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
