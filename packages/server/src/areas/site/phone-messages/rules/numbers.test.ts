import fc from 'fast-check'
import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { phoneHint, phoneNumber } from './numbers.ts'

test.each([
  ['+49 1512 3456789', undefined, '+4915123456789'],
  ['01512 / 345 67 89', 'DE', '+4915123456789'],
  ['01512-3456789', 'de', '+4915123456789'],
  ['(202) 555-0143', 'US', '+12025550143'],
  ['+49 1512 3456789', 'US', '+4915123456789'],
  ['٠١٥١٢٣٤٥٦٧٨٩', 'DE', '+4915123456789'],
])('%s of %s is %s', (typed, country, number) => {
  expect(phoneNumber(typed, country)).toBe(number)
})

test.each([
  ['01512 3456789', undefined],
  ['01512 3456789', 'XX'],
  ['110', 'DE'],
  ['+49 1', undefined],
  ['+999 1234567', undefined],
  ['call me', 'DE'],
  ['', 'DE'],
  ['+1 202 555 0143 ext. 4', undefined],
  ['0900 1234567', 'DE'],
  ['+44 909 8790000', undefined],
])('%s of %s is no number', (typed, country) => {
  expect(phoneNumber(typed, country)).toBeUndefined()
})

test('every country’s example is the same number in any notation', () => {
  fc.assert(
    fc.property(fc.constantFrom(...getCountries()), (country) => {
      const example = getExampleNumber(country, examples)
      if (!example) return
      expect(phoneNumber(example.formatNational(), country)).toBe(example.number)
      expect(phoneNumber(example.formatInternational())).toBe(example.number)
      expect(phoneHint(example.number)).toBe(
        `+${example.countryCallingCode}…${example.number.slice(-2)}`,
      )
    }),
  )
})
