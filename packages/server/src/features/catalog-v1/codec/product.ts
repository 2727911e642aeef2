import type { Product as WireProduct } from '@vitrine/contract/catalog-v1'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import {
  type Collection,
  type Option,
  type OptionsAvailability,
  type Product,
  paidFor,
  shownDiscount,
  shownPrice,
} from '../../catalog/index.ts'
import { inventoryIdOf } from '../../inventory/index.ts'
import { encodeGallery } from './media.ts'
import { encodeCost, encodePrice, encodeSpan, type View } from './price.ts'
import { encodeVariants, wireVariantId } from './variant.ts'

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
    ...encodePrices(view, product),
    additionalInfoSections: [...product.infoSections],
    ribbons: ribbon ? [{ text: ribbon.name }] : [],
    ribbon: ribbon?.name ?? '',
    brand: brand?.name ?? null,
    media: encodeGallery(view, product.gallery),
    customTextFields: [...product.customTextFields],
    manageVariants,
    productOptions: options.map((option) => encodeOption(view, product, option)),
    productPageUrl: { base: `${view.shop.publicUrl}/`, path: `/products/${product.slug}` },
    numericId: String(product.numericId),
    inventoryItemId: inventoryIdOf(product.id),
    collectionIds: [ALL_PRODUCTS_ID, ...product.collectionIds],
    variants: manageVariants ? encodeVariants(view, product, variants) : [],
    ...(product.seo ? { seoData: product.seo as WireProduct['seoData'] } : {}),
    exportProductId: `product_${product.id}`,
    lastUpdated: product.updatedDate,
    createdDate: product.createdDate,
  }
}

function encodePrices(view: View, product: Product) {
  const { base, pricePerUnit, aggregates } = product
  const paid = shownPrice(product, view.decimals)
  const priceData = encodePrice(view, base.price, paid, pricePerUnit)
  return {
    price: priceData,
    priceData,
    convertedPriceData: priceData,
    priceRange: encodeSpan(aggregates.listPrice),
    discountedPriceRange: encodeSpan(aggregates.price),
    discount: shownDiscount(product),
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

const isInStock = ({ stock }: Product) => stock.status !== 'OUT_OF_STOCK'

const encodeStock = (product: Product) => ({
  trackInventory: product.stock.tracked,
  ...(product.stock.tracked && { quantity: product.stock.quantity ?? 0 }),
  inStock: isInStock(product),
  inventoryStatus: product.stock.status,
})

/** Choices of an unmanaged product are available as the product is. */
function encodeOption(view: View, product: Product, { name, type, choices }: Option) {
  return {
    optionType: type,
    name,
    choices: choices.map(({ value, description, mediaIds, inStock, visible }) => ({
      value,
      description,
      ...(mediaIds.length > 0 && { media: encodeGallery(view, tied(product, mediaIds)) }),
      inStock: product.manageVariants ? inStock : isInStock(product),
      visible,
    })),
  }
}

const tied = ({ gallery }: Product, ids: readonly string[]) =>
  ids.flatMap((id) => gallery.find((item) => item.id === id) ?? [])

export function encodeAvailability(
  view: View,
  found: OptionsAvailability & { readonly product: Product },
) {
  const { product, selected, gallery, options, availableForPurchase } = found
  const price =
    selected && encodePrice(view, selected.price, paidFor(selected), product.pricePerUnit)
  return {
    ...(selected &&
      price && {
        selectedVariant: {
          price,
          convertedPriceData: price,
          weight: selected.weight ?? '0',
          sku: selected.sku ?? '',
          ...(selected.stock.tracked && { quantity: selected.stock.quantity ?? 0 }),
          inStock: selected.stock.inStock,
          visible: selected.visible,
          variantId: wireVariantId(selected),
        },
      }),
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
