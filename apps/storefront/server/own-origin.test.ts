import { expect, test } from 'vitest'
import { isFromOwnOrigin } from './own-origin.ts'

test('only this origin may send forms', () => {
  const from = (origin?: string) =>
    isFromOwnOrigin(
      new Request('https://shop.test/login', {
        method: 'POST',
        headers: origin ? { origin } : {},
      }),
    )
  expect(from('https://shop.test')).toBe(true)
  expect([undefined, 'null', 'http://shop.test', 'https://evil.test'].map(from)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
