import { isDeepStrictEqual } from 'node:util'
import type { Category } from '../model/category.ts'
import type { Option, Product, Variant } from '../model/product.ts'
import { hasRule } from './prices.ts'

type Fields = Readonly<Record<string, unknown>>

/** The names under which two states differ; what is absent counts as nothing. */
const differing = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))

/** What of a product a change of its merchant touches; its variants and its stock tell of themselves. */
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
  options: options.map(written),
  gallery: product.gallery,
  collectionIds: product.collectionIds,
})

/** What a product without managed variants sells, beside its own price, cost, weight and code. */
function ofDefaultVariant({
  variants: [only],
  discount,
}: Pick<Product, 'variants' | 'discount'>): Fields {
  if (!only?.isDefault) return {}
  const { barcode, unit, productDimensions, packageDimensions } = only
  // By a rule it follows from the price and the discount.
  const salePrice = hasRule(discount) ? null : only.salePrice
  return { salePrice, barcode, unit, ownDimensions: [productDimensions, packageDimensions] }
}

/** An option without what its variants make of it. */
const written = ({ choices, ...option }: Option) => ({
  ...option,
  choices: choices.map(({ inStock: _in, visible: _seen, ...choice }) => choice),
})

const variantFields = ({ id: _, isDefault: __, stock: ___, ...fields }: Variant): Fields => ({
  ...fields,
})

export const changedProductFields = (before: Product, after: Product): string[] => [
  ...differing(productFields(before), productFields(after)),
  ...(changedPlaces(before.variants, after.variants) ? ['variantOrder'] : []),
]

/** Whether the same variants stand in another order. */
function changedPlaces(before: readonly Variant[], after: readonly Variant[]): boolean {
  const [was, is] = [before.map(({ id }) => id), after.map(({ id }) => id)]
  const same = was.length === is.length && isDeepStrictEqual([...was].sort(), [...is].sort())
  return same && !isDeepStrictEqual(was, is)
}

/** Of a variant that is new everything it has. */
export const changedVariantFields = (before: Variant | undefined, after: Variant): string[] =>
  differing(before ? variantFields(before) : {}, variantFields(after))

const collectionFields = ({ revision: _, updatedDate: __, ...fields }: Category): Fields => ({
  ...fields,
})

export const changedCollectionFields = (before: Category, after: Category): string[] =>
  differing(collectionFields(before), collectionFields(after))
