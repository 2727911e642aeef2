import { expect, test } from 'vitest'
import { placeCopied, readCopied } from '../../shared/sheet/places.ts'
import type { VariantLine } from './use-variants.ts'
import { partsBelow, pastedParts, variantColumns } from './variant-columns.ts'

const line = (id: string, price: string) =>
  ({ variant: { id }, form: { price, visible: true }, errors: {} }) as unknown as VariantLine
const lines = [line('a', '10.00'), line('b', '11.00'), line('c', '12.00')]
const columns = variantColumns({ track: true, isWide: false })

const paste = (text: string, row: number, column: number) => {
  const size = { rows: lines.length, columns: columns.length }
  const { cells, leftOut } = placeCopied(readCopied(text) ?? [], { row, column }, size)
  const parts = pastedParts(lines, columns, cells).map(({ variant, part }) => [variant.id, part])
  return { parts, leftOut }
}

test('columns depend on the table', () => {
  expect(columns).toEqual(['price', 'sku', 'quantity', 'visible'])
  expect(variantColumns({ track: false, isWide: true })).toEqual([
    'price',
    'sku',
    'inStock',
    'cost',
    'weight',
    'barcode',
    'manufacturerPartNumber',
    'visible',
  ])
})

test('a copied column is pasted into the lines from a cell on, and an empty cell changes nothing', () => {
  expect(paste('12,50\r\n\r\n13\r\n', 0, 0)).toEqual({
    parts: [
      ['a', { price: '12,50' }],
      ['c', { price: '13' }],
    ],
    leftOut: 0,
  })
  expect(paste('1\n2\n3', 1, 0).leftOut).toBe(1)
})

test('a copied block fills several columns; words set whether a variant is visible', () => {
  expect(paste('S-1\t4\tno\nS-2\t5\tperhaps', 0, 1).parts).toEqual([
    ['a', { sku: 'S-1' }],
    ['a', { quantity: '4' }],
    ['a', { visible: false }],
    ['b', { sku: 'S-2' }],
    ['b', { quantity: '5' }],
  ])
})

test('a value is filled down its column, and from the last line nothing changes', () => {
  const below = partsBelow(lines, 'price', 1)
  expect(below.map(({ variant, part }) => [variant.id, part])).toEqual([['c', { price: '11.00' }]])
  expect(partsBelow(lines, 'price', 2)).toEqual([])
  expect(partsBelow(lines, 'price', 9)).toEqual([])
})
