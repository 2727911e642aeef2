import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey, isClosed, isRecent, passwordWeakness, withParameter } from './rules.ts'
import { commonPasswords } from './service/password-policy.ts'

const policy = {
  minLength: 8,
  refuseOwnNames: true,
  siteName: 'Glass & Clay',
  email: 'ada.lovelace@example.com',
  common: new Set(['password123']),
}

test.each([
  ['a-good-passphrase', undefined],
  ['short', 'must have at least 8 characters'],
  ['Ada.Lovelace@Example.com', 'must not be the e-mail address'],
  ['ADA.lovelace', 'must not be the e-mail address'],
  ['glass & clay', 'must not be the name of the site'],
  ['PassWord123', 'must not be one of the most common passwords'],
  ['aaaaaaaaaa', 'must have at least 3 different characters'],
])('the password %s: %s', (password, weakness) => {
  expect(passwordWeakness(password, policy)).toBe(weakness)
})

test('e-mail addresses compare without case, surrounding blanks and ways to write an accent', () => {
  expect(emailKey('  Zoë@Example.COM ')).toBe(emailKey('zoe\u0308@example.com'))
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(emailKey(emailKey(email))).toBe(emailKey(email))
    }),
  )
})

test('a site may allow its own names and common passwords', () => {
  const easy = { ...policy, refuseOwnNames: false, common: new Set<string>() }
  expect(passwordWeakness('glass & clay', easy)).toBeUndefined()
  expect(passwordWeakness('password123', easy)).toBeUndefined()
})

test('the list of common passwords is loaded on demand', async () => {
  const known = await commonPasswords(true)
  expect(known.size).toBeGreaterThan(10_000)
  expect([known.has('123456789'), known.has('a-long-enough-passphrase')]).toEqual([true, false])
  expect((await commonPasswords(false)).size).toBe(0)
})

test.each([
  ['ACTIVE', false],
  ['PENDING', false],
  ['BLOCKED', true],
  ['OFFLINE', true],
  ['DELETED', true],
] as const)('an account that is %s is closed: %s', (status, closed) => {
  expect(isClosed({ status })).toBe(closed)
})

test('a token is added to an address without other changes', () => {
  expect(withParameter('https://a.example/r?x=1#top', 'recoveryToken', 'a b&c')).toBe(
    'https://a.example/r?x=1&recoveryToken=a+b%26c#top',
  )
})

test('a sign-in is recent for the given number of minutes', () => {
  expect([isRecent(1000, 1300, 5), isRecent(1000, 1301, 5)]).toEqual([true, false])
  expect(isRecent(1000, 1301, 6)).toBe(true)
})
