import { expect, test } from 'vitest'
import { messagesFor } from '../messages/all.ts'
import { problemsOf, readFields, splitName } from './checkout-form.ts'

test.each([
  ['Ada Lovelace', { firstName: 'Ada', lastName: 'Lovelace' }],
  ['Ada  King  Lovelace', { firstName: 'Ada King', lastName: 'Lovelace' }],
  ['Zendaya', { firstName: 'Zendaya', lastName: '' }],
  ['عائشة التيمورية', { firstName: 'عائشة', lastName: 'التيمورية' }],
])('the name %j has two parts', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})

test('every missing field is named with what to do', () => {
  const fields = readFields(new FormData())
  const problems = problemsOf(fields, messagesFor('en', 'en'))
  expect(Object.keys(problems)).toEqual(['email', 'name', 'country', 'address', 'city'])
})

test('what is typed is taken without blanks around it', () => {
  const form = new FormData()
  form.set('email', ' ada@example.com ')
  expect(readFields(form).email).toBe('ada@example.com')
})
