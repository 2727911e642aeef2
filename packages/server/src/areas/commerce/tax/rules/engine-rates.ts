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

/** Rates as the price engine takes them: one for each group, also where it is 0, with its reason. */
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
