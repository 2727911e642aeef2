import { expect, test } from 'vitest'
import { namedIds } from './named-ids.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

test('ids in a change are listed with the differing ones first, up to a limit', () => {
  const change = { field: 'collectionIds', before: [id(1), id(2)], after: [id(2), id(3)] }
  expect(namedIds(change)).toEqual([id(1), id(3), id(2)])
  expect(namedIds({ field: 'parentId', after: id(4) })).toEqual([id(4)])
  expect(namedIds({ field: 'name', before: 'Bowl', after: ['Vase'] })).toEqual([])
  const many = Array.from({ length: 100 }, (_, at) => id(at))
  expect(namedIds({ field: 'productIds', before: [], after: many })).toHaveLength(20)
})
