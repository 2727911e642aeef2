import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFlowCookies } from '../request/flow-cookies.ts'
import {
  promptedFactors,
  readStep,
  type SignInStep,
  saveStep,
  secondsToWait,
} from './sign-in-step.ts'

const flowCookies = (cookie = '') =>
  readFlowCookies(new Request('http://shop.test/', { headers: { cookie } }))
const kinds = ['verify', 'challenge', 'choose', 'add'] as const

test('a step is read as it was stored', () => {
  const step: fc.Arbitrary<SignInStep> = fc.record({
    kind: fc.constantFrom(...kinds),
    stateToken: fc.string({ minLength: 1 }),
    email: fc.string(),
    factor: fc.constantFrom(...promptedFactors),
    hint: fc.string(),
    available: fc.subarray([...promptedFactors]),
    sentAt: fc.nat(),
  })
  fc.assert(
    fc.property(step, (one) => {
      const jar = flowCookies()
      saveStep(jar, one)
      const again = flowCookies(jar.cookies()[0]?.split(';')[0])
      expect(readStep(again)).toEqual(one)
    }),
  )
})

test.each([
  '',
  'vitrine_step=nonsense',
  'vitrine_step=kind%3Dadmin%26stateToken%3Dt',
  'vitrine_step=kind%3Dverify',
])('the cookie "%s" is not a step', (cookie) => {
  expect(readStep(flowCookies(cookie))).toBeUndefined()
})

test('another code can be requested after half a minute, whatever the clock of the browser', () => {
  expect(secondsToWait(1_000_000, 1_000_000)).toBe(30)
  expect(secondsToWait(1_000_000, 1_029_001)).toBe(1)
  expect(secondsToWait(1_000_000, 1_030_000)).toBe(0)
  expect(secondsToWait(0)).toBe(0)
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (sentAt, now) => {
      const wait = secondsToWait(sentAt, now)
      expect(wait).toBeGreaterThanOrEqual(0)
      expect(wait).toBeLessThanOrEqual(30)
    }),
  )
})
