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
import { isLess } from '@vitrine/money'
import { withValues as withCustomValues } from '../../custom-fields/index.ts'
import { key } from '../../options/index.ts'
import { soldOf } from '../../products/rules/change-details.ts'
import { pricesOf } from '../../products/rules/prices.ts'
import type { ListedVariant, NamedChoice } from '../../shared/model/commands.ts'
import type { FileLabel, Option, Product, Variant } from '../../shared/model/product.ts'
import { declaredOfVariant } from '../../shared/model/variant-fields.ts'
import { newVariant } from './variants.ts'

interface Arrangement {
  readonly product: Product
  readonly options: readonly Option[]
  readonly mint: () => string
  readonly file: (id: string) => FileLabel
}

/** Exactly the listed variants: matched by id, new without one, deleted when not listed. */
export function arrangeListed(
  { product, options, mint, file }: Arrangement,
  listed: readonly ListedVariant[],
): Variant[] {
  if (options.length === 0) checkOnly(listed)
  const existing = new Map(product.variants.map((one) => [one.id, one]))
  const variants = listed.map((request, index) => {
    const field = `product.variantsInfo.variants[${index}]`
    const id = request.id?.toLowerCase()
    const before =
      existing.get(id ?? '') ??
      blankVariant(product, id ?? mint(), options.length === 0, request, field)
    checkType(request, product.productType, field)
    const choiceIds = choicesOf(before, request, options, product.id)
    const after = withValues(before, withoutInherited(product, before, request))
    const isDefault = options.length === 0
    return {
      ...after,
      // The visibility of an only variant is that of the product.
      visible: isDefault || after.visible,
      digitalFile: fileAfter(before, request, file),
      isDefault,
      choiceIds,
    }
  })
  refuseTwins(variants)
  return variants
}

/** Inherited values are part of a variant as read: sent back unchanged, they stay inherited. */
function withoutInherited(
  { productDimensions, packageDimensions, pricePerUnit }: Product,
  before: Variant,
  request: ListedVariant,
): ListedVariant {
  const inherited = {
    productDimensions,
    packageDimensions,
    unit: pricePerUnit && soldOf(pricePerUnit),
  }
  const names = ['productDimensions', 'packageDimensions', 'unit'] as const
  const same = names.filter(
    (name) => before[name] === null && isDeepStrictEqual(request[name], inherited[name]),
  )
  return { ...request, ...Object.fromEntries(same.map((name) => [name, null])) }
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

/** A variant with the given values; absent ones stay unchanged. */
export function withValues(
  before: Variant,
  request: Omit<ListedVariant, 'id' | 'choices'>,
): Variant {
  const previousPrices = pricesOf(before)
  const actual = request.actual ?? previousPrices.actual
  const compareAt = request.compareAt === undefined ? previousPrices.compareAt : request.compareAt
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
    cost: request.cost === undefined ? before.cost : request.cost,
    weight: request.weight === undefined ? before.weight : request.weight,
    sku: request.sku === undefined ? before.sku : request.sku || null,
    barcode: request.barcode === undefined ? before.barcode : request.barcode || null,
    visible: request.visible ?? before.visible,
    unit: request.unit === undefined ? before.unit : request.unit,
    productDimensions:
      request.productDimensions === undefined
        ? before.productDimensions
        : request.productDimensions,
    packageDimensions:
      request.packageDimensions === undefined
        ? before.packageDimensions
        : request.packageDimensions,
    ...declaredOfVariant(request),
    customFields: request.customFields
      ? withCustomValues(before.customFields, request.customFields)
      : before.customFields,
  }
}

/** Choice ids of a variant, one of each option in order. */
function choicesOf(
  before: Variant,
  { choices }: ListedVariant,
  options: readonly Option[],
  productId: string,
): string[] {
  const selected = choices
    ? choices.map((one) => findNamed(options, one, before.id))
    : currentChoices(before, options)
  const byOption = new Map(selected.map(({ optionId, choiceId }) => [optionId, choiceId]))
  if (byOption.size < selected.length) {
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

interface ChoiceKey {
  readonly optionId: string
  readonly choiceId: string
}

const currentChoices = ({ choiceIds }: Variant, options: readonly Option[]): ChoiceKey[] =>
  options.flatMap(({ id, choices }) =>
    choices
      .filter((one) => choiceIds.includes(one.id))
      .map((one) => ({ optionId: id, choiceId: one.id })),
  )

function findNamed(
  options: readonly Option[],
  requested: NamedChoice,
  variantId: string,
): ChoiceKey {
  const option = options.find((one) =>
    'optionId' in requested
      ? one.id === requested.optionId.toLowerCase()
      : matchesOption(one, requested),
  )
  const choice = option?.choices.find((one) =>
    'choiceId' in requested
      ? one.id === requested.choiceId.toLowerCase()
      : key(one.description) === key(requested.choiceName),
  )
  if (option && choice) return { optionId: option.id, choiceId: choice.id }
  const words =
    'optionId' in requested
      ? `${requested.optionId}: ${requested.choiceId}`
      : `${requested.optionName}: ${requested.choiceName}`
  const errorDescription = `The product has no choice ${words}`
  throw VariantsAreNotAligned({ variants: [{ variantId, errorDescription }] }, errorDescription)
}

const matchesOption = (
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
