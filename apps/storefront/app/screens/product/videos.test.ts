import { expect, test } from 'vitest'
import { isOnControls } from './videos.ts'

const frame = { bottom: 400, height: 200 }

test('a swipe on the controls of a started video does not move the gallery', () => {
  expect(isOnControls(390, frame, true)).toBe(true)
  expect(isOnControls(310, frame, true)).toBe(false)
})

test('a swipe anywhere on a video moves the gallery before it has started', () => {
  expect(isOnControls(390, frame, false)).toBe(false)
})

test('a swipe on at least the upper half of a low video moves the gallery', () => {
  expect(isOnControls(45, { bottom: 100, height: 100 }, true)).toBe(false)
  expect(isOnControls(55, { bottom: 100, height: 100 }, true)).toBe(true)
})
