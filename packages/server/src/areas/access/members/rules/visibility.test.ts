import { memberStatuses } from '@vitrine/contract/vocabulary'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Member } from '../model.ts'
import { fieldSetFor, isVisibleTo } from './visibility.ts'

const aMember = (given: Partial<Member>) => ({ id: 'ada', ...given }) as Member

test('only merchants and the member see a private or unapproved profile', () => {
  const status = fc.constantFrom(...memberStatuses)
  const privacyStatus = fc.constantFrom('PRIVATE' as const, 'PUBLIC' as const)
  fc.assert(
    fc.property(status, privacyStatus, (status, privacyStatus) => {
      const member = aMember({ status, privacyStatus })
      const isOpen = status === 'APPROVED' && privacyStatus === 'PUBLIC'
      expect(isVisibleTo({ kind: 'merchant' }, member)).toBe(true)
      expect(isVisibleTo({ kind: 'member', id: 'ada' }, member)).toBe(true)
      expect(isVisibleTo({ kind: 'member', id: 'eve' }, member)).toBe(isOpen)
      expect(isVisibleTo({ kind: 'visitor' }, member)).toBe(isOpen)
    }),
  )
})

test('the widest requested field set applies, and others get PUBLIC only', () => {
  const member = aMember({})
  expect(fieldSetFor({ kind: 'merchant' }, member, ['FULL', 'PUBLIC'])).toBe('FULL')
  expect(fieldSetFor({ kind: 'member', id: 'ada' }, member, ['EXTENDED'])).toBe('EXTENDED')
  expect(fieldSetFor({ kind: 'member', id: 'eve' }, member, ['FULL'])).toBe('PUBLIC')
  expect(fieldSetFor({ kind: 'merchant' }, member, [])).toBe('PUBLIC')
})
