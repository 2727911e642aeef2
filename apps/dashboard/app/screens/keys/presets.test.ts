import { contract } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { french } from '../../messages/french.fixture.ts'
import { german } from '../../messages/german.fixture.ts'
import { hebrew } from '../../messages/hebrew.fixture.ts'
import { spanish } from '../../messages/spanish.fixture.ts'
import { emptyKey } from './form.ts'
import { presetNames, presetOf, presets } from './presets.ts'

const services = Object.values(contract).map(({ name }) => name)

test('presets have existing parts of the site', () => {
  for (const name of presetNames) {
    expect(services).toEqual(expect.arrayContaining(Object.keys(presets[name])))
  }
})

test.each([
  ['English', english],
  ['German', german],
  ['Spanish', spanish],
  ['French', french],
  ['Hebrew', hebrew],
])('every part of the site has a name in %s, and there are no others', (_, { keys }) => {
  expect(Object.keys(keys.scopeNames).sort()).toEqual([...services].sort())
})

test('a form shows its preset, until somebody changes a part', () => {
  expect(presetOf(emptyKey)).toBeUndefined()
  expect(presetOf({ all: false, scopes: { ...presets.stock, media: '' } })).toBe('stock')
  expect(presetOf({ all: false, scopes: { ...presets.stock, media: 'read' } })).toBeUndefined()
  expect(presetOf({ all: true, scopes: presets.stock })).toBeUndefined()
})
