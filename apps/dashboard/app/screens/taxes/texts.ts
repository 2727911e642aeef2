import { countryName } from '@vitrine/messages/countries'
import type { Messages } from '../../messages/index.ts'
import { formatPercent } from './percent.ts'
import type { PublishedRate, TaxRegion } from './setup.ts'

/** A place in words, such as “Germany” or “New York: US-NY”. */
export function placeText(
  { country, subdivision, postalCodes }: Pick<TaxRegion, 'country' | 'subdivision' | 'postalCodes'>,
  { taxes, locale }: Messages,
): string {
  const codes = postalCodes.length > 0 ? [taxes.postalCodeCount({ n: postalCodes.length })] : []
  return [countryName(country, locale), ...(subdivision ? [subdivision] : []), ...codes].join(', ')
}

const longDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** The period of validity as text. */
export function validityText(
  validFrom: string | null | undefined,
  validTo: string | null | undefined,
  { taxes: { valid }, locale }: Messages,
): string {
  const from = validFrom ? longDay(validFrom, locale) : ''
  const to = validTo ? longDay(validTo, locale) : ''
  if (from && to) return valid.between({ from, to })
  if (from) return valid.from({ from })
  return to ? valid.to({ to }) : valid.always
}

/** The published rates of a region: those in force on a day and future ones. */
export const publishedFor = (
  region: TaxRegion,
  published: readonly PublishedRate[],
  today: string,
): readonly PublishedRate[] => {
  const inForce = published.filter(({ validTo }) => validTo === undefined || validTo >= today)
  const own = inForce.filter(({ territory }) => territory === territoryOf(region))
  return own.length > 0 ? own : inForce.filter(({ territory }) => territory === region.country)
}

/** Subdivisions are stored with and without their country. */
const territoryOf = ({ country, subdivision }: TaxRegion): string => {
  if (subdivision === '') return country
  return subdivision.startsWith(`${country}-`) ? subdivision : `${country}-${subdivision}`
}

/** Published rates in a row, such as “19% standard, 7% reduced”. */
export function publishedText(published: PublishedRate, { taxes, locale }: Messages): string {
  const rates = [
    ['STANDARD', published.standard],
    ['INTERMEDIATE', published.intermediate],
    ['REDUCED', published.reduced],
    ['SUPER_REDUCED', published.superReduced],
    ['ZERO', published.hasZeroRate ? '0' : undefined],
  ] as const
  return rates
    .flatMap(([category, rate]) =>
      rate === undefined
        ? []
        : [taxes.publishedRate[category]({ rate: formatPercent(rate, locale) })],
    )
    .join(', ')
}
