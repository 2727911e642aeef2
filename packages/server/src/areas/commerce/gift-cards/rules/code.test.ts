import { expect, test } from 'vitest'
import { hashCode, lastFourOf, newCode } from './code.ts'

const key = 'ab'.repeat(32)

test('a code has four groups of unambiguous characters', () => {
  const code = newCode()
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/)
  expect(lastFourOf(code)).toBe(code.slice(-4))
  expect(newCode()).not.toBe(code)
})

test('a code is found in any spelling, and with its key only', () => {
  const hash = hashCode('7KQM-X2PD-9TRA-H4WZ', key)
  expect(hashCode(' 7kqm x2pd9tra h4wz', key)).toEqual(hash)
  expect(hashCode('7KQM-X2PD-9TRA-H4WY', key)).not.toEqual(hash)
  expect(hashCode('7KQM-X2PD-9TRA-H4WZ', 'cd'.repeat(32))).not.toEqual(hash)
})
