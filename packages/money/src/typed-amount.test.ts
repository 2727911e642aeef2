import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTypedAmount } from './typed-amount.ts'

const parseAmount = (text: string, digits = 2) =>
  parseTypedAmount(text, { digits, max: '999999999.99' })

test.each([
  ['12.3', '12.3'],
  ['12,30', '12.30'],
  [' 1 234.50 ', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234', '1234'],
  ['1,234,567', '1234567'],
  ['007', '7'],
  ['0', '0'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['1’234.50', '1234.50'],
])('“%s” is the amount %s', (text, value) => {
  expect(parseAmount(text)).toEqual({ value })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['12.3x', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['1,23,45', 'not-a-number'],
  ['twelve', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['-4', 'negative'],
  ['1.999', 'too-many-digits'],
  ['1000000000', 'too-large'],
])('“%s” is refused as %s', (text, problem) => {
  expect(parseAmount(text)).toEqual({ problem })
})

test('a currency without cents refuses them', () => {
  expect(parseAmount('1200', 0)).toEqual({ value: '1200' })
  expect(parseAmount('12.50', 0)).toEqual({ problem: 'too-many-digits' })
})

test('an amount with two digits after the point is read exactly', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.nat(99), (whole, cents) => {
      const text = `${whole}.${String(cents).padStart(2, '0')}`
      expect(parseAmount(text)).toEqual({ value: text })
    }),
  )
})

test('an amount reads the same with and without groups of thousands', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (whole) => {
      const grouped = new Intl.NumberFormat('en-US').format(whole)
      expect(parseAmount(grouped)).toEqual(parseAmount(String(whole)))
    }),
  )
})
