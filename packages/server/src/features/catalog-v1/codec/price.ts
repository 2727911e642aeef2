import {
  type Decimal,
  formatMoney,
  type MediaUrl,
  type PricePerUnit,
  pricePerUnit,
  profitOf,
  type Shop,
} from '../../catalog/index.ts'

/** For whom and where a product is written: the shop's money, the addresses, who may see costs. */
export interface View {
  readonly shop: Shop
  /** Digits after the point of the shop's currency. */
  readonly decimals: number
  readonly mediaUrl: MediaUrl
  readonly merchantData: boolean
}

export function encodePrice(
  { shop: { currency, locale } }: View,
  price: Decimal,
  paid: Decimal,
  perUnit: PricePerUnit | null = null,
) {
  const write = (amount: Decimal) => formatMoney(amount, currency, locale)
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

/** Cost and profit, for merchants who asked; an unknown cost counts as nothing. */
export function encodeCost(
  { shop: { currency, locale } }: View,
  cost: Decimal | null,
  paid: Decimal,
) {
  const itemCost = cost ?? '0'
  const { profit, margin } = profitOf(paid, itemCost)
  return {
    itemCost,
    formattedItemCost: formatMoney(itemCost, currency, locale),
    profit,
    formattedProfit: formatMoney(profit, currency, locale),
    profitMargin: margin,
  }
}

export const encodeSpan = (span: { min: Decimal; max: Decimal } | null) => ({
  minValue: span?.min ?? '0',
  maxValue: span?.max ?? '0',
})
