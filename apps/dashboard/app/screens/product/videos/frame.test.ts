import { expect, test } from 'vitest'
import { frameTimeOf, posterSize } from './frame.ts'

test.each([
  [120, 1],
  [2, 1],
  [0.8, 0.4],
  [0, 0],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NaN, 1],
])('of a video of %s seconds the still is taken at %s', (duration, at) => {
  expect(frameTimeOf(duration)).toBe(at)
})

test('a still is as large as its video, up to the largest size in use', () => {
  expect(posterSize(96, 54)).toEqual({ width: 96, height: 54 })
  expect(posterSize(3840, 2160)).toEqual({ width: 2000, height: 1125 })
  expect(posterSize(2160, 3840)).toEqual({ width: 1125, height: 2000 })
})
