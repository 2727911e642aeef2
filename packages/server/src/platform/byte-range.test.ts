import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'

describe('a part of a file of 100 bytes', () => {
  test.each([
    [undefined, undefined],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=10-1000', { start: 10, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=20-10', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=1-2', undefined],
    ['bytes=-', undefined],
  ])('requested by %s is %o', (header, part) => {
    expect(parseByteRange(header, 100)).toEqual(part)
  })

  test('never exceeds the file', () => {
    const sizes = integer({ min: 1, max: 1e9 })
    assert(
      property(sizes, integer({ min: 0, max: 2e9 }), integer({ min: 0, max: 2e9 }), (n, a, b) => {
        for (const header of [`bytes=${a}-${b}`, `bytes=${a}-`, `bytes=-${a}`]) {
          const part = parseByteRange(header, n)
          if (part === undefined || part === 'none') continue
          expect(part.start).toBeGreaterThanOrEqual(0)
          expect(part.end).toBeGreaterThanOrEqual(part.start)
          expect(part.end).toBeLessThan(n)
        }
      }),
    )
  })
})
