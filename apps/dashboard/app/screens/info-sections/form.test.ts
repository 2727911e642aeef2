import { describe, expect, test } from 'vitest'
import { english } from '../../messages/index.ts'
import { changeOf, checkSection, creationOf, formOf, type InfoSection, isRich } from './form.ts'
import { infoSectionsQuery, readInfoSectionsSearch } from './search.ts'

const stored: InfoSection = {
  id: 'one',
  revision: '3',
  uniqueName: 'care-glaze',
  title: 'Care',
  description: { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT' }] }] },
  plainDescription: '<p>Wash</p>',
  createdDate: new Date(0),
  updatedDate: new Date(0),
}

describe('an info section', () => {
  test('is called by its title unless it has a name', () => {
    const form = { title: ' Care ', uniqueName: ' ', plainDescription: '<p>x</p>' }
    expect(creationOf(form).infoSection).toEqual({
      title: 'Care',
      uniqueName: 'Care',
      plainDescription: '<p>x</p>',
    })
    expect(checkSection({ ...form, title: ' ' }, english)).toEqual({
      title: english.field.required,
    })
  })

  test('keeps its text while only its title changes', () => {
    const { infoSection } = changeOf(stored, { ...formOf(stored), title: 'Careful' })
    expect(infoSection).toEqual({
      id: 'one',
      revision: '3',
      title: 'Careful',
      uniqueName: 'care-glaze',
    })
    const changed = changeOf(stored, { ...formOf(stored), plainDescription: '<p>y</p>' })
    expect(changed.infoSection.plainDescription).toBe('<p>y</p>')
  })

  test('with a video says that HTML does not say it all', () => {
    expect(isRich(stored)).toBe(false)
    const video = { type: 'BLOCKQUOTE' as const, nodes: [{ type: 'VIDEO' as const }] }
    expect(isRich({ description: { nodes: [video] } })).toBe(true)
  })

  test('is searched by title and by name, page by page', () => {
    const { query } = infoSectionsQuery(readInfoSectionsSearch({ q: 'care', page: '2' }))
    expect(query?.filter).toEqual({
      $or: [{ title: { $contains: 'care' } }, { uniqueName: { $contains: 'care' } }],
    })
    expect(query?.paging).toEqual({ limit: 50, offset: 50 })
  })
})
