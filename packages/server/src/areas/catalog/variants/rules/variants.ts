import { InvalidOptions, ManageVariantsNotAllowed } from '@vitrine/contract/catalog'
import { isLess } from '@vitrine/money'
import { withValues as withCustomValues } from '../../custom-fields/index.ts'
import { findChoice, key } from '../../options/index.ts'
import { untracked } from '../../products/rules/new-stock.ts'
import type { NewVariant } from '../../shared/model/commands.ts'
import type {
  Aggregates,
  Base,
  Decimal,
  DecimalRange,
  Option,
  Variant,
  VisibleRanges,
} from '../../shared/model/product.ts'
import { laterVariantDefaults } from '../../shared/model/variant-fields.ts'
import { calculated, spanOf } from '../../shared/rules/money.ts'
import { withoutUndefined } from '../../shared/rules/without-undefined.ts'

type Mint = () => string

/** Maximum variants generated from combinations; a listed set may be larger. */
export const MAX_COMBINATIONS = 300
/** With more combinations than this, generation is refused without computing them. */
const MAX_COMBINED = 10_000

export interface Arrangement {
  readonly manageVariants: boolean
  readonly options: readonly Option[]
  readonly base: Base
  readonly before: readonly Variant[]
  /** Choice ids the product had before. */
  readonly knownChoices: ReadonlySet<string>
  readonly listed?: readonly NewVariant[] | undefined
  /** Maximum listed variants. */
  readonly maxVariants: number
  /** The currency's decimals. */
  readonly decimals: number
}

/** The variants of a product after its options, or whether variants are managed, have changed. */
export function arrangeVariants(arrangement: Arrangement, mint: Mint): Variant[] {
  const { manageVariants, before, base, listed } = arrangement
  if (!manageVariants) {
    const existing = before.find((one) => one.isDefault) ?? newVariant([], base, mint, true)
    return [withValues(existing, listed?.[0], arrangement.decimals)]
  }
  if (listed) return listVariants(arrangement, listed, mint)
  return combineChoices(arrangement, mint)
}

function combineChoices(arrangement: Arrangement, mint: Mint): Variant[] {
  const { options, base, knownChoices } = arrangement
  const before = arrangement.before.filter((one) => !one.isDefault)
  const isNew = (id: string) => !knownChoices.has(id)
  const grows = options.some(({ choices }) => choices.some(({ id }) => isNew(id)))
  const stored = survivors(options, before)
  if (stored.length > 0 && !grows) return stored
  const count = combinationCount(options)
  if (count > MAX_COMBINED) throw tooMany(count)
  const existing = new Map(stored.map((one) => [combinationKey(one.choiceIds), one]))
  const variants = combinations(options).flatMap((choiceIds) => {
    const same = existing.get(combinationKey(choiceIds))
    if (same) return [{ ...same, choiceIds }]
    // A combination that was omitted deliberately is not added again.
    return stored.length === 0 || choiceIds.some(isNew) ? [newVariant(choiceIds, base, mint)] : []
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

/** The variants whose choices all still exist, in the order of the options. */
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
  { options, before, base, maxVariants, decimals }: Arrangement,
  listed: readonly NewVariant[],
  mint: Mint,
): Variant[] {
  checkCount(listed.length, maxVariants)
  const existing = new Map(before.map((one) => [combinationKey(one.choiceIds), one]))
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
    const same = existing.get(combination)
    const variant = same ? { ...same, choiceIds } : newVariant(choiceIds, base, mint)
    return withValues(variant, values, decimals)
  })
}

/** Refuses zero variants, and more than the site allows. */
export function checkCount(count: number, maximum: number): void {
  if (count > 0 && count <= maximum) return
  throw InvalidOptions(
    { count, maximum },
    `A product has 1 to ${maximum} variants (settings.catalog.variantsPerProduct), not ${count}`,
  )
}

/** A memoised lookup of the choices that variants name: thousands of variants use the same few. */
function choosing(options: readonly Option[]): (requested: NewVariant) => string[] {
  const existing = options.map(
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
      return existing[at]?.get(key(choice)) ?? findChoice(options, name, choice).choice.id
    })
  }
}

const amounts = ['price', 'salePrice', 'cost'] as const

function withValues(variant: Variant, values: NewVariant | undefined, decimals: number): Variant {
  if (!values) return variant
  const { choices: _, customFields, ...provided } = values
  const requested = Object.assign({ ...variant }, withoutUndefined(provided))
  if (customFields) {
    requested.customFields = withCustomValues(variant.customFields, customFields)
  }
  for (const name of amounts) {
    const value = provided[name]
    if (value) requested[name] = calculated(variant[name], value, decimals)
  }
  return requested
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
  ...laterVariantDefaults,
  digitalFile: null,
  stock: untracked,
})

export const combinationCount = (options: readonly Option[]): number =>
  options.reduce((product, { choices }) => product * choices.length, 1)

/** All combinations of one choice of each option, in the order of the options. */
export const combinations = (options: readonly Option[]): string[][] =>
  options.reduce<string[][]>(
    (heads, { choices }) => heads.flatMap((head) => choices.map(({ id }) => [...head, id])),
    [[]],
  )

/** A key independent of the order of the options. */
const combinationKey = (choiceIds: readonly string[]): string =>
  choiceIds.length === 1 ? (choiceIds[0] as string) : choiceIds.toSorted().join(' ')

export const paidFor = (variant: Pick<Variant, 'price' | 'salePrice'>): Decimal =>
  variant.salePrice !== null && isLess(variant.salePrice, variant.price)
    ? variant.salePrice
    : variant.price

export const aggregatesOf = (variants: readonly Variant[]): Aggregates => ({
  variantCount: variants.length,
  shown: visibleRanges(variants),
  price: spanOf(variants.map(paidFor)) as DecimalRange,
  listPrice: spanOf(variants.map((one) => one.price)) as DecimalRange,
  cost: spanOf(variants.map((one) => one.cost)),
  weight: spanOf(variants.map((one) => one.weight)),
})

function visibleRanges(variants: readonly Variant[]): VisibleRanges | null {
  const shown = variants.filter(({ visible }) => visible)
  if (shown.length === variants.length) return null
  return {
    variantCount: shown.length,
    price: spanOf(shown.map(paidFor)),
    listPrice: spanOf(shown.map((one) => one.price)),
    weight: spanOf(shown.map((one) => one.weight)),
  }
}
