import type { ProductField } from '@vitrine/contract/catalog-v3'
import {
  type Conversion,
  convert,
  type Decimal,
  formatMoney,
  type MediaUrl,
  type PricePerUnit,
  type Product,
  padded,
  pricePerUnit,
  profitOf,
  type Shop,
  type Unit,
} from '../../catalog/index.ts'

/** For whom and where products are written: which parts, the shop's money, who may see costs. */
export interface ProductView {
  readonly shop: Shop
  /** Digits after the point of the currency that prices are written in. */
  readonly decimals: number
  readonly mediaUrl: MediaUrl
  readonly fields: ReadonlySet<ProductField>
  readonly isMerchant: boolean
  /** The other currency that prices are asked in; null: the shop's own. */
  readonly conversion: Conversion | null
}

export const currencyOf = ({ conversion, shop }: ProductView): string =>
  conversion?.currency ?? shop.currency

const inCurrency = ({ conversion }: ProductView, amount: Decimal): Decimal =>
  conversion ? convert(amount, conversion) : amount

/**
 * An amount as it was written, and as people of the shop's locale write it where the currency was asked
 * for. In another currency it is calculated.
 */
export const encodeMoney = (view: ProductView, amount: Decimal) =>
  view.conversion ? encodeReckoned(view, amount) : written(view, amount)

/** An amount that was calculated, with the currency's decimals. */
export const encodeReckoned = (view: ProductView, amount: Decimal) =>
  written(view, padded(inCurrency(view, amount), view.decimals))

function written(view: ProductView, value: Decimal) {
  return {
    amount: value,
    ...(view.fields.has('CURRENCY') && {
      formattedAmount: formatMoney(value, currencyOf(view), view.shop.locale),
    }),
  }
}

export const encodeSpan = (view: ProductView, span: { min: Decimal; max: Decimal }) => ({
  minValue: encodeMoney(view, span.min),
  maxValue: encodeMoney(view, span.max),
})

export const seesCosts = ({ fields, isMerchant }: ProductView): boolean =>
  isMerchant && fields.has('MERCHANT_DATA')

export const encodeRevenue = (view: ProductView, actual: Decimal, cost: Decimal | null) => {
  if (cost === null) return {}
  const { profit, margin } = profitOf(actual, cost)
  return {
    cost: encodeMoney(view, cost),
    profit: encodeReckoned(view, profit),
    profitMargin: margin,
  }
}

/** What a variant holds and the amount its price is compared by; null where nothing is compared. */
export const unitsOf = (
  { pricePerUnit: whole }: Pick<Product, 'pricePerUnit'>,
  unit: Unit | null,
): PricePerUnit | null =>
  whole && unit
    ? { ...whole, totalQuantity: unit.quantity, totalMeasurementUnit: unit.measurementUnit }
    : whole

/** Price of the amount that prices are compared by, with up to three decimals. */
const UNIT_PRICE_DECIMALS = 3

export function encodeUnitPrice(view: ProductView, actual: Decimal, units: PricePerUnit) {
  const value = inCurrency(view, pricePerUnit(actual, units, UNIT_PRICE_DECIMALS))
  return { value, ...describe(view, value, units) }
}

function describe(view: ProductView, value: Decimal, { baseQuantity, ...units }: PricePerUnit) {
  if (!view.fields.has('CURRENCY')) return {}
  const money = formatMoney(value, currencyOf(view), view.shop.locale)
  return { description: `${money}/${baseQuantity} ${units.baseMeasurementUnit.toLowerCase()}` }
}
