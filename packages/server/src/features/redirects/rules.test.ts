import { intents } from '@vitrine/contract/redirects'
import { expect, test } from 'vitest'
import { intentOf, siteUrlFor } from './rules.ts'

test('a request without an intent names the fields of which one is required', () => {
  expect(() => intentOf({ callbacks: {} })).toThrowError(
    expect.objectContaining({
      violations: [
        expect.objectContaining({
          violatedRule: 'REQUIRED_ONE_OF_FIELD',
          data: { fields: Object.keys(intents), given: [] },
        }),
      ],
    }),
  )
})

test('a request with two intents is refused, one that is null does not count', () => {
  expect(intentOf({ login: {}, logout: null })).toBe('login')
  const productSlug = 'vase'
  expect(() => intentOf({ login: {}, storesProduct: { productSlug } })).toThrow(/only one/)
})

test('the site is at the host that was asked when that is its own, else at the public address', () => {
  const publicUrl = 'https://shop.example'
  const at = (baseUrl: string) => siteUrlFor(['second.example'], { baseUrl, publicUrl })
  expect(at('https://second.example')).toBe('https://second.example')
  expect(at('http://evil.example')).toBe(publicUrl)
})
