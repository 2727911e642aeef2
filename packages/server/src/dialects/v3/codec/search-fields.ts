/** Wire name → domain name; identical names are omitted. */
export type Names = Readonly<Record<string, string>>

const customized = (wire: string, ids: string, names: string, choices: string): Names => ({
  [`${wire}.id`]: ids,
  [`${wire}.name`]: names,
  [`${wire}.choicesSettings.choices.choiceId`]: `${choices}Ids`,
  [`${wire}.choicesSettings.choices.name`]: `${choices}Names`,
})

/** Fields within one variant of a product. */
export const variantNames: Names = {
  'choices.optionChoiceIds.optionId': 'optionIds',
  'choices.optionChoiceIds.choiceId': 'choiceIds',
  'price.actualPrice.amount': 'price',
  'price.compareAtPrice.amount': 'listPrice',
  'physicalProperties.weight': 'weight',
}

export const productNames: Names = {
  ...customized('options', 'optionIds', 'optionNames', 'choice'),
  ...customized('modifiers', 'modifierIds', 'modifierNames', 'modifierChoice'),
  'directCategoriesInfo.categories': 'collections',
  'allCategoriesInfo.categories': 'categories',
  'variantsInfo.variants': 'variants',
  'directCategoriesInfo.categories.id': 'collectionIds',
  'allCategoriesInfo.categories.id': 'categoryIds',
  'infoSections.id': 'infoSectionIds',
  'infoSections.uniqueName': 'infoSectionNames',
  'additionalRibbons.id': 'additionalRibbonIds',
  'additionalRibbons.name': 'additionalRibbonNames',
  'tags.publicTags.tagIds': 'publicTags',
  'tags.privateTags.tagIds': 'privateTags',
  flattenOptions: 'optionChoices',
  flattenModifiers: 'modifierChoices',
  'brand.id': 'brandId',
  'brand.name': 'brandName',
  'ribbon.id': 'ribbonId',
  'ribbon.name': 'ribbonName',
  'physicalProperties.fulfillerId': 'fulfillerId',
  'physicalProperties.deliveryProfileId': 'deliveryProfileId',
  productType: 'kind',
  'inventory.availabilityStatus': 'stockStatus',
  'inventory.preorderStatus': 'preorderStatus',
  'inventory.preorderAvailability': 'preorderAvailability',
  'subscriptionDetails.allowOneTimePurchases': 'sellsOnce',
  'minVariantPriceInfo.sku': 'cheapestSku',
  'actualPriceRange.minValue.amount': 'lowestPaid',
  'actualPriceRange.maxValue.amount': 'highestPaid',
  'compareAtPriceRange.minValue.amount': 'lowestList',
  'compareAtPriceRange.maxValue.amount': 'highestList',
  'physicalProperties.shippingWeightRange.minValue': 'lowestWeight',
  'physicalProperties.shippingWeightRange.maxValue': 'highestWeight',
}

export const storeVariantNames: Names = {
  variantId: 'id',
  'optionChoices.optionChoiceIds.optionId': 'optionIds',
  'optionChoices.optionChoiceIds.choiceId': 'choiceIds',
  'price.actualPrice.amount': 'price',
  'price.compareAtPrice.amount': 'listPrice',
  'inventoryStatus.inStock': 'inStock',
  'inventoryStatus.preorderEnabled': 'preorderEnabled',
  'productData.productId': 'product.id',
  'productData.name': 'product.name',
  'productData.slug': 'product.slug',
  'productData.handle': 'product.handle',
  'productData.productType': 'product.kind',
  'productData.visible': 'product.visible',
  'productData.visibleInPos': 'product.visibleInPos',
  'productData.updatedDate': 'product.updatedDate',
  'productData.brand.id': 'product.brandId',
  'productData.directCategoryIds': 'product.collectionIds',
}

const variantPath = 'variantsInfo.variants.'

/** The domain name of a product field. */
export function productField(field: string): string {
  if (!field.startsWith(variantPath)) return productNames[field] ?? field
  const inner = field.slice(variantPath.length)
  return `variants.${variantNames[inner] ?? inner}`
}
export const storeVariantField = (field: string): string => storeVariantNames[field] ?? field
