import type { CatalogProduct } from '@vitrine/contract/products'
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
  /** Exact decimals: the lowest price, and that before the discount. */
  readonly price: string
  readonly originalPrice: string | undefined
  readonly from: boolean
  readonly updated: Date
}

const stockLevels: Readonly<Record<CatalogProduct['stock']['status'], StockLevel>> = {
  IN_STOCK: 'in',
  PARTIALLY_OUT_OF_STOCK: 'partly',
  OUT_OF_STOCK: 'out',
}

/** The parts of a product that its line needs. */
export const rowParts = ['media', 'options'] as const

export function rowOf(product: CatalogProduct): ProductRow {
  const { stock, media = [], options = [], aggregates } = product
  const { price, listPrice, variantCount } = aggregates
  const [main] = media
  return {
    id: product.id,
    name: product.name,
    visible: product.visible,
    picture: listThumbnail(main),
    backgroundColor: main?.ground ?? undefined,
    stock: stockLevels[stock.status],
    quantity: stock.tracked ? (stock.quantity ?? 0) : undefined,
    options: options.length,
    variants: product.manageVariants ? variantCount : 0,
    price: price.min,
    originalPrice: isEqual(listPrice.min, price.min) ? undefined : listPrice.min,
    from: !isEqual(listPrice.min, listPrice.max),
    updated: product.updatedDate,
  }
}
