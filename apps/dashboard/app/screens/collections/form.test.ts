import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { changeOf, checkCollection, creationOf, emptyCollection, formOf } from './form.ts'
import { aCategory } from './tree.fixture.ts'

const image = { id: 'jar.png', url: '/media/jar.png', width: 4, height: 5, altText: '' }
const stored = aCategory('jars', '', 0, { description: 'For what keeps', image })
const same = { id: 'jars', revision: 1 }

test('an unchanged collection sends its id only', () => {
  expect(changeOf(stored, formOf(stored))).toEqual(same)
})

test('an emptied text is cleared, and an emptied address is not', () => {
  const form = { ...formOf(stored), slug: ' ', description: '', image: null }
  expect(changeOf(stored, form)).toEqual({ ...same, description: null, image: null })
})

test('a new one needs a name and nothing else', () => {
  expect(Object.keys(checkCollection({ ...emptyCollection, name: '  ' }, english))).toEqual([
    'name',
  ])
  expect(creationOf({ ...emptyCollection, name: ' Jars ' }, 'table')).toEqual({
    name: 'Jars',
    description: null,
    image: null,
    hiddenFromMenu: false,
    parentId: 'table',
  })
})

test('a collection that is not in the menu is added only by its checkbox', () => {
  const hidden = { ...stored, hiddenFromMenu: true }
  const form = formOf(hidden)
  expect(form.inMenu).toBe(false)
  expect(changeOf(hidden, form)).toEqual(same)
  expect(changeOf(hidden, { ...form, inMenu: true })).toEqual({ ...same, hiddenFromMenu: false })
})

test('only changed custom fields are sent, and an empty one is cleared', () => {
  const filled = { ...stored, customFields: { season: 'Spring', rank: '2' } }
  const form = formOf(filled)
  const changed = { ...form, customFields: { ...form.customFields, season: '', buyer: ' Ada ' } }
  expect(changeOf(filled, changed)).toEqual({
    ...same,
    customFields: { season: null, buyer: 'Ada' },
  })
})
