import { expect, test } from 'vitest'
import { isAccepted, isRetryable } from './gateways.ts'

test.each([
  ['', 200, 'anything', true],
  ['', 202, '', true],
  ['', 302, '', false],
  ['', 401, 'no', false],
  ['"status":"0"', 200, '{\n  "status": "0"\n}', true],
  ['"status": "0"', 200, '{"status":"0"}', true],
  ['"status":"0"', 200, '{"status":"4"}', false],
  ['"status":"0"', 500, '{"status":"0"}', false],
])(
  'that expects %j and returns %i %j has accepted the message: %s',
  (accepts, status, head, taken) => {
    expect(isAccepted({ accepts }, status, head)).toBe(taken)
  },
)

test('busy and failing gateways are retried, and no others', () => {
  expect([408, 429, 500, 503].every(isRetryable)).toBe(true)
  expect([200, 302, 400, 401, 402, 403, 404, 422].some(isRetryable)).toBe(false)
})
