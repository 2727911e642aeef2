import type { Member } from '@vitrine/contract/members'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { changeOf, checkMember, clearedLists, emptyMember, formOfMember } from './form.ts'

const member: Member = {
  id: 'm1',
  loginEmail: 'ada@example.com',
  status: 'APPROVED',
  privacyStatus: 'PUBLIC',
  activityStatus: 'ACTIVE',
  contact: {
    firstName: 'Ada',
    phones: ['+49 30 1'],
    addresses: [{ id: 'a1', streetAddress: { name: 'Long Lane', number: '7' }, city: 'Lund' }],
  },
  profile: { nickname: 'ada', slug: 'ada' },
  createdDate: new Date('2026-05-01T10:00:00Z'),
  updatedDate: new Date('2026-05-01T10:00:00Z'),
}

test('a street in parts is edited as one line', () => {
  expect(formOfMember(member).addresses[0]).toMatchObject({ addressLine: 'Long Lane 7' })
})

test('an emptied text is sent as empty, which clears it', () => {
  const form = { ...formOfMember(member), firstName: '' }
  expect(changeOf('m1', form).member.contact).toMatchObject({ firstName: '' })
})

test('lists that became empty are cleared by their own calls', () => {
  const base = formOfMember(member)
  expect(clearedLists({ ...base, phones: [], addresses: [] }, base)).toEqual([
    'members.deleteMemberPhones',
    'members.deleteMemberAddresses',
  ])
  expect(clearedLists(base, base)).toEqual([])
})

test.each([
  ['loginEmail', { loginEmail: 'ada' }],
  ['slug', { slug: 'a b' }],
  ['birthdate', { birthdate: '2026-02-30' }],
])('says what is wrong with %s', (field, change) => {
  const form = { ...emptyMember, loginEmail: 'ada@example.com', ...change }
  expect(Object.keys(checkMember(form, true, en))).toEqual([field])
})
