import { expect, test } from 'vitest'
import { readCartCount } from '../cart/cart-count.ts'
import { cartCountCookie } from './cart-count-cookie.ts'

const request = (cookie = '', origin = 'https://shop.test') =>
  new Request(`${origin}/cart`, { headers: { cookie } })

test('scripts read the number that the server set', () => {
  const cookie = cartCountCookie(request(), 12) ?? ''
  expect(cookie).not.toContain('HttpOnly')
  expect(cookie).toContain('Secure')
  expect(readCartCount(`a=1; ${cookie.split(';')[0]}; b=2`)).toBe(12)
})

test('a number that has not changed is not set again', () => {
  expect(cartCountCookie(request('vitrine_cart_count=3'), 3)).toBeUndefined()
  expect(cartCountCookie(request(), undefined)).toBeUndefined()
  expect(cartCountCookie(request('vitrine_cart_count=3'), undefined)).toMatch(
    /^vitrine_cart_count=;/,
  )
})

test.each(['', 'vitrine_cart_count=', 'vitrine_cart_count=-1', 'x_vitrine_cart_count=2'])(
  'the cookie %j has no number',
  (cookies) => {
    expect(readCartCount(cookies)).toBeUndefined()
  },
)
