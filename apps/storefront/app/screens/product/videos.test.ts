import { expect, test } from 'vitest'
import { isOnControls } from './videos.ts'

const frame = { bottom: 400, height: 200 }

test('a finger on the controls of a video that has started is not for the strip', () => {
  expect(isOnControls(390, frame, true)).toBe(true)
  expect(isOnControls(310, frame, true)).toBe(false)
})

test('before it has started all of it turns the strip', () => {
  expect(isOnControls(390, frame, false)).toBe(false)
})

test('of a low video at least the upper half turns the strip', () => {
  expect(isOnControls(45, { bottom: 100, height: 100 }, true)).toBe(false)
  expect(isOnControls(55, { bottom: 100, height: 100 }, true)).toBe(true)
})
