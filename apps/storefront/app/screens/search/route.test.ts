import { expect, test } from 'vitest'
import { readWords } from './route.ts'

test('words of an address are decoded correctly', () => {
  expect(readWords('  blue \n jar ')).toBe('blue jar')
  expect(readWords('blue\0jar\0')).toBe('blue jar')
  expect(readWords('x'.repeat(1000)).length).toBeLessThan(200)
  expect(readWords(null)).toBe('')
})
