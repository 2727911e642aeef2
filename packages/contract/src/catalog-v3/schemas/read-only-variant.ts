import { Maybe, OneOf, type Static, Timestamp, Type } from '../../kit/index.ts'
import { renderTypes, weightUnits } from '../../vocabulary/index.ts'
import { ProductVariant } from './product-variant.ts'

/** Optional, expensive parts of variants (§15). */
export const readOnlyVariantFields = [
  'CURRENCY',
  'MERCHANT_DATA',
  'SUBSCRIPTION_PRICES_INFO',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'DISCOUNT_INFO',
] as const
export const VariantFields = Maybe(Type.Array(OneOf(readOnlyVariantFields), { maxItems: 100 }))

const { id: _, choices: __, visible, ...ofVariant } = ProductVariant.properties

const ProductOfVariant = Type.Object({
  productId: Type.String(),
  name: Type.String(),
  productType: OneOf(['PHYSICAL', 'DIGITAL']),
  slug: Type.String(),
  visible: Type.Boolean(),
  visibleInPos: Type.Boolean(),
  mainCategoryId: Type.Optional(Type.String()),
  directCategoryIds: Type.Array(Type.String()),
  /** Only with `CURRENCY`. */
  currency: Type.Optional(Type.String()),
  revision: Type.String(),
  handle: Type.String(),
  brand: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
  physicalProperties: Type.Optional(
    Type.Object({
      fulfillerId: Type.Optional(Type.String()),
      /** Only with `WEIGHT_MEASUREMENT_UNIT_INFO`. */
      weightMeasurementUnitInfo: Type.Optional(
        Type.Object({ weightMeasurementUnit: OneOf(weightUnits) }),
      ),
    }),
  ),
  updatedDate: Timestamp(),
})

/** A variant with the relevant fields of its product. Its id is unique only together with the product's (§15). */
export const ReadOnlyVariant = Type.Object({
  /** The same as `variantId`. */
  id: Type.String(),
  variantId: Type.String(),
  visible,
  optionChoices: Type.Array(
    Type.Object({
      optionChoiceIds: Type.Object({ optionId: Type.String(), choiceId: Type.String() }),
      optionChoiceNames: Type.Object({
        optionName: Type.String(),
        choiceName: Type.String(),
        renderType: OneOf(renderTypes),
      }),
    }),
  ),
  ...ofVariant,
  productData: ProductOfVariant,
  /** Only with `DISCOUNT_INFO`. */
  discountInfo: Type.Optional(Type.Object({ discountRuleNames: Type.Array(Type.String()) })),
})
export type ReadOnlyVariant = Static<typeof ReadOnlyVariant>
