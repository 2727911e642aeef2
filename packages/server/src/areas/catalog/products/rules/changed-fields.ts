import { isDeepStrictEqual } from 'node:util'
import type { Option, Product, Variant } from '../../shared/model/product.ts'
import { differingFields, type Fields } from '../../shared/rules/differing-fields.ts'
import { hasRule } from './prices.ts'

/** The product's fields for comparison, without variants and stock, which have facts of their own. */
const productFields = ({ base, options, ...product }: Product): Fields => ({
  name: product.name,
  slug: product.slug,
  visible: product.visible,
  productType: product.productType,
  digitalFile: product.digitalFile,
  description: product.description,
  brand: product.brand,
  ribbon: product.ribbon,
  ...base,
  ...ofDefaultVariant(product),
  discount: product.discount,
  pricePerUnit: product.pricePerUnit,
  productDimensions: product.productDimensions,
  packageDimensions: product.packageDimensions,
  infoSections: product.infoSections,
  modifiers: product.modifiers,
  visibleInPos: product.visibleInPos,
  descriptionDocument: product.descriptionDocument,
  additionalRibbons: product.additionalRibbons,
  subscriptions: product.subscriptions,
  tags: product.tags,
  delivery: product.delivery,
  taxGroupId: product.taxGroupId,
  purchaseEligibility: product.purchaseEligibility,
  extendedFields: product.extendedFields,
  mainCategoryId: product.mainCategoryId,
  seo: product.seo,
  manageVariants: product.manageVariants,
  options: options.map(optionFields),
  gallery: product.gallery,
  collectionIds: product.collectionIds,
})

/** The fields of the only variant, apart from price, cost, weight and SKU. */
function ofDefaultVariant({
  variants: [only],
  discount,
}: Pick<Product, 'variants' | 'discount'>): Fields {
  if (!only?.isDefault) return {}
  const { barcode, unit, productDimensions, packageDimensions } = only
  // With a rule it follows from the price and the discount.
  const salePrice = hasRule(discount) ? null : only.salePrice
  return { salePrice, barcode, unit, ownDimensions: [productDimensions, packageDimensions] }
}

/** An option without the fields derived from variants. */
const optionFields = ({ choices, ...option }: Option) => ({
  ...option,
  choices: choices.map(({ inStock: _in, visible: _seen, ...choice }) => choice),
})

const variantFields = ({ id: _, isDefault: __, stock: ___, ...fields }: Variant): Fields => ({
  ...fields,
})

export const changedProductFields = (before: Product, after: Product): string[] => [
  ...differingFields(productFields(before), productFields(after)),
  ...(isReordered(before.variants, after.variants) ? ['variantOrder'] : []),
]

/** Whether the same variants have another order. */
function isReordered(before: readonly Variant[], after: readonly Variant[]): boolean {
  const [was, is] = [before.map(({ id }) => id), after.map(({ id }) => id)]
  const same = was.length === is.length && isDeepStrictEqual([...was].sort(), [...is].sort())
  return same && !isDeepStrictEqual(was, is)
}

/** For a new variant all of its fields. */
export const changedVariantFields = (before: Variant | undefined, after: Variant): string[] =>
  differingFields(before ? variantFields(before) : {}, variantFields(after))
