import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { changesOf, checkField, creationOf, emptyField, keyOf, moved } from './form.ts'

test.each([
  ['Größe (cm)', 'gro_e_cm'],
  ['Café Nº 5', 'cafe_no_5'],
  ['2 Henkel', 'henkel'],
  ['✨', ''],
])('the key of %s is “%s”', (name, key) => {
  expect(keyOf(name)).toBe(key)
})

test('a field has only the settings of its type', () => {
  const form = {
    ...emptyField,
    name: ' Glaze ',
    mask: '##',
    minLength: '2',
    choices: 'Matt\n\n Gloss ',
  }
  expect(creationOf({ ...form, type: 'CHOICE' }, 'PRODUCT')).toEqual({
    owner: 'PRODUCT',
    key: 'glaze',
    type: 'CHOICE',
    name: 'Glaze',
    description: '',
    required: false,
    shown: true,
    filterable: false,
    searchable: false,
    choices: ['Matt', 'Gloss'],
  })
  expect(changesOf(form, 'PRODUCT')).toMatchObject({ mask: '##', minLength: 2, maxLength: null })
  const lines = changesOf(
    { ...form, type: 'LONG_TEXT', filterable: true, searchable: true },
    'PRODUCT',
  )
  expect(lines).toMatchObject({ filterable: false, searchable: true })
})

test('only fields of products can be searchable', () => {
  const form = { ...emptyField, name: 'Season', searchable: true }
  expect(creationOf(form, 'COLLECTION')).toMatchObject({ owner: 'COLLECTION', searchable: false })
})

test('a missing value is reported at its field', () => {
  const form = { ...emptyField, type: 'CHOICES', key: '1st', minLength: 'x' } as const
  expect(Object.keys(checkField(form, english))).toEqual(['name', 'key', 'choices'])
  const text = { ...emptyField, name: 'Material', maxLength: 'many' }
  expect(Object.keys(checkField(text, english))).toEqual(['maxLength'])
})

test('a field moves up and down', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
})
