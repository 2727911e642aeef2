import type { InventoryLine, ProductLine } from '@vitrine/contract/exports'
import type { Product } from '../../catalog/index.ts'
import type { InventoryItem } from '../../inventory/index.ts'
import type { NamedProduct } from '../model.ts'

/** A product as its line; keys stand in one order, so that equal products make equal lines. */
export function productLine({ product, urlOf }: NamedProduct): ProductLine {
  const { id, numericId, revision, handle, name, slug, visible, productType } = product
  const { description, brand, ribbon, base, discount, pricePerUnit } = product
  const { productDimensions, packageDimensions, seo, manageVariants } = product
  const { infoSections, customTextFields, createdDate, updatedDate } = product
  return {
    type: 'product',
    ...{ id, numericId, revision, handle, name, slug, visible, productType, description },
    ...{ brand, ribbon, base, discount, pricePerUnit, productDimensions, packageDimensions },
    infoSections: [...infoSections],
    customTextFields: [...customTextFields],
    seo,
    manageVariants,
    options: product.options.map(optionOf),
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

const optionOf = ({ id, name, type, choices }: Product['options'][number]) => ({
  id,
  name,
  type,
  choices: choices.map(({ id, value, description, mediaIds }) => ({
    id,
    value,
    description,
    mediaIds: [...mediaIds],
  })),
})

const variantOf = (variant: Product['variants'][number]) => {
  const { id, isDefault, choiceIds, price, salePrice, cost, weight, sku, barcode } = variant
  const { visible, productDimensions, packageDimensions } = variant
  return {
    ...{ id, isDefault, choiceIds: [...choiceIds], price, salePrice, cost, weight, sku, barcode },
    ...{ visible, productDimensions, packageDimensions },
  }
}

/** Stock as its line; quantities that are kept while nobody counts go along. */
export const inventoryLine = (
  { id, variants }: Product,
  stock: InventoryItem | undefined,
): InventoryLine => ({
  type: 'inventory',
  productId: id,
  tracked: stock?.tracked ?? false,
  preorder: {
    enabled: stock?.preorder.enabled ?? false,
    message: stock?.preorder.message ?? null,
    limit: stock?.preorder.limit ?? null,
  },
  variants: (stock?.variants ?? variants.map((one) => ({ variantId: one.id, ...one.stock }))).map(
    ({ variantId, quantity, inStock }) => ({ variantId, quantity, inStock }),
  ),
})
