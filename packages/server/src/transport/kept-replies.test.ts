import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'
import { createKeptReplies } from './kept-replies.ts'

const made = (encoded: string) => ({ encoded, isForVisitors: true })
const long = (letter: string, bytes = 10_000) => letter.repeat(bytes)

describe('kept replies', () => {
  test('are found until their site changes, and only there', () => {
    const replies = createKeptReplies()
    replies.keep('one', '/a', made('a'), replies.changesOf('one'))
    replies.keep('two', '/a', made('b'), replies.changesOf('two'))
    replies.forget('one')
    expect(replies.find('one', '/a')).toBeUndefined()
    expect(replies.find('two', '/a')?.body.toString()).toBe('b')
    replies.forget()
    expect(replies.find('two', '/a')).toBeUndefined()
    expect(replies.bytes).toBe(0)
  })

  test('are sent once and not kept when something changed while they were made', () => {
    const replies = createKeptReplies()
    for (const change of [() => replies.forget('one'), () => replies.forget()]) {
      const before = replies.changesOf('one')
      change()
      expect(replies.keep('one', '/a', made('old'), before).body.toString()).toBe('old')
      expect(replies.find('one', '/a')).toBeUndefined()
    }
  })

  test('are not trusted while nobody hears of changes', () => {
    let isHearing = true
    const replies = createKeptReplies({ isHearing: () => isHearing })
    replies.keep('one', '/a', made('a'), 0)
    isHearing = false
    expect(replies.find('one', '/a')).toBeUndefined()
    replies.keep('one', '/b', made('b'), 0)
    isHearing = true
    expect(replies.find('one', '/b')).toBeUndefined()
  })

  test('make room by leaving out those that nobody asked for longest', async () => {
    const replies = createKeptReplies({ most: 25_000 })
    for (const key of ['/a', '/b', '/c']) replies.keep('one', key, made(long('a')), 0)
    expect(replies.find('one', '/a')).toBeUndefined()
    expect(replies.find('one', '/b')).toBeDefined()
    replies.keep('one', '/d', made(long('d')), 0)
    expect(replies.find('one', '/c')).toBeUndefined()
    expect(replies.find('one', '/b')).toBeDefined()
    expect(replies.bytes).toBeLessThanOrEqual(25_000)
    await replies.find('one', '/b')?.as('br')
    expect(replies.bytes).toBeLessThanOrEqual(25_000)
    replies.keep('one', '/huge', made(long('x', 50_000)), 0)
    expect(replies.find('one', '/huge')).toBeUndefined()
    expect(replies.bytes).toBe(0)
  })

  test('are compressed once, and the same body has the same tag', async () => {
    const replies = createKeptReplies()
    const reply = replies.keep('one', '/a', made(long('a')), 0)
    expect(reply.ready('br')).toBeUndefined()
    const bytes = await reply.as('br')
    expect(reply.ready('br')).toBe(bytes)
    expect(await reply.as('br')).toBe(bytes)
    expect(brotliDecompressSync(bytes).toString()).toBe(long('a'))
    expect(replies.keep('one', '/b', made(long('a')), 0).tag).toBe(reply.tag)
    expect(replies.keep('one', '/c', made(long('b')), 0).tag).not.toBe(reply.tag)
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
])('who takes %j gets %j', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
