import { isLess, subtractDecimals } from '@vitrine/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noCollections } from './collections/names.ts'
import { cellKey, cellOfConflict, changedCells, changesOf, effectOf, withTexts } from './drafts.ts'
import { readFormula } from './formula.ts'
import { readSheetCell } from './read-cell.ts'
import type { SheetRow } from './rows.ts'

const reading = { digits: 2, collections: noCollections }

const jug: SheetRow = {
  key: 'p1',
  productId: 'p1',
  revision: 3,
  variantId: 'v1',
  hasProduct: true,
  label: 'Jug',
  values: { name: 'Jug', price: '3.20', salePrice: '', tags: 'glass', visible: '1', sku: 'A' },
}
const mug: SheetRow = {
  ...jug,
  key: 'p2',
  productId: 'p2',
  values: { price: '10.00', salePrice: '8' },
}

describe('a formula', () => {
  test.each([
    ['+10 %', '3.20', '3.52'],
    ['-5', '12.00', '7.00'],
    ['−5', '3.00', '0.00'],
    ['×1.2', '10', '12.00'],
    ['* 1,5', '3', '4.50'],
    ['.99', '12.30', '11.99'],
    ['ending .99', '12.80', '12.99'],
    ['+10 % .99', '20.00', '21.99'],
    ['+ 12,5 %; auf ,95', '8', '8.95'],
    ['round', '2.50', '3.00'],
    ['+10 % en ,99; redondear', '20.00', '22.00'],
    ['arrondir', '2.50', '3.00'],
  ])('%s of %s is %s', (text, before, after) => {
    expect(readFormula(text, 2)?.(before)).toBe(after)
  })

  test.each(['', '10', 'ten', '+%', '+10 % and more', '.999'])('%j is not a formula', (text) => {
    expect(readFormula(text, 2)).toBeUndefined()
  })

  test('rounds to its ending, at most half a unit away, and adds its amount exactly', () => {
    const price = fc.integer({ min: 100, max: 99_999_999 }).map((n) => (n / 100).toFixed(2))
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 99 }), (before, ending) => {
        const text = String(ending).padStart(2, '0')
        const after = readFormula(`.${text}`, 2)?.(before) ?? ''
        expect(after.endsWith(`.${text}`)).toBe(true)
        const far = subtractDecimals(after, before).replace('-', '')
        expect(isLess('0.50', far)).toBe(false)
        expect(readFormula('+5 -5', 2)?.(before)).toBe(before)
      }),
    )
  })
})

describe('a cell', () => {
  test.each([
    ['price', '1.234,50', { kind: 'value', value: '1234.50' }],
    ['price', '3.2', { kind: 'none' }],
    ['price', '', { kind: 'wrong', problem: 'empty' }],
    ['price', '1.2345', { kind: 'wrong', problem: 'digits' }],
    ['price', '-1', { kind: 'wrong', problem: 'amount' }],
    ['salePrice', '', { kind: 'none' }],
    ['visible', 'nein', { kind: 'value', value: '0' }],
    ['visible', 'falso', { kind: 'value', value: '0' }],
    ['visible', 'non', { kind: 'value', value: '0' }],
    ['price', '1\u202f234,50', { kind: 'value', value: '1234.50' }],
    ['visible', 'perhaps', { kind: 'wrong', problem: 'flag' }],
    ['tags', ' glass ,glass', { kind: 'none' }],
    ['tags', 'glass, blue', { kind: 'value', value: 'glass, blue' }],
    ['name', 'x'.repeat(81), { kind: 'wrong', problem: 'long' }],
  ] as const)('%s reads %j', (column, text, entry) => {
    expect(readSheetCell(column, text, jug.values[column] ?? '', reading)).toEqual(entry)
  })

  test('that is changed back to the stored value is unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const typed = withTexts(new Map(), [{ row: jug, column: 'sku', text }], reading)
        expect(withTexts(typed, [{ row: jug, column: 'sku', text: 'A' }], reading).size).toBe(0)
      }),
    )
  })
})

test('changes are sent by product, with a summary', () => {
  const drafts = withTexts(
    new Map(),
    [
      { row: jug, column: 'price', text: '3,52' },
      { row: jug, column: 'visible', text: 'no' },
      { row: jug, column: 'tags', text: '' },
      { row: mug, column: 'price', text: '11' },
      { row: mug, column: 'salePrice', text: '' },
      { row: mug, column: 'name', text: 'has no such cell' },
    ],
    reading,
  )
  const cells = changedCells([jug, mug], drafts, reading)
  expect(effectOf(cells)).toMatchObject({ count: 2, onSale: 1, lowest: ['3.20', '3.52'] })
  expect(changesOf(cells, noCollections)).toEqual([
    {
      id: 'p1',
      revision: 3,
      visible: false,
      tags: { public: [] },
      variants: [{ id: 'v1', price: '3.52' }],
    },
    { id: 'p2', revision: 3, variants: [{ id: 'v1', price: '11', salePrice: null }] },
  ])
})

test('a change is compared with the value that was shown when it was typed', () => {
  const typed = withTexts(new Map(), [{ row: jug, column: 'price', text: '4' }], reading)
  const renewed = { ...jug, revision: 9 }
  const more = withTexts(typed, [{ row: renewed, column: 'sku', text: 'B' }], reading)
  expect(changesOf(changedCells([renewed], more, reading), noCollections)).toMatchObject([
    { revision: jug.revision },
  ])
})

test('a conflict is shown at its cell', () => {
  expect(cellOfConflict([jug, mug], 'p1', 'price')).toBe(cellKey(jug, 'price'))
  expect(cellOfConflict([jug, mug], 'p2', 'variants.v1.salePrice')).toBe(cellKey(mug, 'salePrice'))
  expect(cellOfConflict([jug], 'p1', 'description')).toBeUndefined()
})
