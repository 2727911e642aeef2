import { describe, expect, test } from 'vitest'
import type { Merchant, RoleGrant } from '../../../transport/caller.ts'
import type { StaffFactors, StaffSite } from './model.ts'
import { asksForFactor, factorsOf, requireReachOver } from './rules.ts'

const site = (id: string, requireSecondFactor: boolean, deletion: string | null = null) =>
  ({ id, deletion, settings: { staff: { requireSecondFactor } } }) satisfies StaffSite
const on = (siteId: string | null, role: RoleGrant['role'] = 'editor'): RoleGrant => ({
  siteId,
  role,
})

describe('a second factor is required', () => {
  const sites = [site('strict', true), site('loose', false)]

  test('for somebody with a role on a site that requires one, on every site', () => {
    expect(asksForFactor(sites, [on('strict')])).toBe(true)
    expect(asksForFactor(sites, [on('loose'), on('strict', 'viewer')])).toBe(true)
    expect(asksForFactor(sites, [on(null)])).toBe(true)
  })

  test('not because of other sites, nor of a site in the trash', () => {
    expect(asksForFactor(sites, [on('loose')])).toBe(false)
    expect(asksForFactor([site('strict', true, 'TRASH')], [on(null)])).toBe(false)
    expect(asksForFactor(sites, [])).toBe(false)
  })
})

describe('somebody', () => {
  const actor = (...grants: RoleGrant[]) => ({ grants }) as unknown as Merchant

  test('can be managed by staff with at least the same rights on all their sites', () => {
    expect(() => requireReachOver(actor(on(null, 'owner')), [on('a', 'owner')])).not.toThrow()
    expect(() => requireReachOver(actor(on('a', 'owner')), [on('a', 'admin')])).not.toThrow()
  })

  test('cannot be managed with a role elsewhere, on every site, or a higher one', () => {
    const reaching = (own: RoleGrant[], theirs: RoleGrant[]) => () =>
      requireReachOver(actor(...own), theirs)
    const tooHigh = 'This role is higher than your own'
    expect(reaching([on('a', 'owner')], [on('a'), on('b')])).toThrow(tooHigh)
    expect(reaching([on('a', 'owner')], [on('a'), on(null, 'viewer')])).toThrow(tooHigh)
    expect(reaching([on(null, 'admin')], [on('a', 'owner')])).toThrow(tooHigh)
    // A role on one site replaces the role on every site.
    expect(reaching([on(null, 'owner'), on('a', 'viewer')], [on('a')])).toThrow(tooHigh)
  })
})

test('recovery codes count besides a factor, and not alone', () => {
  const staffFactors = (change: Partial<StaffFactors>): StaffFactors => ({
    authenticator: undefined,
    passkeys: [],
    recoveryCodesLeft: 10,
    ...change,
  })
  const authenticator = {} as StaffFactors['authenticator']
  expect(factorsOf(staffFactors({}))).toEqual([])
  expect(factorsOf(staffFactors({ authenticator }))).toEqual(['TOTP', 'RECOVERY_CODE'])
  expect(factorsOf(staffFactors({ authenticator, recoveryCodesLeft: 0 }))).toEqual(['TOTP'])
  expect(factorsOf(staffFactors({ passkeys: [{} as never] }))).toEqual(['PASSKEY', 'RECOVERY_CODE'])
})
