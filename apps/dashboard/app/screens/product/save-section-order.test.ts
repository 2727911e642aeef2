import { expect, test } from 'vitest'
import type { SectionForm } from './form.ts'
import { sharedSectionIds } from './more-sections.tsx'
import { orderedSectionIds } from './save-section-order.ts'

const written = (key: string): SectionForm => ({ key, title: key, description: '' })
const chosen = (sharedId: string): SectionForm => ({ ...written(sharedId), sharedId })
const ids = (sections: readonly SectionForm[], stored: readonly string[]) =>
  orderedSectionIds(sections, stored).map(({ id }) => id)

test('a shared section stands where it was put', () => {
  expect(ids([written('a'), chosen('x'), written('b'), chosen('y')], ['1', '2'])).toEqual([
    '1',
    'x',
    '2',
    'y',
  ])
})

test('nothing that is stored is lost, and nothing is there twice', () => {
  expect(ids([chosen('2'), written('a')], ['1', '2', '3'])).toEqual(['2', '1', '3'])
})

test('shared sections of a stored product are told from its own', () => {
  const sections = [
    { id: '1', uniqueName: 'Section_1' },
    { id: '2', uniqueName: 'care' },
  ]
  expect([...sharedSectionIds(sections)]).toEqual([[1, '2']])
})
