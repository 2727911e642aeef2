import type { Product } from '@vitrine/contract/catalog-v1'
import { sameDecimal } from '../../scaffold/decimal.ts'
import { listedPicture } from '../../scaffold/picture-address.ts'

export type StockWord = 'in' | 'partly' | 'out'

/** A product as one line of the list. */
export interface ProductRow {
  readonly id: string
  readonly name: string
  readonly visible: boolean
  readonly picture: string | undefined
  readonly ground: string | undefined
  readonly stock: StockWord
  /** Undefined while the stock is not counted. */
  readonly quantity: number | undefined
  readonly options: number
  readonly variants: number
  /** Exact decimals: what is paid at least, and that before the discount. */
  readonly price: string
  readonly before: string | undefined
  readonly currency: string
  readonly from: boolean
  readonly updated: Date
}

const words: Readonly<Record<Product['stock']['inventoryStatus'], StockWord>> = {
  IN_STOCK: 'in',
  PARTIALLY_OUT_OF_STOCK: 'partly',
  OUT_OF_STOCK: 'out',
}

export function rowOf(product: Product): ProductRow {
  const { priceData, priceRange, stock, media, productOptions } = product
  const before = priceRange.minValue
  const price = product.discountedPriceRange?.minValue ?? priceData.discountedPrice
  const combinations = productOptions.reduce((all, { choices }) => all * choices.length, 1)
  return {
    id: product.id,
    name: product.name,
    visible: product.visible,
    picture: listedPicture(media.mainMedia),
    ground: media.mainMedia?.thumbnail.ground,
    stock: words[stock.inventoryStatus],
    quantity: stock.trackInventory ? stock.quantity : undefined,
    options: productOptions.length,
    variants: product.manageVariants ? product.variants?.length || combinations : 0,
    price,
    before: sameDecimal(before, price) ? undefined : before,
    currency: priceData.currency,
    from: !sameDecimal(priceRange.minValue, priceRange.maxValue),
    updated: product.lastUpdated,
  }
}
