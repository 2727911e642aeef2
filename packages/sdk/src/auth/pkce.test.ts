import { assert, asyncProperty, integer, oneof, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeChallengeOf, generateCodeVerifier, generateOAuthData } from './pkce.ts'

describe('the verifier', () => {
  test('has every allowed length, of unreserved characters only', () => {
    assert(
      property(integer({ min: 43, max: 128 }), (length) => {
        expect(generateCodeVerifier(length)).toMatch(new RegExp(`^[A-Za-z0-9._~-]{${length}}$`))
      }),
    )
  })

  test('refuses every other length by name', () => {
    const others = oneof(integer({ max: 42 }), integer({ min: 129 }))
    assert(
      property(others, (length) => {
        expect(() => generateCodeVerifier(length)).toThrow(`43 to 128 characters, not ${length}`)
      }),
    )
    expect(() => generateCodeVerifier(43.5)).toThrow(RangeError)
  })

  test('uses each of the 66 characters about equally often', () => {
    const counts = new Map<string, number>()
    for (let round = 0; round < 600; round += 1) {
      for (const char of generateCodeVerifier(128)) counts.set(char, (counts.get(char) ?? 0) + 1)
    }
    const expected = (600 * 128) / 66
    expect(counts.size).toBe(66)
    for (const count of counts.values()) expect(Math.abs(count / expected - 1)).toBeLessThan(0.25)
  })
})

describe('the challenge', () => {
  test('is the one of RFC 7636, appendix B', async () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    expect(await codeChallengeOf(verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  })

  test('is 43 characters of base64url for any verifier', async () => {
    await assert(
      asyncProperty(integer({ min: 43, max: 128 }), async (length) => {
        expect(await codeChallengeOf(generateCodeVerifier(length))).toMatch(/^[A-Za-z0-9_-]{43}$/)
      }),
    )
  })
})

test('the data of a login fit together and never repeat', async () => {
  const one = await generateOAuthData('https://shop.test/back', 'https://shop.test/cart')
  const other = await generateOAuthData('https://shop.test/back')
  expect(one.codeChallenge).toBe(await codeChallengeOf(one.codeVerifier))
  expect(one).toMatchObject({
    redirectUri: 'https://shop.test/back',
    originalUri: 'https://shop.test/cart',
  })
  expect([one.codeVerifier.length, one.state.length]).toEqual([43, 43])
  expect(new Set([one.state, other.state, one.codeVerifier, other.codeVerifier]).size).toBe(4)
})
