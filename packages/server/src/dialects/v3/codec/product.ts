import type { Product as WireProduct } from '@vitrine/contract/catalog-v3'
import { compareDecimals, minDecimal } from '@vitrine/money'
import type {
  InfoSection,
  Label,
  Product,
  ProductCategories,
  Subscription,
  UnitPriceRange,
  Variant,
  VisibleStock,
} from '../../../areas/catalog/index.ts'
import { baseOf, pricesOf, productStock, subscriptionPrice } from '../../../areas/catalog/index.ts'
import { documentOf } from '../../../areas/catalog/rich-content/index.ts'
import { encodeProductFields } from './product-fields.ts'
import { encodeGallery } from './product-media.ts'
import { encodeModifiers, encodeOptions } from './product-options.ts'
import {
  cheapestOf,
  encodeVariant,
  visibleSubscriptions,
  visibleVariants,
} from './product-variant.ts'
import {
  currencyOf,
  encodeCalculated,
  encodeMoney,
  encodeRevenue,
  encodeSpan,
  encodeUnitPrice,
  type ProductView,
  seesCosts,
  unitsOf,
} from './product-view.ts'

/** Optional data read in addition to a product. */
export interface ProductExtras {
  /** Whether its variants are included; lists omit them. */
  readonly isWhole: boolean
  readonly categories?: ProductCategories | undefined
  /** The cheapest variant, where its variants have not been read. */
  readonly cheapest?: Variant | undefined
  /** For visitors, where it has hidden variants that have not been read. */
  readonly stock?: VisibleStock | undefined
  /** Quantities and prices of its variants, where they have not been read. */
  readonly units?: readonly UnitPriceRange[] | undefined
}

/** A product for its reader: optional parts where requested, nothing that is hidden from the reader. */
export function encodeProduct(
  view: ProductView,
  product: Product,
  parts: ProductExtras,
): WireProduct {
  const { brand, ribbon, variants } = product
  const cheapest = variants.length > 0 ? cheapestOf(product) : parts.cheapest
  return {
    id: product.id,
    revision: String(product.revision),
    createdDate: product.createdDate,
    updatedDate: product.updatedDate,
    numericId: String(product.numericId),
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    visibleInPos: product.visibleInPos,
    ...encodeTexts(view, product),
    media: encodeGallery(view, product.gallery),
    options: encodeOptions(view, product),
    modifiers: encodeModifiers(view, product),
    ...(brand && { brand: encodeLabel(brand) }),
    ...(ribbon && { ribbon: encodeLabel(ribbon) }),
    additionalRibbons: product.additionalRibbons.map(encodeLabel),
    infoSections: product.infoSections.map((one) => encodeSection(view, product, one)),
    ...encodeCategories(view, product, parts.categories),
    productType: product.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    handle: product.handle,
    ...encodeRanges(view, product),
    inventory: encodeStock(view, product, parts.stock),
    ...(product.productType === 'physical' && {
      physicalProperties: encodePhysical(view, product, parts.units),
    }),
    ...(parts.isWhole && {
      variantsInfo: {
        variants: visibleVariants(view, product).map((one) => encodeVariant(view, product, one)),
      },
    }),
    ...encodeCheapest(view, product, cheapest),
    ...encodeTerms(view, product),
  }
}

const encodeLabel = ({ id, name }: Label) => ({ id, name })

function encodeTexts({ fields, shop }: ProductView, product: Product) {
  const { slug, description: html, descriptionDocument: document, seo } = product
  const relativePath = `/products/${slug}`
  const stored = { html, document: document as Parameters<typeof documentOf>[0]['document'] }
  return {
    ...(fields.has('URL') && { url: { relativePath, url: `${shop.publicUrl}${relativePath}` } }),
    ...(fields.has('DESCRIPTION') && { description: documentOf(stored, product) }),
    ...(fields.has('PLAIN_DESCRIPTION') && { plainDescription: html }),
    ...(seo ? { seoData: seo } : {}),
  }
}

function encodeSection({ fields }: ProductView, product: Product, section: InfoSection) {
  const { id, uniqueName, title, description: html, document } = section
  return {
    id,
    ...(fields.has('INFO_SECTION') && { uniqueName, title }),
    ...(fields.has('INFO_SECTION_DESCRIPTION') && {
      description: documentOf({ html, document }, { ...product, id }),
    }),
    ...(fields.has('INFO_SECTION_PLAIN_DESCRIPTION') && { plainDescription: html }),
  }
}

export function encodeCategories(
  { fields }: Pick<ProductView, 'fields'>,
  { mainCategoryId }: Pick<Product, 'mainCategoryId'>,
  categories: ProductCategories | undefined,
) {
  return {
    ...(mainCategoryId && { mainCategoryId }),
    ...(categories && {
      ...(fields.has('DIRECT_CATEGORIES_INFO') && {
        directCategoriesInfo: { categories: [...categories.direct] },
      }),
      ...(fields.has('ALL_CATEGORIES_INFO') && {
        allCategoriesInfo: { categories: [...categories.all] },
      }),
      ...(fields.has('DIRECT_CATEGORY_IDS') && {
        directCategoryIdsInfo: { categoryIds: categories.direct.map(({ id }) => id) },
      }),
      ...(fields.has('BREADCRUMBS_INFO') && {
        breadcrumbsInfo: {
          breadcrumbs: categories.breadcrumbs.map(({ id, name, slug }) => ({
            categoryId: id,
            categoryName: name,
            categorySlug: slug,
          })),
        },
      }),
    }),
  }
}

/** Ranges over the variants visible to the reader. */
const visibleRanges = ({ isMerchant }: ProductView, { aggregates, manageVariants }: Product) =>
  isMerchant || !manageVariants ? aggregates : (aggregates.shown ?? aggregates)

function encodeRanges(view: ProductView, product: Product) {
  const { price, listPrice } = visibleRanges(view, product)
  const { cost } = product.aggregates
  return {
    ...(view.fields.has('CURRENCY') && { currency: currencyOf(view) }),
    ...(price && { actualPriceRange: encodeSpan(view, price) }),
    ...(listPrice && { compareAtPriceRange: encodeSpan(view, listPrice) }),
    ...(seesCosts(view) && cost && { costRange: encodeSpan(view, cost) }),
  }
}

/** Stock status over the variants visible to the reader. */
function encodeStock(view: ProductView, product: Product, seen: VisibleStock | undefined) {
  const variants = visibleVariants(view, product)
  const own = variants.length < product.variants.length ? productStock(variants) : product.stock
  const { status, preorderStatus, preorderAvailability } = seen ?? own
  return { availabilityStatus: status, preorderStatus, preorderAvailability }
}

function encodePhysical(
  view: ProductView,
  product: Product,
  spans: readonly UnitPriceRange[] | undefined,
) {
  const { fulfillerId, shippingGroupId, deliveryProfileId } = product.delivery
  const { weight } = visibleRanges(view, product)
  return {
    ...(product.pricePerUnit && {
      pricePerUnit: baseOf(product.pricePerUnit),
      ...encodeUnitRange(view, product, spans),
    }),
    ...(fulfillerId && { fulfillerId }),
    ...(shippingGroupId && { shippingGroupId }),
    ...(deliveryProfileId && { deliveryProfileId }),
    ...(weight && { shippingWeightRange: { minValue: weight.min, maxValue: weight.max } }),
    ...(view.fields.has('WEIGHT_MEASUREMENT_UNIT_INFO') && {
      weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' as const },
    }),
  }
}

/** From the variants where they have been read, otherwise from the unit spans. */
function encodeUnitRange(
  view: ProductView,
  product: Product,
  spans: readonly UnitPriceRange[] | undefined = [],
) {
  const ends = visibleVariants(view, product).map((one) => ({
    actual: pricesOf(one).actual,
    units: unitsOf(product, one.unit),
  }))
  for (const { unit, min, max } of spans) {
    ends.push(...[min, max].map((actual) => ({ actual, units: unitsOf(product, unit) })))
  }
  const values = ends
    .flatMap(({ actual, units }) => (units ? [encodeUnitPrice(view, actual, units)] : []))
    .toSorted((a, b) => compareDecimals(a.value, b.value))
  const [minValue, maxValue] = [values[0], values.at(-1)]
  return minValue && maxValue ? { pricePerUnitRange: { minValue, maxValue } } : {}
}

function encodeCheapest(view: ProductView, product: Product, cheapest: Variant | undefined) {
  const { fields, isMerchant } = view
  const { aggregates, manageVariants } = product
  const visible = isMerchant || !manageVariants ? null : aggregates.shown
  return {
    variantSummary: {
      variantCount: visible?.variantCount ?? aggregates.variantCount,
      ...(cheapest &&
        fields.has('MIN_PRICE_VARIANT') && {
          minPriceVariant: encodeVariant(view, product, cheapest),
        }),
    },
    ...(cheapest &&
      fields.has('MIN_VARIANT_PRICE_INFO') && {
        minVariantPriceInfo: encodeMinPrice(view, product, cheapest),
      }),
  }
}

function encodeMinPrice(view: ProductView, product: Product, variant: Variant) {
  const { actual, compareAt } = pricesOf(variant)
  const units = unitsOf(product, variant.unit)
  const subscribed = minDecimal(
    visibleSubscriptions(view, product).map((one) => subscriptionPrice(actual, one, view.decimals)),
  )
  return {
    actualPrice: encodeMoney(view, actual),
    ...(compareAt !== null && { compareAtPrice: encodeMoney(view, compareAt) }),
    ...(variant.sku !== null && { sku: variant.sku }),
    ...(variant.weight !== null && { weight: variant.weight }),
    ...(units && {
      pricePerUnitData: { ...baseOf(units), ...encodeUnitPrice(view, actual, units) },
    }),
    ...(subscribed !== undefined && {
      minSubscriptionPrice: encodeCalculated(view, subscribed),
      ...(units && { minSubscriptionPricePerUnit: encodeUnitPrice(view, subscribed, units) }),
    }),
    ...(seesCosts(view) && { revenueDetails: encodeRevenue(view, actual, variant.cost) }),
  }
}

function encodeTerms(view: ProductView, product: Product) {
  const { subscriptions, tags } = product
  return {
    ...encodeProductFields(product),
    ...(view.fields.has('DISCOUNT_INFO') && { discountInfo: { discountRuleNames: [] } }),
    ...(subscriptions && {
      subscriptionDetails: {
        subscriptions: visibleSubscriptions(view, product).map(encodeSubscription),
        allowOneTimePurchases: subscriptions.allowOneTimePurchases,
      },
    }),
    tags: {
      publicTags: { tagIds: [...tags.public] },
      ...(view.isMerchant && { privateTags: { tagIds: [...tags.private] } }),
    },
  }
}

const encodeSubscription = (one: Subscription) => ({
  id: one.id,
  title: one.title,
  description: one.description,
  visible: one.visible,
  frequency: one.frequency,
  interval: one.interval,
  ...(one.billingCycles === null ? { autoRenewal: true } : { billingCycles: one.billingCycles }),
  ...(one.discount && { discount: encodeReduction(one.discount) }),
})

const encodeReduction = ({ type, value }: NonNullable<Subscription['discount']>) =>
  type === 'AMOUNT' ? { type, amountOff: value } : { type, percentOff: value }
