import type { InventoryLine, ProductLine } from '@vitrine/contract/exports'
import {
  type ChoiceLook,
  declaredOfVariant,
  declaredValues,
  type Product,
  withAddress,
} from '../../../catalog/index.ts'
import type { InventoryItem, PortableStock } from '../../../stock/index.ts'
import type { NamedProduct } from '../model.ts'

/** A product as a line; keys have a fixed order, so that equal products give equal lines. */
export function productLine({ product, urlOf }: NamedProduct): ProductLine {
  const { id, numericId, revision, handle, name, slug, visible, productType } = product
  const { description, brand, ribbon, base, discount, pricePerUnit } = product
  const { productDimensions, packageDimensions, seo, manageVariants } = product
  const { infoSections, createdDate, updatedDate } = product
  return {
    type: 'product',
    id,
    numericId,
    revision,
    handle,
    name,
    slug,
    visible,
    productType,
    description,
    brand,
    ribbon,
    base,
    discount,
    pricePerUnit,
    productDimensions,
    packageDimensions,
    infoSections: infoSections.map((one) => ({ ...one })),
    ...optionalFields(product, urlOf),
    seo,
    manageVariants,
    options: product.options.map((option) => optionOf(option, urlOf)),
    variants: product.variants.map(variantOf),
    gallery: product.gallery.map(({ id, title, altText }) => ({
      id,
      url: urlOf(id),
      title,
      altText,
    })),
    createdDate,
    updatedDate,
  }
}

type UrlOf = NamedProduct['urlOf']

/** Fields that are omitted when empty. */
const optionalFields = (product: Product, urlOf: UrlOf) => ({
  visibleInPos: product.visibleInPos,
  descriptionDocument: product.descriptionDocument,
  additionalRibbons: [...product.additionalRibbons],
  modifiers: product.modifiers.map(({ choices, ...modifier }) => ({
    ...modifier,
    choices: choices.map((choice) => ({ ...choice, ...lookOf(choice, urlOf) })),
  })),
  subscriptions: product.subscriptions && {
    ...product.subscriptions,
    items: [...product.subscriptions.items],
  },
  tags: { public: [...product.tags.public], private: [...product.tags.private] },
  delivery: product.delivery,
  ...declaredValues(product),
  ...(Object.keys(product.customFields).length > 0 && { customFields: product.customFields }),
})

const optionOf = (
  { id, isShared, key, name, type, choices }: Product['options'][number],
  urlOf: UrlOf,
) => ({
  id,
  isShared,
  key,
  name,
  type,
  choices: choices.map((choice) => {
    const { id, key, value, description } = choice
    return { id, key, value, description, ...lookOf(choice, urlOf) }
  }),
})

const lookOf = (choice: ChoiceLook & { readonly mediaIds: readonly string[] }, urlOf: UrlOf) => {
  const { choiceType, colorCodes, image, displayImage, mediaIds } = choice
  return {
    choiceType,
    colorCodes: [...colorCodes],
    image: withAddress(image, urlOf),
    displayImage: withAddress(displayImage, urlOf),
    mediaIds: [...mediaIds],
  }
}

const variantOf = (variant: Product['variants'][number]) => {
  const { id, isDefault, choiceIds, price, salePrice, cost, weight, sku, barcode } = variant
  const { visible, productDimensions, packageDimensions, customFields } = variant
  return {
    id,
    isDefault,
    choiceIds: [...choiceIds],
    price,
    salePrice,
    cost,
    weight,
    sku,
    barcode,
    visible,
    productDimensions,
    packageDimensions,
    unit: variant.unit,
    ...declaredOfVariant(variant),
    ...(Object.keys(customFields).length > 0 && { customFields }),
  }
}

/** Stock as a line, including quantities of untracked variants. */
export const inventoryLine = (
  { id, variants }: Product,
  stock: InventoryItem | undefined,
  places: readonly PortableStock[] | undefined,
): InventoryLine => ({
  type: 'inventory',
  productId: id,
  tracked: stock?.tracked ?? false,
  preorder: {
    enabled: stock?.preorder.enabled ?? false,
    message: stock?.preorder.message ?? null,
    limit: stock?.preorder.limit ?? null,
    ...(stock?.preorder.shipsAt && { shipsAt: stock.preorder.shipsAt }),
  },
  variants: (stock?.variants ?? variants.map((one) => ({ variantId: one.id, ...one.stock }))).map(
    ({ variantId, quantity, inStock }) => ({ variantId, quantity, inStock }),
  ),
  ...(places && { places: [...places] }),
})
