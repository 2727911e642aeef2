import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccountFactors, AddableFactor, Factor, FactorRules } from '../model.ts'
import { availableFactors, countingTypes, factorsToAdd, isEnabled } from './demand.ts'
import { addressHint } from './hint.ts'

const factor = (type: AddableFactor, status: Factor['status'] = 'ACTIVE'): Factor => ({
  id: type,
  type,
  status,
  sealedSecret: null,
  sealedPending: null,
  createdDate: new Date(0),
  lastUsedDate: null,
})
const accountFactors = (factors: Factor[], recoveryCodesLeft = 0): AccountFactors => ({
  factors,
  recoveryCodesLeft,
})
const rules = (given: Partial<FactorRules> = {}): FactorRules => ({
  allowed: ['TOTP', 'EMAIL'],
  required: 'never',
  rememberDeviceDays: 30,
  resetWaitHours: 24,
  ...given,
})

describe('the factors of an account', () => {
  test('do not count before their first correct code', () => {
    expect(countingTypes(accountFactors([factor('TOTP', 'INACTIVE')]), rules())).toEqual([])
  })

  test('do not count on a site that no longer allows them', () => {
    const both = accountFactors([factor('TOTP'), factor('EMAIL')])
    const strict = rules({ allowed: ['TOTP'] })
    expect(countingTypes(both, strict)).toEqual(['TOTP'])
    expect(availableFactors(both, strict)).toEqual([
      { factorType: 'TOTP', factorStatus: 'ENABLED' },
      { factorType: 'EMAIL', factorStatus: 'DISABLED_BY_RULE' },
    ])
  })

  test('still count when the account has no other', () => {
    const only = accountFactors([factor('EMAIL')])
    expect(countingTypes(only, rules({ allowed: ['TOTP'] }))).toEqual(['EMAIL'])
    expect(isEnabled(availableFactors(only, rules({ allowed: [] })), 'EMAIL')).toBe(true)
  })

  test('are offered besides recovery codes while some are left', () => {
    const types = (left: number) =>
      availableFactors(accountFactors([factor('TOTP')], left), rules()).map(
        ({ factorType }) => factorType,
      )
    expect(types(1)).toEqual(['TOTP', 'RECOVERY_CODE'])
    expect(types(0)).toEqual(['TOTP'])
  })

  test('cannot be passed while none is usable, and still protect the account', () => {
    const push = accountFactors([factor('PUSH')], 1)
    const strict = rules({ allowed: ['PUSH'] })
    expect(countingTypes(push, strict)).toEqual(['PUSH'])
    expect(availableFactors(push, strict, ['PUSH'])).toEqual([
      { factorType: 'PUSH', factorStatus: 'DISABLED_BY_RULE' },
      { factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' },
    ])
  })

  test('start with one that needs no sign-in elsewhere', () => {
    expect(factorsToAdd(rules({ required: 'always', allowed: ['PUSH', 'SMS'] }))).toEqual([
      { factorType: 'SMS', factorStatus: 'REQUIRE_ACTIVATION' },
    ])
  })

  test('are offered to add only when the site requires one', () => {
    expect(factorsToAdd(rules())).toEqual([])
    expect(factorsToAdd(rules({ required: 'always', allowed: ['TOTP'] }))).toEqual([
      { factorType: 'TOTP', factorStatus: 'REQUIRE_ACTIVATION' },
    ])
  })

  test('never stop protecting an account, whatever a site changes', () => {
    const some = fc.subarray(['TOTP', 'EMAIL', 'SMS', 'CALL', 'PUSH', 'WEBAUTHN'] as const)
    fc.assert(
      fc.property(some, some, (active, allowed) => {
        const own = accountFactors(active.map((type) => factor(type)))
        expect(countingTypes(own, rules({ allowed })).length > 0).toBe(active.length > 0)
      }),
    )
  })
})

describe('the hint of a mailed code', () => {
  test('shows the first letter and the domain', () => {
    expect(addressHint('ada@example.com')).toBe('a…@example.com')
  })

  test('is at most 200 characters long', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(addressHint(email.padEnd(254, 'x')).length).toBeLessThanOrEqual(200)
      }),
    )
  })
})
