import { expect, test } from 'vitest'
import { createRenderedProductCache } from './rendered-product-cache.ts'

const long = 'é'.repeat(500)

test('a text is found by its stamp, as the bytes that are sent', () => {
  const cache = createRenderedProductCache()
  expect(cache.get('one')).toBeUndefined()
  const stored = cache.put('one', '{"name":"Väse 🏺"}')
  expect(cache.get('one')).toBe(stored)
  expect(stored.toString()).toBe('{"name":"Väse 🏺"}')
})

test('two readers of one stamp share its bytes, which count once', () => {
  const cache = createRenderedProductCache()
  const stored = cache.put('one', long)
  const { bytes } = cache
  expect(cache.put('one', long)).toBe(stored)
  expect(cache.bytes).toBe(bytes)
})

test('when it is full, the least recently used text is removed first', () => {
  const cache = createRenderedProductCache(4000)
  for (const stamp of ['one', 'two', 'three']) cache.put(stamp, long)
  cache.get('one')
  cache.put('four', long)
  expect(['one', 'two', 'three', 'four'].filter((stamp) => cache.get(stamp))).toEqual([
    'one',
    'three',
    'four',
  ])
  expect(cache.bytes).toBeLessThanOrEqual(4000)
})

test('a text that is larger than the cache is sent and not stored', () => {
  const cache = createRenderedProductCache(500)
  expect(cache.put('one', long).byteLength).toBe(1000)
  expect(cache.get('one')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})
