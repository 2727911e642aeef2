import type { Payment } from '@mollie/api-client'
import { fromMinorUnits, toMinorUnits } from '@vitrine/money'

type Amount = Payment['amount']

/** Formats an amount as Mollie expects it: a decimal with exactly the digits of the currency. */
export const toMollieAmount = (amountMinor: number, currency: string): Amount => ({
  currency,
  value: fromMinorUnits(BigInt(amountMinor), currency),
})

export const fromMollieAmount = ({ value, currency }: Amount): number =>
  Number(toMinorUnits(value, currency))
