import { isDeepStrictEqual } from 'node:util'
import type { Option, Product, Variant } from '../model/product.ts'

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
  discount: product.discount,
  pricePerUnit: product.pricePerUnit,
  productDimensions: product.productDimensions,
  packageDimensions: product.packageDimensions,
  infoSections: product.infoSections,
  customTextFields: product.customTextFields,
  seo: product.seo,
  manageVariants: product.manageVariants,
  options: options.map(written),
  gallery: product.gallery,
  collectionIds: product.collectionIds,
})

/** An option without what its variants make of it. */
const written = ({ choices, ...option }: Option) => ({
  ...option,
  choices: choices.map(({ inStock: _in, visible: _seen, ...choice }) => choice),
})

const variantFields = ({ id: _, isDefault: __, stock: ___, ...fields }: Variant): Fields => ({
  ...fields,
})

export const changedProductFields = (before: Product, after: Product): string[] =>
  differing(productFields(before), productFields(after))

/** Of a variant that is new everything it has. */
export const changedVariantFields = (before: Variant | undefined, after: Variant): string[] =>
  differing(before ? variantFields(before) : {}, variantFields(after))

export const changedCollectionFields = (before: object, after: object): string[] =>
  differing({ ...before }, { ...after })
