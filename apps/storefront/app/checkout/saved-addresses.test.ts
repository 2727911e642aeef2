import { describe, expect, test } from 'vitest'
import type { Member } from '../request/context.ts'
import { readFields } from './checkout-form.ts'
import { fieldsOfMember, fieldsOfSaved, learnedFrom, savedAddresses } from './saved-addresses.ts'

const empty = readFields(new FormData())
const ring = { country: 'DE', address: 'Ring 1', postalCode: '10117', city: 'Berlin' }
const typed = { ...empty, ...ring, email: 'ada@example.com', name: 'Ada King Lovelace' }

const member = (contact: Member['contact']) =>
  ({ id: 'ada', loginEmail: 'ada@example.com', contact }) as Member
const settled = member({
  firstName: 'Ada',
  lastName: 'Lovelace',
  addresses: [
    {
      id: 'one',
      country: 'DE',
      streetAddress: { name: 'Ring', number: '1' },
      postalCode: '10117',
      city: 'berlin',
    },
  ],
})

describe('a checkout', () => {
  test('starts with the data of the account, and does not overwrite input', () => {
    expect(fieldsOfMember(empty, settled)).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      address: 'Ring 1',
      city: 'berlin',
    })
    expect(fieldsOfMember(typed, settled)).toBe(typed)
  })

  test('uses the chosen address, and none that was deleted', () => {
    expect(savedAddresses(settled, 'en')).toEqual([
      { id: 'one', text: 'Ring 1, 10117 berlin, Germany' },
    ])
    expect(fieldsOfSaved(settled, 'one')).toMatchObject({ address: 'Ring 1', country: 'DE' })
    expect(fieldsOfSaved(settled, 'two')).toEqual({})
  })
})

describe('an account', () => {
  test('saves an address and a name, each once', () => {
    expect(learnedFrom(typed, member({}))).toMatchObject({
      firstName: 'Ada King',
      lastName: 'Lovelace',
      addresses: [{ country: 'DE', addressLine: 'Ring 1', city: 'Berlin' }],
    })
    expect(learnedFrom(typed, settled)).toBeUndefined()
    const elsewhere = learnedFrom({ ...typed, address: 'Ring 2' }, settled)
    expect(elsewhere?.addresses).toHaveLength(2)
    expect(elsewhere).not.toHaveProperty('firstName')
  })
})
