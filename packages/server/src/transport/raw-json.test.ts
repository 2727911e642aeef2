import { expect, test } from 'vitest'
import { joinWithCommas, RawJson, rawJson } from './raw-json.ts'

const answer = (items: readonly string[], end = ']') => {
  const made = rawJson('[', ...joinWithCommas(items.map((one) => Buffer.from(one))), end)
  if (!(made instanceof RawJson)) throw new Error('It is no raw JSON')
  return made
}

test('the text is the concatenation of its parts', () => {
  expect(answer(['{"a":"ö"}', '{"b":2}']).bytes.toString()).toBe('[{"a":"ö"},{"b":2}]')
  expect(answer([]).bytes.toString()).toBe('[]')
})

test('the same text has the same tag, also when its parts were rendered again', () => {
  expect(answer(['{"a":1}', '{"b":2}']).tag).toBe(answer(['{"a":1}', '{"b":2}']).tag)
})

test.each([
  ['another rendering', answer(['{"a":1}', '{"b":3}'])],
  ['another order', answer(['{"b":2}', '{"a":1}'])],
  ['one rendering fewer', answer(['{"a":1}'])],
  ['another end', answer(['{"a":1}', '{"b":2}'], '],"total":2')],
])('%s has another tag', (_name, other) => {
  expect(other.tag).not.toBe(answer(['{"a":1}', '{"b":2}']).tag)
})
