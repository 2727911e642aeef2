import { InvalidOptions, ManageVariantsNotAllowed } from '@vitrine/contract/catalog'
import type { NewVariant } from '../model/commands.ts'
import type {
  Aggregates,
  Base,
  Decimal,
  Option,
  ShownRanges,
  Span,
  Variant,
} from '../model/product.ts'
import { isLess, reckoned, spanOf } from './money.ts'
import { findChoice, key } from './options.ts'
import { untracked } from './stocked.ts'

type Mint = () => string

/** Most variants that are made from all combinations; a caller who lists them may have more. */
export const MAX_COMBINATIONS = 300
/** More combinations than these are not even put together. */
const MAX_MADE = 10_000

export interface Arrangement {
  readonly manageVariants: boolean
  readonly options: readonly Option[]
  readonly base: Base
  readonly before: readonly Variant[]
  /** Ids of the choices the product had before. */
  readonly knownChoices: ReadonlySet<string>
  readonly listed?: readonly NewVariant[] | undefined
  /** Most variants that may be listed. */
  readonly mostVariants: number
  /** Digits after the point of the currency. */
  readonly decimals: number
}

/** The variants a product has after its options or the way they are managed changed. */
export function arrangeVariants(arrangement: Arrangement, mint: Mint): Variant[] {
  const { manageVariants, before, base, listed } = arrangement
  if (!manageVariants) {
    const known = before.find((one) => one.isDefault) ?? newVariant([], base, mint, true)
    return [withValues(known, listed?.[0], arrangement.decimals)]
  }
  if (listed) return listVariants(arrangement, listed, mint)
  return combineChoices(arrangement, mint)
}

function combineChoices(arrangement: Arrangement, mint: Mint): Variant[] {
  const { options, base, knownChoices } = arrangement
  const before = arrangement.before.filter((one) => !one.isDefault)
  const isNew = (id: string) => !knownChoices.has(id)
  const grows = options.some(({ choices }) => choices.some(({ id }) => isNew(id)))
  const kept = survivors(options, before)
  if (kept.length > 0 && !grows) return kept
  const count = combinationCount(options)
  if (count > MAX_MADE) throw tooMany(count)
  const known = new Map(kept.map((one) => [combinationKey(one.choiceIds), one]))
  const variants = combinations(options).flatMap((choiceIds) => {
    const same = known.get(combinationKey(choiceIds))
    if (same) return [{ ...same, choiceIds }]
    // A combination that was left out on purpose stays out.
    return kept.length === 0 || choiceIds.some(isNew) ? [newVariant(choiceIds, base, mint)] : []
  })
  if (variants.length > MAX_COMBINATIONS && variants.length > before.length) {
    throw tooMany(variants.length)
  }
  return variants
}

const tooMany = (count: number) =>
  ManageVariantsNotAllowed(
    { count, maximum: MAX_COMBINATIONS },
    `The options make ${count} variants; at most ${MAX_COMBINATIONS} can be managed`,
  )

/** The variants whose choices are all still there, in the order of the options. */
function survivors(options: readonly Option[], before: readonly Variant[]): Variant[] {
  const optionOf = new Map(
    options.flatMap(({ choices }, at) => choices.map(({ id }) => [id, at] as const)),
  )
  return before
    .filter(({ choiceIds }) => choiceIds.every((id) => optionOf.has(id)))
    .filter(({ choiceIds }) => choiceIds.length === options.length)
    .map((variant) => ({
      ...variant,
      choiceIds: variant.choiceIds.toSorted(
        (a, b) => (optionOf.get(a) as number) - (optionOf.get(b) as number),
      ),
    }))
}

function listVariants(
  { options, before, base, mostVariants, decimals }: Arrangement,
  listed: readonly NewVariant[],
  mint: Mint,
): Variant[] {
  checkCount(listed.length, mostVariants)
  const known = new Map(before.map((one) => [combinationKey(one.choiceIds), one]))
  const seen = new Set<string>()
  const choicesOf = choosing(options)
  return listed.map((values) => {
    const choiceIds = choicesOf(values)
    const combination = combinationKey(choiceIds)
    if (seen.has(combination)) {
      throw InvalidOptions(
        { choices: values.choices },
        `The variant ${values.choices.join(' / ')} is listed twice`,
      )
    }
    seen.add(combination)
    const same = known.get(combination)
    const variant = same ? { ...same, choiceIds } : newVariant(choiceIds, base, mint)
    return withValues(variant, values, decimals)
  })
}

/** Refuses more variants than the site's settings allow, and none. */
export function checkCount(count: number, maximum: number): void {
  if (count > 0 && count <= maximum) return
  throw InvalidOptions(
    { count, maximum },
    `A product has 1 to ${maximum} variants (settings.catalog.variantsPerProduct), not ${count}`,
  )
}

/** Finds the choices that variants name, one for each option; thousands ask for the same few. */
function choosing(options: readonly Option[]): (wanted: NewVariant) => string[] {
  const known = options.map(
    ({ choices }) => new Map(choices.map(({ id, description }) => [key(description), id])),
  )
  return ({ choices }) => {
    if (choices.length !== options.length) {
      throw InvalidOptions(
        { choices },
        `A variant names one choice for each of ${options.length} options`,
      )
    }
    return options.map(({ name }, at) => {
      const choice = choices[at] as string
      return known[at]?.get(key(choice)) ?? findChoice(options, name, choice).choice.id
    })
  }
}

const amounts = ['price', 'salePrice', 'cost'] as const

function withValues(variant: Variant, values: NewVariant | undefined, decimals: number): Variant {
  if (!values) return variant
  const { choices: _, ...given } = values
  const wanted = { ...variant, ...withoutUndefined(given) }
  for (const name of amounts) {
    const value = given[name]
    if (value) wanted[name] = reckoned(variant[name], value, decimals)
  }
  return wanted
}

export const newVariant = (
  choiceIds: readonly string[],
  base: Base,
  mint: Mint,
  isDefault = false,
): Variant => ({
  id: mint(),
  isDefault,
  choiceIds,
  price: base.price,
  salePrice: null,
  cost: base.cost,
  weight: base.weight,
  sku: base.sku,
  barcode: null,
  visible: true,
  productDimensions: null,
  packageDimensions: null,
  unit: null,
  digitalFile: null,
  stock: untracked,
})

export const combinationCount = (options: readonly Option[]): number =>
  options.reduce((product, { choices }) => product * choices.length, 1)

/** Every combination of one choice of each option, in the order of the options. */
export const combinations = (options: readonly Option[]): string[][] =>
  options.reduce<string[][]>(
    (heads, { choices }) => heads.flatMap((head) => choices.map(({ id }) => [...head, id])),
    [[]],
  )

/** The same for the same choices, whatever the order of the options. */
const combinationKey = (choiceIds: readonly string[]): string =>
  choiceIds.length === 1 ? (choiceIds[0] as string) : choiceIds.toSorted().join(' ')

export const paidFor = (variant: Pick<Variant, 'price' | 'salePrice'>): Decimal =>
  variant.salePrice !== null && isLess(variant.salePrice, variant.price)
    ? variant.salePrice
    : variant.price

export const aggregatesOf = (variants: readonly Variant[]): Aggregates => ({
  variantCount: variants.length,
  shown: shownRanges(variants),
  price: spanOf(variants.map(paidFor)) as Span,
  listPrice: spanOf(variants.map((one) => one.price)) as Span,
  cost: spanOf(variants.map((one) => one.cost)),
  weight: spanOf(variants.map((one) => one.weight)),
})

function shownRanges(variants: readonly Variant[]): ShownRanges | null {
  const shown = variants.filter(({ visible }) => visible)
  if (shown.length === variants.length) return null
  return {
    variantCount: shown.length,
    price: spanOf(shown.map(paidFor)),
    listPrice: spanOf(shown.map((one) => one.price)),
    weight: spanOf(shown.map((one) => one.weight)),
  }
}

export function withoutUndefined<T extends object>(given: T): T {
  const said: Partial<T> = {}
  for (const name in given) if (given[name] !== undefined) said[name] = given[name]
  return said as T
}
