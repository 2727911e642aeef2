import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hashRecoveryCode,
  newRecoveryCodes,
  plainRecoveryCode,
  RECOVERY_CODES,
} from './recovery-codes.ts'

const codes = fc.constantFrom(...newRecoveryCodes())
const hash = (code: string, id = 'id', key = 'key') =>
  hashRecoveryCode(key, id, code).toString('hex')

describe('recovery codes', () => {
  test('are ten different ones in two parts of five', () => {
    const fresh = newRecoveryCodes()
    expect(new Set(fresh).size).toBe(RECOVERY_CODES)
    for (const code of fresh) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/)
  })

  test('are accepted in any spelling', () => {
    fc.assert(
      fc.property(codes, fc.boolean(), (code, isLoud) => {
        const typed = code.replace('-', ' – ').replace(/0/g, 'o').replace(/1/g, 'l')
        expect(hash(isLoud ? typed.toUpperCase() : typed)).toBe(hash(code))
      }),
    )
  })

  test('have different hashes for two people or two installations', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(hash(code, 'another')).not.toBe(hash(code))
        expect(hash(code, 'id', 'another')).not.toBe(hash(code))
      }),
    )
  })

  test('are the same when they are normalized twice', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(plainRecoveryCode(plainRecoveryCode(typed))).toBe(plainRecoveryCode(typed))
      }),
    )
  })
})
