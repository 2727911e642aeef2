import type { Product as WireProduct } from '@vitrine/contract/catalog-v1'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import {
  type Collection,
  effectiveDiscount,
  effectivePrice,
  type Option,
  type OptionsAvailability,
  type Product,
  paidFor,
  type Variant,
} from '../../../areas/catalog/index.ts'
import { inventoryIdOf } from '../../../areas/stock/index.ts'
import { encodeGallery } from './media.ts'
import { encodeCost, encodePrices, encodeSpan, type View } from './price.ts'
import { encodeVariants, wireVariantId } from './variant.ts'

/** Maximum variants in a product; the variants call pages through more. */
const MAX_VARIANTS = 1000

export function encodeProduct(view: View, product: Product): WireProduct {
  const { manageVariants, options, brand, ribbon, variants, aggregates } = product
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.productType,
    description: product.description,
    ...(!manageVariants && { sku: product.base.sku ?? '', weight: product.base.weight ?? '0' }),
    weightRange: encodeSpan(aggregates.weight),
    ...encodeMeasures(product),
    stock: encodeStock(product),
    ...encodeMoney(view, product),
    additionalInfoSections: product.infoSections.map(({ title, description }) => ({
      title,
      description,
    })),
    ribbons: ribbon ? [{ text: ribbon.name }] : [],
    ribbon: ribbon?.name ?? '',
    brand: brand?.name ?? null,
    media: encodeGallery(view, product.gallery),
    customTextFields: encodeTextFields(product),
    manageVariants,
    productOptions: options.map((option) => encodeOption(view, product, option)),
    productPageUrl: { base: `${view.shop.publicUrl}/`, path: `/products/${product.slug}` },
    numericId: String(product.numericId),
    inventoryItemId: inventoryIdOf(product.id),
    collectionIds: [ALL_PRODUCTS_ID, ...product.collectionIds],
    variants: manageVariants ? encodeVariants(view, product, variants.slice(0, MAX_VARIANTS)) : [],
    ...(product.seo ? { seoData: product.seo as WireProduct['seoData'] } : {}),
    exportProductId: `product_${product.id}`,
    ...(product.digitalFile && { digitalFile: product.digitalFile }),
    lastUpdated: product.updatedDate,
    createdDate: product.createdDate,
  }
}

function encodeMoney(view: View, product: Product) {
  const { base, pricePerUnit, aggregates } = product
  const paid = effectivePrice(product, view.decimals)
  const prices = encodePrices(view, { price: base.price, paid, perUnit: pricePerUnit })
  return {
    price: prices.priceData,
    ...prices,
    priceRange: encodeSpan(aggregates.listPrice),
    discountedPriceRange: encodeSpan(aggregates.price),
    discount: effectiveDiscount(product),
    ...(pricePerUnit && { pricePerUnitData: pricePerUnit }),
    ...(view.merchantData && {
      costAndProfitData: encodeCost(view, base.cost, paid),
      costRange: encodeSpan(aggregates.cost),
    }),
  }
}

const encodeMeasures = ({ productDimensions, packageDimensions }: Product) => ({
  ...(productDimensions && { productDimensions }),
  ...(packageDimensions && { packageDimensions }),
})

/** Free texts are the only modifiers in this dialect. */
const encodeTextFields = ({ modifiers }: Product) =>
  modifiers.flatMap(({ freeText, mandatory }) =>
    freeText ? [{ title: freeText.title, maxLength: freeText.maxCharCount, mandatory }] : [],
  )

const isInStock = ({ stock }: Product) => stock.status !== 'OUT_OF_STOCK'

const encodeStock = (product: Product) => ({
  trackInventory: product.stock.tracked,
  ...(product.stock.tracked && { quantity: product.stock.quantity ?? 0 }),
  inStock: isInStock(product),
  inventoryStatus: product.stock.status,
})

/** Choices of a product without managed variants are as available as the product. */
function encodeOption(view: View, product: Product, { name, type, choices }: Option) {
  return {
    optionType: type,
    name,
    choices: choices.map(({ value, description, mediaIds, inStock, visible }) => ({
      value,
      description,
      ...(mediaIds.length > 0 && { media: encodeGallery(view, linkedItems(product, mediaIds)) }),
      inStock: product.manageVariants ? inStock : isInStock(product),
      visible,
    })),
  }
}

const linkedItems = ({ gallery }: Product, ids: readonly string[]) =>
  ids.flatMap((id) => gallery.find((item) => item.id === id) ?? [])

function encodeSelected(view: View, { pricePerUnit }: Product, variant: Variant) {
  const { stock } = variant
  const money = { price: variant.price, paid: paidFor(variant), perUnit: pricePerUnit }
  const { priceData, convertedPriceData } = encodePrices(view, money)
  return {
    price: priceData,
    convertedPriceData,
    weight: variant.weight ?? '0',
    sku: variant.sku ?? '',
    ...(stock.tracked && { quantity: stock.sellable ?? 0 }),
    inStock: stock.inStock,
    visible: variant.visible,
    variantId: wireVariantId(variant),
  }
}

export function encodeAvailability(
  view: View,
  found: OptionsAvailability & { readonly product: Product },
) {
  const { product, selected, gallery, options, availableForPurchase } = found
  return {
    ...(selected && { selectedVariant: encodeSelected(view, product, selected) }),
    media: encodeGallery(view, gallery),
    productOptions: options.map((option) => encodeOption(view, product, option)),
    availableForPurchase,
    managedProduct: product.manageVariants,
  }
}

export const encodeCollection = (view: View, collection: Collection) => ({
  id: collection.id,
  name: collection.name,
  media: encodeGallery(view, collection.cover ? [collection.cover] : []),
  numberOfProducts: collection.productCount,
  description: collection.description,
  slug: collection.slug,
  visible: collection.visible,
})
