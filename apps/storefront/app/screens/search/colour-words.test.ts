import { expect, test } from 'vitest'
import { readColourWords } from './colour-words.ts'

const value = (name: string, count: number, colors = ['#123456']) => ({
  value: name.toLowerCase(),
  name,
  count,
  colors,
  selected: false,
})
const glaze = {
  key: 'option.glaze',
  kind: 'OPTION' as const,
  values: [value('Sea blue', 2), value('Blue', 3), value('Matt', 3, [])],
}
const facets = [{ key: 'tag', kind: 'TAG' as const, values: [value('mug', 1)] }, glaze]

test('a colour in a search becomes a filter', () => {
  const blue = [{ facet: 'option.glaze', values: ['blue'] }]
  expect(readColourWords('BLUE mug', { total: 9, facets })).toEqual(blue)
  expect(readColourWords('mug in blue', { total: 9, facets })).toEqual(blue)
  const seaBlue = [{ facet: 'option.glaze', values: ['sea blue'] }]
  expect(readColourWords('mug  sea blue', { total: 9, facets })).toEqual(seaBlue)
})

test('words are not a filter when they are no colour, the only word, or a colour of all results', () => {
  expect(readColourWords('matt mug', { total: 9, facets })).toEqual([])
  expect(readColourWords('blueish mug', { total: 9, facets })).toEqual([])
  expect(readColourWords('blue', { total: 9, facets })).toEqual([])
  expect(readColourWords('blue mug', { total: 3, facets })).toEqual([])
})
