import type { Product } from '@vitrine/contract/catalog-v1'
import { isLess, minDecimal } from '@vitrine/money'

/** Amounts are exact decimals. */
export type PriceView = {
  value: string
  currency: string
  /** Original price before the sale. */
  was?: string
  /** Some variants are more expensive. */
  isFrom: boolean
  perUnit?: { value: string; quantity: string; unit: string }
}

type PriceData = Product['priceData']

/** The lowest price: of the variants when they are loaded, otherwise of the price range. */
export function viewPrice(product: Product): PriceView {
  const shown = product.variants.filter(({ variant }) => variant.visible)
  if (shown.length === 0) return ofRanges(product)
  const all = shown.map(({ variant }) => variant.priceData)
  const low = minDecimal(all.map((price) => price.discountedPrice)) ?? '0'
  const lowest = all.find((price) => price.discountedPrice === low) ?? product.priceData
  const isFrom = all.some((price) => isLess(low, price.discountedPrice))
  return priceOf(lowest, product, isFrom)
}

/** Product lists have price ranges instead of variants. */
function ofRanges(product: Product): PriceView {
  const { priceData, priceRange, discountedPriceRange: paid } = product
  const isFrom = isLess(priceRange.minValue, priceRange.maxValue)
  if (!isFrom || !paid) return priceOf(priceData, product, isFrom)
  const { minValue: price } = priceRange
  return priceOf({ ...priceData, price, discountedPrice: paid.minValue }, product, isFrom)
}

export function priceOf(price: PriceData, product: Product, isFrom = false): PriceView {
  const { pricePerUnitData: per } = product
  return {
    value: price.discountedPrice,
    currency: price.currency,
    ...(isLess(price.discountedPrice, price.price) ? { was: price.price } : {}),
    isFrom,
    ...(per && price.pricePerUnit
      ? {
          perUnit: {
            value: price.pricePerUnit,
            quantity: per.baseQuantity,
            unit: per.baseMeasurementUnit,
          },
        }
      : {}),
  }
}
