import { formatMoney } from '@vitrine/money'
import {
  convert,
  type Decimal,
  type PricePerUnit,
  pricePerUnit,
  profitOf,
  type ShopView,
} from '../../../areas/catalog/index.ts'

/** How products are encoded for a caller: currency, URLs, and whether costs are included. */
export interface View extends ShopView {
  /** Decimals of the shop's currency. */
  readonly decimals: number
  readonly merchantData: boolean
}

/** A price before and after discount, and per unit. */
interface Price {
  readonly price: Decimal
  readonly paid: Decimal
  readonly perUnit?: PricePerUnit | null
}

/** A price in the shop's currency and, where requested, in another one. */
export function encodePrices(view: View, { price, paid, perUnit = null }: Price) {
  const { shop, conversion } = view
  const priceData = encodePrice({ price, paid, perUnit }, shop.currency, shop.locale)
  if (!conversion) return { priceData, convertedPriceData: priceData }
  const converted = { price: convert(price, conversion), paid: convert(paid, conversion), perUnit }
  return {
    priceData,
    convertedPriceData: encodePrice(converted, conversion.currency, shop.locale),
  }
}

function encodePrice({ price, paid, perUnit }: Price, currency: string, locale: string) {
  const write = (amount: Decimal) => formatMoney({ value: amount, currency, locale })
  const unitPrice = perUnit ? pricePerUnit(paid, perUnit) : undefined
  return {
    currency,
    price,
    discountedPrice: paid,
    formatted: {
      price: write(price),
      discountedPrice: write(paid),
      ...(unitPrice && { pricePerUnit: write(unitPrice) }),
    },
    ...(unitPrice && { pricePerUnit: unitPrice }),
  }
}

/** Cost and profit, for merchants who request them; an unknown cost counts as 0. */
export function encodeCost(
  { shop: { currency, locale } }: View,
  cost: Decimal | null,
  paid: Decimal,
) {
  const itemCost = cost ?? '0'
  const { profit, margin } = profitOf(paid, itemCost)
  return {
    itemCost,
    formattedItemCost: formatMoney({ value: itemCost, currency, locale }),
    profit,
    formattedProfit: formatMoney({ value: profit, currency, locale }),
    profitMargin: margin,
  }
}

export const encodeSpan = (span: { min: Decimal; max: Decimal } | null) => ({
  minValue: span?.min ?? '0',
  maxValue: span?.max ?? '0',
})
