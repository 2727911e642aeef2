import type { ImportMapping } from '@vitrine/contract/imports'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { textOf } from '../../shared/render.fixture.tsx'
import { DifferencesSection } from './differences.tsx'
import { importFieldLabel } from './fields.ts'
import { changedColumns, MappingSection } from './mapping.tsx'

const columns = [
  { name: 'Name', samples: ['Bowl'], target: 'title' },
  { name: 'Art', samples: [], target: null },
]
const mapping: ImportMapping = {
  platform: 'OTHER',
  columns,
  remembered: false,
  missing: ['price'],
}

test('a field has one column: the other one is left out', () => {
  expect(changedColumns(columns, 1, { target: 'title' }).map(({ target }) => target)).toEqual([
    null,
    'title',
  ])
})

test('a column of tags is imported as collections by default', () => {
  const [, tagged] = changedColumns(columns, 1, { target: 'tags' })
  expect(tagged).toMatchObject({ target: 'tags', grouping: 'COLLECTIONS' })
  const [, plain] = changedColumns([columns[0]!, tagged!], 1, { target: 'sku' })
  expect(plain).not.toHaveProperty('grouping')
})

test('the screen names a missing column by the label of its field', () => {
  const nothing = () => undefined
  const section = (
    <MappingSection mapping={mapping} custom={[]} onPlatform={nothing} onColumns={nothing} />
  )
  expect(textOf(section)).toContain('Choose the column for: Price.')
})

test('numbered and custom fields have names', () => {
  expect(importFieldLabel('option2Value', english)).toBe('Option 2: value')
  expect(importFieldLabel('infoTitle1', english)).toBe('Info section 1: title')
  expect(importFieldLabel('custom:material', english)).toBe('Custom field: material')
})

test('a difference shows the value before and after', () => {
  const section = (
    <DifferencesSection
      differences={[
        {
          line: 7,
          handle: 'bowl',
          productName: 'Bowl',
          kind: 'CHANGED',
          field: 'published',
          before: 'true',
          after: 'false',
        },
      ]}
      total={1}
      kind="ALL"
      page={1}
      linkTo={() => ''}
      onKind={() => undefined}
    />
  )
  expect(textOf(section)).toContain('7 Bowl Visible Yes No')
})
