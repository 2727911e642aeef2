import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasAdvanced } from './assertion.ts'
import { readCredential } from './read-credential.ts'
import { relyingPartyAt } from './relying-party.ts'

describe('the site of a passkey', () => {
  test.each([
    ['https://shop.example', 'shop.example', 'https://shop.example'],
    ['https://shop.example:8443/login?a=1', 'shop.example', 'https://shop.example:8443'],
    ['http://localhost:4000', 'localhost', 'http://localhost:4000'],
  ])('at %s is the host, and its exact origin', (address, id, origin) => {
    expect(relyingPartyAt(address)).toEqual({ id, origin })
  })

  test.each(['http://127.0.0.1:4000', 'http://[::1]:4000', 'https://192.0.2.7'])(
    'at %s is undefined: browsers need a name',
    (address) => {
      expect(relyingPartyAt(address)).toBeUndefined()
    },
  )
})

test('a counter has to increase, unless it is always zero', () => {
  expect(hasAdvanced(0, 0)).toBe(true)
  expect(hasAdvanced(7, 0)).toBe(false)
  const count = fc.nat({ max: 2 ** 32 - 1 })
  fc.assert(
    fc.property(count, count, (kept, shown) => {
      fc.pre(kept + shown > 0)
      expect(hasAdvanced(kept, shown)).toBe(shown > kept)
    }),
  )
})

describe('a response', () => {
  const encode = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url')
  const answer = (data: object, id: unknown = 'an-id') =>
    JSON.stringify({ id, response: { clientDataJSON: encode(data) } })

  test('is parsed from its text', () => {
    expect(readCredential(answer({ type: 'webauthn.get' }))).toMatchObject({ id: 'an-id' })
  })

  test.each([
    'nothing',
    'null',
    '[]',
    '{}',
    answer({}, 7),
    answer({}, 'not an id'),
    answer({}, 'a'.repeat(1401)),
    answer({ crossOrigin: true }),
    JSON.stringify({ id: 'a', response: null }),
    JSON.stringify({ id: 'a', response: {} }),
    JSON.stringify({ id: 'a', response: { clientDataJSON: 'nothing' } }),
    `${answer({})}${' '.repeat(20_000)}`,
  ])('that is invalid is refused (%#)', (text) => {
    expect(() => readCredential(text)).toThrow()
  })
})
