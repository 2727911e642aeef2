import { expect, test } from 'vitest'
import { mostVisible } from './visible-slide.ts'

const seen = (...parts: number[]) => new Map(parts.map((part, at) => [at, part]))

test('one looks at what shows most of itself, and at the first of several that show as much', () => {
  expect(mostVisible(seen(0.3, 1, 0.1), 0)).toBe(1)
  expect(mostVisible(seen(0.3, 1, 1), 0)).toBe(1)
})

test('one goes on looking at the same thing while nothing else shows more', () => {
  expect(mostVisible(seen(1, 1, 1), 2)).toBe(2)
  expect(mostVisible(seen(0, 0, 0), 2)).toBe(2)
  expect(mostVisible(seen(), 2)).toBe(2)
})
