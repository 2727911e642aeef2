import { constantFrom, date, assert as holds, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TaxGroup, TaxRegion, TaxScheme } from '../model/tax.ts'
import { publishedRates, publishedRatesOn } from './published-rates.ts'
import { ratesFor, type TaxQuery } from './rates-for.ts'
import { systemGroups } from './system-groups.ts'
import { matchesPostalCode, memberStates, territoryOf } from './territories.ts'
import { checkVatIdForm } from './vat-id.ts'

const now = new Date('2026-02-03T10:00:00Z')
const stored = { revision: 1, createdDate: now, updatedDate: now }
const groups: TaxGroup[] = systemGroups.map((one) => ({ ...one, ...stored, isSystem: true }))
const region = (country: string, more: Partial<TaxRegion> = {}): TaxRegion => ({
  id: `region ${country}`,
  ...stored,
  country,
  subdivision: '',
  postalCodes: [],
  usesPublishedRates: true,
  taxIncludedInPrice: null,
  ...more,
})
const sale = (more: Partial<TaxQuery> = {}): TaxQuery => ({
  day: '2026-02-03',
  origin: { country: 'DE' },
  destination: { country: 'DE' },
  scheme: 'DESTINATION',
  pricesIncludeTax: true,
  groups,
  regions: [region('DE')],
  rates: [],
  ...more,
})
const rateOf = (query: TaxQuery, category = 'STANDARD') => {
  const at = groups.findIndex((group) => group.category === category)
  const found = ratesFor(query)[at]
  return [found?.rate, found?.reason]
}

describe('published rates', () => {
  test('are those of each member state, the United Kingdom, Switzerland and Norway', () => {
    const missing = [...memberStates, 'GB', 'CH', 'NO'].filter(
      (country) => !publishedRatesOn(country, '2026-02-03'),
    )
    expect(missing).toEqual([])
  })

  test('of a territory never overlap, leave no gap, and are in order of their size', () => {
    for (const one of publishedRates) {
      const others = publishedRates.filter(({ territory }) => territory === one.territory)
      const onTheFirstDay = others.filter(
        ({ validFrom, validTo = '9999' }) => validFrom <= one.validFrom && one.validFrom <= validTo,
      )
      expect(onTheFirstDay).toEqual([one])
      const dayAfter = one.validTo && nextDay(one.validTo)
      if (dayAfter) expect(others.map(({ validFrom }) => validFrom)).toContain(dayAfter)
      const sizes = [one.superReduced, one.reduced, one.intermediate, one.standard]
        .filter((rate) => rate !== undefined)
        .map(Number)
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    }
  })

  test('change on the day of the law', () => {
    const standard = (country: string, day: string) => publishedRatesOn(country, day)?.standard
    expect(standard('DE', '2020-06-30')).toBe('0.19')
    expect(standard('DE', '2020-07-01')).toBe('0.16')
    expect(standard('DE', '2021-01-01')).toBe('0.19')
    expect(standard('CH', '2023-12-31')).toBe('0.077')
    expect(standard('CH', '2024-01-01')).toBe('0.081')
    expect(standard('EE', '2025-06-30')).toBe('0.22')
    expect(standard('EE', '2025-07-01')).toBe('0.24')
    expect(standard('FI', '2024-09-01')).toBe('0.255')
    expect(standard('SK', '2025-01-01')).toBe('0.23')
    expect(standard('RO', '2025-08-01')).toBe('0.21')
  })

  test('change on the date of a law, reduced ones too', () => {
    const higher = (country: string, day: string) => publishedRatesOn(country, day)?.intermediate
    expect([higher('LT', '2025-12-31'), higher('LT', '2026-01-01')]).toEqual(['0.09', '0.12'])
    expect([higher('FI', '2025-12-31'), higher('FI', '2026-01-01')]).toEqual(['0.14', '0.135'])
  })
})

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

describe('a sale at home', () => {
  test('has the rate of its group', () => {
    expect(rateOf(sale())).toEqual(['0.19', 'STANDARD'])
    expect(rateOf(sale(), 'REDUCED')).toEqual(['0.07', 'REDUCED'])
    expect(rateOf(sale(), 'EXEMPT')).toEqual(['0', 'EXEMPT'])
  })
  test('has the next higher rate when the country has none of the category', () => {
    expect(rateOf(sale(), 'SUPER_REDUCED')).toEqual(['0.07', 'REDUCED'])
    expect(rateOf(sale(), 'ZERO')).toEqual(['0.19', 'STANDARD'])
  })
  test('has no tax where the shop is not registered', () => {
    expect(rateOf(sale({ regions: [] }))).toEqual(['0', 'NOT_REGISTERED'])
  })
  test('has a reason while the address is unknown', () => {
    expect(rateOf(sale({ destination: undefined }))).toEqual(['0', 'NO_ADDRESS'])
  })
})

describe('a sale to another member state', () => {
  const toFrance = { destination: { country: 'FR' } }
  const to = (scheme: TaxScheme, more: Partial<TaxQuery> = {}) =>
    rateOf(sale({ ...toFrance, scheme, ...more }))

  test('is taxed by its scheme', () => {
    expect(to('ORIGIN')).toEqual(['0.19', 'STANDARD'])
    expect(to('OSS')).toEqual(['0.20', 'STANDARD'])
    expect(to('DESTINATION')).toEqual(['0', 'NOT_REGISTERED'])
    expect(to('DESTINATION', { regions: [region('DE'), region('FR')] })).toEqual([
      '0.20',
      'STANDARD',
    ])
  })
  test('to a business is reverse charged with a valid VAT id of another country than the seller’s', () => {
    const reversed = ['0', 'REVERSE_CHARGE']
    const withId = (vatId: string) => to('OSS', { buyerVatId: checkVatIdForm(vatId, now) })
    expect(withId('FR 40 303 265 045')).toEqual(reversed)
    expect(withId('FR 40 303 265 046')).toEqual(['0.20', 'STANDARD'])
    expect(withId('DE136695976')).toEqual(['0.20', 'STANDARD'])
    expect(withId('CHE-116.281.710 MWST')).toEqual(['0.20', 'STANDARD'])
  })
  test('to Northern Ireland is one, to the rest of the United Kingdom an export', () => {
    const belfast = { country: 'GB', postalCode: 'BT1 5GS' }
    expect(rateOf(sale({ scheme: 'OSS', destination: belfast }))).toEqual(['0.20', 'STANDARD'])
    const london = { country: 'GB', postalCode: 'SW1A 1AA' }
    expect(rateOf(sale({ scheme: 'OSS', destination: london }))).toEqual(['0', 'EXPORT'])
  })
})

describe('a territory with special rules', () => {
  test.each([
    ['the Canary Islands', { country: 'ES', postalCode: '35001' }],
    ['Ceuta, by its subdivision', { country: 'ES', subdivision: 'ES-CE' }],
    ['Büsingen', { country: 'DE', postalCode: '78266' }],
    ['Heligoland', { country: 'DE', postalCode: '27498' }],
    ['Åland', { country: 'FI', postalCode: '22100' }],
    ['Livigno', { country: 'IT', postalCode: '23041' }],
    ['Réunion', { country: 'FR', postalCode: '97400' }],
    ['Jersey', { country: 'GB', postalCode: 'JE2 3AB' }],
  ])('%s is an export', (_, destination) => {
    const regions = ['DE', 'ES', 'FI', 'IT', 'FR', 'GB'].map((country) => region(country))
    expect(rateOf(sale({ destination, regions, scheme: 'OSS' }))).toEqual(['0', 'EXPORT'])
  })
  test('Madeira, the Azores and Mittelberg have lower rates', () => {
    const at = (destination: TaxQuery['destination']) =>
      rateOf(sale({ scheme: 'OSS', destination }))
    expect(at({ country: 'PT', postalCode: '9000-001' })).toEqual(['0.22', 'STANDARD'])
    expect(at({ country: 'PT', postalCode: '9500-001' })).toEqual(['0.16', 'STANDARD'])
    expect(at({ country: 'AT', postalCode: '6993' })).toEqual(['0.19', 'STANDARD'])
  })
  test('Monaco is taxed as France, Liechtenstein as Switzerland', () => {
    expect(territoryOf({ country: 'MC' })).toMatchObject({ rates: 'FR', isInUnion: true })
    expect(territoryOf({ country: 'LI' })).toMatchObject({ rates: 'CH', isInUnion: false })
  })
})

describe('rates of the merchant', () => {
  const regions = [
    region('US', { usesPublishedRates: false }),
    region('US', { id: 'New York', subdivision: 'US-NY', usesPublishedRates: false }),
    region('US', { id: 'Manhattan', postalCodes: ['10001-10282'], usesPublishedRates: false }),
  ]
  const rate = (taxRegionId: string, taxRate: string, more = {}) => ({
    id: `${taxRegionId} ${taxRate}`,
    ...stored,
    taxGroupId: groups[0]?.id ?? '',
    taxRegionId,
    taxRate,
    taxName: 'Sales tax',
    taxType: '',
    jurisdiction: '',
    jurisdictionType: 'STATE' as const,
    description: '',
    exemptRates: [{ taxExemptGroupId: 'resellers', taxRate: '0' }],
    validFrom: null,
    validTo: null,
    ...more,
  })
  const rates = [rate('New York', '0.04'), rate('Manhattan', '0.08875')]
  const usa = (subdivision: string, postalCode: string, more: Partial<TaxQuery> = {}) =>
    rateOf(
      sale({
        origin: { country: 'US', subdivision: 'US-NY', postalCode: '12207' },
        destination: { country: 'US', subdivision, postalCode },
        regions,
        rates,
        ...more,
      }),
    )

  test('apply in the most exact region', () => {
    expect(usa('US-NY', '10005')).toEqual(['0.08875', 'OWN_RATE'])
    expect(usa('NY', '12207')).toEqual(['0.04', 'OWN_RATE'])
    expect(usa('US-OR', '97035')).toEqual(['0', 'NO_RATE'])
  })
  test('are those of the origin within a state, never in another one', () => {
    expect(usa('US-NY', '10005', { scheme: 'ORIGIN' })).toEqual(['0.04', 'OWN_RATE'])
    expect(usa('US-OR', '97035', { scheme: 'ORIGIN' })).toEqual(['0', 'NO_RATE'])
  })
  test('are replaced for exempt buyers', () => {
    expect(usa('US-NY', '12207', { taxExemptGroupId: 'resellers' })).toEqual(['0', 'EXEMPT_BUYER'])
  })
  test('apply on their dates, and take precedence over published ones', () => {
    const own = [rate('region DE', '0.1', { validFrom: '2026-02-01', validTo: '2026-02-28' })]
    expect(rateOf(sale({ rates: own }))).toEqual(['0.1', 'OWN_RATE'])
    expect(rateOf(sale({ rates: own, day: '2026-03-01' }))).toEqual(['0.19', 'STANDARD'])
  })
})

test('postal codes are single ones, prefixes and ranges of one length', () => {
  const accepted = ['BT*', '35000-35999', '78266']
  const fits = (code: string) => matchesPostalCode(accepted, code)
  expect(['bt1 5gs', '35 123', '78266'].map(fits)).toEqual([true, true, true])
  expect(['B1', '3500', '78267', ''].map(fits)).toEqual([false, false, false, false])
})

test('every sale has one reason for each group, and tax only with a country where it is due', () => {
  const countries = constantFrom('DE', 'FR', 'AT', 'GB', 'CH', 'NO', 'US', 'MC')
  const days = date({
    min: new Date('2024-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  })
  const sales = record({
    from: countries,
    to: countries,
    registered: countries,
    scheme: constantFrom<TaxScheme[]>('ORIGIN', 'DESTINATION', 'OSS'),
    day: days,
  })
  holds(
    property(sales, ({ from, to, registered, scheme, day }) => {
      const found = ratesFor(
        sale({
          origin: { country: from },
          destination: { country: to },
          regions: [region(from), region(registered)],
          scheme,
          day: day.toISOString().slice(0, 10),
        }),
      )
      expect(found.map(({ taxGroupId }) => taxGroupId)).toEqual(groups.map(({ id }) => id))
      for (const { rate, jurisdiction, reason } of found) {
        const isFree = ['EXPORT', 'NOT_REGISTERED', 'NO_RATE', 'EXEMPT', 'ZERO'].includes(reason)
        expect(Number(rate) === 0).toBe(isFree)
        if (!isFree) expect([from, to, registered, 'FR']).toContain(jurisdiction)
      }
    }),
  )
})
