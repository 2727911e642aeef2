import {
  assert,
  date,
  dictionary,
  json,
  jsonValue,
  letrec,
  oneof,
  property,
  string,
} from 'fast-check'
import { expect, test } from 'vitest'
import { fromText, toText } from './codec.ts'

const { value } = letrec((tie) => ({
  value: oneof(
    { maxDepth: 4 },
    date({ noInvalidDate: false }),
    jsonValue({ maxDepth: 2 }),
    dictionary(
      oneof(
        string(),
        string().map((text) => `$${text}`),
      ),
      tie('value'),
    ),
  ),
}))

/** JSON knows one zero, and this format no own key of that name. */
const plain = (part: unknown): unknown => {
  if (part instanceof Date) return part
  if (Array.isArray(part)) return part.map(plain)
  if (typeof part !== 'object' || part === null) return Object.is(part, -0) ? 0 : part
  const entries = Object.entries(part).filter(([key]) => key !== '__proto__')
  return Object.fromEntries(entries.map(([key, item]) => [key, plain(item)]))
}

test('every value is read as it was sent, dates as dates', () => {
  assert(
    property(value, (sent) => {
      expect(fromText(toText({ sent }))).toEqual({ sent: plain(sent) })
    }),
  )
})

test('an object that looks like a date stays an object', () => {
  const sent = { $date: '2026-01-31T12:00:00.000Z', $$date: 1, nested: { $date: 'x' } }
  expect(fromText(toText(sent))).toEqual(sent)
})

test('a date is encoded under its own key', () => {
  const at = new Date('2026-01-31T12:00:00Z')
  expect(toText({ at, all: [at] })).toBe(
    '{"at":{"$date":"2026-01-31T12:00:00.000Z"},"all":[{"$date":"2026-01-31T12:00:00.000Z"}]}',
  )
})

test('a key that would change prototypes is dropped', () => {
  const read = fromText('{"__proto__":{"isAdmin":true},"a":1}') as Record<string, unknown>
  expect(Object.keys(read)).toEqual(['a'])
  expect(read.isAdmin).toBeUndefined()
})

test('endless nesting is refused by a clear error, not a stack overflow', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  expect(() => fromText(deep)).toThrow('nested more than 100 deep')
  const loop: { self?: unknown } = {}
  loop.self = loop
  expect(() => toText(loop)).toThrow('nested more than 100 deep')
})

test('no text causes another error', () => {
  assert(
    property(oneof(string(), json()), (text) => {
      try {
        fromText(text)
      } catch (error) {
        expect(error instanceof SyntaxError || error instanceof RangeError).toBe(true)
      }
    }),
  )
})
