import { expect, test } from 'vitest'
import { firstNew } from './carousel.tsx'

test('the strip stays where it is while the same products are shown in it', () => {
  expect(firstNew(['jar', 'video'], ['jar', 'video'])).toBeUndefined()
})

test('a choice leads to what it brought, or to the first of what is left', () => {
  expect(firstNew(['small'], ['small', 'video'])).toBe(1)
  expect(firstNew(['jar', 'small', 'video'], ['video'])).toBe(0)
  expect(firstNew(['video'], [])).toBe(0)
})
