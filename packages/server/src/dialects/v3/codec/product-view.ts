import type { ProductField } from '@vitrine/contract/catalog-v3'
import { formatMoney, padDecimal } from '@vitrine/money'
import {
  convert,
  type Decimal,
  type PricePerUnit,
  type Product,
  pricePerUnit,
  profitOf,
  type ShopView,
  type Unit,
} from '../../../areas/catalog/index.ts'

/** How products are encoded for a caller: optional fields, currency, and whether costs are included. */
export interface ProductView extends ShopView {
  /** Decimals of the currency of encoded prices. */
  readonly decimals: number
  readonly fields: ReadonlySet<ProductField>
  readonly isMerchant: boolean
}

export const currencyOf = ({ conversion, shop }: ProductView): string =>
  conversion?.currency ?? shop.currency

const inCurrency = ({ conversion }: ProductView, amount: Decimal): Decimal =>
  conversion ? convert(amount, conversion) : amount

/**
 * An amount as it was entered, formatted for the shop's locale where requested. In another currency it is
 * converted.
 */
export const encodeMoney = (view: ProductView, amount: Decimal) =>
  view.conversion ? encodeCalculated(view, amount) : written(view, amount)

/** A calculated amount, with the currency's decimals. */
export const encodeCalculated = (view: ProductView, amount: Decimal) =>
  written(view, padDecimal(inCurrency(view, amount), view.decimals))

function written(view: ProductView, value: Decimal) {
  return {
    amount: value,
    ...(view.fields.has('CURRENCY') && {
      formattedAmount: formatMoney({ value, currency: currencyOf(view), locale: view.shop.locale }),
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
    profit: encodeCalculated(view, profit),
    profitMargin: margin,
  }
}

/** The quantity of a variant and the base of its unit price; null without a unit price. */
export const unitsOf = (
  { pricePerUnit: whole }: Pick<Product, 'pricePerUnit'>,
  unit: Unit | null,
): PricePerUnit | null =>
  whole && unit
    ? { ...whole, totalQuantity: unit.quantity, totalMeasurementUnit: unit.measurementUnit }
    : whole

/** Maximum decimals of unit prices. */
const UNIT_PRICE_DECIMALS = 3

export function encodeUnitPrice(view: ProductView, actual: Decimal, units: PricePerUnit) {
  const value = inCurrency(view, pricePerUnit(actual, units, UNIT_PRICE_DECIMALS))
  return { value, ...describe(view, value, units) }
}

function describe(view: ProductView, value: Decimal, { baseQuantity, ...units }: PricePerUnit) {
  if (!view.fields.has('CURRENCY')) return {}
  const money = formatMoney({ value, currency: currencyOf(view), locale: view.shop.locale })
  return { description: `${money}/${baseQuantity} ${units.baseMeasurementUnit.toLowerCase()}` }
}
