import { expect, test } from 'vitest'
import { profileOf } from './profile-of.ts'

test('a name is accepted as people type it', () => {
  expect(profileOf('  Ada  King Lovelace ')).toEqual({
    firstName: 'Ada King',
    lastName: 'Lovelace',
    nickname: 'Ada King Lovelace',
  })
  expect(profileOf('Sukarno')).toEqual({ firstName: 'Sukarno', nickname: 'Sukarno' })
  expect(profileOf(' ')).toEqual({})
})
