import type { ReadOnlyVariant } from '@vitrine/contract/catalog-v3'
import type {
  Product,
  ProductCategories,
  VariantWithProduct,
} from '../../../areas/catalog/index.ts'
import { encodeVariant } from './product-variant.ts'
import { currencyOf, type ProductView } from './product-view.ts'

/** A variant with fields of its product (§15), always with the names of its choices. */
export function encodeReadOnlyVariant(
  view: ProductView,
  { product, variant }: VariantWithProduct,
  categories: ProductCategories | undefined,
): ReadOnlyVariant {
  const named = { ...view, fields: new Set(view.fields).add('VARIANT_OPTION_CHOICE_NAMES') }
  const { id, choices, ...rest } = encodeVariant(named, product, variant)
  return {
    ...rest,
    id,
    variantId: id,
    optionChoices: choices.flatMap(({ optionChoiceIds, optionChoiceNames }) =>
      optionChoiceNames ? [{ optionChoiceIds, optionChoiceNames }] : [],
    ),
    productData: encodeProductOf(view, product, categories),
    ...(view.fields.has('DISCOUNT_INFO') && { discountInfo: { discountRuleNames: [] } }),
  }
}

function encodeProductOf(
  view: ProductView,
  product: Product,
  categories: ProductCategories | undefined,
) {
  const { brand, mainCategoryId, delivery } = product
  const direct = (categories?.direct ?? []).map(({ id }) => id)
  const isThing = product.productType === 'physical'
  return {
    productId: product.id,
    name: product.name,
    productType: isThing ? ('PHYSICAL' as const) : ('DIGITAL' as const),
    slug: product.slug,
    visible: product.visible,
    visibleInPos: product.visibleInPos,
    // Only if it is visible to the reader.
    ...(mainCategoryId && direct.includes(mainCategoryId) && { mainCategoryId }),
    directCategoryIds: direct,
    ...(view.fields.has('CURRENCY') && { currency: currencyOf(view) }),
    revision: String(product.revision),
    handle: product.handle,
    ...(brand && { brand: { id: brand.id, name: brand.name } }),
    ...(isThing && {
      physicalProperties: {
        ...(delivery.fulfillerId && { fulfillerId: delivery.fulfillerId }),
        ...(view.fields.has('WEIGHT_MEASUREMENT_UNIT_INFO') && {
          weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' as const },
        }),
      },
    }),
    updatedDate: product.updatedDate,
  }
}
