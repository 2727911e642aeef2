import fc from 'fast-check'
import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { newTotpSecret, STEP_SECONDS, totpAddress, totpCode, totpStep } from './totp.ts'

const seconds = (count: number) => new Date(count * 1000)
const secret = Secret.fromLatin1('12345678901234567890').base32

describe('a one-time password', () => {
  // RFC 6238 appendix B gives eight digits; six are their end.
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %i is that of RFC 6238', (at, eight) => {
    expect(totpCode(secret, seconds(at))).toBe(eight.slice(-6))
    expect(totpStep(secret, eight.slice(-6), seconds(at))).toBe(Math.floor(at / STEP_SECONDS))
  })

  const moments = fc.integer({ min: 100, max: 4_000_000_000 })
  const secrets = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => {
    return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32
  })

  test('of a clock up to one step apart is accepted for that step only', () => {
    fc.assert(
      fc.property(secrets, moments, fc.integer({ min: -1, max: 1 }), (key, at, apart) => {
        const code = totpCode(key, seconds(at + apart * STEP_SECONDS))
        const step = totpStep(key, code, seconds(at))
        expect(step).toBeDefined()
        // Two neighbouring steps may have the same code; both are in the window.
        expect(totpCode(key, seconds((step ?? 0) * STEP_SECONDS))).toBe(code)
        expect(Math.abs((step ?? 0) - Math.floor(at / STEP_SECONDS))).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('of a clock further apart is refused, unless the codes are equal by chance', () => {
    fc.assert(
      fc.property(secrets, moments, fc.integer({ min: 2, max: 100 }), (key, at, apart) => {
        const code = totpCode(key, seconds(at + apart * STEP_SECONDS))
        const near = [-1, 0, 1].map((step) => totpCode(key, seconds(at + step * STEP_SECONDS)))
        fc.pre(!near.includes(code))
        expect(totpStep(key, code, seconds(at))).toBeUndefined()
      }),
    )
  })

  test('is accepted with a blank', () => {
    const code = totpCode(secret, seconds(59))
    expect(totpStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, seconds(59))).toBe(1)
  })

  test('is six digits; everything else is refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/^\d{6}$/.test(text.replace(/[\s-]/g, '')))
        expect(totpStep(secret, text, seconds(59))).toBeUndefined()
      }),
    )
  })

  test('has a secret of 160 bits, a new one each time', () => {
    expect(Secret.fromBase32(newTotpSecret()).bytes).toHaveLength(20)
    expect(newTotpSecret()).not.toBe(newTotpSecret())
  })

  test('is passed to an app as an address with every part escaped', () => {
    const url = new URL(totpAddress(secret, 'ada+x@example.com', 'Café & Söhne: 1'))
    expect(url.protocol).toBe('otpauth:')
    expect(url.searchParams.get('secret')).toBe(secret)
    expect(url.searchParams.get('issuer')).toBe('Café & Söhne: 1')
    expect(url.searchParams.get('period')).toBe('30')
    expect(decodeURIComponent(url.pathname)).toContain('ada+x@example.com')
  })
})
