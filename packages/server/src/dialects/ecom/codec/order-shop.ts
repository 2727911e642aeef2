import type { OrderPrice } from '@vitrine/contract/ecom'
import { violation } from '@vitrine/contract/kit'
import {
  currencyDigits,
  formatMoney,
  fromMinorUnits,
  multiplyDecimals,
  toFixedDecimal,
  toMinorUnits,
} from '@vitrine/money'
import type { MediaUrl } from '../../../areas/catalog/index.ts'

/** The shop as a caller sees its orders. */
export interface OrderShop {
  /** BCP 47; determines the format of amounts. */
  readonly locale: string
  readonly mediaUrl: MediaUrl
  /** Notes of merchants are hidden from buyers. */
  readonly isMerchant: boolean
}

/** Writes amounts in minor units of a currency. */
export type WriteAmount = (minor: number) => OrderPrice

export const amountsIn =
  ({ locale }: Pick<OrderShop, 'locale'>, currency: string): WriteAmount =>
  (minor) => {
    const digits = currencyDigits(currency)
    const amount = toFixedDecimal(fromMinorUnits(BigInt(minor), currency), digits)
    return { amount, formattedAmount: formatMoney({ value: amount, currency, locale }) }
  }

/** An amount that a caller sent, in minor units; halves are rounded up. */
export function decodeAmount(amount: string, currency: string, field: string): number {
  const minor = Number(toMinorUnits(amount, currency, 'half-up'))
  if (Number.isSafeInteger(minor)) return minor
  throw violation(field, 'MAX', 'is more than an order can hold')
}

/** Converts the amounts of a filter to minor units; other values stay unchanged. */
export function inMinorUnits(value: unknown, currency: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inMinorUnits(one, currency))
  return typeof value === 'string'
    ? multiplyDecimals(value, `1${'0'.repeat(currencyDigits(currency))}`)
    : value
}
