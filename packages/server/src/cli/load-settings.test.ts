import { expect, test } from 'vitest'
import { readLoadLimits } from './load-settings.ts'

test('absent settings have the defaults', () => {
  expect(readLoadLimits({})).toEqual({})
  expect(readLoadLimits({ MAX_REQUESTS: '' })).toEqual({})
})

test('each limit is a whole number', () => {
  expect(readLoadLimits({ MAX_REQUESTS: '50', MAX_WAITING: '20', MAX_DELAY_MS: '0' })).toEqual({
    maxRequests: 50,
    maxWaiting: 20,
    maxDelayMs: 0,
  })
})

test.each([
  ['MAX_REQUESTS', '0'],
  ['MAX_REQUESTS', '-1'],
  ['MAX_WAITING', 'many'],
  ['MAX_DELAY_MS', '1.5'],
])('%s of %s is refused with a clear error', (name, value) => {
  expect(() => readLoadLimits({ [name]: value })).toThrow(
    new RegExp(`${name} is "${value}"; it must be a whole number`),
  )
})
