import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountByStars, ratingOf } from './rating.ts'

test('a product without reviews has no rating', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toBeUndefined()
})

test('the average is rounded to hundredths', () => {
  expect(ratingOf([1, 0, 0, 0, 2])).toEqual({ count: 3, average: 3.67 })
})

test('an average is between the worst and the best rating', () => {
  const counts = fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999), fc.nat(999), fc.nat(999))
  fc.assert(
    fc.property(counts, (given: CountByStars) => {
      const rating = ratingOf(given)
      const worst = given.findIndex((one) => one > 0) + 1
      const best = given.findLastIndex((one) => one > 0) + 1
      if (!rating) return best === 0
      return rating.average >= worst && rating.average <= best
    }),
  )
})
