import { expect, test } from 'vitest'
import { countriesIn, likelyCountryOf } from './countries.ts'

test('countries are sorted by the reader’s language, each with its code', () => {
  const english = countriesIn('en-GB')
  const german = countriesIn('de-DE')
  expect(english.find(({ id }) => id === 'DE')).toEqual({ id: 'DE', name: 'Germany', code: '+49' })
  expect(german.find(({ id }) => id === 'DE')?.name).toBe('Deutschland')
  expect(english.length).toBeGreaterThan(200)
  expect(new Set(english.map(({ id }) => id)).size).toBe(english.length)
  expect(german.map(({ name }) => name)).toEqual(
    german.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'de-DE')),
  )
})

test.each([
  ['de-AT', 'AT'],
  ['de', 'DE'],
  ['en-US', 'US'],
  ['eo', '001'],
])('%s has the country %s', (locale, region) => {
  expect(likelyCountryOf(locale)).toBe(region === '001' ? '' : region)
})
