import type { VariantStock } from '@vitrine/contract/stock'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noCollections } from '../collections/names.ts'
import { cellKey, changedCells, changesOf, withTexts } from '../drafts.ts'
import { readSheetCell } from '../read-cell.ts'
import type { SheetRow } from '../rows.ts'
import { afterSave } from '../save/after-save.ts'
import { withStock } from './pieces.ts'

const reading = { digits: 2, collections: noCollections }

const line: SheetRow = {
  key: 'p',
  productId: 'p',
  revision: 7,
  variantId: 'v',
  hasProduct: true,
  label: 'Jug',
  values: { name: 'Jug', price: '3.20' },
}
const stockOf = (quantity: number | null, locationId = 'shop', revision = 4): VariantStock => ({
  productId: 'p',
  variantId: 'v',
  productName: 'Jug',
  variantName: 'Jug',
  sku: null,
  barcode: null,
  visible: true,
  stock: [
    {
      itemId: 'i',
      revision,
      locationId,
      tracked: quantity !== null,
      quantity,
      held: 0,
      availability: 'IN_STOCK',
    },
  ],
})
const rowWith = (stock: VariantStock, locationId = 'shop') =>
  withStock([line], new Map([['p/v', stock]]), locationId)[0] as SheetRow
const typed = (row: SheetRow, text: string) =>
  withTexts(new Map(), [{ row, column: 'stock', text }], reading)

describe('a cell with stock', () => {
  test.each([
    ['12', '12', { kind: 'none' }],
    ['12', '15', { kind: 'value', value: '15' }],
    ['12', '1.500', { kind: 'value', value: '1500' }],
    ['12', '+5', { kind: 'value', value: '+5' }],
    ['12', '-2', { kind: 'value', value: '-2' }],
    ['12', '−2', { kind: 'value', value: '-2' }],
    ['12', '-13', { kind: 'wrong', problem: 'belowZero' }],
    ['12', 'many', { kind: 'wrong', problem: 'number' }],
    ['12', '', { kind: 'none' }],
    ['–', '+1', { kind: 'wrong', problem: 'notTracked' }],
    ['–', '–', { kind: 'none' }],
    ['–', '3', { kind: 'value', value: '3' }],
    ['', '+1', { kind: 'value', value: '+1' }],
    ['-3', '-3', { kind: 'none' }],
  ] as const)('over %j reads %j', (stored, text, entry) => {
    expect(readSheetCell('stock', text, stored, reading)).toEqual(entry)
  })

  test('has the quantity at the chosen location, and is empty before it is loaded', () => {
    expect(rowWith(stockOf(12)).values.stock).toBe('12')
    expect(rowWith(stockOf(null)).values.stock).toBe('–')
    expect(rowWith(stockOf(12), 'depot')).toMatchObject({
      values: { stock: '' },
      stock: { locationId: 'depot', revision: 0 },
    })
    expect(withStock([line], new Map(), 'shop')[0]?.values.stock).toBeUndefined()
  })

  test('compares input with the stock that was shown, not with the product', () => {
    const drafts = typed(rowWith(stockOf(12)), '+5')
    const renewed = rowWith(stockOf(9, 'shop', 6))
    expect(changedCells([renewed], drafts, reading)).toMatchObject([
      { revision: 4, column: 'stock' },
    ])
    expect(changesOf(changedCells([renewed], drafts, reading), noCollections)).toEqual([])
  })

  test('input at one location does not apply to another', () => {
    const drafts = typed(rowWith(stockOf(12)), '20')
    expect(changedCells([rowWith(stockOf(3, 'depot'), 'depot')], drafts, reading)).toEqual([])
  })

  test('that others changed is shown, and the next save overwrites it', () => {
    const row = rowWith(stockOf(12))
    const stale = new Set([cellKey(row, 'stock')])
    const left = afterSave(typed(row, '20'), { saved: new Set(), notes: new Map(), stale })
    const renewed = rowWith(stockOf(9, 'shop', 6))
    expect([...left.values()]).toEqual([{ text: '20', isStale: true }])
    expect(changedCells([renewed], left, reading)).toMatchObject([{ revision: 6 }])
  })

  test('accepts every whole number and every relative change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.nat(999_999), (by, there) => {
        const added = readSheetCell('stock', `+${by}`, String(there), reading)
        expect(added).toEqual({ kind: 'value', value: `+${by}` })
        const set = readSheetCell('stock', String(there + by), String(there), reading)
        expect(set).toEqual({ kind: 'value', value: String(there + by) })
      }),
    )
  })
})
