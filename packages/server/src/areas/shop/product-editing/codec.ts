import type { CatalogProduct, ProductPart } from '@vitrine/contract/products'
import type { ValuesById } from '../../catalog/custom-fields/index.ts'
import {
  declaredWithDefaults,
  type MediaUrl,
  type Modifier,
  type Option,
  type Product,
  type Variant,
} from '../../catalog/index.ts'
import type { SavedProduct } from './service/save-products.ts'

/** Data that is read in addition to the product. */
export interface ReadBeside {
  readonly preorder?: CatalogProduct['preorder'] | undefined
  readonly customFields?: CatalogProduct['customFields'] | undefined
  /** Custom field values of variants, by the variants' ids. */
  readonly variantValues?: ValuesById | undefined
}

/** The requested parts of a product; the only variant of a product without options is always included. */
export function encodeProduct(
  product: Product,
  parts: ReadonlySet<ProductPart>,
  mediaUrl: MediaUrl,
  { preorder, customFields = {}, variantValues }: ReadBeside = {},
): CatalogProduct {
  const { base, aggregates, stock } = product
  const has = (part: ProductPart) => parts.has(part)
  return {
    ...encodeOwnFields(product),
    customFields,
    price: base.price,
    cost: base.cost,
    weight: base.weight,
    sku: base.sku,
    aggregates: {
      variantCount: aggregates.variantCount,
      price: { ...aggregates.price },
      listPrice: { ...aggregates.listPrice },
    },
    stock: { status: stock.status, tracked: stock.tracked, quantity: stock.quantity },
    ...(has('description') && { description: product.description }),
    ...(has('media') && { media: encodeMedia(product, mediaUrl) }),
    ...(has('options') && { options: product.options.map(encodeOption) }),
    ...(hasVariants(product, parts) && {
      variants: product.variants.map(createVariantEncoder(product, variantValues)),
    }),
    ...(has('modifiers') && { modifiers: product.modifiers.map(encodeModifier) }),
    ...(has('infoSections') && {
      infoSections: product.infoSections.map(({ document: _, ...one }) => one),
    }),
    ...(has('subscriptions') && { subscriptions: encodeSubscriptions(product) }),
    ...(has('seo') && { seo: product.seo }),
    ...(preorder && { preorder }),
  }
}

/** Lists are read without variants. */
const hasVariants = ({ manageVariants, variants }: Product, parts: ReadonlySet<ProductPart>) =>
  variants.length > 0 && (!manageVariants || parts.has('variants'))

const encodeOwnFields = (product: Product) => ({
  id: product.id,
  numericId: String(product.numericId),
  revision: product.revision,
  handle: product.handle,
  name: product.name,
  slug: product.slug,
  visible: product.visible,
  visibleInPos: product.visibleInPos,
  productType: product.productType,
  brand: product.brand,
  ribbon: product.ribbon,
  additionalRibbons: [...product.additionalRibbons],
  discount: product.discount,
  pricePerUnit: product.pricePerUnit,
  productDimensions: product.productDimensions,
  packageDimensions: product.packageDimensions,
  tags: { public: [...product.tags.public], private: [...product.tags.private] },
  delivery: product.delivery,
  ...declaredWithDefaults(product),
  collectionIds: [...product.collectionIds],
  mainCollectionId: product.mainCategoryId,
  manageVariants: product.manageVariants,
  createdDate: product.createdDate,
  updatedDate: product.updatedDate,
})

const encodeMedia = ({ gallery }: Product, mediaUrl: MediaUrl) =>
  gallery.map(({ id, kind, title, altText, width, height, ground, focalPoint }) => ({
    id,
    kind,
    title,
    altText,
    width,
    height,
    ground,
    ...(focalPoint && { focalPoint }),
    url: mediaUrl(id),
  }))

export const encodeOption = ({ choices, ...option }: Option) => ({
  ...option,
  choices: choices.map(({ description, displayImage: _, colorCodes, mediaIds, ...choice }) => ({
    ...choice,
    name: description,
    colorCodes: [...colorCodes],
    mediaIds: [...mediaIds],
  })),
})

/** Encodes variants with the names of their choices. */
export const createVariantEncoder = (
  { options }: Pick<Product, 'options'>,
  values: ValuesById = new Map(),
) => {
  const names = new Map(
    options.flatMap(({ name, choices }) =>
      choices.map(({ id, description }) => [id, [name, description] as const]),
    ),
  )
  return ({ choiceIds, digitalFile, ...variant }: Variant) => ({
    ...variant,
    customFields: values.get(variant.id) ?? {},
    choices: Object.fromEntries(choiceIds.flatMap((id) => [names.get(id) ?? []])),
    digitalFile: digitalFile && {
      id: digitalFile.id,
      fileName: digitalFile.fileName,
      fileType: digitalFile.fileType,
    },
  })
}

export const encodeModifier = ({ freeText, choices, ...modifier }: Modifier) => ({
  ...modifier,
  freeText: freeText && {
    title: freeText.title,
    minCharCount: freeText.minCharCount,
    maxCharCount: freeText.maxCharCount,
    addedPrice: freeText.addedPrice,
  },
  choices: choices.map(({ displayImage: _, colorCodes, mediaIds, ...choice }) => ({
    ...choice,
    colorCodes: [...colorCodes],
    mediaIds: [...mediaIds],
  })),
})

const encodeSubscriptions = ({ subscriptions }: Product) =>
  subscriptions && {
    items: subscriptions.items.map((one) => ({ ...one })),
    allowOneTimePurchases: subscriptions.allowOneTimePurchases,
  }

/** The result of one product in a batch save. */
export const encodeSaved = ({ refusal, conflicts, ...saved }: SavedProduct) => ({
  ...saved,
  ...(refusal && { error: { code: refusal.definition.code, description: refusal.message } }),
  ...(conflicts && { conflicts: [...conflicts] }),
})
