import fc from 'fast-check'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawQr } from './qr.ts'

test('the path is dark exactly at the modules of the code', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 120 }), (text) => {
      const { size, path } = drawQr(text)
      const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
      for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
        for (let i = 0; i < Number(length); i += 1) {
          const row = drawn[Number(y)]
          if (row) row[Number(x) + i] = true
        }
      }
      expect(drawn).toEqual(encode(text, { border: 0 }).data)
    }),
    { numRuns: 30 },
  )
})
