import { expect, test } from 'vitest'
import { isFromOwnOrigin, isFromOwnPage } from './own-origin.ts'

test('only this origin can send forms', () => {
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

test('actions that others must not start are reached from pages of this origin only', () => {
  const from = (headers: Record<string, string>) =>
    isFromOwnPage(new Request('https://shop.test/account', { headers }))
  expect(from({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(from({ referer: 'https://shop.test/account/sign-ins' })).toBe(true)
  const own = 'https://shop.test/'
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect(from({ 'sec-fetch-site': site, referer: own })).toBe(false)
  }
  const strange: Record<string, string>[] = [
    {},
    { referer: 'https://evil.test/' },
    { referer: 'nowhere' },
  ]
  expect(strange.map(from)).toEqual([false, false, false])
})
