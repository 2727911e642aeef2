import { expect, test } from 'vitest'
import { overhang } from './thumbnails.tsx'

test('a list scrolls as far as something is hidden, and not at all otherwise', () => {
  expect(overhang(10, 60, 0, 100)).toBe(0)
  expect(overhang(80, 130, 0, 100)).toBe(30)
  expect(overhang(-20, 30, 0, 100)).toBe(-20)
  expect(overhang(0, 100, 0, 100)).toBe(0)
})
