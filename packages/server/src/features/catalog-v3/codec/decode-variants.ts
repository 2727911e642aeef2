import type { ProductWithInventoryToUpdate } from '@vitrine/contract/catalog-v3'
import { brokenRule, violation } from '@vitrine/contract/kit'
import { keptDimensions, type ListedVariant, type NamedChoice } from '../../catalog/index.ts'
import { keptAmount } from './kept-amount.ts'

export type SentVariant = NonNullable<
  ProductWithInventoryToUpdate['variantsInfo']
>['variants'][number]

/** A variant as the catalog takes it; what is absent stays. */
export function decodeVariant(sent: SentVariant, field: string): ListedVariant {
  const { id, sku, barcode, visible, choices, revenueDetails } = sent
  return {
    ...(id && { id }),
    ...decodeSold(sent, field),
    ...decodePrices(sent, field),
    ...(revenueDetails !== undefined && {
      cost: keptAmount(revenueDetails?.cost?.amount ?? null, `${field}.revenueDetails.cost.amount`),
    }),
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(typeof visible === 'boolean' && { visible }),
    ...(choices && {
      choices: choices.map((one, at) => decodeChoice(one, `${field}.choices[${at}]`)),
    }),
  }
}

function decodePrices({ price }: SentVariant, field: string) {
  if (price === null || price?.actualPrice === null) {
    const sentence = 'cannot be removed: every variant has a price'
    throw brokenRule(`${field}.price.actualPrice`, 'CANNOT_REMOVE_VARIANT_ACTUAL_PRICE', sentence)
  }
  const { actualPrice, compareAtPrice } = price ?? {}
  const path = `${field}.price`
  return {
    ...(actualPrice && { actual: keptAmount(actualPrice.amount, `${path}.actualPrice.amount`) }),
    ...(compareAtPrice !== undefined && {
      compareAt: keptAmount(compareAtPrice?.amount ?? null, `${path}.compareAtPrice.amount`),
    }),
  }
}

/** What a thing weighs and measures, or what file it is. */
function decodeSold({ physicalProperties, digitalProperties }: SentVariant, field: string) {
  if (physicalProperties && digitalProperties) {
    throw brokenRule(
      field,
      'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED',
      'is a thing or a file: send physicalProperties or digitalProperties',
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
      productDimensions: keptDimensions(productDimensions, `${path}.productDimensions`),
    }),
    ...(packageDimensions !== undefined && {
      packageDimensions: keptDimensions(packageDimensions, `${path}.packageDimensions`),
    }),
  }
}

function decodeChoice(
  { optionChoiceIds, optionChoiceNames }: NonNullable<SentVariant['choices']>[number],
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
