import { expect, test } from 'vitest'
import { messagesFor } from '../messages/all.ts'
import { carriedFields, emptyFields, problemsOf } from '../screens/withdraw/form.ts'
import { fieldsOfLine, piecesIn, readPieces } from './return-form.ts'

const messages = messagesFor('en', 'en')
const lines = [
  { id: 'a', name: 'Cup', available: 2 },
  { id: 'b', name: 'Jar', available: 1 },
]
const typed = (quantities: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(quantities).map(([id, count]) => [fieldsOfLine(id).quantity, count]),
  )

test('quantities are read by the names of their lines', () => {
  const form = new FormData()
  form.set('quantity-a', ' 2 ')
  form.set('reason-a', 'DAMAGED')
  form.set('comment-a', 'Bent ')
  form.set('quantity-unknown', '5')
  const { pieces, errors } = piecesIn(readPieces(form, lines), lines, messages.returns.form)
  expect(errors).toEqual({})
  expect(pieces).toEqual([{ lineId: 'a', quantity: 2, reason: 'DAMAGED', comment: 'Bent' }])
  form.set('wish-a', ' a blue one ')
  const wished = piecesIn(readPieces(form, lines), lines, messages.returns.form)
  expect(wished.pieces).toMatchObject([{ wish: 'a blue one' }])
})

test.each(['3', '-1', '1.5', 'all'])('%j pieces of two are refused', (count) => {
  const { errors } = piecesIn(typed({ a: count }), lines, messages.returns.form)
  expect(errors).toEqual({ 'quantity-a': 'Enter a whole number from 0 to 2.' })
})

test('an empty choice is reported at the first line', () => {
  const { errors } = piecesIn(typed({ a: '0' }), lines, messages.returns.form)
  expect(Object.keys(errors)).toEqual(['quantity-a'])
})

test('a withdrawal needs a number only without the link of an order', () => {
  const fields = { ...emptyFields, pieces: typed({ b: '1' }) }
  expect(Object.keys(problemsOf(fields, lines, true, messages))).toEqual(['name', 'email'])
  const names = Object.keys(problemsOf(emptyFields, [], false, messages))
  expect(names).toEqual(['number', 'name', 'email'])
  const right = { ...emptyFields, number: '1', name: 'Ada', email: 'ada@example.com' }
  expect(problemsOf(right, [], false, messages)).toEqual({})
})

test('input is passed to the next step', () => {
  const fields = { ...emptyFields, name: 'Ada', pieces: typed({ a: '1' }) }
  const carried = Object.fromEntries(carriedFields(fields, lines))
  expect(carried).toMatchObject({ name: 'Ada', 'quantity-a': '1', 'quantity-b': '' })
})
