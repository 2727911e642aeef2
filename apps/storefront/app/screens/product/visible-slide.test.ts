import { expect, test } from 'vitest'
import { mostVisible } from './visible-slide.ts'

const seen = (...parts: number[]) => new Map(parts.map((part, at) => [at, part]))

test('the visible slide is the one with the largest visible part, or the first of equal ones', () => {
  expect(mostVisible(seen(0.3, 1, 0.1), 0)).toBe(1)
  expect(mostVisible(seen(0.3, 1, 1), 0)).toBe(1)
})

test('the visible slide does not change until another has a larger visible part', () => {
  expect(mostVisible(seen(1, 1, 1), 2)).toBe(2)
  expect(mostVisible(seen(0, 0, 0), 2)).toBe(2)
  expect(mostVisible(seen(), 2)).toBe(2)
})
