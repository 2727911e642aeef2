import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { categories } from '@vitrine/contract/categories'

type Operation =
  | `catalogV3.${keyof (typeof catalogV3)['operations'] & string}`
  | `categories.${keyof (typeof categories)['operations'] & string}`

/** A text by its length, a list by its items, or a number by its value. */
export type Kind = 'text' | 'list' | 'number'

/**
 * Path, kind, minimum and maximum of a limit; for lists also the element. Null: the schema has no limit on
 * that side.
 */
export type Limit = readonly [
  operation: Operation,
  path: string,
  kind: Kind,
  least: number | null,
  most: number | null,
  element?: unknown,
]

const guid = '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b0ff'
const item = { catalogItemId: guid, appId: guid }
const variant = 'product.variantsInfo.variants[0]'
const option = 'product.options[0]'
const modifier = 'product.modifiers[0]'
const choice = `${option}.choicesSettings.choices[0]`
const subscription = 'product.subscriptionDetails.subscriptions[0]'

const products: readonly Limit[] = [
  ['catalogV3.createProduct', 'fields', 'list', 0, 100, 'URL'],
  ['catalogV3.createProduct', 'product.name', 'text', 1, 80],
  ['catalogV3.updateProduct', 'product.name', 'text', 1, 80],
  ['catalogV3.createProduct', 'product.slug', 'text', 1, 300],
  ['catalogV3.createProduct', 'product.handle', 'text', 1, 100],
  ['catalogV3.createProduct', 'product.plainDescription', 'text', 0, 16_000],
  ['catalogV3.createProduct', 'product.media.itemsInfo.items', 'list', 0, 50, {}],
  ['catalogV3.createProduct', 'product.media.itemsInfo.items[0].altText', 'text', 0, 1000],
  ['catalogV3.createProduct', 'product.media.itemsInfo.items[0].displayName', 'text', 0, 80],
  ['catalogV3.createProduct', 'product.brand.name', 'text', 1, 50],
  ['catalogV3.createProduct', 'product.ribbon.id', 'text', 1, 36],
  ['catalogV3.createProduct', 'product.ribbon.name', 'text', 1, 30],
  ['catalogV3.createProduct', 'product.additionalRibbons', 'list', 0, 4, {}],
  ['catalogV3.createProduct', 'product.infoSections', 'list', 0, 20, {}],
  ['catalogV3.createProduct', 'product.infoSections[0].uniqueName', 'text', 1, 100],
  ['catalogV3.createProduct', 'product.infoSections[0].title', 'text', 1, 50],
  ['catalogV3.createProduct', 'product.tags.publicTags.tagIds', 'list', 0, 100, 'a'],
  ['catalogV3.createProduct', 'product.tags.privateTags.tagIds', 'list', 0, 100, 'a'],
  [
    ...(['catalogV3.createProduct', 'product.physicalProperties.pricePerUnit.quantity'] as const),
    ...(['number', 0.01, 999_999_999.99] as const),
  ],
  ['catalogV3.createProduct', 'product.options', 'list', 0, 6, {}],
  ['catalogV3.createProduct', `${option}.id`, 'text', 1, 36],
  ['catalogV3.createProduct', `${option}.name`, 'text', 1, 50],
  ['catalogV3.createProduct', `${option}.choicesSettings.choices`, 'list', 1, 1000, {}],
  ['catalogV3.createProduct', `${choice}.name`, 'text', 1, 50],
  ['catalogV3.createProduct', `${choice}.colorCode`, 'text', 3, 20],
  ['catalogV3.createProduct', `${choice}.colorCodes.colorCodes`, 'list', 2, 2, '#000'],
  ['catalogV3.createProduct', `${choice}.linkedMedia`, 'list', 0, 15, {}],
  ['catalogV3.createProduct', `${choice}.media.items`, 'list', 0, 15, {}],
  ['catalogV3.createProduct', 'product.modifiers', 'list', 0, 10, {}],
  ['catalogV3.createProduct', `${modifier}.name`, 'text', 1, 50],
  ['catalogV3.createProduct', `${modifier}.freeTextSettings.title`, 'text', 1, 150],
  ['catalogV3.createProduct', `${modifier}.freeTextSettings.maxCharCount`, 'number', 1, 500],
  ['catalogV3.createProduct', `${modifier}.choicesSettings.choices`, 'list', 1, 1000, {}],
  ['catalogV3.createProduct', 'product.variantsInfo.variants', 'list', 1, 1000, {}],
  ['catalogV3.createProduct', `${variant}.sku`, 'text', null, 40],
  ['catalogV3.createProduct', `${variant}.barcode`, 'text', null, 40],
  ['catalogV3.createProduct', `${variant}.choices`, 'list', 0, 6, {}],
  ['catalogV3.createProduct', `${variant}.physicalProperties.weight`, 'number', 0, 999_999_999.99],
  ['catalogV3.createProduct', `${variant}.digitalProperties.digitalFile.id`, 'text', 1, 100],
  [
    'catalogV3.createProduct',
    'product.subscriptionDetails.subscriptions',
    'list',
    0,
    6,
    { title: 'a' },
  ],
  ['catalogV3.createProduct', `${subscription}.title`, 'text', 1, 20],
  ['catalogV3.createProduct', `${subscription}.description`, 'text', 0, 60],
  ['catalogV3.createProduct', `${subscription}.interval`, 'number', 1, 50],
  ['catalogV3.createProduct', `${subscription}.billingCycles`, 'number', 2, 999],
  ['catalogV3.createProduct', `${subscription}.discount.percentOff`, 'number', 0.1, 99.9],
  ['catalogV3.bulkDeleteProducts', 'productIds', 'list', 1, 100, guid],
  ['catalogV3.bulkAddInfoSectionsToProducts', 'infoSectionIds', 'list', 1, 10, guid],
  ['catalogV3.bulkRemoveInfoSectionsFromProducts', 'infoSectionIds', 'list', 1, 100, guid],
  ['catalogV3.bulkAddInfoSectionsToProductsByFilter', 'infoSectionIds', 'list', 1, 20, guid],
  ['catalogV3.bulkAddProductsToCategoriesByFilter', 'categoryIds', 'list', 1, 5, guid],
  ['catalogV3.bulkUpdateProductTags', 'productIds', 'list', 1, 100, guid],
  ['catalogV3.bulkUpdateProductTags', 'assignTags.publicTags.tagIds', 'list', 0, 100, 'a'],
  [
    ...(['catalogV3.bulkAdjustProductVariantsByFilter', 'cost.percentage'] as const),
    ...(['number', -100, 1000] as const),
  ],
  [
    ...([
      'catalogV3.bulkAdjustProductVariantsByFilter',
      'compareAtPriceDiscount.percentage',
    ] as const),
    ...(['number', 0, 100] as const),
  ],
  ['catalogV3.queryProducts', 'query.sort', 'list', 0, 5, { fieldName: 'slug' }],
  ['catalogV3.queryProducts', 'query.cursorPaging.limit', 'number', 0, 100],
  ['catalogV3.searchProducts', 'search.sort', 'list', 0, 10, { fieldName: 'slug' }],
  ['catalogV3.searchProducts', 'search.search.expression', 'text', 0, 100],
  ['catalogV3.searchProducts', 'search.search.fields', 'list', 0, 20, 'name'],
  ['catalogV3.searchProducts', 'search.aggregations', 'list', 0, 10, {}],
  ['catalogV3.searchProducts', 'search.aggregations[0].name', 'text', 0, 100],
  ['catalogV3.searchProducts', 'search.aggregations[0].fieldPath', 'text', 0, 200],
  ['catalogV3.searchProducts', 'search.aggregations[0].value.limit', 'number', 1, 250],
  ['catalogV3.searchProducts', 'search.aggregations[0].range.buckets', 'list', 0, 50, {}],
  ['catalogV3.queryVariants', 'query.cursorPaging.limit', 'number', 0, 1000],
  ['catalogV3.searchVariants', 'search.cursorPaging.limit', 'number', 0, 1000],
]

const labels: readonly Limit[] = [
  ['catalogV3.createBrand', 'brand.name', 'text', 1, 50],
  ['catalogV3.createRibbon', 'ribbon.name', 'text', 1, 30],
  ['catalogV3.getOrCreateBrand', 'brandName', 'text', 1, 50],
  ['catalogV3.getOrCreateRibbon', 'ribbonName', 'text', 1, 30],
  ['catalogV3.bulkCreateBrands', 'brands', 'list', 1, 100, { name: 'a' }],
  ['catalogV3.bulkGetOrCreateBrands', 'brandNames', 'list', 1, 100, 'a'],
  ['catalogV3.bulkDeleteRibbons', 'ribbonIds', 'list', 1, 100, guid],
  ['catalogV3.queryBrands', 'query.cursorPaging.limit', 'number', 0, 300],
  ['catalogV3.queryRibbons', 'query.cursorPaging.limit', 'number', 0, 100],
  ['catalogV3.createInfoSection', 'infoSection.uniqueName', 'text', 1, 100],
  ['catalogV3.createInfoSection', 'infoSection.title', 'text', 1, 50],
  ['catalogV3.createInfoSection', 'infoSection.plainDescription', 'text', 0, 16_000],
  ['catalogV3.queryInfoSections', 'query.cursorPaging.limit', 'number', 0, 100],
  ['catalogV3.bulkDeleteInfoSections', 'infoSectionIds', 'list', 1, 100, guid],
]

const choices = 'customization.choicesSettings.choices'
const customizations: readonly Limit[] = [
  ['catalogV3.createCustomization', 'customization.name', 'text', 1, 50],
  ['catalogV3.createCustomization', 'customization.freeTextInput.title', 'text', 1, 100],
  ['catalogV3.createCustomization', 'customization.freeTextInput.maxCharCount', 'number', 1, 500],
  ['catalogV3.createCustomization', choices, 'list', 1, 1000, {}],
  ['catalogV3.createCustomization', `${choices}[0].name`, 'text', 1, 50],
  ['catalogV3.createCustomization', `${choices}[0].colorCode`, 'text', 3, 20],
  ['catalogV3.createCustomization', `${choices}[0].primaryChoiceIds`, 'list', 0, 4, guid],
  ['catalogV3.addCustomizationChoices', 'choices', 'list', 1, 1000, {}],
  ['catalogV3.setCustomizationChoices', 'choices', 'list', 1, 1000, {}],
  ['catalogV3.removeCustomizationChoices', 'choiceIds', 'list', 1, 100, guid],
  ['catalogV3.updateCustomizationChoices', 'choices', 'list', 1, 100, { choice: { id: guid } }],
  [
    ...(['catalogV3.bulkAddCustomizationChoices', 'customizationsChoices[0].choices'] as const),
    ...(['list', 1, 100, {}] as const),
  ],
  ['catalogV3.queryCustomizations', 'query.cursorPaging.limit', 'number', 0, 100],
]

const stock: readonly Limit[] = [
  ['catalogV3.createInventoryItem', 'inventoryItem.quantity', 'number', -99_999, 99_999],
  ['catalogV3.createInventoryItem', 'inventoryItem.preorderInfo.message', 'text', 1, 250],
  ['catalogV3.createInventoryItem', 'inventoryItem.preorderInfo.limit', 'number', 0, 100_000],
  ['catalogV3.bulkDeleteInventoryItems', 'inventoryItemIds', 'list', 1, 1000, guid],
  [
    ...(['catalogV3.bulkDecrementInventoryItems', 'decrementData'] as const),
    ...(['list', 1, 300, { inventoryItemId: guid, decrementBy: 1 }] as const),
  ],
  ['catalogV3.bulkDecrementInventoryItems', 'decrementData[0].decrementBy', 'number', 1, 99_999],
  [
    ...(['catalogV3.bulkCreateInventoryItemsByVariantFilter'] as const),
    ...(['inventoryCreationData.quantity', 'number', 0, 99_999] as const),
  ],
  ['catalogV3.queryInventoryItems', 'query.sort', 'list', 0, 10, { fieldName: 'quantity' }],
  ['catalogV3.queryInventoryItems', 'query.cursorPaging.limit', 'number', 0, 1000],
]

const ofCategories: readonly Limit[] = [
  ['categories.createCategory', 'category.name', 'text', 1, 80],
  ['categories.createCategory', 'category.description', 'text', 1, 600],
  ['categories.createCategory', 'category.slug', 'text', 1, 300],
  ['categories.bulkShowCategories', 'categoryIds', 'list', 1, 100, guid],
  ['categories.bulkAddItemsToCategory', 'items', 'list', 1, 1000, item],
  ['categories.bulkRemoveItemsFromCategory', 'items', 'list', 1, 100, item],
  ['categories.bulkAddItemToCategories', 'categoryIds', 'list', 1, 100, guid],
  ['categories.bulkSetItemCategories', 'categoryIds', 'list', 0, 1000, guid],
  ['categories.bulkSetItemCategories', 'item.catalogItemId', 'text', 1, 36],
  ['categories.setArrangedItems', 'items', 'list', 0, 100, item],
  ['categories.listItemsInCategory', 'cursorPaging.limit', 'number', 0, 100],
  ['categories.queryCategories', 'query.sort', 'list', 0, 5, { fieldName: 'name' }],
  ['categories.queryCategories', 'query.cursorPaging.limit', 'number', 0, 1000],
  ['categories.searchCategories', 'search.sort', 'list', 0, 5, { fieldName: 'name' }],
]

/** The limits of sections 12 to 16 of the catalog contract that schemas express. */
export const limits: readonly Limit[] = [
  ...products,
  ...labels,
  ...customizations,
  ...stock,
  ...ofCategories,
]
