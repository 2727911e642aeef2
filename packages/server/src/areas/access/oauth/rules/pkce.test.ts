import fc from 'fast-check'
import { expect, test } from 'vitest'
import { challengeOf, isChallenge, isVerifier, proves } from './pkce.ts'

const unreserved = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'.split('')
const verifier = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...unreserved), minLength, maxLength })

test('a verifier proves its own challenge and no other', () => {
  fc.assert(
    fc.property(verifier(43, 128), verifier(43, 128), (one, other) => {
      expect(isChallenge(challengeOf(one))).toBe(true)
      expect(proves(one, challengeOf(one))).toBe(true)
      expect(proves(other, challengeOf(one))).toBe(one === other)
    }),
  )
})

test('a verifier shorter than 43 or longer than 128 characters proves nothing', () => {
  fc.assert(
    fc.property(fc.oneof(verifier(0, 42), verifier(129, 200)), (text) => {
      expect(isVerifier(text)).toBe(false)
      expect(proves(text, challengeOf(text))).toBe(false)
    }),
  )
})

test('a verifier with any other character proves nothing', () => {
  const foreign = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
  fc.assert(
    fc.property(verifier(43, 100), foreign, fc.nat(42), (text, char, at) => {
      fc.pre(!unreserved.includes(char))
      expect(isVerifier(`${text.slice(0, at)}${char}${text.slice(at)}`)).toBe(false)
    }),
  )
})

test('the challenge is the one of RFC 7636, appendix B', () => {
  const text = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  expect(challengeOf(text)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

test('the verifier itself is not its challenge, as the method plain would have it', () => {
  fc.assert(
    fc.property(verifier(43, 43), (text) => {
      expect(proves(text, text)).toBe(false)
    }),
  )
})
