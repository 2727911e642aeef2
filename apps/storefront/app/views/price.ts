import type { ShopProduct, ShopVariant } from '@vitrine/contract/shop'
import { isLess, isZero } from '@vitrine/money'

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

type Ranges = Pick<ShopProduct, 'price' | 'listPrice'>
type Owner = Ranges & Pick<ShopProduct, 'pricePerUnit' | 'variants'>

/** The lowest price of a range; undefined while nothing is shown. */
export function priceOfRange({ price, listPrice }: Ranges, currency: string) {
  if (!price) return undefined
  const { min, max } = price
  const was = listPrice && isLess(min, listPrice.min) ? { was: listPrice.min } : {}
  return { value: min, currency, ...was, isFrom: isLess(min, max) } satisfies PriceView
}

/** The lowest price: of the variants where they are listed, otherwise of the range. */
export function viewPrice(product: Owner, currency: string): PriceView | undefined {
  const lowest = product.variants.reduce<ShopVariant | undefined>(
    (best, one) => (best === undefined || isLess(paidFor(one), paidFor(best)) ? one : best),
    undefined,
  )
  const range = priceOfRange(product, currency)
  if (!lowest || !range) return range
  return { ...priceOfVariant(lowest, product, currency), isFrom: range.isFrom }
}

export function priceOfVariant(
  variant: ShopVariant,
  { pricePerUnit: per }: Pick<ShopProduct, 'pricePerUnit'>,
  currency: string,
): PriceView {
  const value = paidFor(variant)
  const { price, unitPrice } = variant
  return {
    value,
    currency,
    ...(isLess(value, price) ? { was: price } : {}),
    isFrom: false,
    ...(per && unitPrice !== null
      ? {
          perUnit: {
            value: unitPrice,
            quantity: per.baseQuantity,
            unit: per.baseMeasurementUnit,
          },
        }
      : {}),
  }
}

const paidFor = ({ price, salePrice }: ShopVariant) => salePrice ?? price

/** Whether it is free, in all variants. */
export const isFree = ({ value, isFrom, was }: PriceView): boolean =>
  isZero(value) && !isFrom && was === undefined
