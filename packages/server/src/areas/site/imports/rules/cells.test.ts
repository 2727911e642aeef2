import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gramsOf, kilogramsOf } from './parse-cells.ts'
import { joinTags, splitTags } from './tags.ts'

const text = fc
  .array(fc.oneof(fc.constantFrom("'", '=', '+', '-', '@', '＝', '"', ',', ' '), fc.string()))
  .map((parts) => parts.join(''))

test('tags are read back from their cell, including commas and quotes', () => {
  const tag = text.map((one) => one.trim()).filter((one) => one !== '')
  fc.assert(
    fc.property(fc.array(tag), (tags) => {
      expect(splitTags(joinTags(tags))).toEqual(tags)
    }),
  )
  expect(splitTags('blue, 12" plate ,, new')).toEqual(['blue', '12" plate', '', 'new'])
})

test('kilograms are converted back from grams', () => {
  const weight = fc
    .tuple(fc.nat({ max: 999_999_999 }), fc.nat({ max: 9999 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`.replace(/\.?0+$/, ''))
    .filter((one) => Number(one) > 0)
  fc.assert(
    fc.property(weight, (one) => {
      expect(kilogramsOf(gramsOf(one))).toBe(one)
    }),
  )
  expect(gramsOf('0')).toBe('')
})
