import { isDeepStrictEqual } from 'node:util'
import {
  CompareAtPriceTooLow,
  DuplicateVariantOptionChoice,
  InvalidDefaultVariant,
  MissingVariantOptionChoice,
  VariantIdAlreadyExists,
  VariantsAreNotAligned,
} from '@vitrine/contract/catalog'
import { brokenRule, violation } from '@vitrine/contract/kit'
import type { ListedVariant, NamedChoice } from '../model/commands.ts'
import type { FileLabel, Option, Product, Variant } from '../model/product.ts'
import { soldOf } from './change-details.ts'
import { isLess } from './money.ts'
import { key } from './options.ts'
import { pricesOf } from './prices.ts'
import { newVariant } from './variants.ts'

interface Arrangement {
  readonly product: Product
  readonly options: readonly Option[]
  readonly mint: () => string
  readonly file: (id: string) => FileLabel
}

/** Exactly the listed variants: known by their ids, new without one, gone when they are left out. */
export function arrangeListed(
  { product, options, mint, file }: Arrangement,
  listed: readonly ListedVariant[],
): Variant[] {
  if (options.length === 0) checkOnly(listed)
  const known = new Map(product.variants.map((one) => [one.id, one]))
  const variants = listed.map((wish, index) => {
    const field = `product.variantsInfo.variants[${index}]`
    const id = wish.id?.toLowerCase()
    const before =
      known.get(id ?? '') ?? blankVariant(product, id ?? mint(), options.length === 0, wish, field)
    checkType(wish, product.productType, field)
    const choiceIds = choicesOf(before, wish, options, product.id)
    const after = withValues(before, withoutInherited(product, before, wish))
    const isDefault = options.length === 0
    return {
      ...after,
      // Whether the only variant is seen is the product's to say.
      visible: isDefault || after.visible,
      digitalFile: fileAfter(before, wish, file),
      isDefault,
      choiceIds,
    }
  })
  refuseTwins(variants)
  return variants
}

/** What a variant has from its product is told with it: sent back, it stays the product's. */
function withoutInherited(
  { productDimensions, packageDimensions, pricePerUnit }: Product,
  before: Variant,
  wish: ListedVariant,
): ListedVariant {
  const inherited = {
    productDimensions,
    packageDimensions,
    unit: pricePerUnit && soldOf(pricePerUnit),
  }
  const names = ['productDimensions', 'packageDimensions', 'unit'] as const
  const same = names.filter(
    (name) => before[name] === null && isDeepStrictEqual(wish[name], inherited[name]),
  )
  return { ...wish, ...Object.fromEntries(same.map((name) => [name, null])) }
}

const fileAfter = (
  { digitalFile }: Variant,
  { digitalFileId }: ListedVariant,
  file: (id: string) => FileLabel,
): FileLabel | null => {
  if (digitalFileId === undefined || digitalFileId === digitalFile?.id) return digitalFile
  return digitalFileId === null ? null : file(digitalFileId)
}

function checkOnly(listed: readonly ListedVariant[]): void {
  const [only, ...others] = listed
  if (others.length === 0 && only && (only.choices ?? []).length === 0) return
  throw InvalidDefaultVariant({ variants: listed.length })
}

function blankVariant(
  { base }: Pick<Product, 'base'>,
  id: string,
  isDefault: boolean,
  { actual }: ListedVariant,
  field: string,
): Variant {
  if (actual === undefined) {
    throw violation(`${field}.price.actualPrice`, 'REQUIRED_FIELD', 'is required')
  }
  const empty = { ...base, price: actual, cost: null, weight: null, sku: null }
  return newVariant([], empty, () => id, isDefault)
}

function checkType({ sold }: ListedVariant, type: Product['productType'], field: string): void {
  if (sold === undefined || sold === type) return
  throw brokenRule(
    field,
    'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED',
    `has ${sold}Properties, yet the product is ${type}`,
  )
}

/** A variant with the values that are wished for; what is absent stays. */
export function withValues(before: Variant, wish: Omit<ListedVariant, 'id' | 'choices'>): Variant {
  const said = pricesOf(before)
  const actual = wish.actual ?? said.actual
  const compareAt = wish.compareAt === undefined ? said.compareAt : wish.compareAt
  if (compareAt !== null && isLess(compareAt, actual)) {
    throw CompareAtPriceTooLow({
      variantId: before.id,
      actualPrice: actual,
      compareAtPrice: compareAt,
    })
  }
  return {
    ...before,
    price: compareAt ?? actual,
    salePrice: compareAt !== null && isLess(actual, compareAt) ? actual : null,
    cost: wish.cost === undefined ? before.cost : wish.cost,
    weight: wish.weight === undefined ? before.weight : wish.weight,
    sku: wish.sku === undefined ? before.sku : wish.sku || null,
    barcode: wish.barcode === undefined ? before.barcode : wish.barcode || null,
    visible: wish.visible ?? before.visible,
    unit: wish.unit === undefined ? before.unit : wish.unit,
    productDimensions:
      wish.productDimensions === undefined ? before.productDimensions : wish.productDimensions,
    packageDimensions:
      wish.packageDimensions === undefined ? before.packageDimensions : wish.packageDimensions,
  }
}

/** Ids of a variant's choices, one of each option in their order. */
function choicesOf(
  before: Variant,
  { choices }: ListedVariant,
  options: readonly Option[],
  productId: string,
): string[] {
  const chosen = choices
    ? choices.map((one) => findNamed(options, one, before.id))
    : kept(before, options)
  const byOption = new Map(chosen.map(({ optionId, choiceId }) => [optionId, choiceId]))
  if (byOption.size < chosen.length) {
    throw DuplicateVariantOptionChoice({ variantId: before.id })
  }
  const missing = options.filter(({ id }) => !byOption.has(id))
  if (missing.length > 0) {
    const optionsMissingChoice = missing.map(({ name }) => name)
    throw MissingVariantOptionChoice(
      { optionsMissingChoice, productId },
      `A variant has no choice of ${optionsMissingChoice.join(', ')}`,
    )
  }
  return options.map(({ id }) => byOption.get(id) as string)
}

interface Chosen {
  readonly optionId: string
  readonly choiceId: string
}

const kept = ({ choiceIds }: Variant, options: readonly Option[]): Chosen[] =>
  options.flatMap(({ id, choices }) =>
    choices
      .filter((one) => choiceIds.includes(one.id))
      .map((one) => ({ optionId: id, choiceId: one.id })),
  )

function findNamed(options: readonly Option[], wanted: NamedChoice, variantId: string): Chosen {
  const option = options.find((one) =>
    'optionId' in wanted ? one.id === wanted.optionId.toLowerCase() : isMeant(one, wanted),
  )
  const choice = option?.choices.find((one) =>
    'choiceId' in wanted
      ? one.id === wanted.choiceId.toLowerCase()
      : key(one.description) === key(wanted.choiceName),
  )
  if (option && choice) return { optionId: option.id, choiceId: choice.id }
  const words =
    'optionId' in wanted
      ? `${wanted.optionId}: ${wanted.choiceId}`
      : `${wanted.optionName}: ${wanted.choiceName}`
  const errorDescription = `The product has no choice ${words}`
  throw VariantsAreNotAligned({ variants: [{ variantId, errorDescription }] }, errorDescription)
}

const isMeant = (
  { name, type }: Option,
  { optionName, renderType }: Extract<NamedChoice, { optionName: string }>,
): boolean =>
  key(name) === key(optionName) &&
  (renderType === undefined || (renderType === 'SWATCH_CHOICES') === (type === 'color'))

function refuseTwins(variants: readonly Variant[]): void {
  const [ids, combinations] = [new Set<string>(), new Set<string>()]
  for (const { id, choiceIds } of variants) {
    const combination = choiceIds.join(' ')
    if (ids.has(id)) throw VariantIdAlreadyExists({ variantId: id })
    if (combinations.has(combination)) throw DuplicateVariantOptionChoice({ variantId: id })
    ids.add(id)
    combinations.add(combination)
  }
}
