import type { Member } from '@vitrine/contract/members'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
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
])('reports what is wrong with %s', (field, change) => {
  const form = { ...emptyMember, loginEmail: 'ada@example.com', ...change }
  expect(Object.keys(checkMember(form, { isNew: true, fields: [] }, english))).toEqual([field])
})

const own = [
  { key: 'shoe', name: 'Shoe size', type: 'NUMBER' },
  { key: 'news', name: 'Newsletter', type: 'BOOLEAN' },
  { key: 'site', name: 'Website', type: 'URL' },
] as const

test('own fields are edited as text and sent in their types', () => {
  const customFields = { shoe: { name: 'Shoe size', value: 42.5 }, news: { value: false } }
  const form = formOfMember({ ...member, contact: { customFields } })
  expect(form.own).toEqual({ shoe: '42.5', news: 'false' })
  const changed = { ...form, own: { ...form.own, news: 'true', shoe: '' } }
  expect(changeOf('m1', changed, own).member.contact?.customFields).toEqual({
    shoe: { value: null },
    news: { value: true },
    site: { value: null },
  })
})

test('reports an own field with an invalid value', () => {
  const form = { ...formOfMember(member), own: { shoe: 'big', site: 'example', news: '' } }
  expect(Object.keys(checkMember(form, { isNew: false, fields: own }, english))).toEqual([
    'own.shoe',
    'own.site',
  ])
})
