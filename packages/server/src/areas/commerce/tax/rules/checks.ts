import { brokenRule } from '@vitrine/contract/kit'
import {
  CalculatorNotSupported,
  InvalidSubdivision,
  SubdivisionsNotSupported,
} from '@vitrine/contract/taxes'
import type { TaxRate, TaxRegion } from '../model/tax.ts'
import { hasPublishedRates } from './published-rates.ts'
import { territoryOf } from './territories.ts'

/** Countries whose subdivisions may have separate regions. */
const divided = new Set('AU BR CA FR DE IN IT MX NL PT ES AE GB US'.split(' '))

type RegionFields = Pick<TaxRegion, 'country' | 'subdivision' | 'usesPublishedRates'>

/** Refuses invalid regions. */
export function checkRegion({ country, subdivision, usesPublishedRates }: RegionFields): void {
  if (usesPublishedRates && !hasPublishedRates(territoryOf({ country }))) {
    throw CalculatorNotSupported({ country })
  }
  if (subdivision === '') return
  if (!divided.has(country)) throw SubdivisionsNotSupported({ country })
  if (!/^([A-Z]{2}-)?[A-Z0-9]{1,3}$/.test(subdivision)) throw InvalidSubdivision({ subdivision })
}

/** Refuses days that are none, and periods that end before they begin. */
export function checkPeriod({ validFrom, validTo }: Pick<TaxRate, 'validFrom' | 'validTo'>): void {
  for (const [field, day] of Object.entries({ validFrom, validTo })) {
    if (day !== null && !isDay(day)) {
      throw brokenRule(`rate.${field}`, 'NO_DAY', 'is not a day of the calendar', { day })
    }
  }
  if (validFrom !== null && validTo !== null && validTo < validFrom) {
    throw brokenRule('rate.validTo', 'ENDS_BEFORE_START', 'is before the first day', { validFrom })
  }
}

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

type Period = Pick<TaxRate, 'taxGroupId' | 'taxRegionId' | 'validFrom' | 'validTo'>

/** Whether two rates of one group and region share a day. */
export const overlap = (one: Period, other: Period): boolean =>
  one.taxGroupId === other.taxGroupId &&
  one.taxRegionId === other.taxRegionId &&
  (one.validFrom ?? '') <= (other.validTo ?? '9999-12-31') &&
  (other.validFrom ?? '') <= (one.validTo ?? '9999-12-31')
