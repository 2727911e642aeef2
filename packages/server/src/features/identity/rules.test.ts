import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey, isFresh, standing, weaknessOf } from './rules.ts'

const policy = { minLength: 8, siteName: 'Glass & Clay', email: 'ada.lovelace@example.com' }

test.each([
  ['a-good-passphrase', undefined],
  ['short', 'must have at least 8 characters'],
  ['Ada.Lovelace@Example.com', 'must not be the e-mail address'],
  ['ADA.lovelace', 'must not be the e-mail address'],
  ['glass & clay', 'must not be the name of the site'],
  ['aaaaaaaaaa', 'must have at least 3 different characters'],
])('the password %s: %s', (password, weakness) => {
  expect(weaknessOf(password, policy)).toBe(weakness)
})

test('e-mail addresses compare without case, surrounding blanks and ways to write an accent', () => {
  expect(emailKey('  Zoë@Example.COM ')).toBe(emailKey('zoe\u0308@example.com'))
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(emailKey(emailKey(email))).toBe(emailKey(email))
    }),
  )
})

test.each([
  ['ACTIVE', 'SUCCESS'],
  ['PENDING', 'REQUIRE_OWNER_APPROVAL'],
  ['BLOCKED', 'BLOCKED'],
  ['OFFLINE', 'BLOCKED'],
  ['DELETED', 'BLOCKED'],
] as const)('who is %s and knows the password: %s', (status, outcome) => {
  expect(standing({ status })).toBe(outcome)
})

test('a sign-in is fresh for five minutes', () => {
  expect([isFresh(1000, 1300), isFresh(1000, 1301)]).toEqual([true, false])
})
