import { describe, expect, test } from 'vitest'
import type { QueryFields } from '../catalog/index.ts'
import { categoryFields, categoryTextFields } from '../categories/query-fields.ts'
import { inventoryItemFields, inventoryTextFields } from './inventory-query-fields.ts'
import {
  aggregatedVariantFields,
  queriedProductFields,
  searchedProductFields,
} from './product-query-fields.ts'
import { customizationFields, infoSectionFields, labelFields } from './query-fields.ts'
import {
  queriedVariantFields,
  searchedVariantFields,
  variantTextFields,
} from './variant-query-fields.ts'

const names = (words: string) => words.trim().split(/\s+/).toSorted()
const sortable = (fields: QueryFields) =>
  Object.keys(fields)
    .filter((name) => fields[name]?.sortable)
    .toSorted()
/** Fields that cannot be tested with each of these operators. */
const lacking = (fields: QueryFields, operators: string, among: string) =>
  names(among).filter((name) =>
    names(operators).some(
      (one) => !(fields[name]?.operators as readonly string[] | undefined)?.includes(one),
    ),
  )
const scalar = '$eq $ne $exists $in'
const comparing = `${scalar} $lt $lte $gt $gte`
const listing = '$isEmpty $hasAll $hasSome'
const customized = (list: string) =>
  ['id', 'name', 'choicesSettings.choices.choiceId', 'choicesSettings.choices.name']
    .map((name) => `${list}.${name}`)
    .join(' ')

/** The fields of the catalog contract, list by list. */
describe('fields that may be named', () => {
  test('in a query of products (§12.6)', () => {
    expect(Object.keys(queriedProductFields).toSorted()).toEqual(
      names('id handle options.id slug createdDate updatedDate visible'),
    )
    expect(sortable(queriedProductFields)).toEqual(names('slug createdDate updatedDate visible'))
    expect(lacking(queriedProductFields, listing, 'options.id')).toEqual([])
  })

  const lists = `${customized('options')} ${customized('modifiers')} infoSections.id infoSections.uniqueName
    additionalRibbons.id additionalRibbons.name tags.publicTags.tagIds tags.privateTags.tagIds
    flattenOptions flattenModifiers`
  const words = `id handle slug importId brand.id brand.name ribbon.id ribbon.name taxGroupId
    physicalProperties.fulfillerId physicalProperties.deliveryProfileId`
  const choices = `productType visible visibleInPos inventory.availabilityStatus inventory.preorderStatus
    inventory.preorderAvailability subscriptionDetails.allowOneTimePurchases`
  const texts = 'name subtitle minVariantPriceInfo.sku'
  const amounts = `createdDate updatedDate actualPriceRange.minValue.amount actualPriceRange.maxValue.amount
    compareAtPriceRange.minValue.amount compareAtPriceRange.maxValue.amount
    physicalProperties.shippingWeightRange.minValue physicalProperties.shippingWeightRange.maxValue numericId`
  const places =
    'directCategoriesInfo.categories allCategoriesInfo.categories variantsInfo.variants'
  const placeIds = 'directCategoriesInfo.categories.id allCategoriesInfo.categories.id'

  test('in a search of products, and how (§12.6)', () => {
    const all = [lists, words, choices, texts, amounts, places, placeIds].join(' ')
    expect(Object.keys(searchedProductFields).toSorted()).toEqual(names(all))
    expect(sortable(searchedProductFields)).toEqual(names(`${texts} ${amounts}`))
    expect(lacking(searchedProductFields, listing, lists)).toEqual([])
    expect(lacking(searchedProductFields, `${scalar} $startsWith`, words)).toEqual([])
    expect(lacking(searchedProductFields, scalar, choices)).toEqual([])
    expect(lacking(searchedProductFields, `${scalar} $startsWith`, texts)).toEqual([])
    expect(lacking(searchedProductFields, comparing, amounts)).toEqual([])
    expect(lacking(searchedProductFields, '$matchItems', places)).toEqual([])
    expect(lacking(searchedProductFields, `${scalar} $hasSome $startsWith`, placeIds)).toEqual([])
    const ofVariants = `visible sku barcode choices.optionChoiceIds.optionId choices.optionChoiceIds.choiceId
      price.actualPrice.amount price.compareAtPrice.amount physicalProperties.weight`
    const inner = Object.keys(searchedProductFields['variantsInfo.variants'].items ?? {})
    expect(inner).toEqual(expect.arrayContaining(names(ofVariants)))
    expect(Object.keys(aggregatedVariantFields).toSorted()).toEqual(
      names(ofVariants).map((name) => `variantsInfo.variants.${name}`),
    )
  })

  test('of brands, ribbons, info sections and customizations (§13)', () => {
    const moments = 'createdDate updatedDate'
    expect(Object.keys(labelFields).toSorted()).toEqual(names(`id name ${moments}`))
    expect(sortable(labelFields)).toEqual(names(`name ${moments}`))
    expect(Object.keys(infoSectionFields).toSorted()).toEqual(
      names(`id title uniqueName ${moments}`),
    )
    expect(sortable(infoSectionFields)).toEqual(names(`title uniqueName ${moments}`))
    const kinds = 'customizationType customizationRenderType'
    expect(Object.keys(customizationFields).toSorted()).toEqual(
      names(`id name ${moments} ${kinds}`),
    )
    expect(sortable(customizationFields)).toEqual(names(`id name ${moments}`))
    for (const fields of [labelFields, infoSectionFields, customizationFields])
      expect(lacking(fields, `${scalar} $startsWith`, 'id')).toEqual([])
  })

  test('of inventory items (§14)', () => {
    const ids = 'id locationId variantId'
    const others = `product.directCategoryIds createdDate updatedDate quantity inStock trackQuantity
      availabilityStatus productId preorderInfo.enabled product.name product.variantName
      product.variantSku product.variantBarcode product.brand.id`
    expect(Object.keys(inventoryItemFields).toSorted()).toEqual(names(`${ids} ${others}`))
    expect(sortable(inventoryItemFields)).toEqual(names(others))
    expect(lacking(inventoryItemFields, `${scalar} $startsWith`, ids)).toEqual([])
    expect(lacking(inventoryItemFields, '$hasAll $hasSome', 'product.directCategoryIds')).toEqual(
      [],
    )
    expect([...inventoryTextFields].toSorted()).toEqual(
      names('product.name product.variantName product.variantSku product.variantBarcode'),
    )
  })

  test('of variants (§15)', () => {
    const ids = 'id variantId productData.productId'
    expect(Object.keys(queriedVariantFields).toSorted()).toEqual(names(ids))
    expect(sortable(queriedVariantFields)).toEqual(names(ids))
    expect(lacking(queriedVariantFields, '$eq $ne $in $nin', ids)).toEqual([])
    const searched = `productData.name productData.slug productData.handle sku barcode productData.productId
      productData.productType productData.visible productData.visibleInPos productData.updatedDate
      productData.brand.id productData.directCategoryIds optionChoices.optionChoiceIds.optionId
      optionChoices.optionChoiceIds.choiceId price.actualPrice.amount price.compareAtPrice.amount
      inventoryStatus.inStock inventoryStatus.preorderEnabled visible variantId`
    expect(Object.keys(searchedVariantFields)).toEqual(expect.arrayContaining(names(searched)))
    expect([...variantTextFields].toSorted()).toEqual(names('productData.name sku'))
  })

  test('of categories (§16)', () => {
    const plain = 'id slug visible treeReference.appNamespace treeReference.treeKey'
    const sorted =
      'name createdDate updatedDate managingAppId parentCategory.id parentCategory.index'
    const own = 'hiddenFromMenu'
    expect(Object.keys(categoryFields).toSorted()).toEqual(names(`${plain} ${sorted} ${own}`))
    expect(sortable(categoryFields)).toEqual(names(sorted))
    expect([...categoryTextFields].toSorted()).toEqual(names('name description'))
  })
})
