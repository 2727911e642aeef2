import { isDeepStrictEqual } from 'node:util'
import type { Option, Product, Variant } from '../../shared/model/product.ts'
import { changeableValues } from '../../shared/model/product-fields.ts'
import { declaredOfVariant } from '../../shared/model/variant-fields.ts'
import { differingFields, type Fields } from '../../shared/rules/differing-fields.ts'
import { hasRule } from './prices.ts'

/** The product's fields for comparison, without variants and stock, which have separate facts. */
const productFields = ({ base, options, ...product }: Product): Fields => ({
  ...changeableValues(product),
  brand: product.brand,
  ribbon: product.ribbon,
  ...base,
  ...ofDefaultVariant(product),
  discount: product.discount,
  infoSections: product.infoSections,
  descriptionDocument: product.descriptionDocument,
  additionalRibbons: product.additionalRibbons,
  tags: product.tags,
  options: options.map(optionFields),
  gallery: product.gallery,
  collectionIds: product.collectionIds,
})

/** The fields of the only variant, except price, cost, weight and SKU. */
function ofDefaultVariant({
  variants: [only],
  discount,
}: Pick<Product, 'variants' | 'discount'>): Fields {
  if (!only?.isDefault) return {}
  const { barcode, unit, productDimensions, packageDimensions } = only
  // With a rule it follows from the price and the discount.
  const salePrice = hasRule(discount) ? null : only.salePrice
  return {
    salePrice,
    barcode,
    unit,
    ownDimensions: [productDimensions, packageDimensions],
    ...declaredOfVariant(only),
    ownCustomFields: only.customFields,
  }
}

/** An option without the fields derived from variants. */
const optionFields = ({ choices, ...option }: Option) => ({
  ...option,
  choices: choices.map(({ inStock: _in, visible: _seen, ...choice }) => choice),
})

const variantFields = ({ id: _, isDefault: __, stock: ___, ...fields }: Variant): Fields => {
  const { customFields, ...others } = fields
  return { ...others, ...(Object.keys(customFields).length > 0 && { customFields }) }
}

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
