import type { PluginForm } from '@vitrine/contract/plugins'
import { expect, test } from 'vitest'
import { emptyFields, inputOf, startOf } from './form-values.ts'

const field = (name: string, type: PluginForm['fields'][number]['type'], more = {}) => ({
  name,
  type,
  label: { en: name },
  required: false,
  ...more,
})
const form: PluginForm = {
  method: 'POST',
  path: '/vitrine/v1/plugins/points',
  submit: { en: 'Save' },
  fields: [
    field('note', 'TEXT', { required: true }),
    field('points', 'NUMBER', { value: '5' }),
    field('tell', 'CHECKBOX', { required: true }),
  ],
}

test('a form starts with the values of the plug-in', () => {
  expect(startOf(form)).toEqual({ note: '', points: '5', tell: '' })
})

test('input is sent in the types of the fields, without empty ones', () => {
  const typed = { note: ' ', points: '2,5', tell: 'true' }
  expect(inputOf(form, typed)).toEqual({ points: 2.5, tell: true })
  expect(inputOf(form, { note: 'Hello ', points: 'many', tell: '' })).toEqual({
    note: 'Hello',
    points: 'many',
    tell: false,
  })
})

test('missing required fields are found', () => {
  expect(emptyFields(form, startOf(form))).toEqual(['note', 'tell'])
  expect(emptyFields(form, { note: 'Hello', points: '', tell: 'true' })).toEqual([])
})
