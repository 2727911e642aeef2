import { productFieldsToRead } from '../../catalog/product-fields.ts'
import { DecimalNumber, DecimalText, Json, OneOf, type Static, Type } from '../../kit/index.ts'
import { RichContentDocument } from '../../rich-content/index.ts'
import { inventoryStatuses, subscriptionFrequencies, weightUnits } from '../../vocabulary/index.ts'
import { entity } from './entity.ts'
import { Money, MoneyRange, Unit, UnitPrice } from './money.ts'
import { ProductMedia } from './product-media.ts'
import { ProductModifier, ProductOption } from './product-options.ts'
import { ProductVariant, RevenueDetails } from './product-variant.ts'

/** A physical product, or a file. Never changes. */
export const productTypesV3 = ['PHYSICAL', 'DIGITAL'] as const

/** A brand or ribbon of a product. */
const Label = Type.Object({ id: Type.String(), name: Type.String() })

const InfoSectionOfProduct = Type.Object({
  id: Type.String(),
  uniqueName: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  description: Type.Optional(RichContentDocument),
  plainDescription: Type.Optional(Type.String()),
})

const CategoryPlaces = Type.Object({
  categories: Type.Array(Type.Object({ id: Type.String(), index: Type.Optional(Type.Integer()) })),
})

const SubscriptionDetails = Type.Object({
  subscriptions: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      description: Type.Optional(Type.String()),
      visible: Type.Boolean(),
      frequency: OneOf(subscriptionFrequencies),
      interval: Type.Integer(),
      autoRenewal: Type.Optional(Type.Boolean()),
      billingCycles: Type.Optional(Type.Integer()),
      discount: Type.Optional(
        Type.Object({
          type: OneOf(['AMOUNT', 'PERCENT']),
          amountOff: Type.Optional(DecimalText()),
          percentOff: Type.Optional(DecimalNumber()),
        }),
      ),
    }),
  ),
  allowOneTimePurchases: Type.Boolean(),
})

const TagIds = Type.Object({ tagIds: Type.Array(Type.String()) })

const PhysicalProperties = Type.Object({
  pricePerUnit: Type.Optional(Unit),
  fulfillerId: Type.Optional(Type.String()),
  shippingGroupId: Type.Optional(Type.String()),
  deliveryProfileId: Type.Optional(Type.String()),
  shippingWeightRange: Type.Optional(
    Type.Object({ minValue: DecimalNumber(), maxValue: DecimalNumber() }),
  ),
  pricePerUnitRange: Type.Optional(Type.Object({ minValue: UnitPrice, maxValue: UnitPrice })),
  /** Only with `WEIGHT_MEASUREMENT_UNIT_INFO`. */
  weightMeasurementUnitInfo: Type.Optional(
    Type.Object({ weightMeasurementUnit: OneOf(weightUnits) }),
  ),
})

/** The variant that is cheapest to buy, for lists. */
const MinVariantPrice = Type.Object({
  actualPrice: Money,
  compareAtPrice: Type.Optional(Money),
  sku: Type.Optional(Type.String()),
  weight: Type.Optional(DecimalNumber()),
  pricePerUnitData: Type.Optional(Type.Object({ ...Unit.properties, ...UnitPrice.properties })),
  minSubscriptionPrice: Type.Optional(Money),
  minSubscriptionPricePerUnit: Type.Optional(UnitPrice),
  revenueDetails: Type.Optional(RevenueDetails),
})

const product = Type.Object({
  ...entity,
  numericId: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  url: Type.Optional(Type.Object({ relativePath: Type.String(), url: Type.String() })),
  description: Type.Optional(RichContentDocument),
  plainDescription: Type.Optional(Type.String()),
  visible: Type.Boolean(),
  visibleInPos: Type.Boolean(),
  media: ProductMedia,
  seoData: Type.Optional(Json()),
  ...productFieldsToRead,
  options: Type.Array(ProductOption),
  modifiers: Type.Array(ProductModifier),
  brand: Type.Optional(Label),
  infoSections: Type.Array(InfoSectionOfProduct),
  ribbon: Type.Optional(Label),
  additionalRibbons: Type.Array(Label),
  directCategoriesInfo: Type.Optional(CategoryPlaces),
  allCategoriesInfo: Type.Optional(CategoryPlaces),
  directCategoryIdsInfo: Type.Optional(Type.Object({ categoryIds: Type.Array(Type.String()) })),
  mainCategoryId: Type.Optional(Type.String()),
  breadcrumbsInfo: Type.Optional(
    Type.Object({
      breadcrumbs: Type.Array(
        Type.Object({
          categoryId: Type.String(),
          categoryName: Type.String(),
          categorySlug: Type.String(),
        }),
      ),
    }),
  ),
  productType: OneOf(productTypesV3),
  handle: Type.String(),
  currency: Type.Optional(Type.String()),
  actualPriceRange: Type.Optional(MoneyRange),
  compareAtPriceRange: Type.Optional(MoneyRange),
  costRange: Type.Optional(MoneyRange),
  inventory: Type.Object({
    availabilityStatus: OneOf(inventoryStatuses),
    preorderStatus: OneOf(['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED']),
    preorderAvailability: OneOf(['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS']),
  }),
  physicalProperties: Type.Optional(PhysicalProperties),
  variantsInfo: Type.Optional(Type.Object({ variants: Type.Array(ProductVariant) })),
  variantSummary: Type.Object({
    variantCount: Type.Integer(),
    minPriceVariant: Type.Optional(ProductVariant),
  }),
  minVariantPriceInfo: Type.Optional(MinVariantPrice),
  discountInfo: Type.Optional(Type.Object({ discountRuleNames: Type.Array(Type.String()) })),
  subscriptionDetails: Type.Optional(SubscriptionDetails),
  tags: Type.Optional(Type.Object({ publicTags: TagIds, privateTags: Type.Optional(TagIds) })),
})
/** Named, so that the declarations of everything that answers products stay short. */
export interface Product extends Static<typeof product> {}
/**
 * A product (§12.3). Its parts depend on `fields` and on the caller: costs, private tags, and hidden parts
 * are never sent to visitors. `variantsInfo` is present when one product is read or changed, and absent in
 * lists.
 */
export const Product = Type.Unsafe<Product>(product)
