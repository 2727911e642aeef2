import { expect, test } from 'vitest'
import { firstNew } from './carousel.tsx'

test('the position does not change while the same products are shown', () => {
  expect(firstNew(['jar', 'video'], ['jar', 'video'])).toBeUndefined()
})

test('a choice scrolls to its pictures, or to the first remaining one', () => {
  expect(firstNew(['small'], ['small', 'video'])).toBe(1)
  expect(firstNew(['jar', 'small', 'video'], ['video'])).toBe(0)
  expect(firstNew(['video'], [])).toBe(0)
})
