import { expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'

test.each([
  [true, false, 'in'],
  [true, true, 'in'],
  [false, true, 'preorder'],
  [false, false, 'out'],
] as const)('in stock %s, pre-order %s: %s', (isInStock, canPreorder, availability) => {
  expect(availabilityOf(isInStock, canPreorder)).toBe(availability)
})
