import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'
import { createResponseCache } from './response-cache.ts'

const made = (encoded: string) => ({ encoded, isForVisitors: true, operation: 'shop.getPage' })
const long = (letter: string, bytes = 10_000) => letter.repeat(bytes)

describe('cached responses', () => {
  test('are found until their site changes, and only there', () => {
    const replies = createResponseCache()
    replies.store('one', '/a', made('a'), replies.versionOf('one'))
    replies.store('two', '/a', made('b'), replies.versionOf('two'))
    replies.invalidate('one')
    expect(replies.find('one', '/a')).toBeUndefined()
    expect(replies.find('two', '/a')?.body.toString()).toBe('b')
    replies.invalidate()
    expect(replies.find('two', '/a')).toBeUndefined()
    expect(replies.bytes).toBe(0)
  })

  test('are sent once and not cached when something changed meanwhile', () => {
    const replies = createResponseCache()
    for (const change of [() => replies.invalidate('one'), () => replies.invalidate()]) {
      const before = replies.versionOf('one')
      change()
      expect(replies.store('one', '/a', made('old'), before).body.toString()).toBe('old')
      expect(replies.find('one', '/a')).toBeUndefined()
    }
  })

  test('are not used while there are no notifications of changes', () => {
    let isListening = true
    const replies = createResponseCache({ isListening: () => isListening })
    replies.store('one', '/a', made('a'), 0)
    isListening = false
    expect(replies.find('one', '/a')).toBeUndefined()
    replies.store('one', '/b', made('b'), 0)
    isListening = true
    expect(replies.find('one', '/b')).toBeUndefined()
  })

  test('are removed by least recent use', async () => {
    const replies = createResponseCache({ maxBytes: 25_000 })
    for (const key of ['/a', '/b', '/c']) replies.store('one', key, made(long('a')), 0)
    expect(replies.find('one', '/a')).toBeUndefined()
    expect(replies.find('one', '/b')).toBeDefined()
    replies.store('one', '/d', made(long('d')), 0)
    expect(replies.find('one', '/c')).toBeUndefined()
    expect(replies.find('one', '/b')).toBeDefined()
    expect(replies.bytes).toBeLessThanOrEqual(25_000)
    await replies.find('one', '/b')?.encodedAs('br')
    expect(replies.bytes).toBeLessThanOrEqual(25_000)
    replies.store('one', '/huge', made(long('x', 50_000)), 0)
    expect(replies.find('one', '/huge')).toBeUndefined()
    expect(replies.bytes).toBe(0)
  })

  test('are compressed once, and the same body has the same tag', async () => {
    const replies = createResponseCache()
    const reply = replies.store('one', '/a', made(long('a')), 0)
    expect(reply.encodedIfReady('br')).toBeUndefined()
    const bytes = await reply.encodedAs('br')
    expect(reply.encodedIfReady('br')).toBe(bytes)
    expect(await reply.encodedAs('br')).toBe(bytes)
    expect(brotliDecompressSync(bytes).toString()).toBe(long('a'))
    expect(replies.store('one', '/b', made(long('a')), 0).tag).toBe(reply.tag)
    expect(replies.store('one', '/c', made(long('b')), 0).tag).not.toBe(reply.tag)
  })
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , GZIP;q=1', 'gzip'],
  ['identity', undefined],
  ['brotli', undefined],
])('a client that accepts %j gets %j', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
