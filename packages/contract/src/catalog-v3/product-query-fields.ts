import type { QueryField, QueryFields } from '../catalog/index.ts'
import {
  momentField,
  numberField,
  productFieldQueries,
  sorted,
  textField,
} from '../catalog/index.ts'
import type { Operator } from '../kit/index.ts'

const equality: readonly Operator[] = ['$eq', '$ne', '$in', '$nin', '$hasSome', '$exists']
const wordTests: readonly Operator[] = [...equality, '$startsWith']
const listTests: readonly Operator[] = ['$eq', '$in', '$hasSome', '$hasAll', '$isEmpty', '$exists']
const field = (type: QueryField['type'], operators: readonly Operator[]): QueryField => ({
  type,
  operators,
})
const id = field('guid', wordTests)
const word = field('text', wordTests)
const choice = field('text', equality)
const flag = field('boolean', equality)
const amount = { ...numberField, ...sorted }
const ids = field('guid', listTests)
const words = field('text', listTests)
const elements = (items: QueryFields): QueryField => ({
  type: 'text',
  operators: ['$matchItems', '$exists', '$isEmpty'],
  items,
})
const numberedText: QueryField = { ...textField, ...sorted }

/** Fields that a query of products may name (catalog contract §12.6). */
export const queriedProductFields = {
  id: field('guid', [...id.operators, '$lt', '$lte', '$gt', '$gte']),
  handle: textField,
  slug: numberedText,
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
  visible: { ...flag, ...sorted },
  'options.id': field('guid', ['$hasAll', '$hasSome', '$isEmpty']),
} satisfies QueryFields

const category = elements({ id: ids, index: numberField })
const variant = elements({
  id,
  visible: flag,
  sku: word,
  barcode: word,
  'choices.optionChoiceIds.optionId': ids,
  'choices.optionChoiceIds.choiceId': ids,
  'price.actualPrice.amount': numberField,
  'price.compareAtPrice.amount': numberField,
  'physicalProperties.weight': numberField,
})

/** Options and modifiers are searched alike. */
const customized = (name: 'options' | 'modifiers') =>
  ({
    [`${name}.id`]: ids,
    [`${name}.name`]: words,
    [`${name}.choicesSettings.choices.choiceId`]: ids,
    [`${name}.choicesSettings.choices.name`]: words,
  }) as Record<
    | `${typeof name}.${'id' | 'name'}`
    | `${typeof name}.choicesSettings.choices.${'choiceId' | 'name'}`,
    QueryField
  >

const categoryId = field('guid', wordTests)

/** Fields that a search of products may filter by, sort by and aggregate (catalog contract §12.6). */
export const searchedProductFields = {
  'directCategoriesInfo.categories': category,
  'allCategoriesInfo.categories': category,
  'variantsInfo.variants': variant,
  'directCategoriesInfo.categories.id': categoryId,
  'allCategoriesInfo.categories.id': categoryId,
  ...customized('options'),
  ...customized('modifiers'),
  'infoSections.id': ids,
  'infoSections.uniqueName': words,
  'additionalRibbons.id': ids,
  'additionalRibbons.name': words,
  'tags.publicTags.tagIds': words,
  'tags.privateTags.tagIds': words,
  /** `<option id>:<choice id>` of every choice that the product has, and the same of its modifiers. */
  flattenOptions: words,
  flattenModifiers: words,
  id,
  handle: word,
  slug: word,
  /** The import that last made or changed the product. */
  importId: id,
  'brand.id': id,
  'brand.name': word,
  'ribbon.id': id,
  'ribbon.name': word,
  ...productFieldQueries,
  'physicalProperties.fulfillerId': word,
  'physicalProperties.deliveryProfileId': word,
  productType: choice,
  visible: flag,
  visibleInPos: flag,
  'inventory.availabilityStatus': choice,
  'inventory.preorderStatus': choice,
  'inventory.preorderAvailability': choice,
  'subscriptionDetails.allowOneTimePurchases': flag,
  name: numberedText,
  'minVariantPriceInfo.sku': numberedText,
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
  'actualPriceRange.minValue.amount': amount,
  'actualPriceRange.maxValue.amount': amount,
  'compareAtPriceRange.minValue.amount': amount,
  'compareAtPriceRange.maxValue.amount': amount,
  'physicalProperties.shippingWeightRange.minValue': amount,
  'physicalProperties.shippingWeightRange.maxValue': amount,
  numericId: amount,
} satisfies QueryFields

/** Fields for merchants only. */
export const merchantProductFields: ReadonlySet<string> = new Set(['tags.privateTags.tagIds'])

/** Lists may be sorted by the place in one category, which `selectItemsBy` of the sort names. */
export const categoryPlaceFields: ReadonlySet<string> = new Set([
  'directCategoriesInfo.categories.index',
  'allCategoriesInfo.categories.index',
])

/** Paths inside variants that products may also be aggregated by. */
export const aggregatedVariantFields = {
  'variantsInfo.variants.visible': flag,
  'variantsInfo.variants.sku': word,
  'variantsInfo.variants.barcode': word,
  'variantsInfo.variants.choices.optionChoiceIds.optionId': ids,
  'variantsInfo.variants.choices.optionChoiceIds.choiceId': ids,
  'variantsInfo.variants.price.actualPrice.amount': numberField,
  'variantsInfo.variants.price.compareAtPrice.amount': numberField,
  'variantsInfo.variants.physicalProperties.weight': numberField,
} satisfies QueryFields

/** Fields that free text is searched in; default: all. */
export const productTextFields = [
  'name',
  'description',
  'variantsInfo.variants.sku',
  'variantsInfo.variants.barcode',
  'minVariantPriceInfo.sku',
] as const
