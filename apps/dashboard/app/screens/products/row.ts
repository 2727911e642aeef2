import type { Product } from '@vitrine/contract/catalog-v1'
import { isEqual } from '@vitrine/money'
import { listThumbnail } from '../../shared/media-url.ts'

export type StockLevel = 'in' | 'partly' | 'out'

/** A product as one line of the list. */
export interface ProductRow {
  readonly id: string
  readonly name: string
  readonly visible: boolean
  readonly picture: string | undefined
  readonly backgroundColor: string | undefined
  readonly stock: StockLevel
  /** Undefined while the stock is not counted. */
  readonly quantity: number | undefined
  readonly options: number
  readonly variants: number
  /** Exact decimals: what is paid at least, and that before the discount. */
  readonly price: string
  readonly originalPrice: string | undefined
  readonly currency: string
  readonly from: boolean
  readonly updated: Date
}

const stockLevels: Readonly<Record<Product['stock']['inventoryStatus'], StockLevel>> = {
  IN_STOCK: 'in',
  PARTIALLY_OUT_OF_STOCK: 'partly',
  OUT_OF_STOCK: 'out',
}

export function rowOf(product: Product): ProductRow {
  const { priceData, priceRange, stock, media, productOptions } = product
  const originalPrice = priceRange.minValue
  const price = product.discountedPriceRange?.minValue ?? priceData.discountedPrice
  const combinations = productOptions.reduce((all, { choices }) => all * choices.length, 1)
  return {
    id: product.id,
    name: product.name,
    visible: product.visible,
    picture: listThumbnail(media.mainMedia),
    backgroundColor: media.mainMedia?.thumbnail.ground,
    stock: stockLevels[stock.inventoryStatus],
    quantity: stock.trackInventory ? stock.quantity : undefined,
    options: productOptions.length,
    variants: product.manageVariants ? product.variants?.length || combinations : 0,
    price,
    originalPrice: isEqual(originalPrice, price) ? undefined : originalPrice,
    currency: priceData.currency,
    from: !isEqual(priceRange.minValue, priceRange.maxValue),
    updated: product.lastUpdated,
  }
}
