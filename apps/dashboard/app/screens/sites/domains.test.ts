import { expect, test } from 'vitest'
import { parseDomain } from './domains.ts'

test.each([
  ['shop.example.com', 'shop.example.com'],
  ['Shop.Example.com', 'shop.example.com'],
  ['https://shop.example.com/', 'shop.example.com'],
  ['shop.localhost:4400', 'shop.localhost:4400'],
  ['bücher.example', 'xn--bcher-kva.example'],
])('%s is stored as %s', (text, value) => {
  expect(parseDomain(text, 'no host')).toEqual({ value })
})

test.each(['shop.example.com/path', 'a b', 'user@shop.example', 'shop.example:99999', 'https://'])(
  '%s is not a host',
  (text) => {
    expect(parseDomain(text, 'no host')).toEqual({ problem: 'no host' })
  },
)
