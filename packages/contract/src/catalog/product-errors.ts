import { defineError } from '../kit/index.ts'

/** Errors of products whose variants are listed one by one (catalog contract §17). */

/** A variant has no choice for some option; `data` names the options in `optionsMissingChoice`. */
export const MissingVariantOptionChoice = defineError({
  code: 'MISSING_VARIANT_OPTION_CHOICE',
  status: 428,
  description: 'Every variant has exactly one choice of every option',
})
/** Two variants have the same choices, or one variant has two choices of one option. */
export const DuplicateVariantOptionChoice = defineError({
  code: 'DUPLICATE_VARIANT_OPTION_CHOICE',
  status: 428,
  description: 'No two variants may have the same choices',
})
export const DuplicateProductOptions = defineError({
  code: 'DUPLICATE_PRODUCT_OPTIONS',
  status: 428,
  description: 'The product names an option, or one of its choices, twice',
})
/** A product without options has one variant, which has no choices. */
export const InvalidDefaultVariant = defineError({
  code: 'INVALID_DEFAULT_VARIANT',
  status: 428,
  description: 'A product without options has exactly one variant without choices',
})
/** `data.variants` has the `variantId` and an `errorDescription` of each. */
export const VariantsAreNotAligned = defineError({
  code: 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
  status: 428,
  description: 'Variants name options or choices that the product does not have',
})
export const VariantIdAlreadyExists = defineError({
  code: 'VARIANT_ID_ALREADY_EXISTS',
  status: 409,
  description: 'Two variants have the same id',
})
export const CompareAtPriceTooLow = defineError({
  code: 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
  status: 428,
  description: 'The compare-at price of a variant is below its actual price',
})
export const SkuAlreadyExists = defineError({
  code: 'SKU_ALREADY_EXIST_ERROR',
  status: 409,
  description: 'Another variant has this SKU',
})
export const BarcodeAlreadyExists = defineError({
  code: 'BARCODE_ALREADY_EXIST_ERROR',
  status: 409,
  description: 'Another variant has this barcode',
})
/** Two variants of one request have the same barcode. */
export const DuplicateBarcode = defineError({
  code: 'DUPLICATE_BARCODE_ERROR',
  status: 428,
  description: 'The request contains a barcode twice',
})
export const DuplicateSlug = defineError({
  code: 'DUPLICATE_SLUG_ERROR',
  status: 409,
  description: 'Another product has this slug',
})
export const DuplicateRibbonInAdditional = defineError({
  code: 'DUPLICATE_RIBBON_IN_ADDITIONAL',
  status: 428,
  description: 'An additional ribbon is named twice',
})
export const DuplicateRibbonInPrimaryAndAdditional = defineError({
  code: 'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
  status: 428,
  description: 'A ribbon is the primary one and an additional one',
})
export const SubscriptionIdAlreadyExists = defineError({
  code: 'SUBSCRIPTION_ID_ALREADY_EXISTS',
  status: 409,
  description: 'Two subscriptions have the same id',
})
export const InvalidProductTypeForSubscription = defineError({
  code: 'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION',
  status: 428,
  description: 'Only physical products are sold by subscription',
})
export const AllSubscriptionsHidden = defineError({
  code: 'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
  status: 428,
  description:
    'The product could not be bought: one-time purchase is off and no subscription is visible',
})
/** A fixed reduction must be below every price. */
export const InvalidSubscriptionDiscountAmount = defineError({
  code: 'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT',
  status: 428,
  description: 'The discount of a subscription is not below the price of a variant',
})
export const DigitalFileNotFound = defineError({
  code: 'DIGITAL_FILE_NOT_FOUND_ERROR',
  status: 404,
  description: 'There is no digital file with this id',
})
/** A choice shows a picture that the product's gallery did not have before this change. */
export const ProductMediaNotExist = defineError({
  code: 'PRODUCT_MEDIA_NOT_EXIST',
  status: 404,
  description: "The media item is not in the product's gallery",
})
export const TooManyOptionsInRequest = defineError({
  code: 'TOO_MANY_OPTIONS_IN_REQUEST',
  status: 400,
  description: 'A request can have at most 100 options, 100 modifiers and 100 info sections',
})
export const TooManyVariants = defineError({
  code: 'TOO_MANY_VARIANTS',
  status: 400,
  description: 'A request can have at most 1000 variants',
})
export const NoPermissionToReadMerchantData = defineError({
  code: 'NO_PERMISSION_TO_READ_MERCHANT_DATA',
  status: 403,
  description: 'Only merchants can read costs and profits',
})
/** `data.limit` is the maximum. */
export const ProductsLimitExceeded = defineError({
  code: 'PRODUCTS_LIMIT_EXCEEDED',
  status: 428,
  description: 'A site has at most 1,000,000 products',
})
/** Disable pre-order of every variant before selling by subscription. */
export const PreorderValidationError = defineError({
  code: 'PREORDER_VALIDATION_ERROR',
  status: 428,
  description: 'A product with pre-orders cannot be sold by subscription',
})
