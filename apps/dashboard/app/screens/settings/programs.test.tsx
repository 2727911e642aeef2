import { defaultSettings } from '@vitrine/contract/sites'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { textOf } from '../../shared/render.fixture.tsx'
import { generalSpec } from './general.tsx'
import { ProgramFields } from './programs.tsx'
import { programsSpec } from './programs-spec.ts'
import { changesOf, checkForm, readForm } from './spec.ts'

const base = readForm(programsSpec, defaultSettings)
const shown = (form: Partial<typeof base>, errors = {}) =>
  textOf(<ProgramFields state={{ form: { ...base, ...form }, errors, set: () => undefined }} />)

test('the settings for programs are part of the general settings, with their defaults', () => {
  expect(readForm(generalSpec, defaultSettings)).toMatchObject(base)
  expect(base).toEqual({
    mediaAddresses: 'own',
    shownQuantity: 'bounded',
    shownQuantityLimit: '100',
  })
  expect(checkForm(programsSpec, base, english)).toEqual({})
  expect(changesOf(programsSpec, base, base)).toEqual({})
})

test('a changed address of pictures and a changed quantity are sent in their fields', () => {
  const form = { ...base, mediaAddresses: 'published', shownQuantity: 'hidden' } as const
  expect(changesOf(programsSpec, form, base)).toEqual({
    media: { addresses: 'published' },
    inventory: { shownQuantity: 'hidden' },
  })
  expect(changesOf(programsSpec, { ...base, shownQuantityLimit: '20' }, base)).toEqual({
    inventory: { shownQuantityLimit: 20 },
  })
})

test.each(['', '0', '100000', '1.5', 'many'])('%j is not a valid largest quantity', (typed) => {
  const errors = checkForm(programsSpec, { ...base, shownQuantityLimit: typed }, english)
  expect(errors).toEqual({ shownQuantityLimit: 'Enter a whole number from 1 to 99,999.' })
})

test('the largest quantity is shown when there is one, and while it is refused', () => {
  const { shownQuantityLimit } = english.programSettings
  expect(shown({})).toContain(shownQuantityLimit)
  expect(shown({ shownQuantity: 'exact' })).not.toContain(shownQuantityLimit)
  expect(shown({ shownQuantity: 'hidden' })).not.toContain(shownQuantityLimit)
  const refused = { shownQuantityLimit: 'Enter a whole number.' }
  expect(shown({ shownQuantity: 'exact' }, refused)).toContain(shownQuantityLimit)
})
