import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createSealing } from '../platform/sealing.ts'
import { type Cursor, createCursors } from './cursors.ts'

const cursors = createCursors(createSealing(randomBytes(32)))
const cursor: Cursor = {
  filter: { name: { $contains: '% שלום 🏺' } },
  sort: [{ fieldName: 'price', order: 'DESC' }],
  limit: 20,
  place: ['1.5', null, '7'],
  backwards: false,
  inclusive: false,
  offset: 20,
  total: 90,
}

describe('a cursor', () => {
  test('contains the query and the start of the page', () => {
    expect(cursors.open('a', cursors.seal('a', cursor))).toEqual(cursor)
  })

  test('is the same text for the same page', () => {
    expect(cursors.seal('a', cursor)).toBe(cursors.seal('a', cursor))
  })

  test('is invalid in another scope or with another key', () => {
    const text = cursors.seal('a', cursor)
    expect(() => cursors.open('b', text)).toThrow('not a cursor')
    expect(() => createCursors(createSealing(randomBytes(32))).open('a', text)).toThrow()
  })

  test('is invalid after a character was changed, added or removed', () => {
    const text = cursors.seal('a', cursor)
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === 'A' ? 'B' : 'A'
      const changed = text.slice(0, at) + other + text.slice(at + 1)
      expect(() => cursors.open('a', changed)).toThrow('not a cursor')
    }
    for (const wrong of [
      '',
      'x',
      `${text}A`,
      `${text}=`,
      ` ${text}`,
      text.slice(1),
      text.slice(4),
    ]) {
      expect(() => cursors.open('a', wrong)).toThrow('not a cursor')
    }
  })

  test('is refused when its filter would make it longer than 16,000 characters', () => {
    const long = (bytes: number) => ({
      ...cursor,
      filter: { name: randomBytes(bytes).toString('hex') },
    })
    expect(cursors.seal('a', long(4000)).length).toBeLessThanOrEqual(16_000)
    expect(() => cursors.seal('a', long(20_000))).toThrow('page with paging instead')
  })
})
