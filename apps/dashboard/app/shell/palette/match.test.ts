import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceOf, TYPO, typosToBeginning, wordsOf } from './match.ts'

test('prefixes of words match, in any order and without accents', () => {
  expect(distanceOf('pay', 'Payments')).toBeLessThan(TYPO)
  expect(distanceOf('deliv set', 'Settings: Delivery')).toBeLessThan(TYPO)
  expect(distanceOf('zahlungsart', 'Zahlungen', 'Zahlungsarten Karte')).toBeLessThan(TYPO)
  expect(distanceOf('lander', 'Länder')).toBeLessThan(TYPO)
  expect(distanceOf('order', 'Payments', 'card bank')).toBeUndefined()
})

test('a match in the name ranks before a keyword, and both before a typo', () => {
  const [name, keyword, typo] = [
    distanceOf('vat', 'VAT'),
    distanceOf('vat', 'Taxes', 'VAT'),
    distanceOf('setings', 'Settings'),
  ]
  expect(name).toBeLessThan(keyword ?? 0)
  expect(keyword).toBeLessThan(typo ?? 0)
})

test.each([
  ['prodcuts', 'Products'],
  ['shiping', 'Shipping'],
  ['collectoin', 'Collections'],
  ['disscount', 'Discounts'],
  ['inviices', 'Invoices'],
])('%s finds %s', (typed, name) => {
  expect(distanceOf(typed, name)).toBeGreaterThanOrEqual(TYPO)
})

test('short words allow no typos', () => {
  expect(distanceOf('tex', 'Taxes')).toBeUndefined()
})

test('one character changed, left out or added is one typo at most, at any place', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/)
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('', 'q', 'qx'), (letters, place, inserted) => {
      const at = place % letters.length
      const typed = letters.slice(0, at) + inserted + letters.slice(at + 1)
      expect(typosToBeginning(typed, letters)).toBeLessThanOrEqual(Math.max(1, inserted.length))
      expect(typosToBeginning(letters, letters)).toBe(0)
      expect(typosToBeginning(letters.slice(0, at), letters)).toBe(0)
    }),
  )
})

test('only words are matched', () => {
  expect(wordsOf('  Straße, 10-A ')).toEqual(['strasse', '10', 'a'])
})
