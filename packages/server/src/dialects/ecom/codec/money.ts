import type { MultiCurrencyPrice } from '@vitrine/contract/ecom'
import type { ConvertedMoney } from '@vitrine/contract/ecom-v2'
import { currencyDigits, formatMoney, fromMinorUnits, toFixedDecimal } from '@vitrine/money'
import { convert, type ShopView } from '../../../areas/catalog/index.ts'

/** An amount in the shop's currency and in the requested one. */
export function encodePrice({ shop, conversion }: ShopView, value: string): MultiCurrencyPrice {
  const { currency, locale } = shop
  const write = (amount: string, of: string) => formatMoney({ value: amount, currency: of, locale })
  const amount = toFixedDecimal(value, currencyDigits(currency))
  const shown = conversion?.currency ?? currency
  const converted = conversion
    ? toFixedDecimal(convert(amount, conversion), currencyDigits(shown))
    : amount
  return {
    amount,
    convertedAmount: converted,
    formattedAmount: write(amount, currency),
    formattedConvertedAmount: write(converted, shown),
  }
}

/** The same of minor units, as the price engine counts. */
export const encodeMinor = (view: ShopView, units: number): MultiCurrencyPrice =>
  encodePrice(view, fromMinorUnits(BigInt(units), view.shop.currency))

/** The price of a deleted item: zero, without text. */
export const encodeGone = (view: ShopView): MultiCurrencyPrice => ({
  ...encodePrice(view, '0'),
  formattedAmount: '',
  formattedConvertedAmount: '',
})

/** An amount as the second generation of carts writes it: without words. */
export function encodeConverted(view: ShopView, value: string): ConvertedMoney {
  const { amount, convertedAmount } = encodePrice(view, value)
  return { amount, convertedAmount }
}

/** The same of minor units. */
export const encodeConvertedMinor = (view: ShopView, units: number): ConvertedMoney =>
  encodeConverted(view, fromMinorUnits(BigInt(units), view.shop.currency))
