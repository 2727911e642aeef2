export const productTypes = ['unspecified_product_type', 'physical', 'digital'] as const
export type ProductType = (typeof productTypes)[number]

export const optionTypes = ['unspecified_option_type', 'drop_down', 'color'] as const
export type OptionType = (typeof optionTypes)[number]

/** How options and modifiers are shown. */
export const renderTypes = ['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'] as const
export type RenderType = (typeof renderTypes)[number]

export const choiceTypes = ['CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE'] as const
export type ChoiceType = (typeof choiceTypes)[number]

export const subscriptionFrequencies = ['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type SubscriptionFrequency = (typeof subscriptionFrequencies)[number]

export const discountTypes = ['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT'] as const
export type DiscountType = (typeof discountTypes)[number]

export const inventoryStatuses = ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] as const
export type InventoryStatus = (typeof inventoryStatuses)[number]

export const inventoryReasons = ['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE'] as const
export type InventoryReason = (typeof inventoryReasons)[number]

/** The built-in collection of all products. */
export const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001'
/** Id of the only variant of a product whose variants are not managed. */
export const DEFAULT_VARIANT_ID = '00000000-0000-0000-0000-000000000000'
/** The app of products where items of several apps are combined (§10). */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
/** The namespace of the one tree of categories. */
export const STORES_NAMESPACE = '@wix/stores'
