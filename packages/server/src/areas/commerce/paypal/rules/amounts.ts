import type { Money } from '@paypal/paypal-server-sdk'
import { currencyExponent, fromMinorUnits, toMinorUnits } from '@vitrine/money'
import { ProviderRefused } from '../../payments/index.ts'

/** Currencies with hundredths that PayPal accepts only as whole amounts. */
const whole = new Set(['HUF', 'TWD'])

/** Formats an amount with the digits that PayPal accepts; refuses amounts below its smallest unit. */
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
