import { expect, test } from 'vitest'
import { safestFirst } from './route.ts'

test('a passkey is first, and the others are in the same order', () => {
  expect(safestFirst(['TOTP', 'EMAIL', 'WEBAUTHN', 'SMS'])).toEqual([
    'WEBAUTHN',
    'TOTP',
    'EMAIL',
    'SMS',
  ])
  expect(safestFirst(['EMAIL', 'TOTP'])).toEqual(['EMAIL', 'TOTP'])
})
