import { continents, countriesOf } from '@vitrine/messages/countries'
import { expect, test } from 'vitest'
import { countryShapes } from './country-shapes.ts'

test('the map of the world has each country once, with the code of regions', () => {
  const codes = countryShapes().map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  const known = new Set(continents.flatMap(countriesOf))
  expect(codes.filter((code) => !known.has(code))).toEqual([])
  expect(codes).toEqual(expect.arrayContaining(['AU', 'BR', 'DE', 'EG', 'JP', 'US']))
  expect(codes).not.toContain('AQ')
})

test('borders are closed paths inside of the map', () => {
  for (const { path } of countryShapes()) expect(path).toMatch(/^M[-\d.]+,[-\d.]+L.+Z$/)
})
