import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { changeOf, checkCollection, creationOf, emptyCollection, formOf } from './form.ts'

const stored = {
  id: 'c1',
  name: 'Jars',
  slug: 'jars',
  description: 'For what keeps',
  visible: false,
  numberOfProducts: 3,
  media: { items: [] },
}

test('a collection that was not touched is sent as it is stored', () => {
  expect(changeOf('c1', formOf(stored))).toEqual({
    collection: {
      id: 'c1',
      name: 'Jars',
      slug: 'jars',
      description: 'For what keeps',
      visible: false,
    },
  })
})

test('a new one needs a name and nothing else', () => {
  expect(Object.keys(checkCollection({ ...emptyCollection, name: '  ' }, en))).toEqual(['name'])
  expect(creationOf({ ...emptyCollection, name: ' Jars ' }).collection).toMatchObject({
    name: 'Jars',
    slug: '',
    visible: true,
  })
})
