import { expect, test } from 'vitest'
import { continents, countriesIn, countriesOf, countryName } from './index.ts'

test('every country lies on one continent and has a name', () => {
  const codes = continents.flatMap(countriesOf)
  expect(codes).toHaveLength(249)
  expect(new Set(codes).size).toBe(249)
  for (const { id, name } of countriesIn('en')) expect(name).not.toBe(id)
})

test('countries are named and sorted in the language', () => {
  expect(countriesIn('de').map(({ name }) => name)).toContain('Österreich')
  const names = countriesIn('de').map(({ id }) => id)
  expect(names.indexOf('EG')).toBeLessThan(names.indexOf('BE'))
  expect(countryName('DE', 'ar')).toBe('ألمانيا')
  expect(countryName('??', 'en')).toBe('??')
})
