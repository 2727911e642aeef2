import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalsOf, rateAt, SALE_BEGINS } from './simulate-arrivals.ts'

const shapes = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  seconds: fc.integer({ min: 30, max: 60 }),
  calm: fc.integer({ min: 5, max: 20 }),
  burst: fc.integer({ min: 1, max: 20 }),
})

test('arrivals follow the seed, in their order, within the time', () =>
  fc.assert(
    fc.property(shapes, (shape) => {
      const times = arrivalsOf(shape)
      expect(times).toEqual(arrivalsOf(shape))
      expect(times).toEqual(times.toSorted((one, two) => one - two))
      expect(times.every((at) => at >= 0 && at < shape.seconds)).toBe(true)
    }),
    { numRuns: 30 },
  ))

test('as many arrive as the rate says, before and in the rush', () =>
  fc.assert(
    fc.property(shapes, (shape) => {
      const times = arrivalsOf(shape)
      const begin = shape.seconds * SALE_BEGINS
      for (const [from, to] of [
        [0, begin],
        [begin, shape.seconds],
      ] as const) {
        let expected = 0
        for (let at = from; at < to; at += 0.01) expected += rateAt(shape, at) * 0.01
        const found = times.filter((at) => at >= from && at < to).length
        // Six standard deviations of a Poisson count, plus the error of summing over hundredths.
        expect(Math.abs(found - expected)).toBeLessThan(
          6 * Math.sqrt(expected) + 0.02 * expected + 2,
        )
      }
    }),
    { numRuns: 30 },
  ))
