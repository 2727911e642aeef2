import { expect, test } from 'vitest'
import { linePath } from './line-path.ts'

test('the line spans the width, with the smallest value at the bottom and the largest at the top', () => {
  expect(linePath([0, 10, 5], 100, 24)).toBe('M0 22L50 2L100 12')
})

test('constant values draw a horizontal line', () => {
  expect(linePath([7, 7], 100, 24)).toBe('M0 12L100 12')
  expect(linePath([7], 100, 24)).toBe('M0 12H100')
})

test('no values draw nothing', () => {
  expect(linePath([], 100, 24)).toBe('')
})
