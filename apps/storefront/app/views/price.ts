import type { Product } from '@vitrine/contract/catalog-v1'
import { compareDecimals, smallest } from './decimal.ts'

/** Amounts are exact decimals. */
export type PriceView = {
  value: string
  currency: string
  /** Before the sale. */
  was?: string
  /** Some variants cost more. */
  isFrom: boolean
  perUnit?: { value: string; quantity: string; unit: string }
}

type PriceData = Product['priceData']

/** The lowest price anyone can choose. */
export function viewPrice(product: Product): PriceView {
  const shown = product.variants.filter(({ variant }) => variant.visible)
  const all = shown.length > 0 ? shown.map(({ variant }) => variant.priceData) : [product.priceData]
  const low = smallest(all.map((price) => price.discountedPrice)) ?? '0'
  const lowest = all.find((price) => price.discountedPrice === low) ?? product.priceData
  const isFrom =
    shown.length > 0
      ? all.some((price) => compareDecimals(price.discountedPrice, low) > 0)
      : compareDecimals(product.priceRange.maxValue, product.priceRange.minValue) > 0
  return priceOf(lowest, product, isFrom)
}

export function priceOf(price: PriceData, product: Product, isFrom = false): PriceView {
  const { pricePerUnitData: per } = product
  return {
    value: price.discountedPrice,
    currency: price.currency,
    ...(compareDecimals(price.price, price.discountedPrice) > 0 ? { was: price.price } : {}),
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
