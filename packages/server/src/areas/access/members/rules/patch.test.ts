import type { MemberChanges } from '@vitrine/contract/members'
import { describe, expect, test } from 'vitest'
import type { ContactDetails } from '../model.ts'
import { patchFrom } from './patch.ts'

const patch = (changes: MemberChanges, before: ContactDetails = {}) =>
  patchFrom(changes, { before, ownFields: [], newId: () => 'new' })

describe('a change', () => {
  test('of nothing is an empty patch', () => {
    expect(patch({}, { phones: ['1'] })).toEqual({})
  })
  test('clears with empty text and null, and does not change absent fields', () => {
    const changes = { contact: { firstName: '', company: null }, profile: { title: 'Dr' } }
    expect(patch(changes, { company: 'Ada Ltd', jobTitle: 'Smith' })).toEqual({
      firstName: null,
      title: 'Dr',
      contact: { jobTitle: 'Smith' },
    })
  })
  test('replaces lists, except by an empty one', () => {
    const before = { phones: ['1'], emails: ['a@example.com'] }
    expect(patch({ contact: { phones: [], emails: ['b@example.com'] } }, before)).toEqual({
      contact: { phones: ['1'], emails: ['b@example.com'] },
    })
  })
  test('matches an address by its id once, and gives every other a new id', () => {
    const addresses = [{ id: 'old', city: 'Ulm' }, { id: 'old' }, { id: 'foreign' }, {}]
    const { contact } = patch({ contact: { addresses } }, { addresses: [{ id: 'old' }] })
    expect(contact?.addresses).toEqual([
      { id: 'old', city: 'Ulm' },
      { id: 'new' },
      { id: 'new' },
      { id: 'new' },
    ])
  })
  test('composes names, so that one name is one text', () => {
    expect(patch({ profile: { nickname: 'Zoe\u0308' } })).toEqual({ nickname: 'Zoë' })
  })
  test('does not change an undefined status, or read-only fields', () => {
    expect(patch({ privacyStatus: 'UNKNOWN', contact: { contactId: 'x' } })).toEqual({})
  })
})
