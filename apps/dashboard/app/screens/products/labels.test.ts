import { expect, test } from 'vitest'
import { labelChanges, noLabels } from './labels.ts'

test('only what is filled in is changed', () => {
  expect(labelChanges(noLabels)).toBeUndefined()
  expect(labelChanges({ ...noLabels, brand: '  ' })).toBeUndefined()
  expect(labelChanges({ ...noLabels, brand: ' Atelier ', removeTags: ['old'] })).toEqual({
    brand: { name: 'Atelier' },
    removeTags: ['old'],
  })
  expect(labelChanges({ ...noLabels, ribbon: 'New', addTags: ['spring'] })).toEqual({
    ribbon: { name: 'New' },
    addTags: ['spring'],
  })
})
