import { expect, test } from 'vitest'
import { linePath } from './line-path.ts'

test('the line spans the width, least value at the foot, greatest at the top', () => {
  expect(linePath([0, 10, 5], 100, 24)).toBe('M0 22L50 2L100 12')
})

test('values that never change draw a level line', () => {
  expect(linePath([7, 7], 100, 24)).toBe('M0 12L100 12')
  expect(linePath([7], 100, 24)).toBe('M0 12H100')
})

test('nothing to draw draws nothing', () => {
  expect(linePath([], 100, 24)).toBe('')
})
