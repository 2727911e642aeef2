import { expect, test } from 'vitest'
import { english } from '../../messages/index.ts'
import { changeOf, checkCollection, creationOf, emptyCollection, formOf } from './form.ts'
import { aCategory } from './tree.fixture.ts'

const image = {
  id: 'jar.png',
  url: '/media/jar.png',
  width: 4,
  height: 5,
  altText: '',
  filename: '',
}
const stored = aCategory('jars', '', 0, { description: 'For what keeps', image })

test('a collection that was not touched is sent as it is stored', () => {
  expect(changeOf(stored, formOf(stored))).toEqual({
    category: {
      id: 'jars',
      revision: '1',
      name: 'jars',
      slug: 'jars',
      description: 'For what keeps',
      image: { id: 'jar.png' },
      hiddenFromMenu: false,
    },
  })
})

test('an address and a text that are emptied: one stays, the other goes', () => {
  const form = { ...formOf(stored), slug: ' ', description: '', image: null }
  expect(changeOf(stored, form).category).toMatchObject({
    slug: 'jars',
    description: null,
    image: null,
  })
})

test('a new one needs a name and nothing else', () => {
  expect(Object.keys(checkCollection({ ...emptyCollection, name: '  ' }, english))).toEqual([
    'name',
  ])
  expect(creationOf({ ...emptyCollection, name: ' Jars ' }, 'table').category).toEqual({
    name: 'Jars',
    slug: null,
    description: null,
    image: null,
    hiddenFromMenu: false,
    parentCategory: { id: 'table' },
  })
})

test('one that is kept out of the menu stays out of it until its box is ticked', () => {
  const form = formOf({ ...stored, hiddenFromMenu: true })
  expect(form.inMenu).toBe(false)
  expect(changeOf(stored, form).category.hiddenFromMenu).toBe(true)
  expect(changeOf(stored, { ...form, inMenu: true }).category.hiddenFromMenu).toBe(false)
})
