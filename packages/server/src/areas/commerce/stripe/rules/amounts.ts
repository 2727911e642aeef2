import { currencyExponent } from '@vitrine/money'
import { ProviderRefused } from '../../payments/index.ts'

/** Currencies whose smallest unit at Stripe differs from ISO 4217, with Stripe's exponent. */
const exceptions: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 }
/** Currencies with thousandths, of which Stripe accepts only multiples of 10. */
const thousandths = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

const shiftOf = (currency: string): number =>
  (exceptions[currency] ?? currencyExponent(currency)) - currencyExponent(currency)

/** An amount in Stripe's units; refuses amounts below Stripe's smallest unit. */
export function toStripeAmount(amountMinor: number, currency: string): number {
  const shift = shiftOf(currency)
  const factor = 10 ** Math.abs(shift)
  const amount = shift < 0 ? amountMinor / factor : amountMinor * factor
  const isEven = !thousandths.has(currency) || amount % 10 === 0
  if (!Number.isSafeInteger(amount) || !isEven) {
    throw new ProviderRefused(
      'amount_not_supported',
      `Stripe takes no such fraction of ${currency}: round prices to hundredths`,
    )
  }
  return amount
}

/** An amount from Stripe in ISO 4217 minor units. */
export function fromStripeAmount(amount: number, currency: string): number {
  const shift = shiftOf(currency.toUpperCase())
  const factor = 10 ** Math.abs(shift)
  return shift > 0 ? Math.round(amount / factor) : amount * factor
}
