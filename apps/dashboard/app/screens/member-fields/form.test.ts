import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { checkFields, emptyField, formOf, keyOf, moved, requestOf } from './form.ts'

const stored = [
  { key: 'shoe', name: 'Shoe size', type: 'NUMBER' },
  { key: 'site', name: 'Website', type: 'URL' },
] as const

test('fields are sent as they are stored', () => {
  expect(requestOf(formOf(stored))).toEqual({ fields: stored })
})

test.each([
  ['Größe (cm)', 'gro-e-cm'],
  ['Café Nº 5', 'cafe-no-5'],
  ['✨', ''],
])('the key of %s is %s', (name, key) => {
  expect(keyOf(name)).toBe(key)
})

test('a field without a key gets one from its name', () => {
  const fields = [{ ...emptyField('a'), name: ' Date of joining ', type: 'DATE' as const }]
  expect(requestOf({ fields }).fields).toEqual([
    { key: 'date-of-joining', name: 'Date of joining', type: 'DATE' },
  ])
})

test('reports a field without a name, with an invalid key or a repeated one', () => {
  const fields = [
    ...formOf(stored).fields,
    emptyField('a'),
    { ...emptyField('b'), name: '✨' },
    { ...emptyField('c'), name: 'Another', key: 'shoe' },
  ]
  expect(Object.keys(checkFields({ fields }, english))).toEqual(['a.name', 'b.key', 'c.key'])
})

test('a row moves up and down', () => {
  const { fields } = formOf(stored)
  expect(moved(fields, 1, -1).map(({ key }) => key)).toEqual(['site', 'shoe'])
  expect(moved(fields, 0, 1).map(({ key }) => key)).toEqual(['site', 'shoe'])
})
