import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSegments, selectSegments, writeSegmented } from './segmented-json.ts'

const PARTS = [0, 1, 2]

/** An object with keys that depend on any of three parts. */
const thing = (words: string, count: number) => {
  const encode = (parts: ReadonlySet<number>) => ({
    id: words,
    list: Array.from({ length: count }, (_, at) => ({
      at,
      ...(parts.has(0) && { price: words }),
      ...(parts.has(1) && { inner: { words, ...(parts.has(0) && { price: at }) } }),
    })),
    bare: { ...(parts.has(1) && { a: 1 }), ...(parts.has(2) && { b: words }) },
    ...(parts.has(2) && { last: [words, null] }),
  })
  return encode
}
const all = new Set(PARTS)
const without = (part: number) => new Set(PARTS.filter((one) => one !== part))
const known = thing('known', 2)
const fences = findSegments(
  known(all),
  PARTS.map((part) => known(without(part))),
)

test('a text that was cut equals one that is rendered with those parts only', () => {
  const odd = fc.string({
    unit: fc.constantFrom('{', ',', '"', '\u0002', '\u0003', '\\', 'é', '🏺'),
  })
  fc.assert(
    fc.property(odd, fc.nat(3), fc.subarray(PARTS), (words, count, parts) => {
      const encode = thing(words, count)
      const text = selectSegments(writeSegmented(encode(all), fences), parts)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(encode(new Set(parts)))))
    }),
  )
})

test('parts that cannot be requested separately are always there', () => {
  expect(writeSegmented({ id: 1, list: [] }, new Map())).toBe('{"id":1,"list":[]}')
  expect(selectSegments('{"id":1}', [0])).toBe('{"id":1}')
})
