import { type MemberMove, MemberMoveNotAllowed, memberMoves } from '@vitrine/contract/members'
import { memberStatuses } from '@vitrine/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Member } from './model.ts'
import { fieldSetFor, isVisibleTo, moved, patchFrom, slugFrom } from './rules.ts'

const when = { createdDate: 0, updatedDate: 0 } as unknown as Pick<
  Member,
  'createdDate' | 'updatedDate'
>
const aMember = (given: Partial<Member> = {}): Member => ({
  id: 'ada',
  status: 'APPROVED',
  privacyStatus: 'PUBLIC',
  activityStatus: 'ACTIVE',
  loginEmail: 'ada@example.com',
  loginEmailVerified: false,
  contactId: 'contact',
  firstName: null,
  lastName: null,
  nickname: null,
  slug: 'ada',
  title: null,
  photo: null,
  cover: null,
  contact: {},
  lastLoginDate: null,
  ...when,
  ...given,
})

/** Every status, every move: where it leads, or that it is refused. */
const expected: Record<string, Record<MemberMove, string>> = {
  UNKNOWN: { approve: '-', block: '-', disconnect: '-', mute: '-', unmute: '-' },
  PENDING: {
    approve: 'APPROVED',
    block: 'BLOCKED',
    disconnect: 'OFFLINE',
    mute: 'MUTED',
    unmute: 'ACTIVE',
  },
  APPROVED: {
    approve: 'APPROVED',
    block: 'BLOCKED',
    disconnect: 'OFFLINE',
    mute: 'MUTED',
    unmute: 'ACTIVE',
  },
  BLOCKED: {
    approve: 'APPROVED',
    block: 'BLOCKED',
    disconnect: 'OFFLINE',
    mute: 'MUTED',
    unmute: 'ACTIVE',
  },
  OFFLINE: { approve: '-', block: '-', disconnect: 'OFFLINE', mute: '-', unmute: '-' },
}

describe('a move', () => {
  const cases = memberStatuses.flatMap((status) =>
    (Object.keys(memberMoves) as MemberMove[]).map((move) => ({ status, move })),
  )
  test.each(cases)('$move from $status does what the table says', ({ status, move }) => {
    const outcome = expected[status]?.[move]
    const before = aMember({ status })
    if (outcome === '-') {
      expect(() => moved(before, move)).toThrowError(
        expect.objectContaining({
          definition: expect.objectContaining({ code: MemberMoveNotAllowed.code }),
        }),
      )
      return
    }
    const isActivity = move === 'mute' || move === 'unmute'
    const after = moved(before, move)
    expect(after).toEqual({ ...before, [isActivity ? 'activityStatus' : 'status']: outcome })
  })
})

test('nobody but merchants and the member itself sees one that is private or not approved', () => {
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

test('the widest field set asked for wins, and others get PUBLIC only', () => {
  const member = aMember()
  expect(fieldSetFor({ kind: 'merchant' }, member, ['FULL', 'PUBLIC'])).toBe('FULL')
  expect(fieldSetFor({ kind: 'member', id: 'ada' }, member, ['EXTENDED'])).toBe('EXTENDED')
  expect(fieldSetFor({ kind: 'member', id: 'eve' }, member, ['FULL'])).toBe('PUBLIC')
  expect(fieldSetFor({ kind: 'merchant' }, member, [])).toBe('PUBLIC')
})

test('an address name has letters, digits, underscores and hyphens only, and is never empty', () => {
  fc.assert(
    fc.property(fc.option(fc.string({ unit: 'grapheme' })), fc.emailAddress(), (name, email) => {
      expect(slugFrom(name, email)).toMatch(/^[a-zA-Z0-9_-]{1,100}$/)
    }),
  )
  expect(slugFrom('Zoë Ångström', 'z@example.com')).toBe('Zoe-Angstrom')
  expect(slugFrom('蓝', 'z.a@example.com')).toBe('z-a')
  expect(slugFrom('蓝', '"蓝"@example.com')).toBe('member')
})

describe('a change', () => {
  test('of nothing is an empty patch', () => {
    expect(patchFrom({}, { phones: ['1'] })).toEqual({})
  })
  test('clears with empty text and null, and leaves what is absent', () => {
    const changes = { contact: { firstName: '', company: null }, profile: { title: 'Dr' } }
    expect(patchFrom(changes, { company: 'Ada Ltd', jobTitle: 'Smith' })).toEqual({
      firstName: null,
      title: 'Dr',
      contact: { jobTitle: 'Smith' },
    })
  })
  test('replaces lists, except by an empty one', () => {
    const before = { phones: ['1'], emails: ['a@example.com'] }
    expect(patchFrom({ contact: { phones: [], emails: ['b@example.com'] } }, before)).toEqual({
      contact: { phones: ['1'], emails: ['b@example.com'] },
    })
  })
})
