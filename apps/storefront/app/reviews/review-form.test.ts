import { expect, test } from 'vitest'
import { messagesFor } from '../messages/all.ts'
import { fieldId, readFields, wordsIn } from './review-form.ts'

const { write } = messagesFor('en', 'en').reviews
const fields = { rating: '4', title: ' Calm ', text: 'One\nTwo', name: '' }

test('input is sent without surrounding blanks', () => {
  expect(wordsIn(fields, 'l', write)).toEqual({
    words: { rating: 4, title: 'Calm', text: 'One\nTwo', displayName: '' },
    errors: {},
  })
})

test('stars have to be chosen, and texts have a limit', () => {
  const { words, errors } = wordsIn({ ...fields, rating: '6', title: 'a'.repeat(121) }, 'l', write)
  expect(words).toBeUndefined()
  expect(errors).toEqual({
    [fieldId('l', 'rating')]: 'Choose from 1 to 5.',
    [fieldId('l', 'title')]: 'At most 120 characters.',
  })
})

test('line breaks of a browser are those that were typed', () => {
  const form = new FormData()
  form.set('text', 'One\r\nTwo')
  expect(readFields(form)).toEqual({ rating: '', title: '', text: 'One\nTwo', name: '' })
})
