import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

test('secrets are not shown, at any depth', () => {
  const date = new Date(0)
  const input = {
    loginId: { email: 'ada@example.com' },
    password: 'one',
    captchaTokens: [{ Recaptcha: 'two' }],
    settings: { captcha: { secret: 'three', mode: 'visible' }, mail: { smtpUrl: 'four' } },
    code: '123456',
    refresh_token: 'five',
    codeVerifier: 'six',
    sessionToken: null,
    expiresDate: date,
    price: '9.50',
    ids: ['a', 'b'],
  }
  expect(withoutSecrets(input)).toEqual({
    ...input,
    password: '(secret)',
    captchaTokens: [{ Recaptcha: '(secret)' }],
    settings: { captcha: { secret: '(secret)', mode: 'visible' }, mail: { smtpUrl: '(secret)' } },
    code: '(secret)',
    refresh_token: '(secret)',
    codeVerifier: '(secret)',
  })
})

test('fields with similar names are shown', () => {
  const input = { postalCode: '1010', countryCode: 'AT', keywords: 'jar', passwordMinLength: 8 }
  expect(withoutSecrets(input)).toEqual(input)
})
