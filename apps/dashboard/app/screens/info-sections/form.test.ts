import { describe, expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { changeOf, checkSection, creationOf, formOf, type InfoSection } from './form.ts'
import { infoSectionsQuery, readInfoSectionsSearch } from './search.ts'

const stored: InfoSection = {
  id: 'one',
  revision: 3,
  uniqueName: 'care-glaze',
  title: 'Care',
  description: '<p>Wash</p>',
  isRich: false,
  productCount: 2,
  createdDate: new Date(0),
  updatedDate: new Date(0),
}

describe('an info section', () => {
  test('has its title as name by default', () => {
    const form = { title: ' Care ', uniqueName: ' ', description: '<p>x</p>' }
    expect(creationOf(form)).toEqual({
      title: 'Care',
      uniqueName: 'Care',
      description: '<p>x</p>',
    })
    expect(checkSection({ ...form, title: ' ' }, english)).toEqual({
      title: english.field.required,
    })
  })

  test('sends changed fields only, so that rich content is unchanged', () => {
    const same = { id: 'one', revision: 3 }
    expect(changeOf(stored, formOf(stored))).toEqual(same)
    const careful = { ...formOf(stored), title: 'Careful' }
    expect(changeOf(stored, careful)).toEqual({ ...same, title: 'Careful' })
    const reworded = { ...formOf(stored), description: '<p>y</p>' }
    expect(changeOf(stored, reworded)).toEqual({ ...same, description: '<p>y</p>' })
  })

  test('is searched page by page', () => {
    expect(infoSectionsQuery(readInfoSectionsSearch({ q: 'care', page: '2' }))).toMatchObject({
      filter: { text: 'care' },
      limit: 50,
      offset: 50,
    })
  })
})
