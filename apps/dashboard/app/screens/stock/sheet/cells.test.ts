import { MAX_STOCK_QUANTITY } from '@vitrine/contract/stock'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextPlace, placeCopied, readCopied } from '../../../shared/sheet/places.ts'
import { type CellEntry, pieceCountAfter, readCell, readPieces } from './cells.ts'

const counted = (quantity: number) => ({ tracked: true, quantity })
const uncounted = { tracked: false, quantity: null }
const set = (quantity: number): CellEntry => ({ kind: 'set', quantity })
const adjust = (by: number): CellEntry => ({ kind: 'adjust', by })
const wrong = (problem: string) => ({ kind: 'wrong', problem })
const none = { kind: 'none' }

describe('a typed cell', () => {
  test.each([
    ['12', counted(5), set(12)],
    [' 12 ', null, set(12)],
    ['0', uncounted, set(0)],
    ['+5', counted(5), adjust(5)],
    ['-3', counted(5), adjust(-3)],
    ['− 3', counted(5), adjust(-3)],
    ['+5', null, adjust(5)],
    ['', counted(5), none],
    ['5', counted(5), none],
    ['+0', counted(5), none],
    ['1,234', counted(5), set(1234)],
    ["1'234'567", counted(5), set(1_234_567)],
    ['12,00', counted(5), set(12)],
    ['1.5', counted(5), wrong('number')],
    ['twelve', counted(5), wrong('number')],
    ['+', counted(5), wrong('number')],
    ['1.234,567', counted(5), wrong('number')],
    ['-6', counted(5), wrong('belowZero')],
    ['+1', uncounted, wrong('notTracked')],
    ['-1', null, wrong('notTracked')],
    ['1000000000', counted(5), wrong('tooMany')],
    ['+1', counted(MAX_STOCK_QUANTITY), wrong('tooMany')],
  ] as const)('%j over %j', (text, state, entry) => {
    expect(readCell(text, state)).toEqual(entry)
  })

  test('has the same value with any digit grouping of a spreadsheet', () => {
    const separators = ['.', ',', ' ', "'", '’', '\u00a0', '\u202f']
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_STOCK_QUANTITY }),
        fc.constantFrom(...separators),
        (pieces, separator) => {
          const text = String(pieces).replace(/\B(?=(\d{3})+$)/g, separator)
          expect(readPieces(text)).toBe(pieces)
        },
      ),
    )
  })

  test('is never below zero or above the maximum, and shows its result', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'+-0123456789 .,x') }),
        fc.option(fc.integer({ min: 0, max: MAX_STOCK_QUANTITY })),
        (text, quantity) => {
          const state = quantity === null ? null : counted(quantity)
          const entry = readCell(text, state)
          const after = pieceCountAfter(entry, state)
          const isChange = entry.kind === 'set' || entry.kind === 'adjust'
          expect(after !== undefined).toBe(isChange)
          expect(after ?? 0).toBeGreaterThanOrEqual(0)
          expect(after ?? 0).toBeLessThanOrEqual(MAX_STOCK_QUANTITY)
        },
      ),
    )
  })
})

describe('copied cells', () => {
  test('are rows and columns; a single value is pasted as text', () => {
    expect(readCopied('1\r\n2\r\n')).toEqual([['1'], ['2']])
    expect(readCopied('1\t2\n\t4')).toEqual([
      ['1', '2'],
      ['', '4'],
    ])
    expect(readCopied('17')).toBeUndefined()
    expect(readCopied('17\n')).toBeUndefined()
  })

  test('are parsed back as they were copied', () => {
    const cell = fc.stringMatching(/^[+-]?\d{1,6}$/)
    const table = fc
      .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 6 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      )
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCopied(rows.map((row) => row.join('\t')).join('\r\n'))).toEqual(rows)
      }),
    )
  })

  test('stay within the sheet, and cells outside are counted', () => {
    const size = { rows: 3, columns: 2 }
    const rows = [['1', '2'], ['3', ''], ['4']]
    expect(placeCopied(rows, { row: 1, column: 1 }, size)).toEqual({
      cells: [
        { row: 1, column: 1, text: '1' },
        { row: 2, column: 1, text: '3' },
      ],
      leftOut: 2,
    })
  })
})

describe('keys', () => {
  const size = { rows: 2, columns: 2 }
  const press = (row: number, column: number, key: string, shiftKey = false) =>
    nextPlace({ row, column }, { key, shiftKey }, size)

  test('move as in a spreadsheet, and out of it at its ends', () => {
    expect(press(0, 1, 'Enter')).toEqual({ row: 1, column: 1 })
    expect(press(1, 1, 'Enter')).toBeUndefined()
    expect(press(1, 0, 'Enter', true)).toEqual({ row: 0, column: 0 })
    expect(press(0, 1, 'Tab')).toEqual({ row: 1, column: 0 })
    expect(press(1, 0, 'Tab', true)).toEqual({ row: 0, column: 1 })
    expect(press(1, 1, 'Tab')).toBeUndefined()
    expect(press(0, 0, 'Tab', true)).toBeUndefined()
    expect(press(1, 0, 'ArrowUp')).toEqual({ row: 0, column: 0 })
    expect(press(0, 0, 'ArrowLeft')).toBeUndefined()
  })
})
