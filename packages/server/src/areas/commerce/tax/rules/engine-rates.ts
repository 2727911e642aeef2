import type { TaxReason as EngineReason, TaxGroupRates } from '@vitrine/pricing'
import type { ResolvedRate, TaxReason } from './rates-for.ts'

const engineReasons: Record<Exclude<TaxReason, 'OWN_RATE' | 'NO_ADDRESS'>, EngineReason> = {
  STANDARD: 'standard',
  REDUCED: 'reduced',
  INTERMEDIATE: 'reduced',
  SUPER_REDUCED: 'reduced',
  ZERO: 'zero',
  EXEMPT: 'exempt',
  EXEMPT_BUYER: 'exempt',
  REVERSE_CHARGE: 'reverse-charge',
  EXPORT: 'export',
  NOT_REGISTERED: 'not-registered',
  NO_RATE: 'no-rate',
}

const reasonOf = ({ reason, rate }: ResolvedRate): EngineReason => {
  if (reason === 'NO_ADDRESS') return 'no-rate'
  if (reason === 'OWN_RATE') return Number(rate) === 0 ? 'zero' : 'standard'
  return engineReasons[reason]
}

/** Rates for the price engine: one for each group, including rates of 0, with the reason. */
export const toEngineRates = (rates: readonly ResolvedRate[]): TaxGroupRates[] =>
  rates.map((one) => ({
    taxGroupId: one.taxGroupId,
    includedInPrice: one.includedInPrice,
    rates: [
      {
        id: [one.jurisdiction, one.name, one.rate, reasonOf(one)].join(' '),
        name: one.name,
        rate: one.rate,
        country: one.country,
        ...(one.jurisdictionType === 'COUNTRY' ? {} : { jurisdiction: one.jurisdiction }),
        reason: reasonOf(one),
      },
    ],
  }))
