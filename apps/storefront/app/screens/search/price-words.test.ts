import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPriceWords } from './price-words.ts'

describe('words about the price', () => {
  test.each([
    ['mug under 40', { words: 'mug', min: '', max: '40' }],
    ['under $40 mug', { words: 'mug', min: '', max: '40' }],
    ['blue mug up to 19.90', { words: 'blue mug', min: '', max: '19.90' }],
    ['vase over 1,200 dollars', { words: 'vase', min: '1200', max: '' }],
    ['vase between 20 and 40 €', { words: 'vase', min: '20', max: '40' }],
    ['vase from 20 to 40', { words: 'vase', min: '20', max: '40' }],
    ['over 20 under 40 vase', { words: 'vase', min: '20', max: '40' }],
    ['Tasse unter 19,90 EUR', { words: 'Tasse', min: '', max: '19.90' }],
    ['Vase ab 20 bis 1.200 €', { words: 'Vase', min: '20', max: '1200' }],
    ['Vase zwischen 20 und 40', { words: 'Vase', min: '20', max: '40' }],
    ['mug <40', { words: 'mug', min: '', max: '40' }],
    ['under 40', { words: '', min: '', max: '40' }],
  ])('are read in "%s"', (asked, expected) => {
    expect(readPriceWords(asked)).toEqual(expected)
  })

  test.each([
    'mug',
    'under the sea',
    'vase under 40 cm',
    'bag up to 5kg',
    'lamp under 40"',
    'thunder 40',
    'mug over 40 under 20',
    'size 40',
    '40',
    '',
  ])('are not read in "%s"', (asked) => {
    expect(readPriceWords(asked)).toBeUndefined()
  })

  test('do not change all other words, for any price', () => {
    const word = fc.constantFrom('mug', 'Vase', 'שלום', '🌿', 'blue-grey', 'São')
    const cents = fc.integer({ min: 0, max: 99_999_999 })
    fc.assert(
      fc.property(fc.array(word), fc.array(word), cents, (before, after, amount) => {
        const price = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
        const read = readPriceWords([...before, 'under', price, ...after].join(' '))
        expect(read?.words).toBe([...before, ...after].join(' '))
        expect(Number(read?.max)).toBe(amount / 100)
      }),
    )
  })
})
