import { expect, test } from 'vitest'
import { createOrigins } from './origins.ts'

const { headersFor, preflightFor } = createOrigins(['https://shop.test', 'http://localhost:4321'])

test('an allowed origin is returned, never a wildcard', () => {
  expect(headersFor('https://shop.test')).toEqual({
    vary: 'origin',
    'access-control-allow-origin': 'https://shop.test',
    'access-control-expose-headers': 'x-wix-request-id',
  })
})

test.each([
  'https://shop.test.evil.test',
  'http://shop.test',
  'https://shop.test:444',
  'https://www.shop.test',
  'null',
  '',
  null,
  undefined,
])('%s is not allowed', (origin) => {
  expect(headersFor(origin)).toEqual({ vary: 'origin' })
  expect(() => preflightFor(origin)).toThrow('may not call')
})

test.each(['*', 'shop.test', 'https://shop.test/', 'https://SHOP.test', 'https://shop.test/path'])(
  '%s is refused as an origin when the server starts',
  (origin) => {
    expect(() => createOrigins([origin])).toThrow(`not "${origin}"`)
  },
)
