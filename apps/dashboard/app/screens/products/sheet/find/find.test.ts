import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noCollections } from '../collections/names.ts'
import { columnIds } from '../columns.ts'
import { withTexts } from '../drafts.ts'
import type { SheetRow } from '../rows.ts'
import {
  type FindQuery,
  hitsOf,
  indexOfHit,
  nextHit,
  replaced,
  type SearchedSheet,
} from './find.ts'

const reading = { digits: 2, collections: noCollections }

const row = (key: string, values: SheetRow['values']): SheetRow => ({
  key,
  productId: key,
  revision: 1,
  variantId: `${key}-v`,
  hasProduct: true,
  label: values.name ?? '',
  values,
})
const cups: readonly SheetRow[] = [
  row('a', { name: 'Red cup', sku: 'CUP-1', price: '12.00', visible: '1', tags: 'cup, red' }),
  row('b', { name: 'Cup of (a+b)', sku: '', price: '120.00', visible: '0', tags: '' }),
  row('c', { sku: 'cup', price: '9.00' }),
]
const flags = { yes: 'Yes', no: 'No' }
const sheet: SearchedSheet = { rows: cups, columnIds, drafts: new Map(), flags }
const query = (text: string, others: Partial<FindQuery> = {}): FindQuery => ({
  text,
  matchCase: false,
  wholeCell: false,
  ...others,
})
const found = (one: FindQuery, searched = sheet) =>
  hitsOf(searched, one).map(({ row: at, column }) => `${at} ${searched.columnIds[column]}`)
const texts = (one: FindQuery, by: string, searched = sheet) =>
  replaced(searched, hitsOf(searched, one), { query: one, by }).map(({ text }) => text)

test('a text is found in all columns with texts, line by line', () => {
  expect(found(query('cup'))).toEqual(['0 name', '0 sku', '0 tags', '1 name', '2 sku'])
  expect(found(query('cup', { matchCase: true }))).toEqual(['0 name', '0 tags', '2 sku'])
  expect(found(query('CUP', { wholeCell: true }))).toEqual(['2 sku'])
  expect(found(query('12'))).toEqual([])
  expect(found(query(''))).toEqual([])
})

test('in one column prices, and the labels of yes and no, are found, too', () => {
  expect(found(query('12', { column: 'price' }))).toEqual(['0 price', '1 price'])
  expect(found(query('no', { column: 'visible' }))).toEqual(['1 visible'])
  expect(texts(query('no', { column: 'visible' }), 'Yes')).toEqual(['Yes'])
})

test('a text is replaced literally, anywhere in a cell', () => {
  expect(texts(query('(a+b)'), '$&')).toEqual(['Cup of $&'])
  expect(texts(query('cup'), 'mug')).toEqual([
    'Red mug',
    'mug-1',
    'mug, red',
    'mug of (a+b)',
    'mug',
  ])
  expect(texts(query('d', { column: 'tags' }), '')).toEqual(['cup, re'])
})

test('unsaved input is searched instead of stored values', () => {
  const typed = [{ row: cups[0] as SheetRow, column: 'name' as const, text: 'Blue bowl' }]
  const drafts = withTexts(new Map(), typed, reading)
  expect(found(query('bowl'), { ...sheet, drafts })).toEqual(['0 name'])
  expect(found(query('red cup'), { ...sheet, drafts })).toEqual([])
})

test('next and previous go through all matches, around the end, and back', () => {
  const hits = hitsOf(sheet, query('cup'))
  let at = { row: 0, column: 0 }
  const seen = hits.map(() => {
    at = nextHit(hits, at) ?? at
    return indexOfHit(hits, at)
  })
  expect(seen).toEqual([1, 2, 3, 4, 0])
  expect(nextHit(hits, at, true)).toEqual(hits.at(-1))
  expect(nextHit([], at)).toBeUndefined()
})

test('all occurrences of a text in a cell are replaced, and nothing else', () => {
  const word = fc.string({ minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(word, fc.array(fc.string({ maxLength: 20 })), (text, names) => {
      const rows = names.map((name, at) => row(String(at), { name }))
      const one = query(text, { matchCase: true })
      const searched = { ...sheet, rows }
      const gone = names.filter((name) => name.includes(text))
      expect(texts(one, '', searched)).toEqual(gone.map((name) => name.split(text).join('')))
      expect(texts(one, text, searched)).toEqual(gone)
    }),
  )
})

test('ten thousand lines are searched and replaced', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) =>
    row(String(at), { name: `Cup ${at}`, sku: `C-${at}`, brand: 'Kiln', ribbon: '', tags: 'cup' }),
  )
  const large = { ...sheet, rows }
  const hits = hitsOf(large, query('cup'))
  expect(hits).toHaveLength(20_000)
  const cells = replaced(large, hits, { query: query('cup'), by: 'Mug' })
  expect(withTexts(new Map(), cells, reading).size).toBe(20_000)
})
