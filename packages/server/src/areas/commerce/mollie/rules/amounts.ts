import type { Payment } from '@mollie/api-client'
import { fromMinorUnits, toMinorUnits } from '@vitrine/money'

type Amount = Payment['amount']

/** Mollie writes amounts as decimals with just the digits of the currency. */
export const toMollieAmount = (amountMinor: number, currency: string): Amount => ({
  currency,
  value: fromMinorUnits(BigInt(amountMinor), currency),
})

export const fromMollieAmount = ({ value, currency }: Amount): number =>
  Number(toMinorUnits(value, currency))
