import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  clearSessionCookies,
  pendingCookie,
  pendingTokenIn,
  refreshTokenIn,
  sessionCookie,
} from './session-cookie.ts'

const options = { isSecure: true, seconds: 60 }

test('a refresh token is unchanged on the way to the browser and back, whatever its content', () => {
  assert(
    property(string({ unit: 'grapheme' }), (refreshToken) => {
      const stored = { accessToken: 'a.b.c', refreshToken, expiresAt: 1 }
      const header = sessionCookie(stored, options).split(';')[0]
      expect(refreshTokenIn(`other=1; ${header}; last=2`)).toBe(refreshToken)
    }),
  )
})

test('scripts cannot read it, and over TLS it is secure', () => {
  expect(pendingCookie('x', options)).toBe(
    'vitrine_sign_in=x; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
  )
  expect(pendingCookie('x', { ...options, isSecure: false })).not.toContain('Secure')
})

test.each([undefined, '', 'vitrine_session=', 'vitrine_session=%7B%7D', 'vitrine_session=%E0%A4'])(
  'the header %j has no session',
  (header) => expect(refreshTokenIn(header)).toBe(''),
)

test('the cookie is found by its name alone', () => {
  expect(pendingTokenIn('x_vitrine_sign_in=no; vitrine_sign_in=yes')).toBe('yes')
})

test('signing out deletes the cookies of pages and of websites', () => {
  expect(clearSessionCookies(false)).toEqual([
    'vitrine-session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'vitrine_session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
  ])
})
