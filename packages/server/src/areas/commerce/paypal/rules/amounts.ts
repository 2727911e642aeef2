import type { Money } from '@paypal/paypal-server-sdk'
import { currencyExponent, fromMinorUnits, toMinorUnits } from '@vitrine/money'
import { ProviderRefused } from '../../payments/index.ts'

/** Currencies that PayPal takes whole only, though they have hundredths. */
const whole = new Set(['HUF', 'TWD'])

/** PayPal writes amounts as decimals with just the digits that it takes; refuses what it has no unit for. */
export function toPaypalAmount(amountMinor: number, currency: string): Money {
  const value = fromMinorUnits(BigInt(amountMinor), currency)
  if (!whole.has(currency)) return { currencyCode: currency, value }
  if (amountMinor % 10 ** currencyExponent(currency) !== 0) {
    throw new ProviderRefused(
      'amount_not_supported',
      `PayPal takes no fractions of ${currency}: round prices to whole ones`,
    )
  }
  return { currencyCode: currency, value: value.replace(/\..*$/, '') }
}

export const fromPaypalAmount = ({ value, currencyCode }: Money): number =>
  Number(toMinorUnits(value, currencyCode))
