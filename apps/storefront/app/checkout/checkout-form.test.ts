import { expect, test } from 'vitest'
import { messagesFor } from '../messages/all.ts'
import { addressOf, problemsOf, readFields, splitName } from './checkout-form.ts'

test.each([
  ['Ada Lovelace', { firstName: 'Ada', lastName: 'Lovelace' }],
  ['Ada  King  Lovelace', { firstName: 'Ada King', lastName: 'Lovelace' }],
  ['Zendaya', { firstName: 'Zendaya', lastName: '' }],
  ['عائشة التيمورية', { firstName: 'عائشة', lastName: 'التيمورية' }],
])('the name %j has two parts', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})

test('every missing field is reported with what to do', () => {
  const fields = readFields(new FormData())
  const problems = problemsOf(fields, messagesFor('en', 'en'))
  expect(Object.keys(problems)).toEqual(['email', 'name', 'country', 'address', 'city'])
})

test('input is accepted without surrounding blanks', () => {
  const form = new FormData()
  form.set('email', ' ada@example.com ')
  expect(readFields(form).email).toBe('ada@example.com')
})

const brooklyn = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  country: 'US',
  address: '183 Van Brunt Street',
  city: 'Brooklyn',
  postalCode: '11231',
}
const typed = (fields: object) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...brooklyn, ...fields })) form.set(name, value)
  return readFields(form)
}
const problemsWith = (fields: object) => problemsOf(typed(fields), messagesFor('en', 'en'))

test('an American address needs a state that matches its ZIP code, or just the ZIP code', () => {
  expect(problemsWith({})).toEqual({})
  expect(addressOf(typed({})).subdivision).toBe('US-NY')
  expect(problemsWith({ subdivision: 'US-NY' })).toEqual({})
  expect(problemsWith({ subdivision: 'US-NJ' })).toEqual({
    subdivision: 'This does not go with the postal code. Please check both.',
  })
  expect(problemsWith({ postalCode: '112' })).toEqual({
    subdivision: 'Choose a state or province.',
    postalCode: 'Postal codes look different there, such as 95014.',
  })
})

test('a country without postal codes needs none', () => {
  const dubai = { country: 'AE', city: '', postalCode: '', subdivision: 'AE-DU' }
  expect(problemsWith(dubai)).toEqual({})
})
