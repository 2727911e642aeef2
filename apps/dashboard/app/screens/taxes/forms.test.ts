import { describe, expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import {
  checkRate,
  checkRegion,
  emptyRate,
  emptyRegion,
  rateFormOf,
  rateOf,
  regionFormOf,
  regionOf,
} from './forms.ts'
import type { PublishedRate, TaxRate, TaxRegion } from './setup.ts'
import { placeText, publishedFor, publishedText, validityText } from './texts.ts'

const stored = { revision: 2, createdDate: new Date(0), updatedDate: new Date(0) }
const region: TaxRegion = {
  ...stored,
  id: 'r',
  country: 'US',
  subdivision: 'US-NY',
  postalCodes: ['10*'],
  usesPublishedRates: false,
  taxIncludedInPrice: false,
}
const rate: TaxRate = {
  ...stored,
  id: 't',
  taxGroupId: 'g',
  taxRegionId: 'r',
  taxRate: '0.0825',
  taxName: 'Sales tax',
  taxType: '',
  jurisdiction: 'NYC',
  jurisdictionType: 'CITY',
  description: '',
  exemptRates: [{ taxExemptGroupId: 'e', taxRate: '0' }],
  validFrom: '2026-01-01',
  validTo: null,
}
const published = (own: Partial<PublishedRate>): PublishedRate => ({
  territory: 'DE',
  validFrom: '2021-01-01',
  standard: '0.19',
  reduced: '0.07',
  source: 'TEDB',
  ...own,
})

describe('regions and rates', () => {
  test('are unchanged by their forms', () => {
    const { id: _, revision: _1, createdDate: _2, updatedDate: _3, ...plain } = region
    expect(regionOf(regionFormOf(region))).toEqual(plain)
    const { id: _4, revision: _5, createdDate: _6, updatedDate: _7, ...own } = rate
    expect(rateOf(rateFormOf(rate), 'r')).toEqual(own)
  })

  test('show errors beside the field', () => {
    const wrong = { ...emptyRegion, subdivision: 'New York' }
    expect(Object.keys(checkRegion(wrong, english))).toEqual(['country', 'subdivision'])
    const form = {
      ...emptyRate,
      percent: '19 or so',
      validFrom: '2026-02-01',
      validTo: '2026-01-01',
      exempt: { e: 'none' },
    }
    expect(Object.keys(checkRate(form, english))).toEqual([
      'taxGroupId',
      'percent',
      'validTo',
      'exempt.e',
    ])
  })

  test('are shown as sentences', () => {
    expect(placeText(region, english)).toBe('United States, US-NY, 1 postal code or range')
    expect(validityText('2026-01-01', null, english)).toBe('since Jan 1, 2026')
    expect(validityText('2026-01-01', '2026-06-30', english)).toBe('Jan 1, 2026 to Jun 30, 2026')
    expect(validityText(null, null, english)).toBe('always')
    expect(publishedText(published({ hasZeroRate: true }), english)).toBe(
      '19% standard, 7% reduced, 0% zero',
    )
  })

  test('published rates are those of the region now and later', () => {
    const all = [
      published({ validFrom: '2020-07-01', validTo: '2020-12-31' }),
      published({}),
      published({ territory: 'AT' }),
      published({ territory: 'PT-20' }),
      published({ territory: 'PT' }),
    ]
    const of = (country: string, subdivision = '') =>
      publishedFor({ ...region, country, subdivision }, all, '2026-01-01')
    expect(of('DE')).toEqual([all[1]])
    expect(of('PT', '20')).toEqual([all[3]])
    expect(of('PT', 'PT-11')).toEqual([all[4]])
  })
})
