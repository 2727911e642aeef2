import type { ProductWithInventoryToUpdate } from '@vitrine/contract/catalog-v3'
import { brokenRule, violation } from '@vitrine/contract/kit'
import {
  type ListedVariant,
  type NamedChoice,
  normalizedDimensions,
} from '../../../areas/catalog/index.ts'
import { normalizedAmount } from './normalized-amount.ts'

export type VariantInput = NonNullable<
  ProductWithInventoryToUpdate['variantsInfo']
>['variants'][number]

/** A variant as the catalog accepts it; absent fields stay. */
export function decodeVariant(input: VariantInput, field: string): ListedVariant {
  const { id, sku, barcode, visible, choices, revenueDetails } = input
  return {
    ...(id && { id }),
    ...decodeSold(input, field),
    ...decodePrices(input, field),
    ...(revenueDetails !== undefined && {
      cost: normalizedAmount(
        revenueDetails?.cost?.amount ?? null,
        `${field}.revenueDetails.cost.amount`,
      ),
    }),
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(typeof visible === 'boolean' && { visible }),
    ...(choices && {
      choices: choices.map((one, at) => decodeChoice(one, `${field}.choices[${at}]`)),
    }),
  }
}

function decodePrices({ price }: VariantInput, field: string) {
  if (price === null || price?.actualPrice === null) {
    const sentence = 'cannot be removed: every variant has a price'
    throw brokenRule(`${field}.price.actualPrice`, 'CANNOT_REMOVE_VARIANT_ACTUAL_PRICE', sentence)
  }
  const { actualPrice, compareAtPrice } = price ?? {}
  const path = `${field}.price`
  return {
    ...(actualPrice && {
      actual: normalizedAmount(actualPrice.amount, `${path}.actualPrice.amount`),
    }),
    ...(compareAtPrice !== undefined && {
      compareAt: normalizedAmount(compareAtPrice?.amount ?? null, `${path}.compareAtPrice.amount`),
    }),
  }
}

/** Weight and dimensions of a physical variant, or the file of a digital one. */
function decodeSold({ physicalProperties, digitalProperties }: VariantInput, field: string) {
  if (physicalProperties && digitalProperties) {
    throw brokenRule(
      field,
      'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED',
      'is either physical or digital: send physicalProperties or digitalProperties',
    )
  }
  if (digitalProperties) {
    const { digitalFile } = digitalProperties
    return {
      sold: 'digital' as const,
      ...(digitalFile !== undefined && { digitalFileId: digitalFile?.id ?? null }),
    }
  }
  if (!physicalProperties) return {}
  const { weight, pricePerUnit, productDimensions, packageDimensions } = physicalProperties
  const path = `${field}.physicalProperties`
  return {
    sold: 'physical' as const,
    ...(weight !== undefined && { weight }),
    ...(pricePerUnit !== undefined && { unit: pricePerUnit?.settings ?? null }),
    ...(productDimensions !== undefined && {
      productDimensions: normalizedDimensions(productDimensions, `${path}.productDimensions`),
    }),
    ...(packageDimensions !== undefined && {
      packageDimensions: normalizedDimensions(packageDimensions, `${path}.packageDimensions`),
    }),
  }
}

function decodeChoice(
  { optionChoiceIds, optionChoiceNames }: NonNullable<VariantInput['choices']>[number],
  field: string,
): NamedChoice {
  if (optionChoiceIds) return optionChoiceIds
  if (!optionChoiceNames) {
    throw violation(
      field,
      'REQUIRED_ONE_OF_FIELD',
      'must have optionChoiceIds or optionChoiceNames',
    )
  }
  const { optionName, choiceName, renderType } = optionChoiceNames
  if (!optionName || !renderType) {
    const sentence = 'needs optionName, choiceName and renderType'
    throw brokenRule(`${field}.optionChoiceNames`, 'MISSING_VARIANT_OPTION', sentence)
  }
  if (!choiceName) {
    const sentence = 'is required beside the name of the option'
    throw brokenRule(
      `${field}.optionChoiceNames.choiceName`,
      'MISSING_VARIANT_OPTION_CHOICE',
      sentence,
    )
  }
  return { optionName, choiceName, renderType }
}
