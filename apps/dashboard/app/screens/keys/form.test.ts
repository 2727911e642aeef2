import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { changeOf, checkKey, emptyKey, formOf, requestOf } from './form.ts'
import { scopeLabels, stateOf } from './labels.ts'

const now = new Date('2026-05-01T00:00:00Z')

test('a key is requested with the chosen rights and expiry', () => {
  const form = {
    ...emptyKey,
    name: ' Till ',
    scopes: { members: 'read', media: '', inventory: 'write' } as const,
    lifetime: '30' as const,
  }
  expect(requestOf(form, now)).toEqual({
    name: 'Till',
    scopes: ['members:read', 'inventory:write'],
    expiresDate: new Date('2026-05-31T00:00:00Z'),
  })
})

test('a key for everything without an expiry has neither rights nor date', () => {
  expect(requestOf({ ...emptyKey, name: 'Till', all: true, lifetime: 'never' }, now)).toEqual({
    name: 'Till',
    scopes: ['*'],
  })
})

test('a changed key has the same expiry unless another one is chosen', () => {
  const form = formOf({ name: 'Till', scopes: ['members:read', 'inventory:write'] })
  expect(changeOf('one', { ...form, name: 'Second till' }, now)).toEqual({
    id: 'one',
    name: 'Second till',
    scopes: ['members:read', 'inventory:write'],
  })
  expect(changeOf('one', { ...form, lifetime: 'never' }, now).expiresDate).toBeNull()
  expect(changeOf('one', { ...form, lifetime: '30' }, now).expiresDate).toEqual(
    new Date('2026-05-31T00:00:00Z'),
  )
})

test('a key needs a name and at least one right', () => {
  expect(Object.keys(checkKey(emptyKey, english))).toEqual(['name', 'scopes'])
})

test('the rights of a key are shown in words', () => {
  expect(scopeLabels(['*'], english)).toBe('everything')
  expect(scopeLabels(['members:read', 'new-thing:write'], english)).toBe(
    'Members: read, new thing: write',
  )
})

test('a revoked key is not shown as expired', () => {
  const past = new Date('2026-04-01T00:00:00Z')
  expect(stateOf({ revokedDate: past, expiresDate: past }, now)).toBe('revoked')
  expect(stateOf({ expiresDate: past }, now)).toBe('expired')
  expect(stateOf({}, now)).toBe('active')
})
