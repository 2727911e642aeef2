import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSegment, type IndexedText, MERCHANTS, VISITORS } from './segment.ts'
import { textsOf } from './segment-texts.ts'
import { readQuery } from './text-query.ts'
import { createWordIndex } from './word-index.ts'

const words = ['vase', "o''clock", 'b\\\\2', 'vases', 'cup', 'чай', 'vessel']
const anyPositions = fc.constantFrom('', ':1', ':2A', ':1A,4A', ':3B,7', ':16383C')
const anyVector = fc
  .uniqueArray(fc.constantFrom(...words), { maxLength: 5 })
  .chain((chosen) =>
    fc
      .tuple(...chosen.toSorted().map((word) => anyPositions.map((place) => `'${word}'${place}`)))
      .map((all) => all.join(' ')),
  )
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const anyText = fc.record({
  number: fc.integer({ min: 1, max: 30 }),
  readers: fc.constantFrom(VISITORS, MERCHANTS, VISITORS | MERCHANTS),
  vector: anyVector,
})
const toText = ({ number, ...text }: { number: number; readers: number; vector: string }) =>
  ({ ...text, productId: idOf(number), numericId: number }) satisfies IndexedText
const anyTexts = fc
  .uniqueArray(anyText, { selector: ({ number }) => number, maxLength: 12 })
  .map((all) => all.map(toText).sort((one, other) => one.numericId - other.numericId))

const queries = [
  "'vase'",
  "'vas':*",
  "'v':* & 'cup'",
  "'vase' | ( 'чай' & 'b\\\\2':* )",
  "'o''clock' & 'v':*",
]

describe('an index of words', () => {
  test('returns the documents that it was built from', () => {
    fc.assert(
      fc.property(anyTexts, (texts) => {
        const sorted = (all: readonly IndexedText[]) =>
          all.map(({ vector, ...one }) => ({ ...one, words: vector.split(' ').sort() }))
        expect(sorted(textsOf(buildSegment(texts)))).toEqual(sorted(texts))
      }),
    )
  })

  test('that was updated finds the same as one built from the latest documents', () => {
    const changes = fc.array(fc.tuple(anyTexts, fc.array(fc.integer({ min: 1, max: 30 }))), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(anyTexts, changes, (first, later) => {
        const index = createWordIndex()
        index.add(first)
        index.finish()
        const current = new Map(first.map((text) => [text.productId, text]))
        for (const [texts, removed] of later) {
          const ids = [...texts.map(({ productId }) => productId), ...removed.map(idOf)]
          for (const id of ids) current.delete(id)
          for (const text of texts) current.set(text.productId, text)
          index.put(ids, texts)
        }
        const fresh = createWordIndex()
        fresh.add([...current.values()].sort((one, other) => one.numericId - other.numericId))
        fresh.finish()
        expect(index.size()).toBe(fresh.size())
        for (const text of queries) {
          const query = readQuery(text)
          if (!query) throw new Error(`${text} is no query`)
          for (const readers of [VISITORS, MERCHANTS]) {
            const page = { readers, limit: 5, offset: 1 }
            expect(index.find(query, page)).toEqual(fresh.find(query, page))
          }
        }
      }),
    )
  })

  test('leaves queries to the database that it cannot answer identically', () => {
    expect(readQuery("!'vase'")).toBeUndefined()
    expect(readQuery("'vase' <-> 'cup'")).toBeUndefined()
    expect(readQuery("'vase':A")).toBeUndefined()
    expect(readQuery('')).toBeUndefined()
  })
})
