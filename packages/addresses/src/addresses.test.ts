import fc from 'fast-check'
import { expect, test } from 'vitest'
import formats from './formats.json' with { type: 'json' }
import {
  addressFormat,
  addressLines,
  checkAddress,
  findSubdivision,
  subdivisionOf,
} from './index.ts'

const brooklyn = {
  country: 'US',
  addressLine: '183 Van Brunt Street',
  city: 'Brooklyn',
  postalCode: '11231',
  subdivision: 'US-NY',
}

test('an American address has a state, which its ZIP code determines', () => {
  const format = addressFormat('US')
  expect(format.fields).toEqual(['addressLine', 'city', 'subdivision', 'postalCode'])
  expect(format.required).toContain('subdivision')
  expect(format.subdivisions.slice(0, 2)).toEqual([
    { code: 'US-AL', name: 'Alabama' },
    { code: 'US-AK', name: 'Alaska' },
  ])
  expect(subdivisionOf('US', '11231')).toBe('US-NY')
  expect(checkAddress(brooklyn)).toEqual([])
  expect(checkAddress({ ...brooklyn, subdivision: null })).toEqual([])
  expect(checkAddress({ ...brooklyn, subdivision: null, postalCode: null })).toEqual([
    { field: 'subdivision', kind: 'MISSING' },
    { field: 'postalCode', kind: 'MISSING' },
  ])
})

test('a postal code with another format or of another state is reported', () => {
  expect(checkAddress({ ...brooklyn, postalCode: '1123' })).toEqual([
    { field: 'postalCode', kind: 'WRONG_FORM', expected: '95014' },
  ])
  expect(checkAddress({ ...brooklyn, subdivision: 'NJ' })).toEqual([
    { field: 'subdivision', kind: 'OTHER_SUBDIVISION', expected: 'US-NY' },
  ])
  expect(checkAddress({ ...brooklyn, subdivision: 'Bavaria' })).toEqual([
    { field: 'subdivision', kind: 'UNKNOWN' },
  ])
})

test('a state is found by its code with and without its country, and by its name', () => {
  for (const text of ['US-NY', 'ny', ' New York '])
    expect(findSubdivision('US', text)).toBe('US-NY')
  expect(findSubdivision('US', 'BY')).toBeNull()
  expect(findSubdivision('DE', 'BY')).toBeNull()
})

test('a country without states needs none, and one without postal codes needs no postal code', () => {
  expect(addressFormat('DE').fields).toEqual(['addressLine', 'postalCode', 'city'])
  expect(addressFormat('AE').fields).toEqual(['addressLine', 'subdivision'])
  expect(addressFormat('IE').postalCodeName).toBe('eircode')
  expect(addressFormat('XX').required).toEqual(['addressLine', 'city'])
})

test('lines have the order of the post, without separators of missing parts', () => {
  expect(addressLines(brooklyn)).toEqual(['183 Van Brunt Street', 'Brooklyn, NY 11231'])
  expect(addressLines({ ...brooklyn, addressLine2: 'Floor 2', city: null })).toEqual([
    '183 Van Brunt Street',
    'Floor 2',
    'NY 11231',
  ])
  const berlin = { country: 'DE', addressLine: 'Unter den Linden 1', city: 'Berlin' }
  expect(addressLines({ ...berlin, postalCode: '10117' })).toEqual([
    'Unter den Linden 1',
    '10117 Berlin',
  ])
  expect(addressLines({ country: 'CH', addressLine: 'Gasse 1', city: 'Bern' })).toEqual([
    'Gasse 1',
    'Bern',
  ])
  const tokyo = { country: 'JP', addressLine: '1-1 Chiyoda', subdivision: 'JP-13' }
  expect(addressLines(tokyo)[0]).toMatch(/^1-1 Chiyoda, Tokyo/)
})

test('every country: its example is a valid postal code, and each required field is in the address', () => {
  for (const country of Object.keys(formats)) {
    const { required, fields, postalCodeExample } = addressFormat(country)
    expect(fields, country).toEqual(expect.arrayContaining([...required]))
    const postalCode = postalCodeExample
    const problems = checkAddress({ country, postalCode })
    expect(
      problems.filter(({ kind }) => kind === 'WRONG_FORM'),
      country,
    ).toEqual([])
  }
})

test('for any input, no line is empty or begins or ends with a separator', () => {
  const word = fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,8}$/))
  const address = fc.record({
    country: fc.constantFrom(...Object.keys(formats)),
    addressLine: word,
    addressLine2: word,
    city: word,
    postalCode: word,
    subdivision: word,
  })
  fc.assert(
    fc.property(address, (one) => {
      for (const line of addressLines(one)) expect(line).toMatch(/^[^\s,–-](.*[^\s,–-])?$/u)
    }),
  )
})
