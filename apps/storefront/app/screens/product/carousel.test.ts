import { expect, test } from 'vitest'
import { firstNew } from './carousel.tsx'

test('the strip stays where it is while the same things hang in it', () => {
  expect(firstNew(['jar', 'film'], ['jar', 'film'])).toBeUndefined()
})

test('a choice leads to what it brought, or to the first of what is left', () => {
  expect(firstNew(['small'], ['small', 'film'])).toBe(1)
  expect(firstNew(['jar', 'small', 'film'], ['film'])).toBe(0)
  expect(firstNew(['film'], [])).toBe(0)
})
