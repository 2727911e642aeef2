import { expect, test } from 'vitest'
import { safestFirst } from './route.ts'

test('a passkey stands first, the others as they were', () => {
  expect(safestFirst(['TOTP', 'EMAIL', 'WEBAUTHN', 'SMS'])).toEqual([
    'WEBAUTHN',
    'TOTP',
    'EMAIL',
    'SMS',
  ])
  expect(safestFirst(['EMAIL', 'TOTP'])).toEqual(['EMAIL', 'TOTP'])
})
